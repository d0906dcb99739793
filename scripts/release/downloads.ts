import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { goModule } from './go-module.ts';
import type { Made } from './made.ts';
import { npmPackages } from './npm-packages.ts';
import { publishedNamed, versionOf } from './published.ts';
import { pythonPackage } from './python-package.ts';

/** What an instance serves below `/packages/`: `packages/dist`, made at its start from sources, by Node alone. */
const FOLDER = 'packages/dist';
/** What is in the folder; `server/api/pages/package-files.ts` reads it. */
const LIST = 'list.json';

/** What is made of sources that Node can pack; of SDKs, those whose folder is there. */
export async function downloads(root: string): Promise<readonly Made[]> {
  const made = (name: string, make: (root: string, version: string) => readonly Made[]): readonly Made[] => {
    const thing = publishedNamed(name);
    return thing.sources.every((place) => fs.existsSync(path.join(root, place)))
      ? make(root, versionOf(thing, root))
      : [];
  };
  return [...(await npmPackages(root)), ...made('python', pythonPackage), ...made('go', goModule)];
}

/** Puts them where an instance of this folder finds them. */
export async function putDownloads(root: string): Promise<void> {
  const folder = path.join(root, FOLDER);
  fs.rmSync(folder, { recursive: true, force: true });
  const all = await downloads(root);
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
