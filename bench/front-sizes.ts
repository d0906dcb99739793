import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const ROOT = path.join(import.meta.dirname, '..');

/** Bytes after gzip that a script may have. */
export const GOALS: Readonly<Record<string, number>> = {
  'Secure Fields client': 6 * 1024,
  'a field frame': 8 * 1024,
  'the controller frame': 8 * 1024,
  'first script of the hosted page': 512,
  'the hosted page': 10 * 1024,
  'embed client': 5 * 1024,
  '3-D Secure client': 3 * 1024,
  /** Of apps: with the checkout as a reducer, and its words in six languages. */
  'client core': 16 * 1024,
  /** With the client core inside. */
  'React Native package': 18 * 1024,
};

/** What each script weighs, as it is sent. */
export function sizes(): { what: string; bytes: number; gzipped: number }[] {
  return [
    size('Secure Fields client', path.join(ROOT, 'packages/secure-fields/dist/global.js')),
    size('a field frame', path.join(ROOT, 'packages/frames/dist/input.js')),
    size('the controller frame', path.join(ROOT, 'packages/frames/dist/controller.js')),
    size('first script of the hosted page', path.join(ROOT, 'packages/checkout/dist/soon.js')),
    size('the hosted page', path.join(ROOT, 'packages/checkout/dist/page.js')),
    size('embed client', path.join(ROOT, 'packages/embed/dist/global.js')),
    size('3-D Secure client', path.join(ROOT, 'packages/three-d-secure/dist/global.js')),
    size('client core', path.join(ROOT, 'packages/client-core/dist/index.js')),
    size('React Native package', path.join(ROOT, 'packages/react-native/dist/index.js')),
  ];
}

/** For comparison: what the registry has of the published client. */
export function publishedClient(): { what: string; bytes: number; gzipped: number } {
  return size('the published client', createRequire(import.meta.url).resolve('@gr4vy/secure-fields'));
}

function size(what: string, file: string): { what: string; bytes: number; gzipped: number } {
  const text = fs.readFileSync(file);
  return { what, bytes: text.length, gzipped: gzipSync(text, { level: 9 }).length };
}
