import type { Queryable } from '../../../server/db/db.ts';
import { planStep } from '../../queries/events.ts';
import { currency } from '../../../server/domain/currency.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Desk } from '../book.ts';
import { digestOf, major, nameOf, emitEvent } from './desk.ts';
import { disputeAct } from './disputes.ts';
import { show } from './show.ts';
import { CAME_TO_NOTHING, type Transaction, keep, lockTransaction, undoRefund } from './transactions.ts';
import type { Xml } from './xml.ts';

/** What happens without a request: batches that settle, money that is paid out, and what cardholders' banks do. */

type LaterChange = (tx: Queryable, desk: Desk, of: Transaction) => Promise<boolean>;

const HAPPENINGS: Readonly<Record<string, LaterChange>> = {
  settle,
  disburse,
  decline_settlement: declineSettlement,
  fail_refund: failRefund,
};

export async function runLaterChange(desk: Desk, uuid: string, what: string): Promise<boolean> {
  const run = (Object.hasOwn(HAPPENINGS, what) ? HAPPENINGS[what] : null) ?? disputeAct(what);
  const done = await desk.db.transaction(async (tx) => {
    const transaction = await lockTransaction(tx, desk, nameOf(uuid));
    return transaction !== null && run !== null && run(tx, desk, transaction);
  });
  desk.courier.kick();
  return done;
}

const DISBURSED_AFTER_MS = 24 * 60 * 60_000;

async function settle(tx: Queryable, desk: Desk, transaction: Transaction): Promise<boolean> {
  if (transaction.status !== 'submitted_for_settlement') return false;
  const settlement = { code: '4000', text: 'Settled' };
  const after = await keep(tx, desk, { ...transaction, status: 'settled', settlement }, null);
  const dueAt = new Date(desk.now.getTime() + DISBURSED_AFTER_MS);
  await planStep(tx, desk, { id: newId(desk.now), subjectId: after.uuid, kind: 'disburse', dueAt });
  return true;
}

/** It leaves Braintree's bank: each transaction is told of, and the day's sum. */
async function disburse(tx: Queryable, desk: Desk, transaction: Transaction): Promise<boolean> {
  if (transaction.disbursedOn !== null) return false;
  const isNew = transaction.status === 'submitted_for_settlement';
  if (!isNew && transaction.status !== 'settled') return false;

  const disbursedOn = desk.now.toISOString().slice(0, 10);
  const settlement = { code: '4000', text: 'Settled' };
  const after = await keep(tx, desk, { ...transaction, status: 'settled', settlement, disbursedOn }, null);
  const { uuid: subjectId } = after;
  await emitEvent(tx, desk, {
    subjectId,
    kind: 'transaction_disbursed',
    name: 'transaction',
    subject: show(after),
  });
  const subject = disbursementOf(after, disbursedOn);
  await emitEvent(tx, desk, { subjectId, kind: 'disbursement', name: 'disbursement', subject });
  return true;
}

function disbursementOf(transaction: Transaction, disbursedOn: string): Xml {
  const { merchantAccount, currency: code, amount, type } = transaction;
  return {
    elements: {
      id: digestOf(transaction.uuid).slice(0, 12),
      'transaction-ids': { list: 'item', of: [transaction.id] },
      success: true,
      retry: false,
      'merchant-account': {
        elements: { id: merchantAccount, 'currency-iso-code': code, status: 'active' },
      },
      amount: major(amount, currency(code)),
      'disbursement-type': type === 'sale' ? 'credit' : 'debit',
      'disbursement-date': disbursedOn,
      'exception-message': null,
      'follow-up-action': null,
    },
  };
}

async function declineSettlement(tx: Queryable, desk: Desk, transaction: Transaction): Promise<boolean> {
  if (transaction.status !== 'submitted_for_settlement' || transaction.type !== 'sale') return false;
  const settlement = { code: '4001', text: 'Settlement Declined' };
  const totals = { ...transaction.totals, captured: 0 };
  const after = { ...transaction, status: 'settlement_declined', settlement, totals };
  const subject = show(await keep(tx, desk, after, null));
  const told = { subjectId: after.uuid, name: 'transaction', subject } as const;
  await emitEvent(tx, desk, { ...told, kind: 'transaction_settlement_declined' });
  return true;
}

async function failRefund(tx: Queryable, desk: Desk, refund: Transaction): Promise<boolean> {
  if (refund.type !== 'credit' || CAME_TO_NOTHING.has(refund.status)) return false;
  const response = {
    code: '2057',
    text: 'Issuer or Cardholder has put a restriction on the card',
    type: 'hard_declined',
  };
  const after = await undoRefund(tx, desk, refund, { status: 'processor_declined', response });

  await emitEvent(tx, desk, {
    subjectId: after.uuid,
    kind: 'refund_failed',
    name: 'transaction',
    subject: show(after),
  });
  return true;
}
