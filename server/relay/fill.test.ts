import assert from 'node:assert/strict';
import { readdir, rm } from 'node:fs/promises';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { FilledBody, type FilledPlace } from './fill.ts';
import { SPOOL_BLOCK_BYTES, SPOOL_MEMORY_BYTES_MAX } from './relay-limits.ts';
import { parsePlaceholder } from './placeholder.ts';
import { type Spool, Spools } from './spool.ts';

let folder: string;
let spools: Spools;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'railyard-spool-'));
  spools = new Spools(folder);
});
after(() => rm(folder, { recursive: true }));

async function spoolBody(body: Buffer, chunkBytes: number, announced: number | null = null): Promise<Spool> {
  const spool = await spools.open(announced);
  for (let from = 0; from < body.length; from += chunkBytes)
    await spool.append(Buffer.from(body.subarray(from, from + chunkBytes)));
  return spool;
}

async function read(blocks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const block of blocks) parts.push(Buffer.from(block));
  return Buffer.concat(parts);
}

/** As a socket reads: what is written stands in its buffer until there is so much that the writer has to wait. */
async function writeChunks(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const out: Buffer[] = [];
  let waiting: Buffer[] = [];
  const flush = (): void => {
    out.push(...waiting.map((chunk) => Buffer.from(chunk)));
    waiting = [];
  };
  for await (const chunk of chunks) {
    waiting.push(chunk);
    if (waiting.reduce((sum, { length }) => sum + length, 0) >= SOCKET_TAKES_BYTES) flush();
  }
  flush();
  return Buffer.concat(out);
}
const SOCKET_TAKES_BYTES = 16 * 1024;

/** It repeats itself after this, and no earlier. */
const PERIOD = Buffer.from(
  Uint8Array.from({ length: 65_536 }, (_, index) => (index * 31 + (index >> 8)) & 0xff),
);
const pattern = (bytes: number): Buffer => Buffer.alloc(bytes, PERIOD);

test('a body comes back from the spool as it went in, from memory and from the file', async () => {
  for (const bytes of [
    0,
    1,
    65_536,
    65_537,
    SPOOL_BLOCK_BYTES - 1,
    SPOOL_BLOCK_BYTES,
    SPOOL_BLOCK_BYTES + 1,
    SPOOL_MEMORY_BYTES_MAX,
    SPOOL_MEMORY_BYTES_MAX + 1,
    3 * SPOOL_BLOCK_BYTES * 40,
  ]) {
    const body = pattern(bytes);
    for (const announced of [null, bytes]) {
      const spool = await spoolBody(body, 50_000, announced);
      assert.equal(spool.inMemory, bytes <= SPOOL_MEMORY_BYTES_MAX, String(bytes));
      assert.ok((await read(spool.blocks())).equals(body), String(bytes));
      await spool.dispose();
      assert.deepEqual(await readdir(folder), [], 'the file has no name');
    }
  }
  assert.equal(spools.blocksTaken, 0);
});

test('bodies in memory share one budget: a small one always fits, a long one waits for its turn', async () => {
  const long = pattern(SPOOL_MEMORY_BYTES_MAX);
  const many = [
    await spoolBody(long, 65_536, long.length),
    await spoolBody(long, 65_536),
    await spoolBody(long, 65_536),
  ];
  assert.deepEqual(
    many.map((spool) => spool.inMemory),
    [true, true, false],
  );
  const small = await spoolBody(pattern(1000), 1000);
  assert.ok(small.inMemory);
  const late = await spoolBody(long, 65_536, long.length);
  assert.ok(!late.inMemory, 'waited in vain');
  const waiting = spoolBody(long, 65_536, long.length);
  for (const spool of many) await spool.dispose();
  const inTurn = await waiting;
  assert.ok(inTurn.inMemory, 'waited for its turn');
  for (const spool of [small, late, inTurn]) await spool.dispose();
  assert.equal(spools.blocksTaken, 0);
});

test('the filled body is the template with its values, of the announced length, whole and in chunks', async () => {
  const placeholder = parsePlaceholder('CARD_NUMBER_1');
  assert.ok(placeholder !== null);
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: 400_000 }),
      fc.uniqueArray(fc.nat({ max: 400_000 }), { maxLength: 40 }),
      fc.integer({ min: 1, max: 60 }),
      fc.nat({ max: 90 }),
      fc.integer({ min: 500, max: 70_000 }),
      async (bytes, starts, taken, given, chunkBytes) => {
        const body = pattern(bytes);
        const fillings: FilledPlace[] = [];
        const expected: Buffer[] = [];
        let at = 0;
        for (const from of starts.toSorted((a, b) => a - b)) {
          if (from < at || from + taken > bytes) continue;
          const value = Buffer.alloc(given, 'v');
          fillings.push({
            placement: { placeholder, from, to: from + taken, insideQuotes: true },
            bytes: value,
          });
          expected.push(body.subarray(at, from), value);
          at = from + taken;
        }
        const wanted = Buffer.concat([...expected, body.subarray(at)]);
        const first = new FilledBody(await spoolBody(body, chunkBytes), fillings);
        assert.equal(first.length, wanted.length);
        assert.ok((await first.whole()).equals(wanted));
        const second = new FilledBody(await spoolBody(body, chunkBytes), fillings);
        assert.ok((await writeChunks(second.chunks())).equals(wanted));
      },
    ),
    { numRuns: 60 },
  );
});
