# Shared by ./play, ./test and bench/run: makes .venv with what a lock file names, and installs the package into it.
# Sourced with the root of the project as the working directory. Each step says in one line what it does. A step that was interrupted
# is done again next time: its stamp is written last, and what is built is moved to its place when it is complete.

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

# A word that changes when one of these files or folders does.
fingerprint() {
    find "$@" \( -name node_modules -o -path client/dist -o -path client/src/wire.ts -o -name __pycache__ \) -prune -o -type f -exec cksum {} + |
        LC_ALL=C sort | cksum | tr ' ' '-'
}

make_venv() {
    if [ -f .venv/made ] && .venv/bin/python -c '' 2>/dev/null; then return; fi
    find_python
    say "making .venv with $("$python" --version)"
    rm -rf .venv
    "$python" -m venv .venv || fail "cannot make .venv"
    touch .venv/made
}

# pip WORD...: quiet; what it said is in .venv/install.log.
pip() { .venv/bin/python -m pip --disable-pip-version-check "$@" >.venv/install.log 2>&1; }

# stamped NAME WORD: whether the step NAME was done with just this.
stamped() { [ -f ".venv/$1.stamp" ] && [ "$(cat ".venv/$1.stamp")" = "$2" ]; }
stamp() { printf '%s\n' "$2" >".venv/$1.stamp"; }

# install_locked LOCK: the dependencies, if the lock file is not the one that was installed last.
install_locked() {
    lock=$(fingerprint "$1")
    if stamped "$1" "$lock"; then return; fi
    say "installing what $1 names"
    pip install --quiet --require-hashes -r "$1" ||
        { tail -n 5 .venv/install.log >&2; fail "cannot install the dependencies; all that pip said is in .venv/install.log"; }
    stamp "$1" "$lock"
}

# Node for building the page: the machine's own, else the one from PyPI. Without any there is still the terminal.
find_node() {
    if command -v npm >/dev/null 2>&1 && node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null; then return; fi
    (install_locked requirements-node.lock) || { say "there is no Node, so the page cannot be built"; return; }
    PATH=$(.venv/bin/python -c 'import hatch_build; print(hatch_build.node_tools()["PATH"])')
}

sources() { fingerprint src/pressgang locales client pyproject.toml hatch_build.py README.md; }

# build_wheel FOLDER: the package as a wheel; all that was said is in .venv/build.log.
build_wheel() {
    .venv/bin/python -m pip wheel --verbose --disable-pip-version-check --no-deps --no-build-isolation -w "$1" . >.venv/build.log 2>&1 ||
        { tail -n 5 .venv/build.log >&2; fail "cannot build pressgang; all that pip said is in .venv/build.log"; }
    sed -n 's/^ *pressgang: \(.* not .*(.*\)$/pressgang: \1/p' .venv/build.log >&2
}

# install_wheel FOLDER STAMP
install_wheel() {
    rm -f .venv/package.stamp
    pip install --quiet --no-deps --force-reinstall --no-index "$1"/*.whl ||
        { tail -n 5 .venv/install.log >&2; fail "cannot install pressgang; all that pip said is in .venv/install.log"; }
    stamp package "$2"
}

# keep_wheel SOURCES [NICENESS]: into .venv/wheel/SOURCES goes the complete package, compiled if it can be. Takes minutes, unless it is there.
# One at a time: who comes second waits and finds it done. It ends with who asked for it.
keep_wheel() {
    .venv/bin/python scripts/alone.py .venv/wheel.lock "${2:-0}" $$ \
        sh -euc '. scripts/venv.sh; keep_wheel_alone "$1"' pressgang "$1"
}

# Whether building the package has to compile: there is a compiler, and the rules are not those that were compiled last.
must_compile() {
    command -v "${CC:-cc}" >/dev/null 2>&1 &&
        .venv/bin/python -c 'import hatch_build, pathlib, sys; sys.exit(hatch_build.kept_rules(pathlib.Path.cwd()).is_dir())'
}

keep_wheel_alone() {
    if [ -d ".venv/wheel/$1" ]; then return; fi
    rm -rf .venv/wheel .venv/wheel.part
    build_wheel .venv/wheel.part
    if [ "$(sources)" != "$1" ]; then fail "the sources were changed while they were built: start again"; fi
    mkdir .venv/wheel
    mv .venv/wheel.part ".venv/wheel/$1"
}

# The package, compiled if it can be.
install_package() {
    now=$(sources)
    if stamped package "$now"; then return; fi
    if [ ! -d ".venv/wheel/$now" ]; then
        find_node
        if must_compile; then say "compiling pressgang (some minutes)"; else say "building pressgang"; fi
        keep_wheel "$now"
    fi
    say "installing pressgang"
    install_wheel ".venv/wheel/$now" "$now"
}

# The package for serving the page, which does not wait for the compiler: it works in the background, for the next start.
install_to_serve() {
    now=$(sources)
    if stamped package "$now" && page_installed; then return; fi
    if [ -d ".venv/wheel/$now" ]; then
        say "installing pressgang, compiled"
        install_wheel ".venv/wheel/$now" "$now"
        if page_installed; then return; fi
        rm -rf .venv/wheel
    fi
    if ! stamped package "$now for now" || ! page_installed; then
        find_node
        say "building the page and installing pressgang"
        rm -rf .venv/for-now
        (export PRESSGANG_PURE=1; build_wheel .venv/for-now)
        install_wheel .venv/for-now "$now for now"
        page_installed || fail "without the page there is the terminal: $0 play dead-mans-draw"
    fi
    if must_compile; then
        say "compiling in the background: the bots will think faster from the next start on"
        (keep_wheel "$now" 19 </dev/null >/dev/null 2>&1 &)
    fi
}

page_installed() { [ -f "$(echo .venv/lib*/python*/site-packages/pressgang/server/static/index.html | cut -d ' ' -f 1)" ]; }
