#!/bin/sh
# Run the unit tests, then a third of the browser journeys, and at the same time the other journeys: two cores, one each.
# What those say is kept back until the others have spoken, and of journeys that passed only the last line: who reads
# the end of a long record sees what failed. All must pass; what the unit tests reached is covered.
# Every run is the same: the order of sets, the examples that are tried and the moments of the kills; see tests/conftest.py.
# With arguments for pytest it is one process, as pytest alone would be.
# Usage: test.sh BIN SELECTION [ARGUMENT...]
set -u
export PYTHONHASHSEED=0
bin=$1
select=$2
shift 2

# Counts what is reached at a tenth of the price of a tracer, which made the tests take thrice their time.
counted() {
    "$bin/python" -m slipcover --branch --source companion,scorers,timers --json --out .coverage.json \
        -m pytest -W "ignore:Module already imported:pytest.PytestAssertRewriteWarning" "$@"
}

if ! sh .ci/browser.sh; then
    counted -m "$select and not e2e" "$@"
    exit
fi
if [ $# -gt 0 ]; then
    counted -m "$select" "$@"
    exit
fi

said=$(mktemp)
journeys=
trap 'kill "$journeys" 2>/dev/null; rm -f "$said"' EXIT
trap 'exit 130' INT TERM

walked() {
    "$bin/python" -m pytest -p no:cacheprovider -m "$select" "$@"
}

walked tests/e2e/test_[a-o]*.py >"$said" 2>&1 &
journeys=$!
counted -m "$select" --ignore=tests/e2e
units_ended=$?
walked tests/e2e/test_[p-z]*.py
others_ended=$?
wait "$journeys"
journeys_ended=$?
journeys=
if [ "$journeys_ended" = 0 ]; then tail -n 1 "$said"; else cat "$said"; fi
echo "unit tests: exit $units_ended, journeys: exit $journeys_ended and $others_ended"
if [ "$units_ended" != 0 ] || [ "$journeys_ended" != 0 ] || [ "$others_ended" != 0 ]; then exit 1; fi
