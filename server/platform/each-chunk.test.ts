import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { eachChunk } from './each-chunk.ts';

const CHUNKS = ['a', 'b', 'c', 'd'].map((text) => Buffer.from(text));
const streamed = (): Readable => Readable.from(CHUNKS);

test('every chunk is handed over in its order, and the end is waited for', async () => {
  for (const chunks of [CHUNKS, []]) {
    const stream = Readable.from(chunks);
    const taken: Buffer[] = [];
    await eachChunk(stream, (chunk) => {
      taken.push(chunk);
      return undefined;
    });
    assert.deepEqual(taken, chunks);
    assert.ok(stream.readableEnded);
    await eachChunk(stream, () => assert.fail('what has ended gives nothing more'));
  }
});

test('the next chunk is handed over when the one before has been seen to', async () => {
  const happened: string[] = [];
  await eachChunk(streamed(), async (chunk) => {
    happened.push(`took ${chunk.toString()}`);
    await new Promise((resolve) => setImmediate(resolve));
    happened.push(`done ${chunk.toString()}`);
  });
  assert.deepEqual(
    happened,
    CHUNKS.flatMap((chunk) => [`took ${chunk.toString()}`, `done ${chunk.toString()}`]),
  );
});

test('a chunk that is refused, at once or later, ends it, and the rest is its owner’s', async () => {
  const refusals = [
    (): undefined => {
      throw new Error('refused');
    },
    (): Promise<void> => Promise.reject(new Error('refused')),
  ];
  for (const refuse of refusals) {
    const stream = streamed();
    const taken: string[] = [];
    const read = eachChunk(stream, (chunk) => {
      taken.push(chunk.toString());
      return taken.length === 2 ? refuse() : undefined;
    });
    await assert.rejects(read, /refused/);
    assert.deepEqual(taken, ['a', 'b']);
    assert.equal((await buffer(stream)).toString(), 'cd');
  }
});

test('a stream that breaks off, breaks while a chunk is seen to, or is gone already, is told', async () => {
  const cut = streamed();
  await assert.rejects(
    eachChunk(cut, () => {
      cut.destroy();
      return undefined;
    }),
    /closed before its end/,
  );
  await assert.rejects(
    eachChunk(cut, () => assert.fail('what is gone gives nothing more')),
    /closed before its end/,
  );
  const broken = streamed();
  let isDone = false;
  const work = Promise.withResolvers<void>();
  const read = eachChunk(broken, async () => {
    broken.destroy(new Error('broken'));
    broken.once('close', () => setImmediate(work.resolve));
    await work.promise;
    isDone = true;
  });
  await assert.rejects(read, /broken/);
  assert.ok(isDone, 'what is at work is waited for');
});
