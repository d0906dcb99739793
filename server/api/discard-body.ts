import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

/** How long what is left of a body is read, and how long nothing may come of it. */
const DISCARD_MS_MAX = 5_000;
export const SILENCE_MS_MAX = 250;

/**
 * A connection that is closed while the other side still writes is reset, and takes the answer with it: a proxy
 * then tells its client of a fault. So the rest is read before the answer, for a while, and wiped: of whom nobody knows
 * no more than the largest body that would have been read.
 */
export async function discardBody(body: Readable, bytesMax = Infinity): Promise<void> {
  if (body.readableEnded || body.destroyed) return;

  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, DISCARD_MS_MAX);
  let isSilent = false;
  const silence = setTimeout(() => {
    isSilent = true;
    // What came while this process was busy is read only now, after its timers.
    setImmediate(() => {
      if (isSilent) resolve();
    });
  }, SILENCE_MS_MAX);
  let bytesLeft = bytesMax;
  const wipe = (chunk: Buffer): void => {
    chunk.fill(0);
    isSilent = false;
    silence.refresh();
    bytesLeft -= chunk.length;
    if (bytesLeft >= 0) return;
    body.pause();
    resolve();
  };
  for (const event of ['end', 'close', 'error']) body.once(event, resolve);
  body.on('data', wipe).resume();
  await promise;
  body.off('data', wipe);
  clearTimeout(timer);
  clearTimeout(silence);
}

/**
 * For every request that is about to be answered: a body that nobody has read (its token did not hold, its address is
 * none of ours, it should not have one) is wiped as it comes. Node would read it, too, and leave it where it is.
 */
export function wipeUnreadBody(request: IncomingMessage): void {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || (request.headers['content-length'] ?? '0') !== '0';
  if (!hasBody || request.readableDidRead || request.readableFlowing !== null) return;
  request.on('error', () => undefined); // it broke off, and nobody waits for it
  request.on('data', (chunk: Buffer) => void chunk.fill(0));
}
