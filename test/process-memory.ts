import fs from 'node:fs';

const BLOCK_BYTES = 8 * 1024 * 1024;
/** What is looked for is shorter, in every encoding. */
const OVERLAP_BYTES = 4096;

type Piece = Readonly<{ at: bigint; bytes: Buffer }>;

/**
 * The memory of a process that a core dump would hold and that the process wrote itself: its writable regions, in
 * pieces that overlap. Linux only.
 */
export function* writtenMemory(pid: number): Generator<Piece> {
  const memory = fs.openSync(`/proc/${pid}/mem`, 'r');
  try {
    for (const { from, to } of regionsOf(pid))
      for (let at = from; at < to; at += BigInt(BLOCK_BYTES))
        yield { at, bytes: read(memory, at, Math.min(BLOCK_BYTES + OVERLAP_BYTES, Number(to - at))) };
  } finally {
    fs.closeSync(memory);
  }
}

/** How often any of the texts stands in the memory of a child process, as UTF-8 or UTF-16. */
export function hitsIn(pid: number, texts: readonly string[]): number {
  const needles = texts.flatMap((text) => [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')]);
  let hits = 0;
  for (const { bytes } of writtenMemory(pid))
    for (const needle of needles)
      for (
        let found = bytes.indexOf(needle);
        found >= 0 && found < BLOCK_BYTES;
        found = bytes.indexOf(needle, found + 1)
      )
        hits += 1;
  return hits;
}

function regionsOf(pid: number): readonly Readonly<{ from: bigint; to: bigint }>[] {
  return fs
    .readFileSync(`/proc/${pid}/maps`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const match = /^([0-9a-f]+)-([0-9a-f]+) rw/.exec(line);
      return match === null ? [] : [{ from: BigInt(`0x${match[1]}`), to: BigInt(`0x${match[2]}`) }];
    });
}

/** Pages that cannot be read (guards, swapped devices) count as empty. */
function read(memory: number, at: bigint, length: number): Buffer {
  const block = Buffer.alloc(length);
  try {
    const bytesRead = fs.readSync(memory, block, 0, length, at);
    return block.subarray(0, bytesRead);
  } catch {
    return Buffer.alloc(0);
  }
}
