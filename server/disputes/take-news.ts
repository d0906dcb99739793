import type { PaymentService } from '../connections/connection-kinds.ts';
import {
  type DisputeId,
  type DisputeRow,
  findDispute,
  insertDispute,
  tellOfDispute,
} from '../db/queries/disputes.ts';
import { getTransactionRow } from '../db/queries/transactions.ts';
import { maskCardNumbers } from '../domain/card-numbers/card-numbers.ts';
import { cut } from '../domain/cut.ts';
import { type DisputeNews, type DisputeStatus, followNews } from '../domain/dispute/dispute.ts';
import type { TransactionId } from '../domain/ids.ts';
import { isFinal } from '../domain/operation/operation-machine.ts';
import { timestamp } from '../domain/timestamp.ts';
import type { SettlementLine } from '../domain/transaction/settlement-line.ts';
import type { ReadParts } from '../parts.ts';
import { newId } from '../platform/entropy.ts';
import { type DisputeTelling, changeCase, eventRows, watch, webhookRows } from './change-case.ts';

type Parts = Pick<ReadParts, 'db' | 'clock' | 'config'>;

/**
 * Takes what a processor says of a dispute: the first word opens the case, each later one moves it, and what comes
 * twice, late or out of order changes nothing. False: nothing new was in it.
 */
export async function takeDisputeNews(
  parts: Parts,
  service: PaymentService,
  transactionId: TransactionId,
  told: DisputeNews,
): Promise<boolean> {
  const news = readable(told);
  const find = () => findDispute(parts.db, service.merchantAccountId, service.id, news.reference);
  let known = await find();
  if (known === null) {
    if (await openCase(parts, service, transactionId, news)) return true;
    known = await find();
  }
  if (known === null) throw new Error('BUG: a dispute that was there has vanished');
  return moveCase(parts, known, news);
}

const WORD_LENGTH_MAX = 200;

/** A processor's words may be anything. */
function readable({ rawReason, networkReasonCode, ...news }: DisputeNews): DisputeNews {
  const word = (text: string): string => cut(maskCardNumbers(text), WORD_LENGTH_MAX);
  return {
    ...news,
    ...(rawReason === undefined ? {} : { rawReason: word(rawReason) }),
    ...(networkReasonCode === undefined ? {} : { networkReasonCode: word(networkReasonCode) }),
  };
}

/** False: somebody else has opened it just now. */
async function openCase(
  parts: Parts,
  { merchantAccountId, id: paymentServiceId }: PaymentService,
  transactionId: TransactionId,
  news: DisputeNews,
): Promise<boolean> {
  const transaction = await getTransactionRow(parts.db, merchantAccountId, transactionId);
  if (transaction === null) throw new Error('BUG: a dispute of a transaction that vanished');
  const now = parts.clock.nowFor(merchantAccountId);
  const at = timestamp(now);
  const row: DisputeRow = {
    merchant_account_id: merchantAccountId,
    dispute_id: newId<'dispute'>(now),
    version: 1n,
    transaction_id: transactionId,
    payment_service_id: paymentServiceId,
    processor_reference: news.reference,
    stage: news.stage,
    status: news.status,
    reason: news.reason ?? null,
    raw_reason: news.rawReason ?? null,
    network_reason_code: news.networkReasonCode ?? null,
    amount: news.money?.minor ?? transaction.captured_amount,
    currency: news.money?.currency ?? transaction.currency,
    respond_by: news.respondBy === undefined ? null : timestamp(news.respondBy),
    told_at: news.at === null ? null : timestamp(news.at),
    evidence: {},
    response_id: null,
    opened_at: news.at === null ? at : timestamp(news.at),
    closed_at: closedAt(news.status, at),
    created_at: at,
    updated_at: at,
  };
  const end = ENDS[news.status];

  const told: readonly DisputeTelling[] = [
    { name: 'dispute.opened' },
    ...(end === undefined ? [] : [{ name: end }]),
  ];
  return parts.db.transaction(async (tx) => {
    if (!(await insertDispute(tx, row))) return false;
    await tellOfDispute(tx, merchantAccountId, eventRows(row, told, now), webhookRows(row, told, now));
    await watch(tx, parts, { dispute: row, files: [] }, now);
    return true;
  });
}

/** What is told of a case that comes to a status; of others, that it was updated. */
const ENDS: Readonly<Partial<Record<DisputeStatus, DisputeTelling['name']>>> = {
  under_review: 'dispute.submitted',
  accepted: 'dispute.accepted',
  won: 'dispute.won',
  lost: 'dispute.lost',
  expired: 'dispute.expired',
  closed: 'dispute.closed',
};

/** What is told of an answer that arrived. */
export const TELLS = { submit: 'dispute.submitted', accept: 'dispute.accepted' } as const;

export function closedAt(status: DisputeStatus, at: string): string | null {
  return status === 'needs_response' || status === 'under_review' || status === 'expired' ? null : at;
}

function moveCase(
  parts: Parts,
  { merchant_account_id: merchantAccountId, dispute_id: disputeId }: DisputeRow,
  news: DisputeNews,
): Promise<boolean> {
  return changeCase(parts, { merchantAccountId, disputeId }, ({ dispute, responses }, now) => {
    const after = afterNews(dispute, news, now);
    if (after === null) return { write: null, result: false };
    const name = toldOf(dispute, after);
    // Who has answered here tells of it once it is known to have arrived.
    const isTold = responses.some(({ kind, status }) => !isFinal(status) && TELLS[kind] === name);
    return { write: { after, told: isTold ? [] : [{ name, context: { by: 'processor' } }] }, result: true };
  });
}

export function toldOf(before: DisputeRow, after: DisputeRow): DisputeTelling['name'] {
  const isElsewhere = before.status !== after.status || before.stage !== after.stage;
  return (isElsewhere ? ENDS[after.status] : undefined) ?? 'dispute.updated';
}

/** Null: nothing new is in it. */
export function afterNews(before: DisputeRow, news: DisputeNews, now: Date): DisputeRow | null {
  const dates = {
    respond_by: before.respond_by === null ? null : new Date(before.respond_by),
    told_at: before.told_at === null ? null : new Date(before.told_at),
  };
  const after = followNews({ ...before, ...dates }, news);
  if (after === null) return null;

  return {
    ...before,
    ...after,
    respond_by: after.respond_by === null ? null : timestamp(after.respond_by),
    told_at: after.told_at === null ? null : timestamp(after.told_at),
    closed_at: before.status === after.status ? before.closed_at : closedAt(after.status, timestamp(now)),
  };
}

/**
 * A line of settlement that takes or gives back is of a case, whatever told of it first: no chargeback is without one.
 * Where the processor's disputes are answered in its dashboard, lines are all that is heard, and move it as well.
 */
export async function caseOfLine(
  parts: Parts,
  service: PaymentService,
  transactionId: TransactionId,
  line: SettlementLine,
  reference: string | null,
): Promise<DisputeId | null> {
  if (reference === null || line.amount <= 0n) return null;
  const { merchantAccountId, id, connector } = service;
  const known = await findDispute(parts.db, merchantAccountId, id, reference);
  const tells = connector.disputeDesk !== undefined;
  if (known !== null && tells) return known.dispute_id;

  const isBack = line.kind === 'chargeback-reversal';
  await takeDisputeNews(parts, service, transactionId, {
    reference,
    stage: known?.stage ?? 'chargeback',
    status: isBack && !tells ? 'won' : 'needs_response',
    at: tells ? null : line.postedAt,
    money: { minor: line.amount, currency: line.currency },
  });
  return (await findDispute(parts.db, merchantAccountId, id, reference))?.dispute_id ?? null;
}
