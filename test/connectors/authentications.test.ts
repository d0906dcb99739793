import assert from 'node:assert/strict';
import { createHmac, createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { after, before, test } from 'node:test';
import { compactDecrypt } from 'jose';
import { attempt } from '../../server/payment-services/attempt.ts';
import { PROMPT_LOOK_UP, defineConnector } from '../../server/connectors/connector.ts';
import { callFor } from '../../server/payment-services/call.ts';
import type { MerchantAccountId } from '../../server/domain/ids.ts';
import { processorReference } from '../../server/domain/outcome.ts';
import { newId } from '../../server/platform/entropy.ts';
import { issue } from '../harness/certificates.ts';
import { type TestService, openTestService } from '../harness/index.ts';
import { type Target, authority, openTlsTarget, trustTestAuthority } from '../harness/tls-target.ts';

/**
 * What a processor may want beside a key in a header: a client certificate, an encrypted body, a signature
 * over what leaves.
 */
const strictCard = defineConnector({
  id: 'strict-card',
  displayName: 'Strict Card',
  method: 'card',
  settings: {
    client_certificate: {
      displayName: 'Client certificate',
      help: 'PEM.',
      required: true,
      sensitive: false,
      format: 'multiline',
    },
    client_key: {
      displayName: 'Client key',
      help: 'PEM.',
      required: true,
      sensitive: true,
      format: 'multiline',
    },
    signing_secret: {
      displayName: 'Signing secret',
      help: 'Of the portal.',
      required: true,
      sensitive: true,
      format: 'text',
    },
    encryption_key: {
      displayName: 'Encryption key',
      help: 'PEM.',
      required: true,
      sensitive: false,
      format: 'multiline',
    },
  },
  reportingFields: {},
  baseUrls: { sandbox: 'https://strict.example', production: null },
  accepts: [{ method: 'card', schemes: 'any', currencies: 'any', countries: 'any' }],
  capabilities: {},
  authentications: ({ client_certificate, client_key, signing_secret, encryption_key }) => [
    { kind: 'mtls', method: 'pem', fields: { certificate: client_certificate, private_key: client_key } },
    {
      kind: 'signature',
      method: 'hmac',
      fields: {
        secret: signing_secret,
        canonical_string: '{method} {path}\n{body}',
        headers: 'x-signature: {signature}',
        signature_encoding: 'hex',
      },
    },
    { kind: 'mle', method: 'jwe', fields: { key: encryption_key, wrapper: 'encData' } },
  ],
  recovery: PROMPT_LOOK_UP,
  operations: {
    async authorize({ input, baseUrl, http }) {
      const number = 'number' in input.instrument ? input.instrument.number : '';
      const { status, text } = await http.send({
        method: 'POST',
        url: `${baseUrl}/charges`,
        body: { type: 'json', value: { number, amount: String(input.amount.minor) } },
      });
      return status === 200
        ? {
            kind: 'succeeded',
            reference: processorReference('1'),
            value: {
              authorized: input.amount.minor,
              captured: 0n,
              schemeTransactionId: null,
              avs: null,
              cvv: null,
              authorizationCode: text,
            },
          }
        : { kind: 'unknown', detail: text };
    },
    async find({ baseUrl, operationId, http }) {
      const { status } = await http.send({ method: 'GET', url: `${baseUrl}/charges/${operationId}` });
      return status === 200 ? { kind: 'unknown', detail: 'found' } : { kind: 'not_found' };
    },
  },
  declines: {},
});

const NUMBER = '4111111111111111';
const SIGNING_SECRET = 'a signing secret of the portal';
const client = issue({ subject: 'merchant 42' }, authority);
const encryption = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { format: 'pem', type: 'spki' },
  privateKeyEncoding: { format: 'pem', type: 'pkcs8' },
});
const merchantAccountId = 'default' as MerchantAccountId;

let service: TestService;
let processor: Target;
before(async () => {
  trustTestAuthority();
  service = await openTestService({ worker: false });
  processor = await openTlsTarget((request, response) => response.end(`echo ${NUMBER} ${request.url}`), {
    requestCert: true,
    rejectUnauthorized: true,
    ca: authority.certificate,
  });
});
after(async () => {
  await processor.close();
  await service.close();
});

/** A payment service of it, as stored: what is sensitive sealed, the rest as text. */
async function paymentService(clientKey: string) {
  const { vault } = service.parts;
  const vaultRecordId = newId<'vault-record'>(new Date());
  const held = {
    client_key: await vault.hold('settings.client_key', Buffer.from(clientKey)),
    signing_secret: await vault.hold('settings.signing_secret', Buffer.from(SIGNING_SECRET)),
  };
  await vault.seal(merchantAccountId, vaultRecordId, 'settings', held);
  await vault.release(Object.values(held));
  const connector = { ...strictCard, baseUrls: { sandbox: processor.url, production: null } };
  return {
    merchantAccountId,
    connector,
    settings: { client_certificate: client.certificate, encryption_key: encryption.publicKey },
    sensitiveSettings: Object.keys(held),
    vaultRecordId,
  };
}

async function authorize(clientKey: string = client.key) {
  const number = await service.parts.vault.hold('card.number', Buffer.from(NUMBER));
  const stored = await paymentService(clientKey);
  const input = {
    amount: { minor: 1299n, currency: 'USD' },
    instrument: { method: 'card', number: number.secret },
    // The connector above reads nothing else.
  } as unknown as Parameters<typeof strictCard.operations.authorize>[0]['input'];
  const call = callFor(service.parts, stored, {
    operationId: newId(new Date()),
    input,
    now: new Date(),
  }) as Parameters<typeof strictCard.operations.authorize>[0];
  return attempt(() => strictCard.operations.authorize(call));
}

test('a connector’s request is encrypted, signed, then sent over mutual TLS, with keys of the vault', async () => {
  const outcome = await authorize();
  assert.equal(outcome.kind, 'succeeded');
  const [received] = processor.received;
  assert.ok(received);
  assert.equal(received.clientSubject, 'merchant 42');
  const signed = Buffer.concat([Buffer.from('POST /charges\n'), received.body]);
  assert.equal(
    received.headers['x-signature'],
    createHmac('sha256', SIGNING_SECRET).update(signed).digest('hex'),
  );
  const { encData } = JSON.parse(received.body.toString()) as { encData: string };
  assert.doesNotMatch(received.body.toString(), new RegExp(NUMBER));
  const { plaintext } = await compactDecrypt(encData, createPrivateKey(encryption.privateKey));
  assert.deepEqual(JSON.parse(Buffer.from(plaintext).toString()), { number: NUMBER, amount: '1299' });
});

test('what the processor echoes of an encrypted card number is masked all the same', async () => {
  const outcome = await authorize();
  assert.ok(outcome.kind === 'succeeded');
  assert.equal(outcome.value.authorizationCode, 'echo «card.number» /charges');
});

test('a request without a body is signed and sent over mutual TLS, with nothing to encrypt', async () => {
  const stored = await paymentService(client.key);
  const operationId = newId<'operation'>(new Date());
  const call = callFor(service.parts, stored, {
    operationId,
    input: { kind: 'authorize' as const, of: null, sentAt: null },
    now: new Date(),
  }) as Parameters<NonNullable<typeof strictCard.operations.find>>[0];
  assert.deepEqual(await strictCard.operations.find?.(call), { kind: 'unknown', detail: 'found' });
  const received = processor.received.at(-1);
  assert.deepEqual(
    [received?.method, received?.clientSubject, received?.body.length],
    ['GET', 'merchant 42', 0],
  );
  assert.equal(
    received?.headers['x-signature'],
    createHmac('sha256', SIGNING_SECRET).update(`GET /charges/${operationId}\n`).digest('hex'),
  );
});

test('a broken key is a failure that names the connector and quotes nothing, and no connection is made', async () => {
  const before = processor.connections();
  const outcome = await authorize('-----BEGIN PRIVATE KEY-----\nbm90IGEga2V5\n-----END PRIVATE KEY-----\n');
  assert.ok(outcome.kind === 'failed');
  assert.match(
    outcome.detail ?? '',
    /^Authentication method strict-card\.mtls cannot be applied: its field private_key /,
  );
  assert.doesNotMatch(
    JSON.stringify(outcome, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    /bm90IGEga2V5/,
  );
  assert.equal(processor.connections(), before);
});
