import assert from 'node:assert/strict';
import { generateKeyPairSync, sign } from 'node:crypto';
import { test } from 'node:test';
import * as signing from 'truelayer-signing';
import { signatureHolds } from '../../processor-events/tools.ts';
import type { EventTools, RawEvents } from '../events.ts';
import { isSigned } from './signature.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-521' });
const JWK = { ...publicKey.export({ format: 'jwk' }), kid: 'key-1' };
const BODY = '{"type":"payment_executed"}';
const TIME = '2026-11-27T12:00:00Z';
const JKU = 'https://webhooks.truelayer.com/.well-known/jwks';
const HEADER = {
  alg: 'ES512',
  kid: 'key-1',
  tl_version: '2',
  tl_headers: 'X-Tl-Webhook-Timestamp',
  jku: JKU,
};

type ToldEvent = Readonly<{
  header?: object;
  /** What is signed before the body. */
  head?: string;
  path?: string;
  headers?: RawEvents['headers'];
  /** What stands between the dots, where the payload is left out. */
  detached?: string;
  body?: string;
  baseUrl?: string;
  keys?: unknown;
}>;

const HEAD = `POST /events\nX-Tl-Webhook-Timestamp: ${TIME}\n`;
let asked: string[] = [];

function signatureOf({ header = HEADER, head = HEAD, detached = '' }: ToldEvent): string {
  const encoded = Buffer.from(JSON.stringify(header)).toString('base64url');
  const message = Buffer.from(`${encoded}.${Buffer.from(head + BODY).toString('base64url')}`);
  const signature = sign('sha512', message, { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${encoded}.${detached}.${signature.toString('base64url')}`;
}

function holds(told: ToldEvent): Promise<boolean> {
  asked = [];
  const raw: RawEvents = {
    method: 'POST',
    path: told.path ?? '/events',
    query: new URLSearchParams(),
    headers: { 'tl-signature': signatureOf(told), 'x-tl-webhook-timestamp': TIME, ...told.headers },
    body: Buffer.from(told.body ?? BODY),
    now: new Date(TIME),
  };
  const { keys = [{ kid: 'another' }, JWK] } = told;
  const tools: Pick<EventTools, 'baseUrl' | 'fetchKey' | 'signatureHolds'> = {
    baseUrl: told.baseUrl ?? 'https://api.truelayer.com',
    fetchKey: async (url) => {
      asked.push(url);
      return keys === null ? null : JSON.stringify({ keys });
    },
    signatureHolds,
  };
  return isSigned(raw, tools as EventTools); // it asks for nothing else
}

test('a webhook that its processor has signed holds, by the package that it publishes as well', async () => {
  assert.equal(await holds({}), true);
  assert.deepEqual(asked, [JKU]);
  signing.verify({
    signature: signatureOf({}),
    jwks: JSON.stringify({ keys: [JWK] }),
    method: 'POST' as signing.HttpMethod, // a constant enumeration, which types that are erased do not have
    path: '/events',
    body: BODY,
    requiredHeaders: ['X-Tl-Webhook-Timestamp'],
    headers: { 'x-tl-webhook-timestamp': TIME },
  });
});

test('a slash at the end of the path may be there for one side and not for the other', async () => {
  assert.equal(await holds({ path: '/events/' }), true);
  assert.equal(await holds({ head: HEAD.replace('/events', '/events/') }), true);
  assert.equal(await holds({ path: '/event' }), false);
  assert.equal(await holds({ path: '/events//' }), false);
});

test('headers are signed in their order and under their names as listed, the time among them', async () => {
  const names = 'X-Other,X-Tl-Webhook-Timestamp';
  const lines = `POST /events\nX-Other: 1\nX-Tl-Webhook-Timestamp: ${TIME}\n`;
  const listed = { header: { ...HEADER, tl_headers: names }, head: lines };
  assert.equal(await holds({ ...listed, headers: { 'x-other': '1' } }), true);
  assert.equal(await holds({ ...listed, headers: { 'x-other': '2' } }), false);
  assert.equal(await holds(listed), false, 'a header that is not there');
  const empty = { ...HEADER, tl_headers: ',X-Tl-Webhook-Timestamp,' };
  assert.equal(await holds({ header: empty }), true, 'no name is no header');
  for (const tl_headers of ['X-Other', '', undefined])
    assert.equal(
      await holds({
        header: { ...HEADER, tl_headers },
        head: tl_headers === 'X-Other' ? 'POST /events\nX-Other: 1\n' : 'POST /events\n',
        headers: { 'x-other': '1' },
      }),
      false,
      'the time is not signed',
    );
});

test('what was changed, or signs in another way, is refused', async () => {
  for (const told of [
    { body: `${BODY} ` },
    { headers: { 'x-tl-webhook-timestamp': '2026-11-27T12:00:01Z' } },
    { detached: Buffer.from(HEAD + BODY).toString('base64url') },
    { header: { ...HEADER, alg: 'ES256' } },
    { header: { ...HEADER, tl_version: '1' } },
    { header: { ...HEADER, kid: 'unknown' } },
    { header: { ...HEADER, kid: undefined } },
    { headers: { 'tl-signature': '' } },
    { headers: { 'tl-signature': 'a..b' } },
  ])
    assert.equal(await holds(told), false, JSON.stringify(told));
});

test('only the keys that are published for this API prove anything', async () => {
  const sandbox = 'https://webhooks.truelayer-sandbox.com/.well-known/jwks';
  const bySandbox = { header: { ...HEADER, jku: sandbox } };
  assert.equal(await holds({ ...bySandbox, baseUrl: 'https://api.truelayer-sandbox.com' }), true);
  const ownUrl = 'https://simulator.example/truelayer';
  const byOwn = { header: { ...HEADER, jku: `${ownUrl}/.well-known/jwks` }, baseUrl: ownUrl };
  assert.equal(await holds(byOwn), true);
  for (const told of [
    bySandbox,
    { baseUrl: 'https://api.truelayer-sandbox.com' },
    { header: { ...HEADER, jku: '' } },
  ]) {
    assert.equal(await holds(told), false);
    assert.deepEqual(asked, [], 'nothing is fetched from elsewhere');
  }
});

test('a key that is not on the curve, is not whole, or is not there proves nothing', async () => {
  const other = generateKeyPairSync('ec', { namedCurve: 'P-521' }).publicKey.export({ format: 'jwk' });
  const long = Buffer.concat([Buffer.of(1), Buffer.from(JWK.x ?? '', 'base64url')]).toString('base64url');
  for (const keys of [
    null,
    'none',
    [],
    [null],
    [{ ...other, kid: 'key-1' }],
    [{ ...JWK, kty: 'RSA' }],
    [{ ...JWK, crv: 'P-256' }],
    [{ ...JWK, x: long }],
    [{ ...JWK, y: undefined }],
    [{ ...JWK, kid: undefined }],
  ])
    assert.equal(await holds({ keys }), false, JSON.stringify(keys));
  // Whoever publishes a coordinate may leave out the zeros that it begins with.
  const short = (name: 'x' | 'y'): string => {
    const bytes = Buffer.from(JWK[name] ?? '', 'base64url');
    return bytes.subarray(bytes.findIndex((byte) => byte !== 0)).toString('base64url');
  };
  assert.equal(await holds({ keys: [{ ...JWK, x: short('x'), y: short('y') }] }), true);
});
