import fs from 'node:fs/promises';
import path from 'node:path';
import type { Parts } from '../../parts.ts';

const PACKAGES = path.join(import.meta.dirname, '../../../packages');
/** The version of the packages for pages. What an address of it answers never changes. */
export const CLIENT_VERSION = '0.1.0';
const read = new Map<string, Promise<Built>>();

type Built = Readonly<{ bytes: Buffer; text: string }>;

/** A script for browsers, as scripts/build.mjs has made it of packages/*. */
export async function builtScript(parts: Parts, name: string, file: string): Promise<string> {
  return (await readBuilt(parts, name, file)).text;
}

/** The bytes of any file that the build has made. */
export async function builtFile(parts: Parts, name: string, file: string): Promise<Buffer> {
  return (await readBuilt(parts, name, file)).bytes;
}

function readBuilt(parts: Parts, name: string, file: string): Promise<Built> {
  const place = path.join(PACKAGES, name, 'dist', file);
  const built =
    read.get(place) ??
    fs.readFile(place).then(
      (bytes) => ({ bytes, text: bytes.toString('utf8') }),
      (error: unknown) => {
        read.delete(place);
        parts.log.error({ place }, 'the packages for browsers are not built: node scripts/build.mjs');
        throw error;
      },
    );
  read.set(place, built);
  return built;
}
