import { createHash } from 'node:crypto';
import type { PaymentService } from '../../connections/connection-kinds.ts';
import { lastDisputeOf } from '../../db/queries/disputes.ts';
import { type SettlementLineRow, isKnownSettlementLine } from '../../db/queries/settlement-lines.ts';
import { caseOfLine } from '../../disputes/take-news.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import { getTransactionRow } from '../../db/queries/transactions.ts';
import { cut } from '../../domain/cut.ts';
import { decimalText } from '../../domain/decimal.ts';
import type { OperationId, PaymentServiceId, TransactionId } from '../../domain/ids.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { type SettlementLine, applyLine } from '../../domain/transaction/settlement-line.ts';
import { newId } from '../../platform/entropy.ts';
import type { MoneyParts } from '../../parts.ts';
import { type Change, changeTransaction } from '../../operations/change.ts';
import { openIncident } from '../../operations/open-incident.ts';
import { eventRows, ledgerRows, webhookRows } from '../../operations/rows.ts';

type LineResult = 'taken' | 'known' | 'refused';
/** `fileId`: of the report that it was read in; without it an event told of it. */
type LineOf = Readonly<{ transactionId: TransactionId; refundId: OperationId | null; fileId?: string }>;

/**
 * Takes a line of a processor's settlement report into the books: once, in whatever event or file and order it
 * comes. `refused`: it cannot be about this transaction.
 */
export async function takeSettlementLine(
  parts: MoneyParts,
  service: PaymentService,
  of: LineOf,
  line: SettlementLine,
): Promise<LineResult> {
  const dispute = await disputeOf(parts, service, of, line);
  const result = await bookLine(parts, service, of, line, dispute);
  // Of one that is known, too: by a process that dies between the two, it comes again.
  if (result !== 'refused') await caseOfLine(parts, service, of.transactionId, line, dispute);
  return result;
}

function bookLine(
  parts: MoneyParts,
  service: PaymentService,
  of: LineOf,
  line: SettlementLine,
  dispute: string | null,
): Promise<LineResult> {
  const { merchantAccountId } = service;
  // The transaction first: a line that is written after this was read raises the version, and this try is lost.
  const read = () => getTransactionRow(parts.db, merchantAccountId, of.transactionId);
  return changeTransaction(parts, read, async (transaction: TransactionRow): Promise<Change<LineResult>> => {
    const now = parts.clock.nowFor(merchantAccountId);
    const row = { ...rowOf(service, of, line, now), dispute_reference: dispute };
    if (await isKnownSettlementLine(parts.db, row)) return { write: null, result: 'known' };
    if (
      line.currency !== transaction.currency ||
      (line.kind === 'refund-settlement') !== (of.refundId !== null)
    ) {
      return refuseLine(parts, transaction, line, now);
    }

    const changes = applyLine(transaction, line, {
      settlement_id: row.settlement_line_id,
      payment_service_id: service.id,
      ...(of.refundId === null ? {} : { refund_id: of.refundId }),
    });
    const incident =
      changes.unexpected === null
        ? []
        : (await openIncident(parts, transaction, changes.unexpected, now)).webhooks;
    const writing = {
      settlementLine: row,
      ledger: ledgerRows(transaction, of.refundId, changes.ledger, now),
      events: eventRows(transaction, changes.events, now),
      webhooks: [...webhookRows(transaction, null, changes.webhooks, now), ...incident],
    };
    return {
      write: { patch: { ...changes.transaction, updated_at: timestamp(now) }, writing },
      result: 'taken',
    };
  });
}

/** Money moved that is not in the books: a person is told, by the timeline, an incident and a webhook. */
async function refuseLine(
  parts: MoneyParts,
  transaction: TransactionRow,
  line: SettlementLine,
  now: Date,
): Promise<Change<LineResult>> {
  const { kind, reference, currency } = line;
  const ignored =
    currency === transaction.currency
      ? 'no refund of this transaction is known by this name'
      : `the processor speaks of ${currency}, and the transaction is in ${transaction.currency}`;
  const context = { kind, reference, amount: Number(line.amount), currency, ignored };
  const why = `a ${kind} of ${line.amount} ${currency} (${reference}) is not in the books: ${ignored}`;
  const { webhooks } = await openIncident(parts, transaction, why, now);
  const writing = {
    events: eventRows(
      transaction,
      [{ name: 'payment-connector-external-transaction-request', context }],
      now,
    ),
    webhooks,
  };

  return {
    write: { patch: { pending_review: true, updated_at: timestamp(now) }, writing },
    result: 'refused',
  };
}

function rowOf(service: PaymentService, of: LineOf, line: SettlementLine, now: Date): SettlementLineRow {
  const { commission, interchange, markup, schemeFee } = line.fees;
  const { exchange = null } = line;
  return {
    merchant_account_id: service.merchantAccountId,
    settlement_line_id: newId(now),
    kind: line.kind,
    transaction_id: of.transactionId,
    refund_id: of.refundId,
    payment_service_id: service.id,
    reference: line.reference,
    currency: line.currency,
    amount: line.amount,
    commission,
    interchange,
    markup,
    scheme_fee: schemeFee,
    exchange_rate: exchange === null ? null : decimalText(exchange.rate),
    exchange_currency: exchange?.currency ?? null,
    exchange_net: exchange?.net ?? null,
    payment_service_report_id: reportId(service.id, line.report),
    payment_service_report_file_id: of.fileId ?? null,
    payout_reference: line.payout === undefined ? null : cut(line.payout, REFERENCE_LENGTH_MAX),
    posted_at: timestamp(line.postedAt),
    ingested_at: timestamp(now),
    dispute_reference: null,
  };
}

/** A line that names no dispute is of the payment's last one; without any, it is one of its own. */
async function disputeOf(
  { db }: MoneyParts,
  { merchantAccountId, id }: PaymentService,
  { transactionId }: LineOf,
  { kind, dispute, reference, amount }: SettlementLine,
): Promise<string | null> {
  if (kind !== 'chargeback' && kind !== 'chargeback-reversal') return null;
  if (dispute !== undefined) return dispute;
  const last = await lastDisputeOf(db, merchantAccountId, transactionId, id);
  return last?.processor_reference ?? (amount === 0n ? null : reference);
}

/** References of banks are shorter. */
const REFERENCE_LENGTH_MAX = 200;

/**
 * Lines of one report of a processor share its id, whichever of them comes first: a UUIDv8 of the report's
 * name.
 */
function reportId(paymentServiceId: PaymentServiceId, report: string): string {
  const bytes = createHash('sha256').update(`${paymentServiceId}\u0000${report}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
