#!/bin/sh
# Run the unit tests, then a third of the browser journeys, and at the same time the other journeys: two cores, one each.
# A third run beside them gains nothing, and journeys on a busy machine tell less of the app than of the machine.
# What journeys say is kept back to the end, and of those that passed only the last line; then come the names of what
# failed or never ended: who reads only the end of a long record sees it. All must pass; what the unit tests reached is
# covered.
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

said=$(mktemp -d)
journeys=
trap 'kill "$journeys" 2>/dev/null; rm -rf "$said"' EXIT
trap 'exit 130' INT TERM

# Named one by one: of a journey that never ended the name is the last word.
walked() {
    kept=$said/$1
    shift
    "$bin/python" -m pytest -v -p no:cacheprovider -m "$select" "$@" >"$kept" 2>&1
}

walked first tests/e2e/test_[a-o]*.py &
journeys=$!
counted -m "$select" --ignore=tests/e2e
units_ended=$?
walked second tests/e2e/test_[p-z]*.py
second_ended=$?
wait "$journeys"
first_ended=$?
journeys=
for ended in "first $first_ended" "second $second_ended"; do
    if [ "${ended#* }" = 0 ]; then tail -n 1 "$said/${ended% *}"; else cat "$said/${ended% *}"; fi
done
echo "unit tests: exit $units_ended, journeys: exit $first_ended and $second_ended"
if [ "$units_ended" = 0 ] && [ "$first_ended" = 0 ] && [ "$second_ended" = 0 ]; then exit 0; fi
grep -hE '^(FAILED|ERROR) |Timeout \(' "$said/first" "$said/second"
exit 1
