#!/usr/bin/env bash
# Sets up what is asked for and not there yet; a second call with the same sources does nothing.
#
#   app         .venv with the package in it, compiled where that is possible
#   tests       the same with what tests and checks need, and a browser
#   wheel       the package in dist/
#   catanatron  .venv-catanatron, the yardstick of `make bench`
set -euo pipefail
cd "$(dirname "$0")/.."
APP="[web,arena]"
export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore PIP_NO_INPUT=1

say() { printf '%s\n' "$*" >&2; }

fail() {
    say "$*"
    exit 1
}

debian() {
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
        return 1
    fi
    say "Installing $*"
    apt-get -qq update >/dev/null &&
        DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$@" >/dev/null
}

make_venv() {
    local folder=$1 python=${PYTHON:-python3}
    if "$folder/bin/python" -m pip --version >/dev/null 2>&1; then
        return
    fi
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || fail "Waldglas needs Python 3.11 or newer."
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        debian python3-venv || fail "Python's venv module is missing: install python3-venv."
    fi
    say "Making $folder"
    "$python" -m venv --clear "$folder"
}

can_compile() {
    local cc include
    cc=${CC:-$(.venv/bin/python -c 'import sysconfig; print((sysconfig.get_config_var("CC") or "cc").split()[0])')}
    include=$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("include"))')
    printf '#include <Python.h>\n' | ${cc} "-I$include" -fsyntax-only -x c - 2>/dev/null
}

choose_build() {
    compile=1
    if can_compile; then
        return
    fi
    if ! debian gcc libc6-dev python3-dev || ! can_compile; then
        say "No C compiler with Python's headers here: going on interpreted, which is slower."
        compile=0
    fi
}

fingerprint() {
    printf '%s\n' "$compile"
    .venv/bin/python -VV
    find pyproject.toml src docs/rules -type f ! -path '*/__pycache__/*' ! -name '*.so' -print0 |
        LC_ALL=C sort -z | xargs -0 sha256sum
}

is_current() { [ "$(cat "$1" 2>/dev/null)" = "$print" ]; }

build_wheel() {
    make_venv .venv
    choose_build
    print=$(fingerprint | sha256sum)
    if is_current dist/.built; then
        return
    fi
    rm -rf dist
    .venv/bin/python -m build --version >/dev/null 2>&1 || .venv/bin/pip install -q build
    say "Building the package"
    # By way of the source archive, so that no compiled file lands in src.
    mkdir -p build
    # Functions of the rules call each other and Python directly: nobody else sees or replaces them at run time.
    export CFLAGS="-fno-semantic-interposition -fvisibility=hidden -fno-plt ${CFLAGS:-}"
    if ! HATCH_BUILD_HOOK_ENABLE_MYPYC=$compile .venv/bin/python -m build >build/log 2>&1; then
        cat build/log >&2
        fail "The package could not be built."
    fi
    if [ "$compile" = 1 ]; then
        .venv/bin/python tools/check_wheel.py dist/*.whl
    fi
    printf '%s\n' "$print" >dist/.built
}

install() {
    local stamp=.venv/.installed$1
    build_wheel
    if is_current "$stamp"; then
        return
    fi
    say "Installing the package$1 in .venv"
    rm -f .venv/.installed*
    .venv/bin/pip uninstall -q -y waldglas 2>/dev/null
    .venv/bin/pip install -q "$(ls dist/*.whl)$1"
    printf '%s\n' "$print" | tee ".venv/.installed$APP" >"$stamp"
}

find_chromium() {
    if command -v chromium || debian chromium; then
        return
    fi
    say "No chromium here: the browser tests will be skipped."
} >/dev/null

case ${1:-} in
app) install "$APP" ;;
tests)
    install "[test,dev]"
    find_chromium
    ;;
wheel) build_wheel ;;
catanatron)
    make_venv .venv-catanatron
    .venv-catanatron/bin/python -c 'import catanatron' 2>/dev/null ||
        .venv-catanatron/bin/pip install -q catanatron==3.2.1
    ;;
*) fail "usage: tools/setup.sh app | tests | wheel | catanatron" ;;
esac
