import { type Inflate, type InflateRaw, createInflate, createInflateRaw } from 'node:zlib';
import { NotOpenPgp, type Packet, wholeBody } from './packet-reader.ts';

const PIECE_BYTES = 64 * 1024;
/** RFC 9580, 9.4. */
const [UNCOMPRESSED, ZIP, ZLIB] = [0, 1, 2];

/** What is in a packet of compressed data, piece by piece, however much it becomes. */
export async function* inflatePacket(packet: Packet): AsyncGenerator<Buffer> {
  const reader = wholeBody(packet);
  const [algorithm = 0] = await reader.take(1);
  const engine = engineOf(algorithm);
  if (engine === null) {
    for (let piece = await reader.some(); piece !== null; piece = await reader.some()) yield piece;
    return;
  }

  const faults: Error[] = [];
  const fed = feed(reader, engine).catch((error: unknown) => {
    faults.push(error instanceof Error ? error : new Error(String(error)));
    engine.destroy(new Error('the source has failed'));
  });
  try {
    for await (const piece of engine) yield piece as Buffer; // zlib streams give buffers
  } catch (error) {
    await fed;
    throw faults[0] ?? new NotOpenPgp(`its compressed data are damaged: ${codeOf(error)}`);
  }
  await fed;
  if (faults[0] !== undefined) throw faults[0];
}

function engineOf(algorithm: number): Inflate | InflateRaw | null {
  const options = { chunkSize: PIECE_BYTES };
  if (algorithm === UNCOMPRESSED) return null;
  if (algorithm === ZIP) return createInflateRaw(options);
  if (algorithm === ZLIB) return createInflate(options);
  throw new NotOpenPgp(
    `it is compressed by algorithm ${algorithm}, which our key does not ask for: ZIP, ZLIB or none`,
  );
}

/**
 * A piece goes in when the one before was taken. What follows the compressed data is read all the same, so that
 * whatever checks the bytes below sees all of them.
 */
async function feed(
  reader: Readonly<{ some(): Promise<Buffer | null> }>,
  engine: Inflate | InflateRaw,
): Promise<void> {
  const over = new Promise<void>((resolve) => engine.once('end', resolve).once('close', resolve));
  for (let piece = await reader.some(); piece !== null; piece = await reader.some()) {
    const bytes = piece;
    if (engine.readableEnded) continue;
    if (engine.destroyed) return;
    await Promise.race([new Promise<void>((resolve) => engine.write(bytes, () => resolve())), over]);
    bytes.fill(0);
  }
  if (!engine.readableEnded && !engine.destroyed) engine.end();
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'they end too early';
}
