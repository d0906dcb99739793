import { existsSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Parts } from '../../parts.ts';

const PACKAGES = path.join(import.meta.dirname, '../../../packages');
/** What scripts/build.mjs says of its work: the version of all packages, and whether these sources are its release. */
type Build = Readonly<{ version: string; isReleased: boolean }>;
export const BUILD = readBuild(path.join(PACKAGES, 'frames/dist/build.json'));
const read = new Map<string, Promise<string>>();

/** A script for browsers, as scripts/build.mjs has made it of packages/*. */
export async function builtScript(parts: Parts, name: string, file: string): Promise<string> {
  const place = path.join(PACKAGES, name, 'dist', file);
  const built =
    read.get(place) ??
    fs.readFile(place, 'utf8').catch((error: unknown) => {
      read.delete(place);
      parts.log.error({ place }, 'the packages for browsers are not built: node scripts/build.mjs');
      throw error;
    });

  read.set(place, built);
  return await built;
}

/** What an address of a release answers never changes. Before it, browsers ask whether it has. */
export function scriptCaching({ isReleased }: Pick<Build, 'isReleased'>): string {
  return isReleased ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function readBuild(file: string): Build {
  // A process that serves no page needs no build; whoever asks for a script then is answered by `builtScript`.
  if (!existsSync(file)) return { version: 'unbuilt', isReleased: false };
  return JSON.parse(readFileSync(file, 'utf8')) as Build; // written by scripts/build.mjs
}
