import assert from 'node:assert/strict';
import { createHmac, generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { generateKey } from 'openpgp';
import { METHODS, type Method } from '../../server/relay/authentication/index.ts';
import { type TestService, openTestService } from '../harness/index.ts';
import { type Target, authority, openTlsTarget, trustTestAuthority } from '../harness/tls-target.ts';
import { CLIENT_CERTIFICATE, CLIENT_KEY, KEYSTORES } from './vectors/material.ts';

/**
 * Every example of docs/relay-authentication.md, stored and used over the API against a TLS target: what
 * arrives has the headers and members that the guide shows.
 */
const guide = fs.readFileSync(path.join(import.meta.dirname, '../../docs/relay-authentication.md'), 'utf8');
const sections = (guide.split('## Fields')[0]?.split('## Examples')[1] ?? '').split(/^### /m).slice(1);

type Fields = Readonly<Record<string, string>>;
type Example = Readonly<{ kind: string; method: string; fields: Fields }>;

const rsa = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { format: 'pem', type: 'spki' },
  privateKeyEncoding: { format: 'pem', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase: 'keystorepassword' },
});
const p521 = generateKeyPairSync('ec', {
  namedCurve: 'P-521',
  publicKeyEncoding: { format: 'pem', type: 'spki' },
  privateKeyEncoding: { format: 'pem', type: 'pkcs8' },
});
const ed25519 = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { format: 'pem', type: 'spki' },
  privateKeyEncoding: { format: 'pem', type: 'pkcs8' },
});
const pgp = await generateKey({ userIDs: [{ name: 'target' }] });
const [keystore] = Object.values(KEYSTORES);

/** What the guide leaves to the reader. */
const OWN: Readonly<Record<string, Fields>> = {
  jwe: { key: rsa.publicKey },
  visa: { key_id: '8b6d', server_certificate: rsa.publicKey },
  'mastercard-jwe': { encryption_certificate: rsa.publicKey },
  'mastercard-fields': {
    encryption_certificate: rsa.publicKey,
    element: 'card',
    oaep_digest_name: 'keyDigest',
    fingerprint_name: 'keyFingerprint',
  },
  openpgp: { public_key: pgp.publicKey },
  'detached-jws': { key: p521.privateKey },
  oauth1: { signing_key: rsa.privateKey },
  'http-message': { key: ed25519.privateKey },
  'aws-v4': { access_key_id: 'AKIDEXAMPLE', secret_access_key: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' },
  pem: { certificate: CLIENT_CERTIFICATE, private_key: CLIENT_KEY },
  pkcs12: { keystore: keystore?.file ?? '', passphrase: keystore?.passphrase ?? '' },
};

/** Inline code in its order: `kind: …` and `method: …` begin an example, `field: value` belongs to it. */
function examplesOf(section: string): readonly Example[] {
  const examples: { kind: string; method: string; fields: Record<string, string> }[] = [];
  let kind = '';
  let begun: Method | undefined;
  const begin = (name: string): void => {
    begun = METHODS.find((method) => method.kind === kind && method.name === name);
    if (begun !== undefined) examples.push({ kind, method: name, fields: { ...OWN[name] } });
  };
  /** Another method of the kind, which is only named. */
  const isAnother = (name: string): boolean =>
    name !== begun?.name &&
    OWN[name] !== undefined &&
    METHODS.some((method) => method.kind === kind && method.name === name);
  for (const { name, value } of namedIn(section)) {
    const isField = begun !== undefined && Object.hasOwn(begun.fields, name) && !value.includes('…');
    if (name === 'kind') kind = value;
    else if (name === 'method') begin(value);
    else if (value !== '' && isField) Object.assign(examples.at(-1)?.fields ?? {}, { [name]: value });
    else if (value === '' && isAnother(name)) begin(name);
  }
  return examples;
}

/** Each inline code, as a name and what stands behind its colon. */
function namedIn(section: string): readonly Readonly<{ name: string; value: string }>[] {
  const [described = ''] = section.split(VARIANT);
  return [...described.replaceAll(/```[^`]*```/g, '').matchAll(/`([^`]+)`/g)].map(([, text = '']) => {
    const [, name = text, value = ''] = /^([a-z_]+): ([^]*)$/.exec(text) ?? [];
    return { name, value };
  });
}

const VARIANT = 'A webhook-like scheme:';

/** A block of `name: value` with indented lines that go on. */
function blockOf(section: string): Fields {
  const block = /^```\n([^`]*)```/m.exec(section)?.[1] ?? '';
  const fields: Record<string, string> = {};
  let last = '';
  for (const line of block.split('\n').filter((text) => text !== '')) {
    const [, name, value = ''] = /^([a-z_]+): +(.*)$/.exec(line) ?? [];
    if (name === undefined) fields[last] += `\n${line.trim()}`;
    else fields[(last = name)] = value;
  }
  return fields;
}

/** Names of headers, and of members of the body, in the guide's picture of what arrives. */
function pictured(section: string): Readonly<{ headers: readonly string[]; members: readonly string[] }> {
  const [, picture = ''] = /^```http\n([^`]*)```/m.exec(section) ?? [];
  const [head = '', body = ''] = picture.split('\n\n');
  return {
    headers: head
      .split('\n')
      .filter((line) => /^[\w-]+: /.test(line))
      .map((line) => line.split(':')[0]?.toLowerCase() ?? ''),
    members: [...body.matchAll(/"(\w+)":/g)].map(([, name = '']) => name),
  };
}

let service: TestService;
let target: Target;
let configId: string;
let card: string;
before(async () => {
  trustTestAuthority();
  service = await openTestService({ worker: false });
  target = await openTlsTarget(undefined, {
    requestCert: true,
    rejectUnauthorized: false,
    ca: authority.certificate,
  });
  configId = (
    await service.request('POST', '/vault-forward/configs', {
      body: { definition_id: 'generic', hosts: ['api.example.com'] },
    })
  ).body.id;
  card = (
    await service.request('POST', '/payment-methods', {
      body: { method: 'card', number: '4111111111111111', expiration_date: '12/30' },
    })
  ).body.id;
});
after(async () => {
  await target.close();
  await service.close();
});

async function use(examples: readonly Example[]): Promise<Target['received'][number]> {
  const ids: string[] = [];
  for (const { kind, method, fields } of examples) {
    const stored = await service.request('POST', `/vault-forward/configs/${configId}/authentications`, {
      body: {
        kind,
        method,
        display_name: 'example',
        fields: Object.entries(fields).map(([key, value]) => ({ key, value })),
      },
    });
    assert.equal(stored.status, 201, `${method}: ${stored.text}`);
    ids.push(stored.body.id);
  }
  const before_ = target.received.length;
  const answer = await service.request('POST', '/vault-forward', {
    rawBody: '{"card":{"number":"{{ CARD_NUMBER_1 }}"},"amount":1}',
    unchecked: true,
    headers: {
      'content-type': 'application/json',
      'x-vault-forward-url': `${target.url}/v1/cards`,
      'x-vault-forward-http-method': 'POST',
      'x-vault-forward-payment-methods': card,
      'x-vault-forward-authentications': ids.join(','),
    },
  });
  assert.equal(answer.status, 200, answer.text);
  assert.equal(target.received.length, before_ + 1);
  return target.received[before_] ?? assert.fail();
}

for (const section of sections) {
  const title = section.split('\n')[0] ?? '';
  const examples = examplesOf(section);
  test(`the example works: ${title} (${examples.map(({ method }) => method).join(', ')})`, async () => {
    assert.ok(examples.length > 0, 'the section has an example');
    const { headers, members } = pictured(section);
    const isOneRequest = title.startsWith('Mastercard');
    const together = isOneRequest
      ? examples.filter(({ method }) => method === 'oauth1' || method === 'mastercard-jwe')
      : examples.slice(0, 1);
    const received = await use(together);
    for (const name of headers) assert.notEqual(received.headers[name], undefined, `header ${name}`);
    for (const name of members) assert.ok(received.body.includes(`"${name}"`), `member ${name}`);
    if (together.some(({ kind }) => kind === 'mle'))
      assert.ok(!received.body.includes('4111111111111111'), 'the number leaves encrypted');
    if (together.some(({ kind }) => kind === 'mtls'))
      assert.equal(received.clientSubject, 'merchant.example');
    for (const alone of examples.filter((example) => !together.includes(example))) await use([alone]);
  });
}

test('every method has an example that was used', () => {
  const used = new Set(sections.flatMap(examplesOf).map(({ method }) => method));
  assert.deepEqual(
    METHODS.map(({ name }) => name).filter((name) => !used.has(name)),
    [],
  );
});

test('the example works: a signature as webhooks have it, by HMAC', async () => {
  const [, variant = ''] = guide.split(VARIANT);
  const fields = Object.fromEntries(
    [...(variant.split('\n\n')[0] ?? '').matchAll(/`([a-z_]+): ([^`]*)`/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
  assert.deepEqual(Object.keys(fields), ['canonical_string', 'headers', 'signature_encoding']);
  const received = await use([
    { kind: 'signature', method: 'hmac', fields: { ...fields, secret: 's3cret' } },
  ]);
  const [, at = '', signature] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(received.headers['x-signature'])) ?? [];
  assert.equal(
    signature,
    createHmac('sha256', 's3cret').update(`${at}.`).update(received.body).digest('hex'),
  );
});

test('the example works: CyberSource’s HTTP signature, by HMAC', async () => {
  const section = sections.find((text) => text.startsWith('HMAC')) ?? '';
  const fields = blockOf(section);
  assert.ok(Object.keys(fields).length >= 5, Object.keys(fields).join());
  const received = await use([
    {
      kind: 'signature',
      method: 'hmac',
      fields: { ...fields, secret: Buffer.from('s3cret').toString('base64'), key_id: 'key-1' },
    },
  ]);
  for (const name of ['date', 'digest', 'v-c-merchant-id', 'signature'])
    assert.notEqual(received.headers[name], undefined, name);
  const [told, signature] = String(received.headers['signature']).split(', signature=');
  assert.equal(
    told,
    'keyid="key-1", algorithm="HmacSHA256", headers="host date (request-target) digest v-c-merchant-id"',
  );
  assert.match(signature ?? '', /^"[A-Za-z0-9+/]+=*"$/);
});
