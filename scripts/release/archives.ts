import fs from 'node:fs';
import path from 'node:path';
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';

/** Files of an archive by their names in it. */
export type Entries = ReadonlyMap<string, string | Uint8Array>;
type Entry = readonly [name: string, content: string | Uint8Array];

/** The time of every file of ours, in any archive: the one that npm gives. The same sources give the same bytes. */
export const MODIFIED = new Date(Date.UTC(1985, 9, 26, 8, 15));
const BLOCK = 512;
const LONGEST_NAME = 100;

export type TarOptions = Readonly<{ executables?: readonly string[] }>;

/** POSIX ustar, compressed. */
export function tarGz(entries: Entries, options: TarOptions = {}): Buffer {
  return gzip(tar(entries, options));
}

/** The byte of the header that tells the operating system says that none is known. */
export function gzip(content: Uint8Array): Buffer {
  const bytes = gzipSync(content, { level: 9 });
  bytes[9] = 255;
  return bytes;
}

/** Names in the order of their characters, whatever the language of the machine. */
export function tar(entries: Entries, { executables = [] }: TarOptions = {}): Buffer {
  const blocks = entriesInOrder(entries).flatMap(([name, content]) => {
    const body = Buffer.from(content);
    const mode = executables.includes(name) ? 0o755 : 0o644;
    return [tarHeader(name, body.length, mode), body, Buffer.alloc(-body.length & (BLOCK - 1))];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

/** A name of up to 100 bytes, or one that is cut at a slash; numbers in octal; the sum with blanks for itself. */
function tarHeader(name: string, size: number, mode: number): Buffer {
  const [prefix, rest] = cutName(name);
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, length: number): number =>
    block.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at);
  block.write(rest, 0);
  octal(mode, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(Math.floor(MODIFIED.getTime() / 1000), 136, 12);
  block.write('        0', 148);
  block.write('ustar\x0000', 257);
  block.write(prefix, 345);

  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

function cutName(name: string): readonly [prefix: string, rest: string] {
  if (Buffer.byteLength(name) <= LONGEST_NAME) return ['', name];
  const at = name.indexOf('/', name.length - LONGEST_NAME - 1);
  if (at < 0 || at > 155) throw new Error(`${name} is too long a name for a tarball`);
  return [name.slice(0, at), name.slice(at + 1)];
}

const LOCAL_FILE = 0x04034b50;
const IN_DIRECTORY = 0x02014b50;
const END = 0x06054b50;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const DEFLATED = 8;
const VERSION = 20;
/** MS-DOS's date: years since 1980, months, days; and its hours and minutes. */
const DOS_DATE =
  ((MODIFIED.getUTCFullYear() - 1980) << 9) | ((MODIFIED.getUTCMonth() + 1) << 5) | MODIFIED.getUTCDate();
const DOS_TIME = (MODIFIED.getUTCHours() << 11) | (MODIFIED.getUTCMinutes() << 5);
/** A plain file that everybody reads, made on Unix. */
const UNIX_FILE = 0o100644 * 0x10000;

/** Wheels, jars, and archives of Go and Composer: files alone, without folders. `first`: those that have to be so. */
export function zip(entries: Entries, first: readonly Entry[] = []): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  const order = [...first, ...entriesInOrder(entries)];
  for (const [name, content] of order) {
    const body = Buffer.from(content);
    const packed = deflateRawSync(body, { level: 9 });
    const called = Buffer.from(name);
    const about = Buffer.alloc(26);
    [VERSION, FLAGS, DEFLATED, DOS_TIME, DOS_DATE].forEach((value, at) => about.writeUInt16LE(value, at * 2));
    [crc32(body), packed.length, body.length].forEach((value, at) => about.writeUInt32LE(value, 10 + at * 4));
    about.writeUInt16LE(called.length, 22);

    const place = Buffer.alloc(14);
    place.writeUInt32LE(UNIX_FILE, 6);
    place.writeUInt32LE(offset, 10);
    const madeBy = Buffer.from([VERSION, 3]);
    files.push(word(LOCAL_FILE), about, called, packed);
    directory.push(word(IN_DIRECTORY), madeBy, about, place, called);
    offset += 4 + about.length + called.length + packed.length;
  }

  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(order.length, 4);
  end.writeUInt16LE(order.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, index, word(END), end]);
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function entriesInOrder(entries: Entries): readonly Entry[] {
  return [...entries].sort(([left], [right]) => (left < right ? -1 : 1));
}

/** What tools leave beside sources. */
const LEFT_BEHIND =
  /(?:^|\/)(?:\.[^/]+|__pycache__|[^/]+\.egg-info|node_modules|dist|build|target|vendor|bin|obj)(?:\/|$)/;

/** Every file below a folder, by its place in it, but for what tools leave there. */
export function filesBelow(folder: string, wanted: RegExp = /./): Map<string, Buffer> {
  const names = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => wanted.test(name) && !LEFT_BEHIND.test(name))
    .filter((name) => fs.statSync(path.join(folder, name)).isFile());
  return new Map(names.map((name) => [name, fs.readFileSync(path.join(folder, name))]));
}

/** The same files with `before` in front of each name. */
export function under(before: string, entries: Entries): [string, string | Uint8Array][] {
  return [...entries].map(([name, content]) => [`${before}${name}`, content]);
}
