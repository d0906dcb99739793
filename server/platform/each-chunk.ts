import type { Readable } from 'node:stream';

/**
 * Hands over a stream's chunks as they come, and is done at its end. While `take` is at work (it gives a promise)
 * nothing more is read, and nothing else ends this. Where it throws, the stream is left paused, and the rest is its
 * owner's.
 */
export async function eachChunk(
  stream: Readable,
  take: (chunk: Buffer) => Promise<void> | undefined,
): Promise<void> {
  if (stream.readableEnded) return;
  const read = Promise.withResolvers<void>();
  let isOver = false;
  let atWork: Promise<void> | undefined;
  const fail = (error: unknown): void => {
    isOver = true;
    stream.pause();
    read.reject(error);
  };
  const goOn = (): void => {
    if (!isOver) stream.resume();
  };
  const onData = (chunk: Buffer): void => {
    try {
      atWork = take(chunk);
      if (atWork === undefined) return;
      stream.pause();
      atWork.then(goOn, fail);
    } catch (error) {
      fail(error);
    }
  };

  // One that has come whole is closed as well, and need not be told.
  const onClose = (): void => {
    if (!stream.readableEnded) fail(new Error('the stream was closed before its end'));
  };
  if (stream.destroyed) onClose();
  stream.on('data', onData).once('end', read.resolve).once('error', fail).once('close', onClose);
  goOn();
  try {
    await read.promise;
  } finally {
    await atWork?.catch(() => undefined); // told already
    // One that has ended tells nobody anything more.
    if (!stream.readableEnded)
      stream.off('data', onData).off('end', read.resolve).off('error', fail).off('close', onClose);
  }
}
