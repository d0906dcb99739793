import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'place';

/** `note` says that this is where the service runs now. */
type Place = Readonly<{ isCopied: boolean; note(): Promise<void> }>;

/**
 * Whether a data folder with a database in it is another one than was noted in it, and so a copy. Not where nothing
 * was noted yet, or where no database is.
 */
export async function lookAtPlace(folder: string): Promise<Place> {
  const file = join(folder, FILE);
  const [place, noted] = await Promise.all([placeOf(folder), readFile(file, 'utf8').catch(missing)]);
  if (place === null) return { isCopied: false, note: async () => undefined };
  return {
    isCopied: noted !== null && noted !== place,
    note: () => writeFile(file, place, { mode: 0o600 }),
  };
}

/** What no copy has: the inodes of the folder and of the database in it. */
async function placeOf(folder: string): Promise<string | null> {
  const inodes = [folder, join(folder, 'postgres')].map(async (path) => (await stat(path)).ino);
  return Promise.all(inodes).then((all) => `${all.join(' ')}\n`, missing);
}

function missing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
