import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type ConnectorBench, openConnectorBench } from '../../../test/harness/connector-bench.ts';
import { sampleAuthorize } from '../../../test/connectors/conformance-samples.ts';
import { type Suite, assertPending, assertSucceeded } from '../../../test/connectors/conformance-suite.ts';
import { dlocalFacts } from '../../../test/connectors/facts/dlocal.ts';
import { apply, headersOf, request } from '../../../test/relay/authentication-rig.ts';
import { type ErrorCode, declineOf, errorCode, parseErrorCode } from '../../domain/decline.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { attempt } from '../../payment-services/attempt.ts';
import { DETAILS } from '../../../sandbox/processors/dlocal/payments.ts';
import type { Authorize, AuthorizedAmounts } from '../connector.ts';
import type { ProcessorEvent } from '../events.ts';
import { DECLINES } from './declines.ts';
import { paymentOutcome, refusedBy } from './wire.ts';

/** dLocal has no package that runs on a server: the examples of its documentation judge both sides. */

let running: ConnectorBench;
before(async () => {
  running = await openConnectorBench();
});
after(() => running.close());

const suiteOf = (kind: 'boleto' | 'oxxo' | 'pix' = 'oxxo'): Suite => running.suite(`dlocal-${kind}`);

const act = (subject: string, what: string): Promise<void> => running.act('dlocal', subject, what);

function pay(suite: Suite, more: Partial<Authorize>): Promise<Outcome<AuthorizedAmounts>> {
  const sample = sampleAuthorize(suite.connector, suite.bench(), 10_000n, true);
  return attempt(() => suite.connector.operations.authorize(suite.call({ ...sample, ...more })));
}

/** What the connector reads out of the events about an operation, once one is called so. */
async function eventNamed(suite: Suite, about: string, name: string): Promise<ProcessorEvent> {
  const named = async (raw: Parameters<Suite['eventsIn']>[0]): Promise<ProcessorEvent | undefined> =>
    (await suite.eventsIn(raw)).find((event) => event.name === name);
  const raw = await suite.bench().events(about, async (given) => (await named(given)) !== undefined);
  return (await named(raw)) ?? assert.fail(name);
}

/** As the documentation says it, step by step. */
function signatureOf(date: string, body: string): string {
  const digest = createHmac('sha256', dlocalFacts.settings['secret_key'] ?? '')
    .update(`sandbox${date}${body}`)
    .digest('hex');
  return `V2-HMAC-SHA256, Signature: ${digest}`;
}

async function ask(body: object | string, more: Readonly<Record<string, string>> = {}): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const date = '2026-11-22T12:00:00.000Z';
  return fetch(`${running.simulator.url}/dlocal/payments`, {
    method: 'POST',
    headers: {
      'x-date': date,
      'x-login': 'sandbox',
      'x-trans-key': 'sandbox-conformance',
      authorization: signatureOf(date, text),
      ...more,
    },
    body: text,
  });
}

/** The request of https://docs.dlocal.com/docs/mexico. */
const OXXO = {
  amount: 100,
  currency: 'MXN',
  country: 'MX',
  payment_method_id: 'OX',
  payment_method_flow: 'DIRECT',
  payer: { name: 'Pedro Gomes', email: 'pedro@shop.example', document: '42243309114' },
  notification_url: 'http://shop.example/notifications',
};

test('what the connector sends is signed over login, date and body, as the documentation says', async () => {
  const { connector } = suiteOf();
  const { secret_key: secret = '' } = dlocalFacts.settings;
  const [declared] = connector.authentications?.({ secret_key: secret }) ?? [];
  assert.ok(declared !== undefined);
  const fields = Object.fromEntries(
    Object.entries(declared.fields).map(([name, value]) => [name, String(value)]),
  );
  const body = JSON.stringify(OXXO);
  const sent = request({
    url: 'https://api.dlocal.com/payments',
    headers: [['x-login', 'sandbox']],
    body,
  });
  const headers = headersOf(await apply(declared.kind, declared.method, fields, sent));
  assert.match(headers['x-date'] ?? '', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  assert.equal(headers['authorization'], signatureOf(headers['x-date'] ?? '', body));
});

test('the simulator takes the documented request, and refuses what is signed or written otherwise', async () => {
  const made = await ask({ ...OXXO, order_id: 'order-1' }, { 'x-idempotency-key': 'key-1' });
  assert.equal(made.status, 200, await made.clone().text());
  const payment = (await made.json()) as { id: string; ticket: object };
  assert.match(payment.id, /^D-4-[0-9a-f-]{36}$/);
  assert.deepEqual(Object.keys(payment.ticket).sort(), [
    'company_name',
    'expiration_date',
    'image_url',
    'number',
    'type',
  ]);
  const again = await ask({ ...OXXO, order_id: 'order-1' }, { 'x-idempotency-key': 'key-1' });
  assert.deepEqual(await again.json(), payment, 'the same key gives the same payment');
  const refusals: readonly (readonly [object | string, Readonly<Record<string, string>>, number, number])[] =
    [
      [{ ...OXXO, order_id: 'order-2' }, { authorization: signatureOf('another time', '') }, 403, 3001],
      [{ ...OXXO, order_id: 'order-2' }, { 'x-login': 'another' }, 403, 3001],
      [{ ...OXXO, order_id: 'order-1' }, { 'x-idempotency-key': 'key-2' }, 400, 5009],
      [{ ...OXXO, order_id: 'order-2', country: 'BR' }, {}, 400, 5003],
      [{ ...OXXO, order_id: 'order-2', currency: 'USD' }, {}, 400, 5004],
      [{ ...OXXO, order_id: 'order-2', payer: {} }, {}, 400, 5001],
      ['{', {}, 400, 5000],
    ];
  for (const [body, headers, status, code] of refusals) {
    const refused = await ask(body, headers);
    const told = (await refused.json()) as { code: number };
    assert.deepEqual([refused.status, told.code], [status, code]);
  }
});

test('what was asked for before, or took too long, is not taken for a refusal', () => {
  for (const [status, code] of [
    [400, 5009],
    [400, 5010],
    [400, 5011],
    [500, 7000],
    [504, 5010],
  ] as const)
    assert.equal(refusedBy({ status, text: JSON.stringify({ code, message: 'No' }) })?.kind, 'unknown');
  const wrong = { status: 400, text: '{"code":5001,"message":"Missing parameter","param":"payer.document"}' };
  const outcome = refusedBy(wrong);
  assert.equal(outcome?.kind === 'failed' && outcome.detail, 'Missing parameter (payer.document)');
});

test('a payment is shown by its number until it expires; one that is not paid then has ended', async () => {
  for (const [kind, picture, number] of [
    ['oxxo', null, /^[0-9]{14}$/],
    ['boleto', null, /^[0-9]{47}$/],
    ['pix', 'qr', /^000201/],
  ] as const) {
    const suite = suiteOf(kind);
    const operationId = suite.bench().newOperationId();
    const { next, reference } = assertPending(await suite.authorize(10_000n, { operationId, capture: true }));
    assert.ok(next?.kind === 'display' && next.isProcessorsTime === true, kind);
    assert.equal(next.picture, picture, kind);
    assert.match(next.reference, number, kind);
    assert.ok(next.expiresAt > new Date());
    // What is paid over a counter is told some working days later.
    const toldUntil = kind === 'pix' ? undefined : new Date(next.expiresAt.getTime() + 7 * 86_400_000);
    assert.deepEqual(next.toldUntil, toldUntil, kind);
    await act(reference, 'expire');
    const found = await suite.find('authorize', operationId);
    assert.deepEqual([found.kind, 'code' in found && found.code], ['failed', 'incomplete_buyer_approval']);
    const told = await eventNamed(suite, operationId, 'payment.expired');
    assert.equal(told.of.operationId, operationId);
  }
});

test('a number that no app reads as a code gets no picture of ours', () => {
  const ticket = {
    type: 'CUSTOM',
    number: 'QRS2-BTCN44FJ6HDQLB0DKKN2',
    expiration_date: '2020-11-22T01:59:00.000+0000',
    image_url: 'http://backoffice.example/gmf/payments/M-1',
  };
  const outcome = paymentOutcome({ id: 'D-4-1', status: 'PENDING', ticket });
  assert.ok(outcome.kind === 'pending' && outcome.next?.kind === 'display');
  assert.equal(outcome.next.picture, null);
  assert.equal(outcome.next.expiresAt.toISOString(), '2020-11-22T01:59:00.000Z');
});

test('every status that the sandbox gives for its number in the description becomes a code of the API', async () => {
  for (const code of Object.keys(DETAILS).filter((one) => one.startsWith('3'))) {
    const outcome = await pay(suiteOf(), { description: code });
    const expected: ErrorCode = DECLINES[code] ?? assert.fail(code);
    assert.equal(outcome.kind, declineOf(expected).outcome, code);
    assert.deepEqual('code' in outcome && [outcome.code, outcome.raw?.code], [expected, code]);
  }
  for (const code of Object.values(DECLINES)) assert.equal(parseErrorCode(code), code);
  assert.equal(DECLINES['400'], errorCode('canceled'));
});

test('a refund is pending until dLocal tells how it ended, and names our operation by its description', async () => {
  const suite = suiteOf('pix');
  const reference = await suite.paid(10_000n, true);
  for (const [what, name, kind] of [
    ['pay_refunds', 'refund.success', 'succeeded'],
    ['reject_refunds', 'refund.rejected', 'declined'],
  ] as const) {
    const operationId = suite.bench().newOperationId();
    const accepted = await suite.follow('refund', reference, 2_500n, { operationId, captured: 10_000n });
    assertPending(accepted);
    assert.equal((await suite.find('refund', operationId, reference)).kind, 'pending');
    await act(reference, what);
    const event = await eventNamed(suite, operationId, name);
    assert.ok(event.change?.kind === 'operation' && event.change.outcome.kind === kind, name);
    assert.equal(event.of.operationId, operationId);
    assert.equal((await suite.find('refund', operationId, reference)).kind, kind);
  }
  const tooMuch = await suite.follow('refund', reference, 7_501n, { captured: 10_000n });
  assert.deepEqual([tooMuch.kind, 'code' in tooMuch && tooMuch.code], ['failed', 'invalid_amount']);
});

test('a refund that was not made by us is told by its own id alone', async () => {
  const suite = suiteOf('pix');
  const body = {
    id: 'REF42342',
    payment_id: 'PAY245235',
    amount: 100.0,
    amount_refunded: 100.0,
    currency: 'USD',
    status: 'SUCCESS',
    status_code: '200',
    status_detail: 'The refund was paid.',
    created_date: '2018-02-15T15:14:52-00:00',
  };
  const [event] = await suite.eventsIn([suite.bench().signed(Buffer.from(JSON.stringify(body)))]);
  assert.ok(event?.change?.kind === 'operation');
  assert.deepEqual(event.of, { reference: 'REF42342' });
  assert.equal(assertSucceeded(event.change.outcome).value.amount, 10_000n);
});

test('a chargeback is a line of its payment, one that is won gives back what it took, each told once', async () => {
  const suite = suiteOf('pix');
  const operationId = suite.bench().newOperationId();
  const { reference } = assertPending(await suite.authorize(10_000n, { operationId, capture: true }));
  await act(reference, 'pay');
  const linesNamed = async (name: string): Promise<readonly unknown[]> => {
    const named = async (raw: Parameters<Suite['eventsIn']>[0]) =>
      (await suite.eventsIn(raw)).filter((event) => event.name === name);
    const raw = await suite.bench().events(operationId, async (given) => (await named(given)).length > 0);
    return (await named(raw)).map(({ of, change }) =>
      change?.kind === 'settlement_line'
        ? [of.operationId, of.reference, change.line.kind, change.line.reference, change.line.amount]
        : change,
    );
  };
  await act(reference, 'open_chargeback');
  assert.deepEqual(await linesNamed('chargeback.pending'), [null], 'nothing is taken yet');
  await act(reference, 'charge_back');
  const chargeback = [operationId, reference, 'chargeback', `CHAR-${operationIdOf(reference)}`, 10_000n];
  assert.deepEqual(await linesNamed('chargeback.completed'), [chargeback]);
  await act(reference, 'lose_chargeback');
  assert.deepEqual(await linesNamed('chargeback.dispute_lost'), [chargeback], 'the same line, said again');
  await act(reference, 'win_chargeback');
  const reversal = [operationId, reference, 'chargeback-reversal', chargeback[3], 10_000n];
  assert.deepEqual(await linesNamed('chargeback.reversal'), [chargeback, reversal]);
});

const operationIdOf = (reference: string): string => reference.slice('D-4-'.length);

for (const [status, status_code] of [
  ['COMPLETED', 200],
  ['SUCCESS', '200'], // in dLocal's documentation of 2019
])
  test(`the documented notification of a chargeback is read that says ${status}`, () =>
    chargebackIsRead({ status, status_code }));

async function chargebackIsRead(said: object): Promise<void> {
  const suite = suiteOf('pix');
  const body = {
    id: 'CHAR42342',
    payment_id: 'PAY245235',
    amount: 100.0,
    currency: 'BRL',
    ...said,
    status_detail: 'The chargeback was executed.',
    created_date: '2018-02-15T15:14:52-00:00',
    notification_url: 'http://merchant.com/notifications',
    order_id: 'merchant_num_123456',
  };
  const [event] = await suite.eventsIn([suite.bench().signed(Buffer.from(JSON.stringify(body)))]);
  assert.ok(event?.change?.kind === 'settlement_line');
  assert.deepEqual(event.of, { reference: 'PAY245235' });
  assert.deepEqual([event.change.line.kind, event.change.line.amount], ['chargeback', 10_000n]);
}

test('credentials are checked by the list of payment methods', async () => {
  const suite = suiteOf();
  const { verify } = suite.connector.operations;
  const call = suite.call(null);
  assert.equal(await verify?.(call), null);
  const settings = { ...call.settings, x_login: 'another' };
  assert.match((await verify?.({ ...call, settings })) ?? '', /not accepted/);
});

test('an amount of more than ten digits is not sent', async () => {
  const suite = suiteOf();
  const sample = sampleAuthorize(suite.connector, suite.bench(), 10_000_000_000n, true);
  const outcome = await attempt(() => suite.connector.operations.authorize(suite.call(sample)));
  assert.deepEqual([outcome.kind, 'code' in outcome && outcome.code], ['failed', 'invalid_amount']);
});
