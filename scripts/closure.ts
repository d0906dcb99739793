import fs from 'node:fs';
import path from 'node:path';
import { importsOf } from '../test/architecture/source.ts';

const root = path.join(import.meta.dirname, '..');

type Closure = Readonly<{ files: ReadonlySet<string>; packages: ReadonlySet<string> }>;

/** A file and all that it imports, and all that those import, through files that `follows` takes. */
export function closureOf(start: string, follows: (file: string) => boolean = () => true): Closure {
  const [files, packages] = [new Set<string>([start]), new Set<string>()];
  for (const file of files) {
    if (file !== start && !follows(file)) continue;
    const own = importedBy(file);
    for (const other of own.files) files.add(other);
    for (const name of own.packages) packages.add(name);
  }
  return { files, packages };
}

/** Read once: nearly every test comes by nearly every file of the service. */
function importedBy(file: string): Closure {
  const known = read.get(file);
  if (known !== undefined) return known;

  const place = path.join(root, file);
  const specifiers = fs.existsSync(place)
    ? importsOf(fs.readFileSync(place, 'utf8')).map(({ specifier }) => specifier)
    : [];
  const isOurs = (specifier: string): boolean => specifier.startsWith('.');
  const found = {
    files: new Set(
      specifiers.filter(isOurs).map((specifier) => path.posix.join(path.posix.dirname(file), specifier)),
    ),
    packages: new Set(specifiers.filter((specifier) => !isOurs(specifier))),
  };
  read.set(file, found);
  return found;
}
const read = new Map<string, Closure>();
