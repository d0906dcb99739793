import fs from 'node:fs/promises';
import path from 'node:path';
import type { Parts } from '../../parts.ts';

const PACKAGES = path.join(import.meta.dirname, '../../../packages');
const read = new Map<string, Promise<string>>();

/** A script for browsers, as scripts/build.mjs has made it of packages/*. */
export function builtScript(parts: Parts, name: string, file: string): Promise<string> {
  const place = path.join(PACKAGES, name, 'dist', file);
  const text =
    read.get(place) ??
    fs.readFile(place, 'utf8').catch((error: unknown) => {
      read.delete(place);
      parts.log.error({ place }, 'the packages for browsers are not built: node scripts/build.mjs');
      throw error;
    });
  read.set(place, text);
  return text;
}
