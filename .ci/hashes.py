"""Say the hash of every file of the releases named on the standard input, one `name==version` a line.

Run with the Python of a virtual environment, as that knows where this machine's pip looks for packages. pip has no
command that tells the hashes of all files of a release, those for other systems and Pythons included, so this asks the
parts pip is made of: it is the one place that does, it is needed by `make lock` alone, and what it cannot find it says.
"""

import sys

from pip._internal.commands import create_command
from pip._internal.index.collector import parse_links
from pip._vendor.packaging.utils import (
    InvalidSdistFilename,
    InvalidWheelFilename,
    canonicalize_name,
    parse_sdist_filename,
    parse_wheel_filename,
)
from pip._vendor.packaging.version import InvalidVersion, Version


def version_of(filename: str) -> Version | None:
    """Return the release a file belongs to; nothing for what pip would not install."""
    try:
        if filename.endswith(".whl"):
            return parse_wheel_filename(filename)[1]
        return parse_sdist_filename(filename)[1]
    except (InvalidSdistFilename, InvalidWheelFilename, InvalidVersion):
        return None


def main() -> None:
    """Print each requirement with the hashes of its files."""
    command = create_command("download")
    options, _ = command.parse_args([])
    with command.main_context():
        session = command._build_session(options)
        collector = command._build_package_finder(options, session)._link_collector
        for requirement in sys.stdin.read().split():
            name, _, version = requirement.partition("==")
            _, sources = collector.collect_sources(canonicalize_name(name), lambda _: ())
            places = [source.link for source in sources if source is not None and source.link is not None]
            pages = [collector.fetch_response(place) for place in places]
            links = [link for page in pages if page is not None for link in parse_links(page)]
            files = [link for link in links if version_of(link.filename) == Version(version)]
            found = {link.hash for link in files if link.hash_name == "sha256"}
            if not found:
                sys.exit(f"No file of {requirement} has a hash where pip looks for packages.")
            print(requirement, *sorted(f"--hash=sha256:{digest}" for digest in found))


if __name__ == "__main__":
    main()
