import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { Readable } from 'node:stream';
import { inArmour } from './ascii-armour.ts';
import { encryptMessage } from './encrypt-message.ts';
import { makeRecipientKey } from './make-recipient-key.ts';
import { openMessage } from './open-message.ts';
import { NotOpenPgp } from './packet-reader.ts';
import { readPublicKey } from './read-public-key.ts';

type Keys = Readonly<Record<string, Readonly<{ fingerprint: string; lines: readonly string[] }>>>;
const FILE = path.join(import.meta.dirname, '../../../test/card-exports/gpg-keys.json');
const KEYS = JSON.parse(fs.readFileSync(FILE, 'utf8')) as Keys;
const NOW = new Date('2026-12-01T00:00:00Z');

const armoured = (name: string): string => `${KEYS[name]?.lines.join('\n') ?? ''}\n`;

async function encryptTo(publicKey: string, content: Buffer, chunkBytes = 1_000): Promise<Buffer> {
  const chunks = Array.from({ length: Math.ceil(content.length / chunkBytes) }, (_, at) =>
    Buffer.from(content.subarray(at * chunkBytes, (at + 1) * chunkBytes)),
  );
  const pieces: Buffer[] = [];
  for await (const piece of encryptMessage(await readPublicKey(publicKey, NOW), Readable.from(chunks)))
    pieces.push(Buffer.from(piece));
  assert.ok(
    chunks.every((chunk) => chunk.every((byte) => byte === 0)),
    'chunks of the content are wiped',
  );
  return Buffer.concat(pieces);
}

async function refusal(publicKey: string, now = NOW): Promise<string> {
  const refused = await readPublicKey(publicKey, now).then(
    () => null,
    (error: unknown) => error,
  );
  assert.ok(refused instanceof NotOpenPgp, String(refused));
  return refused.message;
}

test('what is encrypted to a key of ours opens with it, whatever its length, and none of it stands there', async () => {
  const made = await makeRecipientKey('Example Shop', NOW);
  const key = await readPublicKey(made.publicKey, NOW);
  assert.deepEqual([key.fingerprint, key.keyId], [made.fingerprint, made.keyId]);
  for (const length of [0, 1, 65_529, 65_530, 65_531, 300_000]) {
    const content = Buffer.alloc(length, 'a row of a file\n');
    const message = await encryptTo(made.publicKey, content);
    assert.equal(message.includes('a row of a file'), false);
    const opened: Buffer[] = [];
    for await (const piece of openMessage(Readable.from([message]), async () => made.privateKey))
      opened.push(Buffer.from(piece));
    assert.ok(Buffer.concat(opened).equals(content), String(length));
  }
});

test('keys of GnuPG are read: over RSA, Curve25519 and P-256, by their fingerprints', async () => {
  for (const name of ['curve25519', 'p256', 'rsa_3072'])
    assert.equal((await readPublicKey(armoured(name), NOW)).fingerprint, KEYS[name]?.fingerprint, name);
});

test('a key that nothing may be encrypted to is refused, in a sentence that says why', async () => {
  assert.equal(await refusal(armoured('signs_alone')), 'it has no subkey to encrypt to');
  assert.equal(await refusal(armoured('expired')), 'its subkey to encrypt to has expired');
  assert.match(await refusal(armoured('short_rsa')), /RSA key of 1024 bits: it must have at least 2048/);
  assert.match(await refusal(armoured('private_curve25519')), /no OpenPGP message|private key/);
  assert.match(await refusal('hello'), /no OpenPGP message|no armour/);
  assert.equal(await refusal(''), 'it holds no public key');
});

test('a subkey that another key signed is refused: the fingerprint would stand for somebody else’s', async () => {
  const [one, other] = [packetsOf('curve25519'), packetsOf('p256')];
  const mixed = inArmour('PUBLIC KEY BLOCK', Buffer.concat([...one.slice(0, 3), ...other.slice(3)]));
  assert.equal(await refusal(mixed), 'its subkey to encrypt to is not bound to it by a signature that holds');
  const changed = Buffer.concat(one);
  const at = changed.length - 20;
  changed[at] = (changed[at] ?? 0) ^ 1;
  assert.match(await refusal(inArmour('PUBLIC KEY BLOCK', changed)), /not bound to it/);
});

/** Packets of a key, as GnuPG writes them: key, name, signature, subkey, signature. */
function packetsOf(name: string): Buffer[] {
  const lines = KEYS[name]?.lines ?? [];
  const body = lines.slice(lines.indexOf('') + 1, -1).filter((line) => !/^=....$/.test(line));
  const bytes = Buffer.from(body.join(''), 'base64');
  const packets: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const [header = 0, first = 0] = bytes.subarray(at);
    assert.ok((header & 0x40) === 0 && (header & 0x03) < 2, 'GnuPG writes packets of the old form');
    const length = (header & 0x03) === 0 ? 2 + first : 3 + bytes.readUInt16BE(at + 1);
    packets.push(bytes.subarray(at, at + length));
    at += length;
  }
  return packets;
}

const hasGpg = spawnSync('gpg', ['--version']).status === 0;
test('GnuPG opens what is encrypted to its keys', { skip: !hasGpg && 'no gpg here' }, async () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-gpg-'));
  const gpg = (words: readonly string[], input: Buffer | string = ''): Buffer => {
    const done = spawnSync('gpg', ['--homedir', home, '--batch', '--passphrase', '', ...words], {
      input,
      maxBuffer: 64 * 1024 * 1024,
    });
    assert.equal(done.status, 0, String(done.stderr));
    return done.stdout;
  };
  try {
    const content = Buffer.alloc(1_000_000, 'pm_1,4111,12/40\n');
    for (const [signs, encrypts] of [
      ['ed25519', 'cv25519'],
      ['nistp256', 'nistp256'],
      ['nistp384', 'nistp384'],
      ['nistp521', 'nistp521'],
      ['rsa2048', 'rsa2048'],
    ] as const) {
      gpg(['--pinentry-mode', 'loopback', '--quick-gen-key', signs, signs, 'sign', '1d']);
      const listed = gpg(['--list-keys', '--with-colons', signs]).toString();
      const fingerprint = /^fpr:{9}([0-9A-F]{40}):/m.exec(listed)?.[1] ?? '';
      gpg(['--pinentry-mode', 'loopback', '--quick-add-key', fingerprint, encrypts, 'encrypt', '1d']);
      const publicKey = gpg(['--armor', '--export', fingerprint]).toString();
      const key = await readPublicKey(publicKey, new Date());
      assert.equal(key.fingerprint, fingerprint);
      const message: Buffer[] = [];
      for await (const piece of encryptMessage(key, Readable.from([Buffer.from(content)])))
        message.push(Buffer.from(piece));
      assert.ok(gpg(['--decrypt'], Buffer.concat(message)).equals(content), encrypts);
    }
  } finally {
    spawnSync('gpgconf', ['--homedir', home, '--kill', 'all']);
    fs.rmSync(home, { recursive: true, force: true });
  }
});
