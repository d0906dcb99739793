import { createDecipheriv, createHash, createSecretKey } from 'node:crypto';
import { isSameSecret } from '../../domain/same-secret.ts';
import { joinWiping } from '../../platform/wiped-memory.ts';
import { binaryOf } from './ascii-armour.ts';
import { inflatePacket } from './inflate-packet.ts';
import { NotOpenPgp, PacketReader, type Packet, TAGS, drain, wholeBody } from './packet-reader.ts';
import { type KeysOfRecipient, type SessionKey, openSessionKey } from './session-key.ts';

/**
 * The content of an OpenPGP message (RFC 4880, of RFC 9580 what is the same) that was encrypted to one of our keys:
 * binary or in ASCII armour, of any size, a few pieces at a time in memory. Each piece is the caller's, to wipe.
 *
 * Whether somebody changed the message is known at its end alone: nothing of the content may count before the last
 * piece was read without an error. What we did not ask for in our key is refused.
 * @throws NotOpenPgp with a sentence, where it is no such message, is not for us, was changed or ends too early
 * @example for await (const piece of openMessage(createReadStream('export.pgp'), keys)) …
 */
export async function* openMessage(
  chunks: AsyncIterable<Uint8Array>,
  keys: KeysOfRecipient,
): AsyncGenerator<Buffer> {
  const recipients: string[] = [];
  let session: SessionKey | null = null;
  let isRead = false;

  for await (const packet of new PacketReader(binaryOf(chunks)).packets()) {
    if (isRead) throw new NotOpenPgp('something follows the encrypted message');
    if (packet.tag === TAGS.sessionKeyForPublicKey && session === null)
      session = await openSessionKey(packet, keys, recipients);
    else if (PASSED_OVER.has(packet.tag)) await drain(packet);
    else {
      refuseOtherThanEncrypted(packet.tag);
      if (session === null) throw notForUs(recipients);
      yield* contentOf(clearBytes(packet, session), 0);
      isRead = true;
    }
  }
  if (!isRead) throw new NotOpenPgp('it holds no encrypted message, or ends before it');
}

/** Session keys for others and for passwords, marks that mean nothing, and padding. */
const PASSED_OVER: ReadonlySet<number> = new Set([
  TAGS.sessionKeyForPublicKey,
  TAGS.sessionKeyForPassword,
  TAGS.marker,
  TAGS.padding,
]);

function refuseOtherThanEncrypted(tag: number): void {
  if (tag === TAGS.protectedData) return;
  if (tag === TAGS.unprotectedData)
    throw new NotOpenPgp(
      'it is encrypted without protection against changes: have it encrypted anew, with an integrity code (MDC)',
    );

  if (tag === TAGS.ocbData)
    throw new NotOpenPgp(
      'it is encrypted in the OCB mode of GnuPG, which our key does not ask for: have it encrypted to the key as ' +
        'it was handed over, without preferences of the sender',
    );
  if (tag === TAGS.literal || tag === TAGS.compressed || tag === TAGS.onePassSignature)
    throw new NotOpenPgp('it is not encrypted: such a file may not be kept, nor imported');
  throw new NotOpenPgp(`a packet of type ${tag} stands where an encrypted message is to be`);
}

function notForUs(recipients: readonly string[]): NotOpenPgp {
  const whose = recipients.length === 0 ? 'a password alone' : recipients.join(', ');
  return new NotOpenPgp(`it is encrypted to ${whose}, and to no key of this merchant account`);
}

/** What AES writes at once, the prefix of a message, and the packet with the integrity code at its end. */
const [BLOCK_BYTES, PREFIX_BYTES, INTEGRITY_BYTES] = [16, 18, 22];
const INTEGRITY_HEADER = Buffer.of(0xd3, 0x14);

/**
 * Version 1 of symmetrically encrypted, integrity protected data (RFC 4880, 5.13): what is yielded was decrypted, and
 * proves whole at the end.
 */
async function* clearBytes({ body }: Packet, { algorithm, key }: SessionKey): AsyncGenerator<Buffer> {
  const digest = createHash('sha1');
  const decipher = createDecipheriv(`${algorithm}-cfb`, createSecretKey(key), Buffer.alloc(BLOCK_BYTES));
  key.fill(0);
  let isFirst = true;
  let isPrefixRead = false;
  let rest: Buffer = Buffer.alloc(0);

  for await (const piece of body) {
    const clear = decipher.update(isFirst ? behindVersion(piece) : piece);
    isFirst = false;
    rest = joinWiping(rest, clear);
    if (!isPrefixRead) {
      if (rest.length < PREFIX_BYTES) continue;
      // Ahead of the integrity code, this tells a key that is not the message's from a message that was changed.
      if (!rest.subarray(BLOCK_BYTES - 2, BLOCK_BYTES).equals(rest.subarray(BLOCK_BYTES, PREFIX_BYTES)))
        throw new NotOpenPgp('the key that its sender sealed does not open it');
      digest.update(rest.subarray(0, PREFIX_BYTES));
      rest = rest.subarray(PREFIX_BYTES);
      isPrefixRead = true;
    }
    const length = rest.length - INTEGRITY_BYTES;
    if (length <= 0) continue;
    digest.update(rest.subarray(0, length));
    const kept = Buffer.from(rest.subarray(length));
    yield rest.subarray(0, length);
    rest = kept;
  }

  digest.update(INTEGRITY_HEADER);
  const isWhole =
    rest.length === INTEGRITY_BYTES &&
    rest.subarray(0, 2).equals(INTEGRITY_HEADER) &&
    isSameSecret(digest.digest(), rest.subarray(2));
  if (!isWhole)
    throw new NotOpenPgp('it was changed on its way, or ends too early: its integrity code is another one');
}

function behindVersion(bytes: Buffer): Buffer {
  const [version = 0] = bytes;
  if (version === 1) return bytes.subarray(1);
  throw new NotOpenPgp(
    `its encryption is of version ${version}, which our key does not ask for: have it encrypted to the key as it ` +
      'was handed over, by AES with an integrity code (MDC)',
  );
}

/** How deep a message may be packed in itself: once is what everybody does. */
const DEPTH_MAX = 2;

/** The one piece of literal data inside, whether compressed, signed or neither. Signatures are not looked at. */
async function* contentOf(chunks: AsyncIterable<Buffer>, depth: number): AsyncGenerator<Buffer> {
  let isRead = false;
  for await (const packet of new PacketReader(chunks).packets()) {
    if (NO_CONTENT.has(packet.tag)) {
      await drain(packet);
      continue;
    }
    if (isRead) throw new NotOpenPgp('it holds more than one file');
    if (packet.tag === TAGS.compressed && depth < DEPTH_MAX)
      yield* contentOf(inflatePacket(packet), depth + 1);
    else if (packet.tag === TAGS.literal) yield* literalContent(packet);
    else throw new NotOpenPgp(`a packet of type ${packet.tag} stands where its content is to be`);
    isRead = true;
  }
  if (!isRead) throw new NotOpenPgp('it holds no file');
}

const NO_CONTENT: ReadonlySet<number> = new Set([
  TAGS.onePassSignature,
  TAGS.signature,
  TAGS.marker,
  TAGS.padding,
]);

/** Behind the form of the content, the name of its file and its time. */
async function* literalContent(packet: Packet): AsyncGenerator<Buffer> {
  const reader = wholeBody(packet);
  const [, nameLength = 0] = await reader.take(2);
  await reader.take(nameLength + 4);
  for (let piece = await reader.some(); piece !== null; piece = await reader.some()) yield piece;
}
