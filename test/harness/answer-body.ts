import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** The body of an answer to its end, in one piece or streamed. */
export async function wholeBody(body: Readable | Buffer): Promise<Buffer> {
  return Buffer.isBuffer(body) ? body : buffer(body);
}
