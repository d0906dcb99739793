import { isEqual } from './merkle.ts';
import { sha256 } from './sha256.ts';

const UTF8 = new TextEncoder();
const ED25519 = 1;
const KEY_ID_BYTES = 4;

/** What was signed of a log (c2sp.org/tlog-checkpoint). */
export type Checkpoint = Readonly<{ origin: string; size: number; root: Uint8Array }>;

/** Why something is not what it says it is, in a sentence. */
export class NotVerified extends Error {
  override readonly name = 'NotVerified';
}

export function fromBase64(text: string): Uint8Array {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text) || text.length % 4 !== 0)
    throw new NotVerified('a hash or signature is no base64');
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** Opens a signed note (c2sp.org/signed-note): at least one of the keys has signed it, and none wrongly. */
export async function openCheckpoint(note: string, verifierKeys: readonly string[]): Promise<Checkpoint> {
  const end = note.lastIndexOf('\n\n');
  if (end === -1) throw new NotVerified('the checkpoint is no signed note');
  const text = note.slice(0, end + 1);
  let signatures = 0;
  for (const line of note
    .slice(end + 2)
    .split('\n')
    .slice(0, -1)) {
    const [, name, base64] = /^\u2014 (\S+) (\S+)$/.exec(line) ?? [];
    if (name === undefined || base64 === undefined)
      throw new NotVerified('the checkpoint has a line that is no signature');
    const signed = fromBase64(base64);
    for (const key of verifierKeys.map(readKey)) {
      if (key.name !== name || !isEqual(key.id, signed.slice(0, KEY_ID_BYTES))) continue;
      if (!(await holds(key.publicKey, signed.slice(KEY_ID_BYTES), UTF8.encode(text))))
        throw new NotVerified(`the signature of ${name} does not hold`);
      signatures += 1;
    }
  }
  if (signatures === 0) throw new NotVerified('no key that you gave has signed the checkpoint');
  return readCheckpoint(text);
}

function readCheckpoint(text: string): Checkpoint {
  const [origin = '', size = '', root = ''] = text.split('\n');
  if (origin === '' || !/^(?:0|[1-9]\d{0,14})$/.test(size) || fromBase64(root).length !== 32)
    throw new NotVerified('what is signed is no checkpoint');
  return { origin, size: Number(size), root: fromBase64(root) };
}

function readKey(text: string): Readonly<{ name: string; id: Uint8Array; publicKey: Uint8Array }> {
  const [, name, id, base64] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text.trim()) ?? [];
  const key = fromBase64(base64 ?? '');
  if (name === undefined || id === undefined || key.length !== 33 || key[0] !== ED25519)
    throw new NotVerified(`${text.slice(0, 100)} is no verifier key of Ed25519`);
  const named = UTF8.encode(`${name}\n`);
  const own = sha256(Uint8Array.from([...named, ...key])).slice(0, KEY_ID_BYTES);
  if ([...own].map((byte) => byte.toString(16).padStart(2, '0')).join('') !== id)
    throw new NotVerified(`the verifier key of ${name} has another id than it says`);
  return { name, id: own, publicKey: key.slice(1) };
}

async function holds(publicKey: Uint8Array, signature: Uint8Array, message: Uint8Array): Promise<boolean> {
  const bytes = (of: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(of);
  const key = await crypto.subtle.importKey('raw', bytes(publicKey), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, bytes(signature), bytes(message));
}
