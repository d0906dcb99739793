import type { Readable } from 'node:stream';
import { wipeableBuffer } from '../../platform/wiped-memory.ts';
import { decode } from './codec.ts';

/** JSON part of a message. */
const JSON_BYTES_MAX = 8 * 1024 * 1024;
/** Raw part of a message that is read whole. */
const RAW_BYTES_MAX = 16 * 1024 * 1024;

export type Message = Readonly<{ value: unknown; raw: Buffer }>;

/** A whole message. The chunks that it came in are wiped; the raw part is in a buffer of its own. */
export async function readMessage(stream: Readable): Promise<Message> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > 4 + JSON_BYTES_MAX + RAW_BYTES_MAX)
        throw new Error('a message between API and vault is too large');
    }
    const whole = wipeableBuffer(length);
    let at = 0;
    for (const chunk of chunks) at += chunk.copy(whole, at);
    const jsonEnd = 4 + (length < 4 ? 0 : whole.readUInt32BE(0));
    if (length < jsonEnd) throw new Error('a message between API and vault was cut short');
    return { value: decode(whole.toString('utf8', 4, jsonEnd)), raw: whole.subarray(jsonEnd) };
  } finally {
    for (const chunk of chunks) chunk.fill(0);
  }
}

/**
 * The JSON part of a message whose raw part streams on. What was read of the raw part already goes back to
 * the stream.
 */
export async function readHead(stream: Readable): Promise<unknown> {
  const head = await readExactly(stream, 4);
  const length = head.readUInt32BE(0);
  if (length > JSON_BYTES_MAX) throw new Error('a message between API and vault is too large');
  return decode((await readExactly(stream, length)).toString('utf8'));
}

async function readExactly(stream: Readable, length: number): Promise<Buffer> {
  for (;;) {
    const chunk = stream.read(length) as Buffer | null;
    if (chunk !== null && chunk.length === length) return chunk;
    if (chunk !== null || stream.readableEnded || stream.destroyed)
      throw new Error('a message between API and vault was cut short');
    await readable(stream);
  }
}

function readable(stream: Readable): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (error?: Error): void => {
      for (const event of ['readable', 'end', 'close']) stream.off(event, settle);
      stream.off('error', done);
      if (error === undefined) resolve();
      else reject(error);
    };
    const settle = (): void => done();
    for (const event of ['readable', 'end', 'close']) stream.once(event, settle);
    stream.once('error', done);
  });
}
