import type { IncomingMessage } from 'node:http';
import { eachChunk } from '../platform/each-chunk.ts';
import { wipeableForRequest } from '../platform/wiped-memory.ts';
import { Problem } from '../domain/problem.ts';

/**
 * Larger JSON bodies are refused; a transaction with 100 cart items has some 60 kB. Relay bodies do not come
 * this way.
 */
export const BODY_BYTES_MAX = 1_048_576;

/** How long a caller may take from its first body byte to its last. */
export const BODY_TIMEOUT_MS = 30_000;

/**
 * The body's bytes in one Buffer of our own, every chunk wiped once copied: a card number in it has one home,
 * which the vault wipes.
 * Null where there is none. Refuses what is not plain UTF-8 JSON by its headers before reading.
 */
export async function readBody(request: IncomingMessage, bytesMax = BODY_BYTES_MAX): Promise<Buffer | null> {
  const declared = request.headers['content-length'];
  const chunked = request.headers['transfer-encoding'] !== undefined;
  if (!chunked && (declared === undefined || declared === '0')) return null;
  assertJson(request.headers['content-type']);
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity')
    throw new Problem('unsupported_media_type', { message: 'The request body must not be compressed' });
  if (declared !== undefined && Number(declared) > bytesMax) throw tooLarge(bytesMax);
  return collect(request, bytesMax);
}

/**
 * `application/json` or `application/…+json`, charset absent or utf-8. A body without a Content-Type is taken
 * as JSON.
 */
function assertJson(contentType: string | undefined): void {
  if (contentType === undefined) return;
  const [media = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  if (media !== 'application/json' && !/^application\/[a-z0-9.-]+\+json$/.test(media))
    throw new Problem('unsupported_media_type');
  for (const parameter of parameters) {
    const [name, value = ''] = parameter.split('=', 2);
    if (name === 'charset' && !['utf-8', 'utf8', '"utf-8"'].includes(value))
      throw new Problem('unsupported_media_type', { message: 'The request body must be UTF-8' });
  }
}

async function collect(request: IncomingMessage, bytesMax: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  const timer = setTimeout(() => request.destroy(), BODY_TIMEOUT_MS).unref();

  try {
    await eachChunk(request, (chunk) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length > bytesMax) throw tooLarge(bytesMax);
    });
    return length === 0 ? null : joinChunks(chunks, length);
  } catch (error) {
    // the caller went away, perhaps before this was read, or was too slow: nobody is there to be told
    if (!request.readableEnded && !(error instanceof Problem))
      throw new Problem('bad_request', { message: 'The request ended before its body did' });
    throw error;
  } finally {
    clearTimeout(timer);
    for (const chunk of chunks) chunk.fill(0);
  }
}

function joinChunks(chunks: readonly Buffer[], length: number): Buffer {
  const whole = wipeableForRequest(length);
  let at = 0;
  for (const chunk of chunks) at += chunk.copy(whole, at);
  return whole;
}

function tooLarge(bytesMax: number): Problem {
  return new Problem('payload_too_large', {
    message: `The request body is larger than ${bytesMax} bytes`,
  });
}
