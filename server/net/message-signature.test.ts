import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { Secret } from '../domain/secret.ts';
import { signatureHeaders, signing } from './message-signature.ts';
import type { Outgoing } from './outgoing.ts';

const BODY = Buffer.from('{"type":"event"}');
const SECRETS = ['first', 'second'].map((word) => `whsec_${Buffer.from(word.repeat(6)).toString('base64')}`);

test('a message is signed under every secret, in the published form and in that of Standard Webhooks', () => {
  const timestamp = Math.floor(Date.now() / 1000);
  const headers = new Map(
    signatureHeaders(
      { id: 'msg_1', timestamp, body: BODY },
      SECRETS.map((text) => Buffer.from(text)),
    ),
  );
  assert.deepEqual(
    [...headers.keys()],
    [
      'x-gr4vy-webhook-id',
      'x-gr4vy-webhook-timestamp',
      'x-gr4vy-webhook-signatures',
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ],
  );
  for (const prefix of ['x-gr4vy-webhook', 'webhook']) {
    assert.equal(headers.get(`${prefix}-id`), 'msg_1');
    assert.equal(headers.get(`${prefix}-timestamp`), String(timestamp));
  }
  const published = SECRETS.map((text) =>
    createHmac('sha256', text).update(`${timestamp}.${BODY}`).digest('hex'),
  );
  assert.equal(headers.get('x-gr4vy-webhook-signatures'), published.join(','));

  for (const secret of SECRETS)
    assert.deepEqual(new Webhook(secret).verify(BODY.toString(), Object.fromEntries(headers)), {
      type: 'event',
    });
  assert.throws(() => new Webhook(SECRETS[0] ?? '').verify('{"type":"other"}', Object.fromEntries(headers)));
});

const OUTGOING: Outgoing = {
  method: 'POST',
  url: new URL('https://shop.example/events'),
  headers: [['content-type', 'application/json']],
  body: BODY,
  identity: null,
};
const SEALED = [0, 1].map((at) => new Secret('webhook.secret', { kind: 'held', handle: String(at) }));

test('what leaves is signed behind its own headers, and the secrets are wiped', async () => {
  const opened: Buffer[] = [];
  const message = { id: 'msg_1', timestamp: 1_795_000_000, secrets: SEALED };
  const sign = signing(message, async () => {
    const secret = Buffer.from(SECRETS[opened.length] ?? '');
    opened.push(secret);
    return secret;
  });
  const signed = await sign(OUTGOING);
  const expected = signatureHeaders(
    { ...message, body: BODY },
    SECRETS.map((text) => Buffer.from(text)),
  );
  assert.deepEqual(signed, { ...OUTGOING, headers: [...OUTGOING.headers, ...expected] });
  assert.equal(opened.length, 2);
  for (const secret of opened) assert.ok(secret.every((byte) => byte === 0));
});

test('where a secret cannot be opened nothing is signed, and those that could be are wiped', async () => {
  const opened = Buffer.from(SECRETS[0] ?? '');
  const sign = signing({ id: 'msg_1', timestamp: 1, secrets: SEALED }, async (secret) => {
    if (secret === SEALED[1]) throw new Error('shredded');
    return opened;
  });
  await assert.rejects(sign(OUTGOING), /^Error: shredded$/);
  assert.ok(opened.every((byte) => byte === 0));
  await assert.rejects(
    sign({ ...OUTGOING, body: null }),
    /^Error: BUG: a message that is signed has a body that is held whole$/,
  );
});
