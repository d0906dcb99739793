import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { GoCardlessClient } from 'gocardless-nodejs/client';
import { Environments } from 'gocardless-nodejs/constants';
import {
  AuthenticationError,
  IdempotentCreationConflictError,
  InvalidApiUsageError,
  InvalidStateError,
  ValidationFailedError,
} from 'gocardless-nodejs/errors';
import { parse } from 'gocardless-nodejs/webhooks';
import { eventually } from '../../../test/harness/eventually.ts';
import { type ConnectorBench, openConnectorBench } from '../../../test/harness/connector-bench.ts';
import { type RawEvent, type Suite, assertPending } from '../../../test/connectors/conformance-suite.ts';
import { sampleAuthorize } from '../../../test/connectors/conformance-samples.ts';
import { type ProcessorFront, agentTo, openProcessorFront } from '../../../test/harness/processor-front.ts';
import { currency } from '../../domain/currency.ts';
import { attempt } from '../../payment-services/attempt.ts';
import { PARAMETERS } from '../../../sandbox/processors/gocardless/parameters.ts';
import type { Wire } from '../../net/wire.ts';
import type { Authorize, Instrument } from '../connector.ts';
import type { ProcessorEvent } from '../events.ts';

/** Judged by GoCardless's own npm package: it drives the simulator, and reads the events. */

const SECRET = 'whsec_sandbox_gocardless';
let running: ConnectorBench;
let front: ProcessorFront;
let gocardless: GoCardlessClient;
let strict: GoCardlessClient;
before(async () => {
  running = await openConnectorBench();
  front = await openProcessorFront(running.simulator.url, 'gocardless', true);
  gocardless = clientOf('sandbox_conformance');
  strict = clientOf('sandbox_conformance', true);
});
after(async () => {
  await front.close();
  await running.close();
});

function clientOf(token: string, raiseOnIdempotencyConflict = false): GoCardlessClient {
  const proxy = { https: agentTo(front) };
  return new GoCardlessClient(token, Environments.Sandbox, { proxy, raiseOnIdempotencyConflict });
}

const suiteOf = (): Suite => running.suite('gocardless-bank');

type Bank = Extract<Instrument, { method: 'bank' }>;

/** A first debit of the connector, with another account than the suite's. */
async function debit(
  change: Partial<Bank> = {},
  code = 'USD',
  operationId?: string,
  more: Partial<Authorize> = {},
) {
  const suite = suiteOf();
  const sample = sampleAuthorize(suite.connector, suite.bench(), 1299n, true);
  assert.ok(sample.instrument.method === 'bank');
  const input = {
    ...sample,
    ...more,
    amount: { minor: 1299n, currency: currency(code) },
    instrument: { ...sample.instrument, ...change },
  };
  const call = suite.call(input, operationId === undefined ? {} : { operationId });
  return attempt(() => suite.connector.operations.authorize(call));
}

async function mandateOf(client = gocardless): Promise<string> {
  const customer = await client.customers.create({ given_name: 'Ada', family_name: 'Lovelace' });
  const account = await client.customerBankAccounts.create({
    account_holder_name: 'Ada Lovelace',
    account_number: '55779911',
    branch_code: '200000',
    country_code: 'GB',
    links: { customer: customer.id ?? '' },
  });
  assert.deepEqual([account.account_number_ending, account.currency], ['11', 'GBP']);
  const links = { customer_bank_account: account.id ?? '' };
  const mandate = await client.mandates.create({ scheme: 'bacs', links });
  assert.equal(mandate.status, 'pending_submission');
  return mandate.id ?? '';
}

const pay = async (mandate: string, key = '') =>
  gocardless.payments.create({ amount: 1000, currency: 'GBP', links: { mandate } }, key);

/** What the connector reads out of the events of a resource, once one is called so. */
async function eventsOf(subject: string, name: string): Promise<readonly ProcessorEvent[]> {
  const suite = suiteOf();
  const raw = await suite
    .bench()
    .events(subject, async (given) => (await suite.eventsIn(given)).some((event) => event.name === name));
  return (await suite.eventsIn(raw)).filter((event) => event.name === name);
}

/** The lines of a payment's payout, where those of other payments are told of already. */
function paidOut(reference: string, count = 1): Promise<readonly ProcessorEvent[]> {
  return eventually(async () => {
    const lines = (await eventsOf('payouts', 'payouts.paid')).filter(({ of }) => of.reference === reference);
    return lines.length >= count && lines;
  });
}

function linesIn(events: readonly ProcessorEvent[]): readonly (readonly unknown[])[] {
  return events.flatMap(({ change }) =>
    change?.kind === 'settlement_line'
      ? [[change.line.kind, change.line.amount, change.line.fees.commission]]
      : [],
  );
}

test('the SDK makes a mandate, debits it, refunds and reads it', async () => {
  const mandate = await mandateOf();
  const payment = await pay(mandate);
  assert.deepEqual(
    [payment.status, payment.amount, payment.links?.mandate],
    ['pending_submission', 1000, mandate],
  );
  const id = payment.id ?? '';
  await gocardless.scenarioSimulators.run('payment_confirmed', { links: { resource: id } });
  assert.equal((await gocardless.payments.find(id)).status, 'confirmed');
  assert.equal((await gocardless.mandates.find(mandate)).status, 'active');
  const refund = await gocardless.refunds.create({
    amount: 300,
    total_amount_confirmation: 300,
    links: { payment: id },
  });
  assert.deepEqual([refund.amount, refund.links?.payment], [300, id]);
  assert.equal((await gocardless.payments.find(id)).amount_refunded, 300);
  const listed = await gocardless.refunds.list({ payment: id });
  assert.deepEqual(
    listed.refunds.map((one) => one.id),
    [refund.id],
  );
});

test('the SDK walks through lists by their cursors, newest first', async () => {
  const mandate = await mandateOf();
  const made = [await pay(mandate), await pay(mandate), await pay(mandate)].map(({ id }) => id);
  const found: (string | undefined)[] = [];
  for await (const { id } of gocardless.payments.all({ mandate, limit: 2 })) found.push(id);
  assert.deepEqual(found, made.toReversed());
});

test('a repeated key gives the SDK the first resource, or its conflict, and makes nothing', async () => {
  const mandate = await mandateOf();
  const first = await pay(mandate, 'a-key-of-ours');
  assert.equal((await pay(mandate, 'a-key-of-ours')).id, first.id);
  const again = strict.payments.create({ amount: 1, currency: 'GBP', links: { mandate } }, 'a-key-of-ours');
  const error = await again.catch((thrown: unknown) => thrown);
  assert.ok(error instanceof IdempotentCreationConflictError);
  assert.equal(error.conflictingResourceId, first.id);
  assert.equal((await gocardless.payments.list({ mandate })).payments.length, 1);
});

test('what is wrong with a request reaches the SDK as the error of its kind', async () => {
  await assert.rejects(clientOf('nobody').creditors.list({}), AuthenticationError);
  await assert.rejects(gocardless.payments.find('PM0'), InvalidApiUsageError);
  const mandate = await mandateOf();
  const wrong = gocardless.payments.create({ amount: 100, currency: 'EUR', links: { mandate } });
  await assert.rejects(wrong, ValidationFailedError);
  await gocardless.mandates.cancel(mandate, {});
  await assert.rejects(pay(mandate), InvalidStateError);
  await assert.rejects(gocardless.mandates.cancel(mandate, {}), InvalidStateError);
});

test('the SDK cancels a payment until it is submitted, and a refund needs its confirmation', async () => {
  const mandate = await mandateOf();
  const payment = (await pay(mandate)).id ?? '';
  assert.equal((await gocardless.payments.cancel(payment, {})).status, 'cancelled');
  const other = (await pay(mandate)).id ?? '';
  await gocardless.scenarioSimulators.run('payment_submitted', { links: { resource: other } });
  await assert.rejects(gocardless.payments.cancel(other, {}), InvalidStateError);
  await gocardless.scenarioSimulators.run('payment_confirmed', { links: { resource: other } });
  const links = { payment: other };
  await assert.rejects(
    gocardless.refunds.create({ amount: 100, total_amount_confirmation: 200, links }),
    InvalidStateError,
  );
});

test('each scheme gets its own details, and names that are wrong are told as such', async () => {
  for (const [change, code] of [
    [{ scheme: 'bacs', routing: '200000' }, 'GBP'],
    [{ scheme: 'sepa' }, 'EUR'],
  ] as const) {
    const number = change.scheme === 'bacs' ? '55779911' : 'DE89370400440532013000';
    const account = suiteOf().bench().secret('bank.account_number', number);
    const { reference } = assertPending(await debit({ ...change, account }, code));
    assert.equal((await gocardless.payments.find(reference)).currency, code);
  }
  const wrong = await debit({ routing: '12' });
  assert.deepEqual([wrong.kind, 'code' in wrong && wrong.code], ['failed', 'invalid_payment_method']);
});

test('the SDK reads our events, and our verifier takes its signatures and no others', async () => {
  const suite = suiteOf();
  const operationId = suite.bench().newOperationId();
  const reference = await suite.paid(1299n, true, operationId);
  const raw = await suite
    .bench()
    .events(reference, async (events) => events.some(({ body }) => body.includes('"confirmed"')));
  for (const { body, headers } of raw) {
    const events = parse(body.toString(), SECRET, headers['webhook-signature'] ?? '');
    assert.ok(events.every(({ id, action }) => id !== undefined && action !== undefined));
  }
  const batch = raw.find(({ body }) => body.includes('"confirmed"')) ?? assert.fail('no batch');
  assert.equal(parse(batch.body.toString(), SECRET, batch.headers['webhook-signature'] ?? '').length, 2);
  const signed = (secret: string): RawEvent => ({
    ...batch,
    headers: { 'webhook-signature': createHmac('sha256', secret).update(batch.body).digest('hex') },
  });
  const reading = await suite.read(signed(SECRET));
  assert.ok(reading.kind === 'proven');
  assert.equal(reading.answer?.status, 204);
  assert.deepEqual(
    reading.events.map(({ name, change }) => [name, change?.kind]),
    [
      ['mandates.active', 'mandate'],
      ['payments.confirmed', 'payment'],
    ],
  );
  assert.equal((await suite.read(signed('another'))).kind, 'refused');
});

test('a debit fails with the reason of its bank, in its event and when it is looked up', async () => {
  const operationId = suiteOf().bench().newOperationId();
  const { reference } = assertPending(await debit({}, 'USD', operationId));
  await running.act('gocardless', reference, 'payment_failed');
  const [event] = await eventsOf(reference, 'payments.failed');
  assert.ok(event?.change?.kind === 'payment');
  const found = await suiteOf().find('authorize', operationId);
  for (const outcome of [event.change.outcome, found])
    assert.deepEqual([outcome.kind, 'code' in outcome && outcome.code], ['declined', 'insufficient_funds']);
});

test('a debit that failed, is tried again and confirmed is collected, and its failure is over', async () => {
  const { reference } = assertPending(await debit());
  for (const act of ['payment_failed', 'payment_resubmitted', 'payment_confirmed'])
    await running.act('gocardless', reference, act);
  const [confirmed] = await eventsOf(reference, 'payments.confirmed');
  assert.ok(confirmed?.change?.kind === 'payment' && confirmed.change.outcome.kind === 'succeeded');
  const { captured, currency } = confirmed.change.outcome.value;
  assert.deepEqual([captured, currency, confirmed.of.reference], [1299n, 'USD', reference]);
  assert.equal((await eventsOf(reference, 'payments.failed'))[0]?.change, null, 'it takes nothing back');
});

test('a bank that says no after the payment was confirmed takes it back', async () => {
  const { reference } = assertPending(await debit());
  await running.act('gocardless', reference, 'payment_late_failure');
  const [confirmed] = await eventsOf(reference, 'payments.confirmed');
  assert.ok(confirmed?.change?.kind === 'payment');
  assert.equal(confirmed.change.outcome.kind, 'succeeded', 'whatever happened since');
  const [event] = await eventsOf(reference, 'payments.failed');
  assert.ok(event?.change?.kind === 'returned');
  const { amount, code, payment } = event.change;
  assert.deepEqual([amount, code, payment.kind], [1299n, 'issuer_decline', 'succeeded']);
});

test('a chargeback and its cancellation are lines of the settlement', async () => {
  const suite = suiteOf();
  const operationId = suite.bench().newOperationId();
  const reference = await suite.paid(1299n, true, operationId);
  await running.act('gocardless', reference, 'payment_charged_back');
  assert.equal((await suite.find('authorize', operationId)).kind, 'succeeded', 'it had arrived');
  await running.act('gocardless', reference, 'payment_chargeback_cancelled');
  const [back] = await eventsOf(reference, 'payments.charged_back');
  const [cancelled] = await eventsOf(reference, 'payments.chargeback_cancelled');
  assert.deepEqual(
    [back, cancelled].map((event) =>
      event?.change?.kind === 'settlement_line'
        ? [event.of.reference, event.change.line.kind, event.change.line.amount]
        : event,
    ),
    [
      [reference, 'chargeback', 1299n],
      [reference, 'chargeback-reversal', 1299n],
    ],
  );
});

test('a payout becomes a line for its payment with the fee on it, and one for each refund', async () => {
  const suite = suiteOf();
  const reference = await suite.paid(5000n, true);
  const operationId = suite.bench().newOperationId();
  assertPending(await suite.follow('refund', reference, 1000n, { operationId, captured: 5000n }));
  await running.act('gocardless', reference, 'refund_paid');
  const [paid] = await eventsOf(operationId, 'refunds.paid');
  assert.ok(paid?.change?.kind === 'operation' && paid.change.outcome.kind === 'succeeded');
  assert.equal(paid.change.outcome.value.amount, 1000n);
  await running.act('gocardless', reference, 'payment_paid_out');
  const lines = await paidOut(reference);
  assert.deepEqual(
    lines
      .map(({ of, change }) =>
        change?.kind === 'settlement_line'
          ? [of.operationId, change.line.kind, change.line.amount, change.line.fees.commission]
          : null,
      )
      .toSorted(),
    [
      [undefined, 'settlement', 5000n, 70n],
      [operationId, 'refund-settlement', 1000n, 0n],
    ].toSorted(),
  );
});

test('a later payout takes back what had been paid out and failed, and gives back what was kept of it', async () => {
  const suite = suiteOf();
  for (const [act, expected] of [
    ['payment_late_failure', [['settlement', -5000n, -70n]]],
    ['payment_charged_back', [['settlement', 0n, -70n]]],
  ] as const) {
    const reference = await suite.paid(5000n, true);
    await running.act('gocardless', reference, 'payment_paid_out');
    const paid = linesIn(await paidOut(reference));
    assert.deepEqual(paid, [['settlement', 5000n, 70n]]);
    await running.act('gocardless', reference, act);
    await running.act('gocardless', reference, 'payment_deducted');
    assert.deepEqual(linesIn(await paidOut(reference, 2)).slice(1), expected, act);
  }
});

test('a refund that a bank sent back is paid out again', async () => {
  const suite = suiteOf();
  const reference = await suite.paid(5000n, true);
  await running.act('gocardless', reference, 'payment_paid_out');
  assertPending(await suite.follow('refund', reference, 700n, { captured: 5000n }));
  await running.act('gocardless', reference, 'refund_bounced');
  await running.act('gocardless', reference, 'payment_deducted');
  assert.deepEqual(linesIn(await paidOut(reference, 2)), [
    ['settlement', 5000n, 70n],
    ['settlement', 700n, 0n],
  ]);
});

test('a payout that is exchanged leaves its lines in the payment’s currency, each with the rate', async () => {
  const reference = await suiteOf().paid(5000n, true);
  await running.act('gocardless', reference, 'payment_paid_out_in_crowns');
  const lines = await paidOut(reference);
  assert.deepEqual(
    lines.map(
      ({ change }) => change?.kind === 'settlement_line' && [change.line.amount, change.line.exchange],
    ),
    [[5000n, { rate: 108_235_000_000n, currency: 'DKK', net: null }]],
  );
});

test('a refund that does not reach the buyer is told as declined', async () => {
  const suite = suiteOf();
  const reference = await suite.paid(1299n, true);
  const operationId = suite.bench().newOperationId();
  assertPending(await suite.follow('refund', reference, 500n, { operationId, captured: 1299n }));
  await running.act('gocardless', reference, 'refund_bounced');
  const [event] = await eventsOf(operationId, 'refunds.failed');
  assert.ok(event?.change?.kind === 'operation');
  assert.equal(event.change.outcome.kind, 'declined');
  assert.equal((await suite.find('refund', operationId, reference)).kind, 'declined');
});

test('a mandate that ends takes what was not sent with it, and says by whom it ended', async () => {
  for (const [act, name, status, by] of [
    ['mandate_cancelled_at_bank', 'mandates.cancelled', 'revoked', 'bank'],
    ['mandate_failed', 'mandates.failed', 'failed', 'bank'],
    ['mandate_expired', 'mandates.expired', 'revoked', 'processor'],
  ] as const) {
    const operationId = suiteOf().bench().newOperationId();
    const { reference, mandate } = assertPending(await debit({}, 'USD', operationId));
    assert.ok(mandate !== undefined);
    await running.act('gocardless', mandate.reference, act);
    const [ended] = await eventsOf(mandate.reference, name);
    assert.deepEqual(ended?.change, { kind: 'mandate', mandate: mandate.reference, status, by });
    const fate = await gocardless.payments.find(reference);
    assert.equal(fate.status, status === 'failed' ? 'failed' : 'cancelled');
    const [told] = await eventsOf(reference, `payments.${fate.status}`);
    assert.ok(told?.change?.kind === 'payment');
    const code = status === 'failed' ? 'invalid_payment_method' : 'canceled_payment_method';
    for (const outcome of [told.change.outcome, await suiteOf().find('authorize', operationId)])
      assert.equal('code' in outcome && outcome.code, code, 'the bank’s reason, and no cancelling of ours');
    const refused = await debit({ mandate: mandate.reference });
    assert.deepEqual(
      [refused.kind, 'code' in refused && refused.code],
      ['declined', 'canceled_payment_method'],
    );
  }
});

test('a later debit under a mandate sends no account, and days go by until it is confirmed', async () => {
  const first = assertPending(await debit());
  const again = assertPending(await debit({ mandate: first.mandate?.reference ?? null }));
  assert.deepEqual(again.mandate, first.mandate);
  await running.advance(5 * 86_400_000);
  assert.equal((await gocardless.payments.find(again.reference)).status, 'confirmed');
});

test('a mandate that was replaced is debited as the one that took its place', async () => {
  const { mandate } = assertPending(await debit());
  assert.ok(mandate !== undefined);
  await running.act('gocardless', mandate.reference, 'mandate_replaced');
  const [told] = await eventsOf(mandate.reference, 'mandates.replaced');
  assert.equal(told?.change, null, 'the account can be debited as before');
  const later = assertPending(await debit({ mandate: mandate.reference }));
  assert.ok(later.mandate !== undefined && later.mandate.reference !== mandate.reference);
  const { links } = await gocardless.payments.find(later.reference);
  assert.equal(links?.mandate, later.mandate.reference);
});

test('two refunds of one amount are two lines of a payout, which names their payment only', async () => {
  const suite = suiteOf();
  const reference = await suite.paid(5000n, true);
  const refund = async (amount: bigint): Promise<string> => {
    const operationId = suite.bench().newOperationId();
    assertPending(await suite.follow('refund', reference, amount, { operationId, captured: 5000n }));
    return operationId;
  };
  const made = [await refund(700n), await refund(700n), await refund(300n)];
  await running.act('gocardless', reference, 'refund_paid');
  await running.act('gocardless', reference, 'payment_paid_out');
  const lines = await paidOut(reference);
  const refunds = lines.flatMap(({ of, change }) =>
    change?.kind === 'settlement_line' && change.line.kind === 'refund-settlement' ? [of.operationId] : [],
  );
  assert.deepEqual(refunds.toSorted(), made.toSorted());
});

test('a batch of 250 events asks for a few payments at a time, which GoCardless’s pace lets out', async () => {
  const suite = suiteOf();
  let [open, most] = [0, 0];
  const http: Wire = {
    async send() {
      most = Math.max(most, (open += 1));
      await new Promise(setImmediate);
      open -= 1;
      const payment = { id: 'PM1', amount: 100, currency: 'GBP', links: { mandate: 'MD1' } };
      return { status: 200, headers: {}, text: JSON.stringify({ payments: payment }) };
    },
  };
  const events = Array.from({ length: 250 }, (_, index) => ({
    id: `EV${index}`,
    action: 'confirmed',
    resource_type: 'payments',
    links: { payment: `PM${index}` },
  }));
  const body = Buffer.from(JSON.stringify({ events }));
  const signature = createHmac('sha256', SECRET).update(body).digest('hex');
  const query = new URLSearchParams();
  const headers = { 'webhook-signature': signature };
  const raw = { method: 'POST', path: '/events', query, headers, body, now: new Date() };
  const tools = { ...suite.bench().tools, http };
  const reading = await suite.connector.webhook?.read(raw, suite.settings(), tools);
  assert.ok(reading?.kind === 'proven');
  assert.equal(reading.events.filter(({ change }) => change?.kind === 'payment').length, 250);
  assert.equal(most, 4);
});

test('a statement descriptor goes where its scheme takes one, as long as it takes it', async () => {
  const rest = {
    description: null,
    phoneNumber: null,
    city: null,
    country: null,
    postalCode: null,
    url: null,
  };
  const statementDescriptor = { name: 'A shop of books', ...rest };
  const iban = suiteOf().bench().secret('bank.account_number', 'DE89370400440532013000');
  for (const [change, code, expected] of [
    [{}, 'USD', 'A shop of'],
    [{ scheme: 'sepa', account: iban }, 'EUR', 'A shop of books'],
  ] as const) {
    const { reference } = assertPending(await debit(change, code, undefined, { statementDescriptor }));
    assert.equal((await gocardless.payments.find(reference)).reference, expected);
  }
});

test('every parameter that the simulator takes is one of the package’s', () => {
  const folder = join(import.meta.dirname, '../../../node_modules/gocardless-nodejs/types/services');
  const services = {
    customers: 'customerService',
    customer_bank_accounts: 'customerBankAccountService',
    mandates: 'mandateService',
    payments: 'paymentService',
    refunds: 'refundService',
  };
  for (const [resource, service] of Object.entries(services)) {
    const types = readFileSync(join(folder, `${service}.d.ts`), 'utf8');
    const declared = /interface \w+CreateRequest \{(.*?)\n\}/s.exec(types)?.[1] ?? '';
    for (const name of PARAMETERS[resource] ?? assert.fail(resource))
      assert.match(declared, new RegExp(`^\\s+${name}\\??:`, 'm'), `${resource}.${name}`);
  }
});
