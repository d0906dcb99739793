import type { Queryable } from '../../../server/db/db.ts';
import { addObject, changeObject, listObjects } from '../../queries/objects.ts';
import type { Desk } from '../book.ts';
import { type NewEvent, type AnswerBody, newName, emitEvents, uuidOf } from './desk.ts';
import { makeRefund, mandateNews, paymentNews, refundNews } from './make.ts';
import { type Mandate, type Payment, type Refund, keepPayment, lock } from './resources.ts';

/**
 * What happens without a request, under the names of the scenario simulators of GoCardless's own sandbox
 * (https://developer.gocardless.com/api-reference/#scenario-simulators) and a few more for what those leave out.
 */
export async function runLaterChange(desk: Desk, uuid: string, what: string): Promise<boolean> {
  const hex = uuid.replaceAll('-', '').toUpperCase();
  const done = await desk.db.transaction(async (tx) => {
    if (Object.hasOwn(PAYMENTS, what)) {
      const payment = await lock<Payment>(tx, desk, 'payment', `PM${hex}`);
      return payment !== null && (await PAYMENTS[what]?.(tx, desk, payment)) === true;
    }
    const mandate = await lock<Mandate>(tx, desk, 'mandate', `MD${hex}`);
    if (mandate !== null && what === 'mandate_replaced') return replaceMandate(tx, desk, mandate);
    return mandate !== null && Object.hasOwn(MANDATES, what) && changeMandate(tx, desk, mandate, what);
  });
  desk.courier.kick();
  return done;
}

type Scenario = (tx: Queryable, desk: Desk, payment: Payment) => Promise<boolean>;

const DASHBOARD_REFUND = 100;

const PAYMENTS: Readonly<Record<string, Scenario>> = {
  payment_submitted: scenarioTo('submitted', ['pending_submission'], 'payment_submitted'),
  payment_confirmed: confirm,
  payment_paid_out: (tx, desk, payment) => payOut(tx, desk, payment),
  payment_paid_out_in_crowns: (tx, desk, payment) => payOut(tx, desk, payment, true),
  payment_deducted: deduct,
  payment_failed: scenarioTo('failed', ['pending_submission', 'submitted'], 'insufficient_funds', 'bank'),
  // The merchant has it tried again.
  payment_resubmitted: scenarioTo(
    'submitted',
    ['failed'],
    'payment_retried',
    'gocardless',
    'resubmission_requested',
  ),
  payment_late_failure: async (tx, desk, payment) => {
    await confirm(tx, desk, payment);
    const now = await lock<Payment>(tx, desk, 'payment', payment.id);
    return (
      now !== null && scenarioTo('failed', ['confirmed', 'paid_out'], 'refer_to_payer', 'bank')(tx, desk, now)
    );
  },
  payment_charged_back: scenarioTo(
    'charged_back',
    ['confirmed', 'paid_out'],
    'authorisation_disputed',
    'bank',
  ),
  payment_chargeback_cancelled: scenarioTo(
    'paid_out',
    ['charged_back'],
    'payment_confirmed',
    'bank',
    'chargeback_cancelled',
  ),
  // The merchant makes it on GoCardless's pages: it has no metadata.
  refund_in_dashboard: async (tx, desk, payment) => {
    const total_amount_confirmation = payment.amount_refunded + DASHBOARD_REFUND;
    const refund = { amount: DASHBOARD_REFUND, total_amount_confirmation, links: { payment: payment.id } };
    return 'made' in (await makeRefund(tx, { ...desk, key: null }, refund));
  },
  refund_paid: (tx, desk, payment) => endRefunds(tx, desk, payment, 'paid', 'refund_paid'),
  refund_bounced: (tx, desk, payment) => endRefunds(tx, desk, payment, 'bounced', 'refund_failed'),
};

function scenarioTo(
  status: Payment['status'],
  from: readonly Payment['status'][],
  cause: string,
  origin: 'bank' | 'gocardless' = 'gocardless',
  action: string = status,
): Scenario {
  return async (tx, desk, payment) => {
    if (!from.includes(payment.status)) return false;
    const after: Payment = { ...payment, status };
    await keepPayment(tx, desk, after);
    await emitEvents(tx, desk, uuidOf(payment.id) ?? '', [paymentNews(after, action, cause, origin)]);
    return true;
  };
}

/** A first debit proves its mandate, so both are told in one batch. */
async function confirm(tx: Queryable, desk: Desk, payment: Payment): Promise<boolean> {
  if (payment.status !== 'pending_submission' && payment.status !== 'submitted') return false;
  const after: Payment = { ...payment, status: 'confirmed' };
  await keepPayment(tx, desk, after);
  const news: NewEvent[] = [paymentNews(after, 'confirmed', 'payment_confirmed')];
  const mandate = await lock<Mandate>(tx, desk, 'mandate', payment.mandate);
  if (mandate !== null && mandate.status === 'pending_submission') {
    await changeObject(tx, desk, mandate.id, { ...mandate, status: 'active' });
    news.unshift(mandateNews(mandate, 'active', 'mandate_activated'));
  }
  await emitEvents(tx, desk, uuidOf(payment.id) ?? '', news);
  return true;
}

async function endRefunds(
  tx: Queryable,
  desk: Desk,
  payment: Payment,
  status: Refund['status'],
  cause: string,
): Promise<boolean> {
  const open = (await listObjects<Refund>(tx, desk, 'refund', payment.id)).filter(
    ({ body }) => body.status === 'submitted',
  );
  for (const { body } of open) await changeObject(tx, desk, body.id, { ...body, status });
  const back = status === 'paid' ? 0 : open.reduce((sum, { body }) => sum + body.amount, 0);
  if (back > 0) await keepPayment(tx, desk, { ...payment, amount_refunded: payment.amount_refunded - back });

  const action = status === 'paid' ? 'paid' : 'failed';
  await emitEvents(
    tx,
    desk,
    uuidOf(payment.id) ?? '',
    open.map(({ body }) => refundNews(body, action, cause)),
  );
  return true;
}

type MandateEnd = Readonly<{
  status: Mandate['status'];
  from: readonly Mandate['status'][];
  action: string;
  cause: string;
  origin: 'bank' | 'gocardless' | 'api' | 'customer';
}>;

const LIVING = ['pending_submission', 'submitted', 'active'] as const;
const MANDATES: Readonly<Record<string, MandateEnd>> = {
  mandate_activated: {
    status: 'active',
    from: ['pending_submission', 'submitted'],
    action: 'active',
    cause: 'mandate_activated',
    origin: 'gocardless',
  },
  mandate_failed: {
    status: 'failed',
    from: LIVING,
    action: 'failed',
    cause: 'invalid_bank_details',
    origin: 'bank',
  },
  mandate_expired: {
    status: 'expired',
    from: LIVING,
    action: 'expired',
    cause: 'mandate_expired',
    origin: 'gocardless',
  },
  mandate_cancelled_at_bank: {
    status: 'cancelled',
    from: LIVING,
    action: 'cancelled',
    cause: 'mandate_cancelled',
    origin: 'bank',
  },
  mandate_cancelled: {
    status: 'cancelled',
    from: LIVING,
    action: 'cancelled',
    cause: 'mandate_cancelled',
    origin: 'api',
  },
};

/** A mandate that ends takes the debits with it that have not left for the bank. */
export async function changeMandate(
  tx: Queryable,
  desk: Desk,
  mandate: Mandate,
  what: string,
): Promise<boolean> {
  const change = MANDATES[what];
  if (change === undefined || !change.from.includes(mandate.status)) return false;
  const after: Mandate = { ...mandate, status: change.status };
  await changeObject(tx, desk, mandate.id, after);
  const news: NewEvent[] = [mandateNews(after, change.action, change.cause, change.origin)];
  if (change.status !== 'active')
    for (const { body } of await listObjects<Payment>(tx, desk, 'payment', mandate.id)) {
      if (body.status !== 'pending_submission') continue;
      const isFailed = change.status === 'failed';
      const ended: Payment = { ...body, status: isFailed ? 'failed' : 'cancelled' };
      await keepPayment(tx, desk, ended);
      news.push(paymentNews(ended, ended.status, isFailed ? change.cause : 'mandate_cancelled', 'bank'));
    }

  await emitEvents(tx, desk, uuidOf(mandate.id) ?? '', news);
  return true;
}

/** As when the merchant gets a scheme identifier of its own: the same account under another mandate. */
async function replaceMandate(tx: Queryable, desk: Desk, mandate: Mandate): Promise<boolean> {
  const { id } = newName('MD', desk.now);
  const fresh: Mandate = { ...mandate, id, status: 'active' };
  await addObject(tx, desk, { id, kind: 'mandate', parentId: mandate.account, body: fresh }, desk.now);
  const gone: Mandate = { ...mandate, status: 'cancelled', replacedBy: id };
  await changeObject(tx, desk, mandate.id, gone);
  const news = mandateNews(gone, 'replaced', 'mandate_replaced', 'gocardless');
  const links = { ...news.links, new_mandate: id };
  await emitEvents(tx, desk, uuidOf(mandate.id) ?? '', [{ ...news, links }]);
  return true;
}

export async function cancelPayment(
  tx: Queryable,
  desk: Desk,
  payment: Payment,
  key: string,
): Promise<boolean> {
  if (payment.status !== 'pending_submission') return false;
  const after: Payment = { ...payment, status: 'cancelled' };
  await keepPayment(tx, desk, after, { reference: key, kind: 'cancel', amount: 0n });
  await emitEvents(tx, desk, uuidOf(payment.id) ?? '', [
    paymentNews(after, 'cancelled', 'payment_cancelled', 'api'),
  ]);
  return true;
}

/** 1 % and 20 of the currency's units, at most 400. */
function feeOf(amount: number): number {
  return Math.min(400, Math.round(amount / 10) / 10 + 20);
}

/** A creditor without a bank account in the currency of the payment is paid out in Danish crowns. */
function fxOf(amount: number, currency: string, isExchanged: boolean): AnswerBody {
  const rate = 10.8235;
  return {
    fx_currency: isExchanged ? 'DKK' : currency,
    fx_amount: isExchanged ? Math.round(amount * rate) : null,
    exchange_rate: isExchanged ? String(rate) : null,
    estimated_exchange_rate: null,
  };
}

/** The payment and its paid refunds, as one payout of their own. */
async function payOut(tx: Queryable, desk: Desk, given: Payment, isExchanged = false): Promise<boolean> {
  if (given.status === 'pending_submission' || given.status === 'submitted') await confirm(tx, desk, given);
  const payment = await lock<Payment>(tx, desk, 'payment', given.id);
  if (payment === null || payment.status !== 'confirmed') return false;

  const fee = feeOf(payment.amount);
  const refunds = (await listObjects<Refund>(tx, desk, 'refund', payment.id)).filter(
    ({ body }) => body.status === 'paid',
  );
  const items: readonly Item[] = [
    { type: 'payment_paid_out', amount: payment.amount },
    { type: 'gocardless_fee', amount: -fee },
    ...refunds.map(({ body }) => ({ type: 'payment_refunded', amount: -body.amount })),
  ];
  const { id, uuid } = await addPayout(tx, desk, payment, items, isExchanged);
  const after: Payment = { ...payment, status: 'paid_out', payout: id };
  await keepPayment(tx, desk, after);
  await emitEvents(tx, desk, uuid, [
    paymentNews(after, 'paid_out', 'payment_paid_out'),
    { resource: 'payouts', action: 'paid', cause: 'payout_paid', links: { payout: id }, metadata: {} },
  ]);
  return true;
}

type Item = Readonly<{ type: string; amount: number }>;

/** A later payout takes back what was paid out, and gives back what was kept of it, and refunds that came back. */
async function deduct(tx: Queryable, desk: Desk, payment: Payment): Promise<boolean> {
  const type = DEDUCTED[payment.status];
  const fee = feeOf(payment.amount);
  const gone =
    payment.payout === null || type === undefined
      ? []
      : [
          { type, amount: -payment.amount },
          { type: 'gocardless_fee', amount: fee },
        ];
  const refunds = await listObjects<Refund>(tx, desk, 'refund', payment.id);
  const back = refunds
    .filter(({ body }) => body.status === 'bounced')
    .map(({ body }) => ({ type: 'refund_funds_returned', amount: body.amount }));
  if (gone.length + back.length === 0) return false;

  const { id, uuid } = await addPayout(tx, desk, payment, [...gone, ...back], false);
  const links = { payout: id };
  await emitEvents(tx, desk, uuid, [
    { resource: 'payouts', action: 'paid', cause: 'payout_paid', links, metadata: {} },
  ]);
  return true;
}

const DEDUCTED: Readonly<Partial<Record<Payment['status'], string>>> = {
  failed: 'payment_failed',
  charged_back: 'payment_charged_back',
};

/** Whatever else is in it leaves something to be paid out. */
async function addPayout(
  tx: Queryable,
  desk: Desk,
  { id: payment, currency }: Payment,
  items: readonly Item[],
  isExchanged: boolean,
): Promise<Readonly<{ id: string; uuid: string }>> {
  const { id, uuid } = newName('PO', desk.now);
  const total = Math.max(0, Math.trunc(items.reduce((sum, { amount }) => sum + amount, 0)));
  const fees = items.filter(({ type }) => type === 'gocardless_fee');
  const payout = {
    id,
    amount: total,
    arrival_date: desk.now.toISOString().slice(0, 10),
    created_at: desk.now.toISOString(),
    currency,
    deducted_fees: Math.trunc(-fees.reduce((sum, { amount }) => sum + amount, 0)),
    metadata: {},
    payout_type: 'merchant',
    reference: 'SIMULATED',
    status: 'paid',
    tax_currency: null,
    fx: fxOf(total, currency, isExchanged),
    links: { creditor: 'CR000SIMULATED' },
  };

  await addObject(tx, desk, { id, kind: 'payout', body: payout }, desk.now);
  for (const { type, amount } of items) {
    const body: AnswerBody = { type, amount: amount.toFixed(1), links: { payment }, taxes: [] };
    const item = { id: newName('IT', desk.now).id, kind: 'payout_item', parentId: id, body };
    await addObject(tx, desk, item, desk.now);
  }
  return { id, uuid };
}
