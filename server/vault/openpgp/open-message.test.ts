import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createPrivateKey } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { Readable } from 'node:stream';
import { makeRecipientKey } from './make-recipient-key.ts';
import { openMessage } from './open-message.ts';
import { NotOpenPgp } from './packet-reader.ts';

type Vectors = Readonly<{
  keyId: string;
  privateKey: readonly string[];
  content: string;
  messages: Readonly<Record<string, readonly string[]>>;
}>;
const FILE = path.join(import.meta.dirname, '../../../test/card-imports/gpg-messages.json');
const VECTORS = JSON.parse(fs.readFileSync(FILE, 'utf8')) as Vectors;
const KEY = createPrivateKey({
  key: Buffer.from(VECTORS.privateKey.join(''), 'base64'),
  format: 'der',
  type: 'pkcs8',
});

function message(name: string): Buffer {
  const lines = VECTORS.messages[name] ?? [];
  return lines[0]?.startsWith('-----') === true
    ? Buffer.from(lines.join('\n'))
    : Buffer.from(lines.join(''), 'base64');
}

/** The content, of a message that arrives in chunks of that size. */
async function contentIn(bytes: Buffer, chunkBytes = 64 * 1024, key = KEY): Promise<string> {
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += chunkBytes)
    chunks.push(Buffer.from(bytes.subarray(at, at + chunkBytes)));
  let text = '';
  const keys = async (keyId: string) => (keyId === VECTORS.keyId ? key : null);
  for await (const piece of openMessage(Readable.from(chunks), keys)) text += piece.toString();
  return text;
}

async function refusal(bytes: Buffer): Promise<string> {
  let said = '';
  await assert.rejects(contentIn(bytes), (error) => {
    assert.ok(error instanceof NotOpenPgp, String(error));
    said = error.message;
    return true;
  });
  return said;
}

test('what GnuPG encrypts to our key is opened, however it is packed and whatever pieces it comes in', async () => {
  for (const name of [
    'zlib_armoured',
    'zip_aes128',
    'uncompressed_aes192',
    'from_a_pipe',
    'signed',
    'to_two',
  ])
    for (const chunkBytes of [1, 7, 64 * 1024])
      assert.equal(await contentIn(message(name), chunkBytes), VECTORS.content, `${name} by ${chunkBytes}`);
  const indented = Buffer.concat([Buffer.from('\r\n \n'), message('zlib_armoured')]);
  assert.equal(await contentIn(indented), VECTORS.content);
  const windows = Buffer.from(message('zlib_armoured').toString().replaceAll('\n', '\r\n'));
  assert.equal(await contentIn(windows, 5), VECTORS.content);
});

test('what our key does not ask for is refused in a sentence', async () => {
  for (const [name, said] of [
    ['bzip2', /compressed by algorithm 3/],
    ['triple_des', /cipher 2, and our key asks for AES alone/],
    ['without_integrity_code', /without protection against changes/],
    ['signed_alone', /is not encrypted/],
    ['by_password', /a password alone/],
    ['to_somebody_else', /to key [0-9A-F]{16}, and to no key of this merchant account/],
    ['to_somebody_unnamed', /somebody it does not name/],
  ] as const)
    assert.match(await refusal(message(name)), said, name);
  for (const [text, said] of [
    ['id,number\n1,2\n', /no OpenPGP message/],
    ['', /holds no encrypted message/],
    ['-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nAAAA\n-----END', /begins with neither/],
    ['-----BEGIN PGP MESSAGE-----\n\n!!!!\n', /no Base64/],
    ['-----BEGIN PGP MESSAGE-----\n\nwcFM', /armour ends too early/],
  ] as const)
    assert.match(await refusal(Buffer.from(text)), said, text);
});

test('no bit of a message can be changed, and no byte cut off or added, without a refusal', async () => {
  for (const name of ['uncompressed_aes192', 'from_a_pipe']) {
    const whole = message(name);
    for (let at = 0; at < whole.length; at += 3) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
      await refusal(changed);
    }
    for (let length = whole.length - 1; length > 0; length -= 41) await refusal(whole.subarray(0, length));
    await refusal(Buffer.concat([whole, Buffer.of(0xd2, 1, 1)]));
  }
});

test('another private key under the id of ours opens nothing', async () => {
  const other = await makeRecipientKey('Somebody else', new Date());
  await assert.rejects(contentIn(message('zip_aes128'), 64, other.privateKey), NotOpenPgp);
});

test('lengths that no message has are refused before anything is read', async () => {
  for (const [bytes, said] of [
    [
      Buffer.of(0xc1, 0xff, 0x7f, 0xff, 0xff, 0xff, ...Buffer.alloc(20_000)),
      /session key is too long|malformed/,
    ],
    [
      Buffer.concat([Buffer.of(0xca, 0xff, 0x7f, 0xff, 0xff, 0xff), Buffer.alloc(1024 * 1024 + 1)]),
      /too long/,
    ],
    [Buffer.of(0xc1, 0xe5, ...Buffer.alloc(40)), /comes in parts/],
    [Buffer.of(0x85, 0x00), /ends too early/],
  ] as const)
    assert.match(await refusal(bytes), said);
});

const hasGpg = spawnSync('gpg', ['--version']).status === 0;
test(
  'a message of many megabytes goes through in a few of memory',
  { skip: !hasGpg && 'no gpg here' },
  async () => {
    const made = await makeRecipientKey('Example Shop (card import)', new Date());
    const home = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-gpg-'));
    try {
      const gpg = (words: readonly string[], input: Buffer | string): Buffer => {
        const done = spawnSync('gpg', ['--homedir', home, '--batch', '--trust-model', 'always', ...words], {
          input,
          maxBuffer: 256 * 1024 * 1024,
        });
        assert.equal(done.status, 0, String(done.stderr));
        return done.stdout;
      };
      gpg(['--import'], made.publicKey);
      const listed = gpg(['--list-keys', '--with-colons'], '').toString();
      assert.ok(listed.includes(made.fingerprint) && listed.includes(made.keyId));

      const line = Buffer.from('cus_1,ada@example.com,Ada Lovelace\n');
      const bytes = Buffer.alloc(64 * 1024 * 1024, line);
      const sealed = gpg(['-r', made.fingerprint, '-e'], bytes);
      let length = 0;
      let most = 0;
      for await (const piece of openMessage(Readable.from([sealed]), async () => made.privateKey)) {
        length += piece.length;
        most = Math.max(most, piece.length);
      }
      assert.deepEqual([length, most <= 128 * 1024], [bytes.length, true]);
    } finally {
      spawnSync('gpgconf', ['--homedir', home, '--kill', 'all']);
      fs.rmSync(home, { recursive: true, force: true });
    }
  },
);
