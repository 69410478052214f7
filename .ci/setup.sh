#!/bin/sh
# Make the virtual environment and install exactly what .ci/requirements.txt lists, file by file as its hashes say, then
# the project itself, editable.
# Usage: setup.sh PYTHON VENV
set -eu
python=$1
venv=$2

say() {
    printf '%s\n' "$*" >&2
}

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    say "Tableside needs Python 3.11 or newer as '$python'; name another one with: make PYTHON=/path/to/python3"
    exit 1
fi

# Debian packs ensurepip apart from python3.
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "Installing python3-venv, which this machine's Python lacks ..."
        { apt-get update -qq && apt-get install -y -qq python3-venv; } >/dev/null 2>&1 || true
    fi
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        say "This Python cannot make virtual environments; on Debian run: apt-get install python3-venv"
        exit 1
    fi
fi

[ -x "$venv/bin/python" ] || "$python" -m venv "$venv"

say "Installing the packages (once; later starts need no network) ..."
pip() {
    "$venv/bin/python" -m pip --disable-pip-version-check -qq "$@"
}
if ! pip install --no-deps --require-hashes -r .ci/requirements.txt; then
    say "The packages could not be installed: the first set-up needs a network, and files as .ci/requirements.txt has them."
    exit 1
fi
pip install --no-deps --no-build-isolation --editable .
