import type { PostingRow } from '../db/queries/ledger.ts';
import type { SettlementLineRow } from '../db/queries/settlement-lines.ts';
import type { DisputeStoryRow } from '../db/queries/story-sources.ts';
import type { NameOf } from '../domain/flow/explain.ts';
import { numberOrNull } from '../json/stored-json.ts';
import { type Entry, type Word, entryOf, sentence } from './story-entry.ts';

/** What was posted to the ledger, each by the call that moved it. */
export function postingEntries(
  postings: readonly PostingRow[],
  calls: ReadonlySet<string>,
): readonly Entry[] {
  return postings.map((posting) => {
    const { operation_id: operation, movement, amount, currency } = posting;
    return entryOf({
      id: `posting-${posting.ledger_entry_id}`,
      kind: 'posting',
      name: movement,
      at: posting.created_at,
      cause: operation !== null && calls.has(operation) ? operation : null,
      amount,
      facts: { debit: posting.debit, credit: posting.credit },
      says: [sentence('posted', { movement: { term: movement }, amount: { amount, currency } })],
    });
  });
}

const LINE_WORDS: Readonly<Record<SettlementLineRow['kind'], Word>> = {
  settlement: 'settled',
  'refund-settlement': 'refundSettled',
  chargeback: 'chargedBack',
  'chargeback-reversal': 'chargebackReversed',
};

/** What processors say that they settled, or took back. `paid`: the call that took the money. */
export function settlementEntries(
  lines: readonly SettlementLineRow[],
  paid: string | null,
  nameOf: NameOf,
): readonly Entry[] {
  return lines.map((line) => {
    const { currency, amount, kind, payment_service_id: serviceId } = line;
    return entryOf({
      id: line.settlement_line_id,
      kind: 'settlement',
      name: kind,
      at: line.ingested_at,
      cause: line.refund_id ?? paid,
      amount,
      payment_service_id: serviceId,
      facts: {
        service: nameOf(serviceId),
        reference: line.reference,
        posted_at: line.posted_at,
        commission: Number(line.commission),
        interchange: numberOrNull(line.interchange),
        scheme_fee: numberOrNull(line.scheme_fee),
        payment_service_report_id: line.payment_service_report_id,
        dispute_reference: line.dispute_reference,
      },
      says: [
        sentence(LINE_WORDS[kind], {
          service: nameOf(serviceId),
          amount: { amount, currency },
          fee: { amount: line.commission, currency },
        }),
      ],
    });
  });
}

/** The histories of disputes, each step behind the one before. */
export function disputeEntries(rows: readonly DisputeStoryRow[], nameOf: NameOf): readonly Entry[] {
  const last = new Map<string, string>();
  return rows.map((row) => {
    const { dispute_event_id: id, dispute_id: disputeId, payment_service_id: serviceId } = row;
    const cause = last.get(disputeId) ?? null;
    last.set(disputeId, id);

    return entryOf({
      id,
      kind: 'dispute',
      name: row.name,
      at: row.created_at,
      cause,
      result: row.status,
      amount: row.amount,
      payment_service_id: serviceId,
      facts: { dispute_id: disputeId, stage: row.stage, reason: row.reason, service: nameOf(serviceId) },
      says: [
        sentence('disputeMoved', {
          amount: { amount: row.amount, currency: row.currency },
          service: nameOf(serviceId),
          name: row.name,
        }),
      ],
    });
  });
}
