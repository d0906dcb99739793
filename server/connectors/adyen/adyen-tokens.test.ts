import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  CheckoutAPI,
  Client,
  EnvironmentEnum,
  TokenizationWebhooksHandler,
  hmacValidator as HmacValidator,
} from '@adyen/api-library';
import { type ConnectorBench, openConnectorBench } from '../../../test/harness/connector-bench.ts';
import { Suite, assertSucceeded } from '../../../test/connectors/conformance-suite.ts';
import { sampleAuthorize } from '../../../test/connectors/conformance-samples.ts';
import { forget } from '../../../test/connectors/stored-tokens.ts';
import { type ProcessorFront, openProcessorFront } from '../../../test/harness/processor-front.ts';
import { trustTestAuthority } from '../../../test/harness/tls-target.ts';
import type { ProcessorReference } from '../../domain/outcome.ts';
import type { Wire } from '../../net/wire.ts';
import { isForgotten } from '../../payment-methods/tokens/delete-tokens.ts';
import { attempt } from '../../payment-services/attempt.ts';
import { HMAC_KEY } from '../../../sandbox/processors/adyen/desk.ts';
import type { Authorize } from '../connector.ts';

/** What Adyen stores of cards, judged by its own npm package: how a token is told, pays and ends. */

const MERCHANT = 'RailyardECOM';
let running: ConnectorBench;
let front: ProcessorFront;
let recurring: CheckoutAPI['RecurringApi'];
const validator = new HmacValidator();
before(async () => {
  trustTestAuthority();
  running = await openConnectorBench();
  front = await openProcessorFront(running.simulator.url, 'adyen', true);
  const client = new Client({ apiKey: 'AQE-conformance', environment: EnvironmentEnum.TEST });
  recurring = Object.assign(new CheckoutAPI(client).RecurringApi, { baseUrl: `${front.url}/v72` });
});
after(async () => {
  await front.close();
  await running.close();
});

const suiteOf = (): Suite => running.suite('adyen-card');

async function pay(suite: Suite, change: Partial<Authorize>, operationId = suite.bench().newOperationId()) {
  const sample = sampleAuthorize(suite.connector, suite.bench(), 1299n, true);
  const call = suite.call({ ...sample, ...change }, { operationId });
  return attempt(() => suite.connector.operations.authorize(call));
}

test('a stored card’s token is delivered once, masked elsewhere, and pays for its own buyer alone', async () => {
  const suite = suiteOf();
  const operationId = suite.bench().newOperationId();
  const { reference } = assertSucceeded(await pay(suite, { store: true }, operationId));
  const raw = await suite
    .bench()
    .events(reference, async (events) => events.some(({ body }) => body.includes('token.created')));
  const created = raw.find(({ body }) => body.includes('recurring.token.created')) ?? assert.fail();
  const text = created.body.toString();
  assert.ok(validator.validateHMACSignature(HMAC_KEY, created.headers['hmacsignature'] ?? '', text));
  const read = new TokenizationWebhooksHandler(text).getTokenizationCreatedDetailsNotificationRequest();
  const [event] = await suite.eventsIn([created]);
  assert.ok(event?.change?.kind === 'stored_token');
  assert.equal(event.change.token, read.data.storedPaymentMethodId);
  assert.deepEqual(event.of, { reference });
  const told = (await suite.eventsIn(raw)).find(({ name }) => name === 'AUTHORISATION');
  assert.deepEqual(told?.secrets, [event.change.token]);

  const token = suite.bench().secret('payment_service_token', event.change.token);
  const instrument = { method: 'stored-token', token, name: 'card' } as const;
  assert.equal((await pay(suite, { instrument, initiator: 'merchant' })).kind, 'succeeded');
  const another = await pay(suite, { instrument, buyerId: '00000000-0000-7000-8000-000000000009' });
  assert.deepEqual([another.kind, 'code' in another && another.code], ['failed', 'unknown_service_resource']);
  await running.act('adyen', reference, 'disable_token');
  const isEnd = ({ body }: Readonly<{ body: Buffer }>): boolean => body.includes('token.disabled');
  const end = (await suite.bench().events('', async (told) => told.some(isEnd))).find(isEnd) ?? assert.fail();
  assert.ok(validator.validateHMACSignature(HMAC_KEY, end.headers['hmacsignature'] ?? '', String(end.body)));
  const disabled = new TokenizationWebhooksHandler(String(end.body)).getGenericWebhook();
  const [{ change, of } = assert.fail()] = await suite.eventsIn([end]);
  assert.deepEqual([change, of], [{ kind: 'token_ended', token: disabled.data.storedPaymentMethodId }, {}]);
});

test('a token that is deleted pays no more; deleting it again succeeds, and Adyen’s package hears 803', async () => {
  const suite = suiteOf();
  const { token, reference } = await storedToken(suite);
  const { deleteToken } = suite.connector.operations;
  const forget = (buyerId: string | null) =>
    attempt(async () =>
      (deleteToken ?? assert.fail())(
        suite.call({ token: suite.bench().secret('payment_service_token', token), buyerId }),
      ),
    );
  const { buyerId } = sampleAuthorize(suite.connector, suite.bench(), 1299n, true);
  assert.ok(buyerId !== null);
  const remove = (): Promise<void> => recurring.deleteTokenForStoredPaymentDetails(token, buyerId, MERCHANT);
  const pays = async (): Promise<string> => {
    const secret = suite.bench().secret('payment_service_token', token);
    const instrument = { method: 'stored-token', token: secret, name: 'card' } as const;
    return (await pay(suite, { instrument, initiator: 'merchant' })).kind;
  };
  assert.equal((await forget('00000000-0000-7000-8000-000000000009')).kind, 'succeeded', 'not theirs');
  assert.equal((await forget(null)).kind, 'succeeded', 'nobody’s');
  assert.equal(await pays(), 'succeeded');
  assert.equal((await forget(buyerId)).kind, 'succeeded');
  assert.equal(await pays(), 'failed');
  assert.equal((await forget(buyerId)).kind, 'succeeded');
  await assert.rejects(remove(), { statusCode: 422, errorCode: '803' });
  const isEnd = ({ body }: Readonly<{ body: Buffer }>): boolean =>
    body.includes('token.disabled') && body.includes(token);
  assert.ok((await suite.bench().events('', async (told) => told.some(isEnd))).some(isEnd), reference);
  const another = await storedToken(suite);
  await recurring.deleteTokenForStoredPaymentDetails(another.token, buyerId, MERCHANT);
});

test('what Adyen refuses for another reason is told again: the token may be there still', async () => {
  const suite = suiteOf();
  const bench = suite.bench();
  const refusals = [
    [403, { errorCode: '901', errorType: 'security', pspReference: 'SANDBX2345678901' }],
    [422, { errorCode: '130', errorType: 'validation', pspReference: 'SANDBX2345678902' }],
    [500, { errorCode: '905', errorType: 'configuration', pspReference: 'SANDBX2345678903' }],
    [401, { errorCode: '000', errorType: 'security' }],
  ] as const;
  for (const [status, body] of refusals) {
    const wire = (): Wire => ({
      send: () => Promise.resolve({ status, headers: {}, text: JSON.stringify(body) }),
    });
    const told = await forget(new Suite(suite.connector, () => ({ ...bench, wire })), 'a-token');
    assert.equal(isForgotten(told), false, body.errorCode);
  }
});

async function storedToken(
  suite: Suite,
): Promise<Readonly<{ token: string; reference: ProcessorReference }>> {
  const { reference } = assertSucceeded(await pay(suite, { store: true }));
  const isMade = ({ body }: Readonly<{ body: Buffer }>): boolean => body.includes('token.created');
  const events = await suite.bench().events(reference, async (told) => told.some(isMade));
  const [event] = await suite.eventsIn([events.find(isMade) ?? assert.fail()]);
  assert.ok(event?.change?.kind === 'stored_token');
  return { token: event.change.token, reference };
}
