// Packs what a shop installs of packages/*: a tarball each, which every instance serves below /packages. Each has all
// of ours that it needs inside it, so that no registry is ever asked for a name of ours. The same sources give the
// same bytes, wherever they are served.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

export const PACKED = ['client-core', 'secure-fields', 'embed', 'three-d-secure', 'react', 'react-native'];
/** The time that npm gives its files. */
const MODIFIED = Math.floor(Date.UTC(1985, 9, 26, 8, 15) / 1000);
const BLOCK = 512;
const IMPORT = /(\b(?:from|import\()\s*)(['"])(@railyard\/[\w-]+|\.{1,2}\/[^'"]+)\2/g;

export function packAll(root) {
  const declared = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-types-'));
  try {
    declareAll(root, declared);
    for (const name of PACKED) pack(root, declared, name);
  } finally {
    fs.rmSync(declared, { recursive: true });
  }
}

/** Declarations of everything, in the folders of their sources. Whether types are right is another check. */
function declareAll(root, folder) {
  const tsc = path.join(root, 'node_modules', '.bin', 'tsc');
  const kinds = ['--noEmit', 'false', '--incremental', 'false', '--declaration', '--emitDeclarationOnly'];
  const places = ['-p', path.join(root, 'packages'), '--rootDir', root, '--outDir', folder];
  execFileSync(tsc, [...places, ...kinds, '--noCheck'], { stdio: 'inherit' });
}

function pack(root, declared, name) {
  const folder = path.join(root, 'packages', name);
  const {
    private: _private,
    devDependencies: _inside,
    ...described
  } = readJson(path.join(folder, 'package.json'));
  const index = path.join('packages', name, 'src', 'index.d.ts');
  const types = `./types/${index.replaceAll(path.sep, '/')}`;
  const script = './dist/index.js';
  const manifest = { ...described, main: script, types, exports: { '.': { types, default: script } } };
  const entries = new Map([
    ['package.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ['LICENSE', fs.readFileSync(path.join(root, 'LICENSE'))],
    ['README.md', fs.readFileSync(path.join(folder, 'README.md'))],
    ...['index.js', 'index.js.map'].map((file) => [
      `dist/${file}`,
      fs.readFileSync(path.join(folder, 'dist/npm', file)),
    ]),
  ]);
  addDeclarations(entries, declared, index);
  const bytes = gzipSync(tar(entries), { level: 9 });
  fs.writeFileSync(path.join(folder, 'dist', `${name}-${manifest.version}.tgz`), bytes);
}

/** A file of declarations and those that it reads; names of ours become the files that they stand for. */
function addDeclarations(entries, declared, file) {
  const place = `types/${file.replaceAll(path.sep, '/')}`;
  if (entries.has(place)) return;
  const read = [];
  const text = fs
    .readFileSync(path.join(declared, file), 'utf8')
    .replace(IMPORT, (_, before, quote, from) => {
      const target = from.startsWith('@')
        ? path.join('packages', from.split('/')[1], 'src', 'index.d.ts')
        : path.join(path.dirname(file), from.replace(/\.tsx?$/, '.d.ts'));
      read.push(target);
      const way = path.relative(path.dirname(file), target).replaceAll(path.sep, '/');
      const relative = way.startsWith('.') ? way : `./${way}`;
      return `${before}${quote}${relative.replace(/\.d\.ts$/, '.js')}${quote}`;
    });
  entries.set(place, text);
  for (const target of read) addDeclarations(entries, declared, target);
}

function tar(entries) {
  const blocks = [...entries].sort().flatMap(([name, content]) => {
    const body = Buffer.from(content);
    return [header(`package/${name}`, body.length), body, Buffer.alloc(-body.length & (BLOCK - 1))];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

/** POSIX ustar: a name of up to 100 bytes, numbers in octal, and the sum of the header with blanks for itself. */
function header(name, size) {
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name for a tarball`);
  const block = Buffer.alloc(BLOCK);
  const octal = (value, at, length) => block.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at);
  block.write(name, 0);
  octal(0o644, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(MODIFIED, 136, 12);
  block.write('        0', 148);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
