import { createHash } from 'node:crypto';
import type { PaymentService } from '../../payment-services/payment-services.ts';
import {
  type SettlementLineRow,
  isKnownSettlementLine,
  recordSettlementLine,
} from '../../db/queries/settlement-lines.ts';
import { getTransactionRow } from '../../db/queries/transactions.ts';
import type { OperationId, PaymentServiceId, TransactionId } from '../../domain/ids.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { type SettlementLine, applyLine } from '../../domain/transaction/settlement-line.ts';
import { newId } from '../../machine/entropy.ts';
import type { Parts } from '../../parts.ts';
import { RACES_MAX } from '../operation/perform.ts';
import { eventRows, ledgerRows, webhookRows } from '../../operations/rows.ts';

/**
 * Takes a line of a processor's settlement report into the books: once, in whatever event and order it comes.
 * False: it was there already, or it cannot be
 * about this transaction.
 */
export async function takeSettlementLine(
  parts: Parts,
  service: PaymentService,
  of: Readonly<{ transactionId: TransactionId; refundId: OperationId | null }>,
  line: SettlementLine,
): Promise<boolean> {
  const { merchantAccountId } = service;
  for (let tries = 1; tries <= RACES_MAX; tries += 1) {
    // The transaction first: a line that is written after this was read raises the version, and this attempt
    // is lost.
    const transaction = await getTransactionRow(parts.db, merchantAccountId, of.transactionId);
    if (transaction === null) throw new Error('BUG: a transaction vanished');
    const now = parts.clock.nowFor(merchantAccountId);
    const row = rowOf(service, of, line, now);
    if (await isKnownSettlementLine(parts.db, row)) return false;
    if (
      line.currency !== transaction.currency ||
      (line.kind === 'refund-settlement') !== (of.refundId !== null)
    ) {
      parts.log.error(
        {
          transactionId: of.transactionId,
          kind: line.kind,
          reference: line.reference,
          currency: line.currency,
        },
        'a processor settled what is not in the books: ask the processor',
      );
      return false;
    }
    const changes = applyLine(transaction, line, {
      settlement_id: row.settlement_line_id,
      payment_service_id: service.id,
      ...(of.refundId === null ? {} : { refund_id: of.refundId }),
    });
    const written = await recordSettlementLine(parts.db, transaction.version, row, {
      transaction: changes.transaction,
      ledger: ledgerRows(transaction, of.refundId, changes.ledger, now),
      events: eventRows(transaction, changes.events, now),
      webhooks: webhookRows(transaction, null, changes.webhooks, now),
    });
    if (written) return true;
  }
  throw new Error(
    `a settlement line of ${of.transactionId} lost ${RACES_MAX} races; the processor sends it again`,
  );
}

function rowOf(
  service: PaymentService,
  of: Readonly<{ transactionId: TransactionId; refundId: OperationId | null }>,
  line: SettlementLine,
  now: Date,
): SettlementLineRow {
  const { commission, interchange, markup, schemeFee } = line.fees;
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
    payment_service_report_id: reportId(service.id, line.report),
    posted_at: timestamp(line.postedAt),
    ingested_at: timestamp(now),
  };
}

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
