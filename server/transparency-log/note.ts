import { hash } from 'node:crypto';

/** What a checkpoint says of a log (c2sp.org/tlog-checkpoint). */
export type Checkpoint = Readonly<{ origin: string; size: number; root: Buffer }>;

/** The text that is signed. */
export function checkpointText({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${root.toString('base64')}\n`;
}

/** What this service wrote, from its own note; null where it is none. Nothing is verified. */
export function readCheckpoint(note: string): Checkpoint | null {
  const [, origin, size, root] = /^(.+)\n(\d{1,15})\n([A-Za-z0-9+/]{43}=)\n\n/.exec(note) ?? [];
  if (origin === undefined || size === undefined || root === undefined) return null;
  return { origin, size: Number(size), root: Buffer.from(root, 'base64') };
}

/** Of a signed note (c2sp.org/signed-note): Ed25519. */
const ED25519 = 1;
const KEY_ID_BYTES = 4;

type NamedKey = Readonly<{ name: string; publicKey: string }>;

function keyBytes({ publicKey }: NamedKey): Buffer {
  return Buffer.concat([Buffer.from([ED25519]), Buffer.from(publicKey, 'base64')]);
}

function keyId(key: NamedKey): Buffer {
  const named = Buffer.concat([Buffer.from(`${key.name}\n`), keyBytes(key)]);
  return hash('sha256', named, 'buffer').subarray(0, KEY_ID_BYTES);
}

/** What a verifier is given: name, id and public half, as c2sp.org/signed-note writes it. */
export function verifierKey(key: NamedKey): string {
  return `${key.name}+${keyId(key).toString('hex')}+${keyBytes(key).toString('base64')}`;
}

/** One line of a note's signatures. */
export function signatureLine(key: NamedKey, signature: Buffer): string {
  return `\u2014 ${key.name} ${Buffer.concat([keyId(key), signature]).toString('base64')}\n`;
}
