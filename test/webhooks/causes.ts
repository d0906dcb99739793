import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { beginRun, finishRun } from '../../server/card-exports/export-runs.ts';
import type { EventName } from '../../server/domain/event-names.ts';
import { toId } from '../../server/domain/ids.ts';
import { workOff } from '../../server/operations/due.ts';
import { reportsDue } from '../../server/reports/begin-runs.ts';
import { executionsDue } from '../../server/reports/make-file.ts';
import { sealLogs } from '../../server/transparency-log/seal-logs.ts';
import { addCardExport } from '../card-exports/add-card-export.ts';
import { eventually, type TestAnswer } from '../harness/index.ts';
import { openTlsTarget } from '../harness/tls-target.ts';
import {
  CARD,
  addOrderService,
  addPaymentService,
  addReportingService,
  addWalletService,
  recoverDue,
} from '../harness/shop.ts';
import { buyerOf } from '../three-d-secure/buyer.ts';
import type { Teller } from '../harness/teller.ts';
import { reconcileAll } from '../harness/reconciled.ts';
import { DISPUTE_CAUSES } from './dispute-causes.ts';

type Cause = (teller: Teller) => Promise<void>;

/** What causes the events that no request of the API does: processors, buyers, banks, endpoints and time. */
export const CAUSES: Readonly<Partial<Record<EventName, Cause>>> = {
  ...DISPUTE_CAUSES,
  'card-export.finished': async ({ shop: { service } }) => {
    const now = service.parts.clock.now();
    const row = await addCardExport(service.db, now, { merchantAccountId: toId('default') });
    assert.ok(await beginRun(service.db, row, now));
    assert.ok(await finishRun(service.db, row, { cards: 3, sha256: 'ab'.repeat(32) }, now));
  },
  'capture.pending': unanswered('capture', 'capture', { amount: 1299 }),
  'monitoring.incident.closed': async (teller) => {
    await endpointIsGone(teller, async (id) => {
      await teller.shop.service.request('PUT', `/webhook-subscriptions/${id}`, { body: { active: true } });
      teller.clock.skip(REST_MS);
      await teller.work();
    });
  },
  'monitoring.incident.created': (teller) => endpointIsGone(teller, async () => undefined),
  'payment-method.authorization-update-required': (teller) =>
    mandateIs(teller, ['revoke_by_bank', 'revoked']),
  'payment-method.authorization-updated': (teller) => mandateIs(teller, ['activate', 'active']),
  'payment-method.paused': (teller) =>
    mandateIs(teller, ['activate', 'active'], ['pause_by_buyer', 'paused']),
  'payment-method.resumed': (teller) =>
    mandateIs(teller, ['activate', 'active'], ['pause_by_buyer', 'paused'], ['resume_by_buyer', 'active']),
  'payout.returned': async (teller) => {
    const { shop, clock } = teller;
    const { paymentServiceId, control } = await addReportingService(shop);
    const payment_method = { method: 'card', number: '4111111111111111', expiration_date: '12/40' };
    const asked = { amount: 530_005, currency: 'USD', payment_service_id: paymentServiceId, payment_method };
    const { id } = (await shop.post('/payouts', asked)).body;
    clock.skip(RETURNED_AFTER_MS);
    await control('run', {});
    await eventually(async () => (await shop.get(`/payouts/${id}`)).body.status === 'returned');
    clock.reset();
    await removeService(shop, paymentServiceId);
  },
  'reconciliation.closed': async (teller) => {
    const day = await reconcileShort(teller);
    teller.clock.skip(DAY_MS);
    const answer = await teller.shop.post(`/reconciliations/${day}/close`, { reason: 'The bank asks.' });
    assert.equal(answer.status, 200, answer.text);
    teller.clock.reset();
  },
  'reconciliation.unexplained': async (teller) => {
    // Days of which one was closed are over.
    teller.clock.skip(10 * DAY_MS);
    await reconcileShort(teller);
    teller.clock.reset();
  },
  'refund.processing': unanswered('refund', 'refunds', { amount: 1299 }),
  'report-execution.failed': async (teller) => {
    const folder = path.join(teller.shop.service.parts.config.dataDir, 'reports');
    fs.rmSync(folder, { recursive: true, force: true });
    fs.writeFileSync(folder, 'no folder');
    const made = await teller.shop.post('/reports', REPORT);
    for (let tries = 0; tries < REPORT_TRIES_MAX; tries += 1) {
      await makeReports(teller);
      teller.clock.skip(REPORT_LEASE_MS);
    }
    fs.rmSync(folder);
    teller.clock.reset();
    const { latest_execution: latest } = (await teller.shop.get(`/reports/${made.body.id}`)).body;
    assert.equal(latest.status, 'failed');
  },
  'transaction.authenticated': async (teller) => {
    const paid = await payWithAuthentication(teller);
    const buyer = buyerOf(teller.shop.service);
    const asked = await buyer.press(await buyer.open(paid.body.payment_method.approval_url));
    if (asked.location === null) await buyer.press(asked);
    const { status } = (await teller.shop.get(`/transactions/${paid.body.id}`)).body;
    assert.equal(status, 'authorized');
  },
  'transaction.authentication-pending': async (teller) => {
    await addWalletService(teller.shop.service);
    const paid = await teller.shop.pay({
      payment_method: { method: 'paypal', country: 'US', currency: 'USD', redirect_url: REDIRECT },
    });
    assert.equal(paid.body.status, 'buyer_approval_pending', paid.text);
  },
  'transaction.capture-pending': unanswered('capture', 'capture', { amount: 1299 }),
  'transaction.retry-recovered': async ({ shop, clock }) => {
    const stored = await shop.post('/payment-methods', CARD);
    await shop.misbehave({ manner: 'error_before', kind: 'authorize', processor: 'mock-card' });
    const { body } = await shop.pay({
      payment_service_id: shop.paymentServiceId,
      payment_method: { method: 'id', id: stored.body.id },
      merchant_initiated: true,
      payment_source: 'recurring',
      is_subsequent_payment: true,
      retry: {},
    });
    // It is found not to have arrived, and is tried again at its time.
    clock.skip(NEVER_ARRIVED_MS);
    await recoverDue(shop.service.parts);
    const { next_attempt_at: due } = (await shop.get(`/transactions/${body.id}`)).body.retry;
    clock.skip(Date.parse(due) - clock.now().getTime() + 1);
    await recoverDue(shop.service.parts);
    clock.reset();
    assert.equal((await shop.get(`/transactions/${body.id}`)).body.retry.status, 'recovered');
  },
  'transaction.settled': async (teller) => {
    const { shop, clock } = teller;
    const { paymentServiceId, control } = await addReportingService(shop);
    const paid = await shop.pay({ payment_service_id: paymentServiceId, intent: 'capture' });
    clock.skip(SETTLED_AFTER_MS);
    await control('run', {});
    await eventually(
      async () => (await shop.get(`/transactions/${paid.body.id}`)).body.settled_amount === 1299,
    );
    clock.reset();
  },
  'transaction.void-pending': unanswered('void', 'void'),
  'transparency-log.checkpoint-signed': async ({ shop: { pay, service }, clock, ask }) => {
    // What was written before, also in other merchant accounts, is told to nobody.
    await ask('UPDATE webhook_subscriptions SET is_active = false');
    await sealLogs(service.parts);
    await ask('UPDATE webhook_subscriptions SET is_active = true');
    await pay({ intent: 'capture' });
    clock.skip(CHECKPOINT_MS);
    await sealLogs(service.parts);
    clock.reset();
  },
};

const REDIRECT = 'https://shop.example/done';
const REPORT = {
  name: 'All payments',
  schedule: 'once',
  schedule_enabled: true,
  spec: { model: 'transactions', params: {} },
};
/** Longer than an endpoint rests that has failed once. */
const REST_MS = 10_000;
const REPORT_LEASE_MS = 121_000;
const REPORT_TRIES_MAX = 15;
/** Longer than from one checkpoint to the next. */
const CHECKPOINT_MS = 120_000;
/** Longer than an authorization is sent again for. */
const NEVER_ARRIVED_MS = 20 * 60_000;
const RETURNED_AFTER_MS = 3 * 86_400_000;
const DAY_MS = 86_400_000;
const SETTLED_AFTER_MS = 3 * DAY_MS;

/** The bank has received less than was paid out. The day of the payout. */
async function reconcileShort(teller: Teller): Promise<string> {
  const { shop, clock, ask } = teller;
  const { paymentServiceId, control } = await addReportingService(shop);
  const paid = await shop.pay({ payment_service_id: paymentServiceId, intent: 'capture' });
  clock.skip(SETTLED_AFTER_MS);
  await control('run', {});
  type PayoutRow = Readonly<{ reference: string; amount: bigint; paid_on: string }>;
  const payout = await eventually(async () => {
    const rows = await ask<PayoutRow>(
      'SELECT reference, amount, paid_on FROM settlement_payouts WHERE payment_service_id = $1',
      [paymentServiceId],
    );
    return rows[0] ?? false;
  });
  assert.equal(paid.status, 201, paid.text);

  const mapping = {
    ...{ account: 'OURS', currency: 'USD', booked_on: 'Day', amount: 'Sum', references: ['Ref'] },
    ...{ date_format: 'year-month-day', decimal_sign: 'point' },
  };
  const cents = Number(payout.amount) - 5;
  const content = `Day,Sum,Ref\n${payout.paid_on},${(cents / 100).toFixed(2)},${payout.reference}\n`;
  const uploaded = await shop.post('/bank-statements', { format: 'csv', content, mapping });
  assert.equal(uploaded.status, 201, uploaded.text);
  await reconcileAll(shop.service.parts, toId('default'), () => clock.skip(1_000));
  await removeService(shop, paymentServiceId);
  return payout.paid_on;
}

/** What fails at another payment service is not to be tried at this one. */
async function removeService(shop: Teller['shop'], id: string): Promise<void> {
  const removed = await shop.service.request('DELETE', `/payment-services/${id}`);
  assert.equal(removed.status, 204, removed.text);
}

/** What a worker does with reports that are due. */
export async function makeReports({ shop: { service } }: Teller): Promise<void> {
  await workOff(service.parts, reportsDue);
  await workOff(service.parts, executionsDue);
}

/** The processor does what it is asked to, and its answer is lost on the way. */
function unanswered(kind: 'capture' | 'refund' | 'void', verb: string, body?: object): Cause {
  return async ({ shop }) => {
    const paid = await shop.pay({
      payment_service_id: shop.paymentServiceId,
      intent: kind === 'refund' ? 'capture' : 'authorize',
    });
    await shop.misbehave({ manner: 'reset_after', kind, processor: 'mock-card' });
    const asked = await shop.post(`/transactions/${paid.body.id}/${verb}`, body);
    assert.ok(asked.status < 300, asked.text);
  };
}

/** An endpoint that answers 410 to its first message, and takes whatever comes after that. */
async function endpointIsGone(teller: Teller, then: (id: string) => Promise<void>): Promise<void> {
  let answers = 0;
  const endpoint = await openTlsTarget((_request, response) => {
    answers += 1;
    response.writeHead(answers === 1 ? 410 : 200).end();
  });
  const { id } = await teller.subscribe(endpoint.url, { events: ['transaction.captured'] });
  await teller.shop.pay({ intent: 'capture', payment_service_id: teller.shop.paymentServiceId });
  await teller.work();
  await then(id);
  await teller.shop.service.request('DELETE', `/webhook-subscriptions/${id}`);
  await endpoint.close();
}

/** Of an account that is debited for the first time: what its bank and its holder do with the mandate. */
async function mandateIs(
  { shop, ask }: Teller,
  ...acts: readonly (readonly [act: string, status: string])[]
): Promise<void> {
  const { service } = shop;
  await addOrderService(service, 'mock-bank', ['EUR'], ['DE']);
  const stored = await shop.post('/payment-methods', {
    method: 'bank',
    scheme: 'sepa',
    account_number: 'DE89370400440532013000',
    account_holder: { first_name: 'Ann', last_name: 'Example' },
  });
  const paid = await shop.pay({
    currency: 'EUR',
    country: 'DE',
    intent: 'capture',
    payment_method: { method: 'id', id: stored.body.id },
  });
  assert.equal(paid.body.status, 'pending', paid.text);
  const mandate = async (): Promise<Readonly<{ reference: string; status: string }>> => {
    const [row] = await ask<{ reference: string; status: string }>(
      'SELECT reference, status FROM mandates WHERE payment_method_id = $1',
      [stored.body.id],
    );
    assert.ok(row);
    return row;
  };
  const { reference } = await mandate();
  for (const [act, status] of acts) {
    const answer = await fetch(`${service.simulatorUrl}/_control/acts`, {
      method: 'POST',
      body: JSON.stringify({ account: 'default', processor: 'mock-bank', subject: reference, act }),
    });
    assert.equal(answer.status, 200, await answer.text());
    await eventually(async () => (await mandate()).status === status);
  }
}

/** A payment that its buyer's bank lets through once the buyer has come to the page. */
async function payWithAuthentication({ shop }: Teller): Promise<TestAnswer> {
  const profile = {
    merchant_acquirer_bin: '516327',
    merchant_acquirer_id: '123456789',
    merchant_name: 'Shop',
    merchant_country_code: 'US',
    merchant_category_code: '5411',
    merchant_url: 'https://shop.example',
  };
  const secured = await addPaymentService(shop.service, {
    display_name: 'Secured',
    three_d_secure_enabled: true,
    merchant_profile: { visa: profile },
  });
  const paid = await shop.pay({
    payment_service_id: secured,
    payment_method: {
      method: 'card',
      number: '4111111111101203',
      expiration_date: '03/30',
      security_code: '100',
      redirect_url: REDIRECT,
    },
  });
  assert.equal(paid.body.status, 'buyer_approval_pending', paid.text);
  return paid;
}
