#!/bin/sh
# Run the unit tests and the browser journeys at the same time, each in a process of its own: a journey mostly waits.
# What the journeys say is kept back until the unit tests have spoken, and of journeys that passed only the last line:
# who reads the end of a long record sees what failed. Both must pass; what either reached is covered.
# Every run is the same: the order of sets, the examples that are tried and the moments of the kills; see tests/conftest.py.
# With arguments for pytest it is one process, as pytest alone would be.
# Usage: test.sh BIN SELECTION [ARGUMENT...]
set -u
export PYTHONHASHSEED=0
bin=$1
select=$2
shift 2

if ! sh .ci/browser.sh; then
    exec "$bin/python" -m pytest --cov --cov-report= -m "$select and not e2e" "$@"
fi
if [ $# -gt 0 ]; then
    exec "$bin/python" -m pytest --cov --cov-report= -m "$select" "$@"
fi

said=$(mktemp)
journeys=
trap 'kill "$journeys" 2>/dev/null; rm -f "$said" .coverage.units .coverage.journeys' EXIT
trap 'exit 130' INT TERM

COVERAGE_FILE=.coverage.journeys "$bin/python" -m pytest --cov --cov-report= -p no:cacheprovider -m "$select" \
    tests/e2e >"$said" 2>&1 &
journeys=$!
COVERAGE_FILE=.coverage.units "$bin/python" -m pytest --cov --cov-report= -m "$select" --ignore=tests/e2e
units_ended=$?
wait "$journeys"
journeys_ended=$?
journeys=
if [ "$journeys_ended" = 0 ]; then tail -n 1 "$said"; else cat "$said"; fi
echo "unit tests: exit $units_ended, journeys: exit $journeys_ended"
# What failed does not hide what was reached: `make cover` has its answer all the same.
"$bin/coverage" combine -q .coverage.units .coverage.journeys
if [ "$units_ended" != 0 ] || [ "$journeys_ended" != 0 ]; then exit 1; fi
