import assert from 'node:assert/strict';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { after, before, beforeEach, test } from 'node:test';
import { PROMPT_LOOK_UP, defineConnector } from '../../server/connectors/connector.ts';
import type { MerchantAccountId } from '../../server/domain/ids.ts';
import { processorReference } from '../../server/domain/outcome.ts';
import { newId } from '../../server/platform/entropy.ts';
import { attempt } from '../../server/payment-services/attempt.ts';
import { callFor } from '../../server/payment-services/call.ts';
import { type TestService, recordSecret, openTestService } from '../harness/index.ts';
import { type Target, openTlsTarget, trustTestAuthority } from '../harness/tls-target.ts';

/** A processor that wants a token, which it gives for a client's credentials and takes for a while. */

const settings = {
  client_secret: {
    displayName: 'Client secret',
    help: 'Of the portal.',
    required: true,
    sensitive: true,
    format: 'text',
  },
} as const;

const tokenCard = defineConnector({
  id: 'token-card',
  displayName: 'Token Card',
  method: 'card',
  settings,
  reportingFields: {},
  baseUrls: { sandbox: 'https://token.example', production: null },
  accepts: [{ method: 'card', schemes: 'any', currencies: 'any', countries: 'any' }],
  capabilities: {},
  login: {
    request: ({ settings: { client_secret: secret }, baseUrl }) => ({
      method: 'POST',
      url: `${baseUrl}/token`,
      headers: { authorization: ['Basic ', { base64: ['client:', secret] }] },
      body: { type: 'form', fields: [['grant_type', 'client_credentials']] },
    }),
    tokenAt: '/access_token',
    lifetimeOf: (status, text) =>
      status === 200 ? (JSON.parse(text) as { expires_in: number }).expires_in : null,
  },
  recovery: PROMPT_LOOK_UP,
  operations: {
    authorize: () => Promise.resolve({ kind: 'unknown', detail: 'not here' }),
    async void({ accessToken, baseUrl, http, input }) {
      assert.ok(accessToken !== null);
      const { status, text } = await http.send({
        method: 'POST',
        url: `${baseUrl}/voids`,
        headers: { authorization: ['Bearer ', accessToken] },
      });
      return status === 200
        ? { kind: 'succeeded', reference: processorReference(text), value: { amount: input.amount.minor } }
        : { kind: 'unknown', detail: `${status} ${text}` };
    },
  },
  declines: {},
});

const CLIENT_SECRET = 'a client secret of the portal';
let issued: string[] = [];
let service: TestService;
let processor: Target;

function answer(request: Pick<IncomingMessage, 'url' | 'headers'>, response: ServerResponse): void {
  const given = request.headers.authorization ?? '';
  if (request.url === '/token') {
    const expected = `Basic ${Buffer.from(`client:${CLIENT_SECRET}`).toString('base64')}`;
    if (given !== expected) return void response.writeHead(401).end('{"error":"invalid_client"}');
    const token = `at-${issued.length + 1}-8f2c0d6e9b1a4c37`;
    recordSecret(token);
    issued.push(token);
    return void response.end(JSON.stringify({ access_token: token, expires_in: 3600 }));
  }
  const isGood = given === `Bearer ${issued.at(-1)}`;
  response.writeHead(isGood ? 200 : 401).end(isGood ? `echo ${given}` : 'no');
}

before(async () => {
  trustTestAuthority();
  service = await openTestService({ worker: false });
  processor = await openTlsTarget(answer);
});
after(async () => {
  await processor.close();
  await service.close();
});
beforeEach(() => {
  issued = [];
});

const merchantAccountId = 'default' as MerchantAccountId;

async function storeSecret(secret: string = CLIENT_SECRET) {
  const { vault } = service.parts;
  const vaultRecordId = newId<'vault-record'>(new Date());
  const held = { client_secret: await vault.hold('settings.client_secret', Buffer.from(secret)) };
  await vault.seal(merchantAccountId, vaultRecordId, 'settings', held);
  await vault.release(Object.values(held));
  const connector = { ...tokenCard, baseUrls: { sandbox: processor.url, production: null } };
  return { merchantAccountId, connector, settings: {}, sensitiveSettings: ['client_secret'], vaultRecordId };
}

function voidAt(of: Awaited<ReturnType<typeof storeSecret>>) {
  type VoidCall = Parameters<NonNullable<typeof tokenCard.operations.void>>[0];
  const input = { amount: { minor: 5n, currency: 'USD' } } as unknown as VoidCall['input']; // nothing else is read
  const call = callFor(service.parts, of, { operationId: newId(new Date()), input, now: new Date() });
  return attempt(() => tokenCard.operations.void?.(call as VoidCall) ?? assert.fail('no void'));
}

test('a payment service logs in once for many requests at a time, and the token is never text', async () => {
  const of = await storeSecret();
  const outcomes = await Promise.all([voidAt(of), voidAt(of), voidAt(of)]);
  outcomes.push(await voidAt(of));
  assert.equal(issued.length, 1);
  for (const outcome of outcomes) {
    assert.ok(outcome.kind === 'succeeded', outcome.kind);
    assert.equal(outcome.reference, 'echo Bearer «access_token»');
  }
});

test('a token that the processor takes no more is renewed, and the request goes once more', async () => {
  const of = await storeSecret();
  await voidAt(of);
  issued.push('revoked: the last one is another');
  assert.equal((await voidAt(of)).kind, 'succeeded');
  assert.equal(issued.length, 3);
});

test('a token that the vault no longer has is renewed before anything is sent', async () => {
  const of = await storeSecret();
  await voidAt(of);
  await service.parts.vault.forget(merchantAccountId, of.vaultRecordId, 'access_token');
  assert.equal((await voidAt(of)).kind, 'succeeded');
  assert.equal(issued.length, 2);
});

test('a refused log-in fails the operation with nothing sent, and says that the credentials are wrong', async () => {
  const outcome = await voidAt(await storeSecret('another secret, of nobody'));
  assert.ok(outcome.kind === 'failed');
  assert.deepEqual(
    [outcome.code, outcome.detail],
    ['invalid_service_credentials', 'the processor answered the log-in with 401'],
  );
});
