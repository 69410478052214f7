#!/bin/sh
# Succeed when a Chromium for the browser journeys is there, after trying to install one where that is allowed.
set -u

found() {
    command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null
}

install() {
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium fonts-dejavu
}

found && exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing chromium for the browser journeys ..." >&2
    for _ in 1 2 3; do
        install >/dev/null 2>&1 && found && exit 0
        sleep 2
    done
fi

echo "NO BROWSER: chromium is not on this machine and could not be installed, so the browser journeys ARE NOT RUN." >&2
exit 1
