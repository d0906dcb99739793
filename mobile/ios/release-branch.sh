#!/usr/bin/env bash
# SwiftPM wants `Package.swift` at the root of a repository: `mobile/ios/release-branch.sh` puts what HEAD has in this
# folder, and the licence, as a commit upon the branch `swift` of this repository, and says how it is published. Its
# version is the one of VERSION.
set -euo pipefail
cd "$(dirname "$0")"
version="$(cat VERSION)"
if ! [[ "$version" =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]]; then
  echo "$version is no version: three numbers, as in 1.2.0" >&2
  exit 1
fi
cd "$(git rev-parse --show-toplevel)"

index="$(mktemp -u)"
trap 'rm -f "$index"' EXIT
GIT_INDEX_FILE="$index" git read-tree HEAD:mobile/ios
GIT_INDEX_FILE="$index" git update-index --add --cacheinfo "100644,$(git rev-parse HEAD:LICENSE),LICENSE"
tree="$(GIT_INDEX_FILE="$index" git write-tree)"
parent="$(git rev-parse --quiet --verify refs/heads/swift || true)"
message="Railyard for Swift $version, of $(git rev-parse --short HEAD)"
commit="$(git commit-tree "$tree" ${parent:+-p "$parent"} -m "$message")"
git update-ref refs/heads/swift "$commit"
echo "$version is $commit on the branch swift. Publish it: git push MIRROR swift:main $commit:refs/tags/$version"
