#!/usr/bin/env bash
# Builds the package, runs its tests, and parses every file, also those that only compile for iOS. It ends with one
# line, `N passed, N failed`. Where there is no `swift` nothing has passed, a failure but with `--where-possible`.
set -uo pipefail
cd "$(dirname "$0")"
log="$(mktemp)"
trap 'rm -f "$log"; exec 3>&-; wait 2>/dev/null' EXIT

if ! command -v swift >/dev/null; then
  echo 'The Swift package was not tried here: there is no swift'
  [ "${1:-}" = '--where-possible' ] && exit 0
  echo '0 passed, 0 failed'
  exit 1
fi
swift --version 2>&1 | head -n 1
passed=0
failed=0
judge() { # judge NAME CODE
  if [ "$2" -eq 0 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
  echo "$([ "$2" -eq 0 ] && echo ✔ || echo ✖) $1"
}

while IFS= read -r file; do
  swiftc -frontend -parse -swift-version 6 "$file" >"$log" 2>&1
  code=$?
  [ "$code" -eq 0 ] || cat "$log"
  judge "parsed: $file" "$code"
done < <(find Package.swift Sources Tests sample -name '*.swift' | LC_ALL=C sort)

if command -v node >/dev/null; then
  exec 3> >(node Tests/replay-server.mjs >"$log.address")
  for _ in $(seq 100); do [ -s "$log.address" ] && break; sleep 0.1; done
  RAILYARD_REPLAY="$(cat "$log.address" 2>/dev/null)"
  export RAILYARD_REPLAY
  rm -f "$log.address"
else
  echo 'Without node there is no replay server: tests that need it are skipped'
fi

swift build --build-tests ${RAILYARD_SWIFT_OPTIONS:-} >"$log" 2>&1
code=$?
[ "$code" -eq 0 ] || { grep -E 'error:|warning:' "$log" | sort -u | head -n 50; tail -n 5 "$log"; }
judge 'built' "$code"
if [ "$code" -eq 0 ]; then
  judge 'built without a warning' "$(grep -cE '/(Sources|Tests)/.*warning:' "$log")"
  swift test --skip-build --disable-swift-testing ${RAILYARD_SWIFT_OPTIONS:-} >"$log" 2>&1
  while IFS= read -r line; do
    case "$line" in
      *"' passed "*) judge "${line#Test Case }" 0 ;;
      *"' failed "*) judge "${line#Test Case }" 1 ;;
      *"' skipped "*) echo "- ${line#Test Case }" ;;
    esac
  done < <(grep -E "^Test Case .*(passed|failed|skipped) " "$log")
  grep -E 'error: ' "$log" | head -n 50
  grep -qE '^Test Case ' "$log" || { tail -n 20 "$log"; judge 'tests ran' 1; }
fi

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
