import fs from 'node:fs';

const BLOCK_BYTES = 8 * 1024 * 1024;

/**
 * How often any of the texts stands in the writable memory of a child process, as UTF-8 or UTF-16. Linux
 * only.
 */
export function hitsIn(pid: number, texts: readonly string[]): number {
  const needles = texts.flatMap((text) => [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')]);
  const overlap = Math.max(...needles.map((bytes) => bytes.length));
  const memory = fs.openSync(`/proc/${pid}/mem`, 'r');
  let hits = 0;
  try {
    for (const { from, to } of regionsOf(pid)) {
      for (let at = from; at < to; at += BigInt(BLOCK_BYTES)) {
        const block = read(memory, at, Math.min(BLOCK_BYTES + overlap, Number(to - at)));
        for (const bytes of needles) {
          for (
            let found = block.indexOf(bytes);
            found >= 0 && found < BLOCK_BYTES;
            found = block.indexOf(bytes, found + 1)
          ) {
            hits += 1;
          }
        }
      }
    }
  } finally {
    fs.closeSync(memory);
  }
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
