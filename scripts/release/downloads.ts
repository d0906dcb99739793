import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { goModule } from './go-module.ts';
import type { MadeFile } from './made.ts';
import { npmPackages } from './npm-packages.ts';
import { publishedNamed, versionOf } from './published.ts';
import { phpPackage } from './php-package.ts';
import { pythonPackage } from './python-package.ts';
import { rubyGem } from './ruby-gem.ts';

/** What an instance serves below `/packages/`: `packages/dist`, made at its start from sources, by Node alone. */
const FOLDER = 'packages/dist';
/** What is in the folder; `server/api/pages/package-files.ts` reads it. */
const LIST = 'list.json';
/** `scripts/build.mjs` writes there of which sources all this is. */
const STAMP = 'sources';

type Make = (root: string, version: string) => readonly MadeFile[];
const MAKERS: readonly (readonly [thing: string, make: Make])[] = [
  ['python', pythonPackage],
  ['go', goModule],
  ['php', phpPackage],
  ['ruby', rubyGem],
];

/** What Node alone can pack. */
export async function downloads(root: string): Promise<readonly MadeFile[]> {
  const sdks = MAKERS.flatMap(([name, make]) => make(root, versionOf(publishedNamed(name), root)));
  return [...(await npmPackages(root)), ...sdks];
}

/** Puts them where an instance of this folder finds them. */
export function putDownloads(root: string, all: readonly MadeFile[]): void {
  const folder = path.join(root, FOLDER);
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    if (name !== STAMP) fs.rmSync(path.join(folder, name), { recursive: true });
  for (const { path: place, bytes } of all) putFile(path.join(folder, place), bytes);
  const files = all.map(({ bytes, purl, needs: _needs, thing, ...file }) => ({
    ...file,
    // By it an installer knows the package; what stands beside one is only fetched.
    ...(purl === undefined ? {} : { of: thing, integrity: integrityOf(bytes) }),
  }));
  const versions: unknown = JSON.parse(fs.readFileSync(path.join(root, 'contract/versions.json'), 'utf8'));
  putFile(path.join(folder, LIST), Buffer.from(`${JSON.stringify({ versions, files }, null, 1)}\n`));
}

export function putFile(place: string, bytes: Buffer): void {
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, bytes);
}

/** As npm writes it into a lock file. */
function integrityOf(bytes: Buffer): string {
  return `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
}
