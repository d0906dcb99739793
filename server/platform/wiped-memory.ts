import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * A buffer that can be wiped for good. V8 keeps short typed arrays (64 bytes and less) on its own heap, where
 * the collector moves them and leaves copies behind; the memory of an ArrayBuffer never moves.
 */
export function wipeableBuffer(length: number): Buffer {
  return Buffer.from(new ArrayBuffer(length));
}

/**
 * The same for what a request needs and no longer: an ArrayBuffer takes six times as long to make as a view of one, so
 * short ones share it. Each byte of it is given out once.
 */
export function wipeableForRequest(length: number): Buffer {
  if (length > SHARED_BYTES / 16) return wipeableBuffer(length);
  if (SHARED.used + length > SHARED_BYTES) {
    SHARED.memory = new ArrayBuffer(SHARED_BYTES);
    SHARED.used = 0;
  }
  SHARED.used += length;
  return Buffer.from(SHARED.memory, SHARED.used - length, length);
}

const SHARED_BYTES = 16 * 1024;
const SHARED = { memory: new ArrayBuffer(SHARED_BYTES), used: 0 };

export function wipeableCopy(bytes: Uint8Array, make = wipeableBuffer): Buffer {
  const own = make(bytes.length);
  own.set(bytes);
  return own;
}

/** What was left of earlier bytes, and those that came behind it. Takes both over. */
export function joinWiping(rest: Buffer, more: Buffer): Buffer {
  if (rest.length === 0) return more;
  const both = Buffer.concat([rest, more]);
  rest.fill(0);
  more.fill(0);
  return both;
}

/**
 * Wipes a buffer that was taken over and gives its memory back at once. Left to the collector, some 64 MB of
 * spent chunks would lie about before it looks; a buffer that owns its memory can be cut off from it instead.
 */
export function discard(bytes: Buffer): void {
  bytes.fill(0);
  const { buffer } = bytes;
  if (
    buffer instanceof ArrayBuffer &&
    !buffer.detached &&
    buffer.byteLength === bytes.length &&
    bytes.length >= DISCARDED_BYTES_MIN
  )
    buffer.transfer(0);
}

/** Below this, a buffer may be a slice of Node's pool, and is not worth the call. */
const DISCARDED_BYTES_MIN = 16 * 1024;

/**
 * Makes an answer that streams discard each chunk once it is written. The chunks must be nobody else's. What lies
 * about outside V8's heap has it collect all of that heap again and again (docs/adr/0217).
 */
export function discardAfterWriting(response: ServerResponse): void {
  const write = response.write.bind(response);
  // A constant: assigned as it is written, it would keep the answer until the next major collection (docs/adr/0218).
  const writeThenDiscard = (chunk: Buffer): boolean => write(chunk, () => discard(chunk));
  response.write = writeThenDiscard;
}

/** As much as libuv reads at once. */
const READ_BYTES = 65_536;
const readBuffer = wipeableBuffer(READ_BYTES);

/**
 * Makes an HTTP server wipe what it reads; for its `connection` event. By itself Node's parser reads into a
 * buffer that it keeps for the next request, and Node's stream gives its blocks back unwiped. Here every read
 * goes into one buffer of ours (reads are handed over before the next begins, so one serves all), which is
 * wiped at once; the chunk made of it is wiped when the parser has had it.
 *
 * Node offers this for outgoing sockets (`onread` of `net.connect`) and not for accepted ones, so its
 * switches are found by their names.
 * Where a later Node has none by these names, reading goes on as usual: test/slow/vault-process.test.ts then finds
 * card numbers, and fails.
 */
export function wipeAfterParsing(socket: Socket): void {
  const internals = socket as Socket & Internals; // see above
  const [buffer, callback] = ['kBuffer', 'kBufferCb'].map((name) =>
    Object.getOwnPropertySymbols(socket).find((symbol) => symbol.description === name),
  );
  if (buffer !== undefined && callback !== undefined && internals._handle?.useUserBuffer !== undefined) {
    internals[buffer] = readBuffer;
    internals[callback] = (length: number): boolean => {
      const chunk = wipeableCopy(readBuffer.subarray(0, length));
      readBuffer.fill(0, 0, length);
      return socket.push(chunk);
    };
    internals._handle.useUserBuffer(readBuffer);
  }

  // A listener of ours takes the parser off the socket, and comes after it.
  socket.on('data', (chunk: Buffer) => chunk.fill(0));
}

type Internals = { [symbol: symbol]: unknown; _handle?: { useUserBuffer?(buffer: Buffer): void } };
