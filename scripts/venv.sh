# Shared by ./play and ./test: makes .venv with what a lock file names, and installs the package into it.
# Sourced with the root of the project as the working directory. Each step says in one line what it does.

say() { printf 'pressgang: %s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

# A Python that is new enough; PYTHON=... names another.
find_python() {
    for python in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            "$python" -c 'import venv, ensurepip' 2>/dev/null ||
                fail "$python has no venv module: install it (on Debian and Ubuntu: the package python3-venv)"
            return
        fi
    done
    fail "Python 3.11 or newer is needed and was not found: install it, or name it: PYTHON=/path/to/python $0"
}

# A number that changes when one of these files or folders does.
fingerprint() { find "$@" -type f ! -name '*.pyc' -exec cksum {} + | LC_ALL=C sort | cksum; }

make_venv() {
    if [ -d .venv ] && .venv/bin/python -c 'import pip' 2>/dev/null; then return; fi
    find_python
    say "making .venv with $("$python" --version)"
    rm -rf .venv
    "$python" -m venv .venv || fail "cannot make .venv"
}

# install_locked LOCK: the dependencies, if the lock file is not the one that was installed last.
install_locked() {
    stamp=".venv/$1.stamp"
    now=$(fingerprint "$1")
    if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$now" ]; then return; fi
    say "installing what $1 names"
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r "$1" >.venv/install.log 2>&1 ||
        { tail -n 5 .venv/install.log >&2; fail "cannot install the dependencies; all that pip said is in .venv/install.log"; }
    printf '%s\n' "$now" >"$stamp"
}

install_package() {
    stamp=.venv/package.stamp
    now=$(fingerprint src/pressgang locales pyproject.toml hatch_build.py README.md)
    if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$now" ]; then return; fi
    if command -v "${CC:-cc}" >/dev/null 2>&1; then say "compiling and installing pressgang"; else say "installing pressgang"; fi
    .venv/bin/python -m pip install --verbose --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall . \
        >.venv/build.log 2>&1 || { tail -n 5 .venv/build.log >&2; fail "cannot install pressgang; all that pip said is in .venv/build.log"; }
    sed -n 's/^ *pressgang: \(not compiled.*\)$/pressgang: \1/p' .venv/build.log >&2
    printf '%s\n' "$now" >"$stamp"
}
