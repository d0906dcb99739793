import { type MetEntry, kindsListed, metEntry as readMetEntry } from '../db/queries/fraud-lists.ts';
import { FRAUD_LIST_KINDS, FRAUD_LIST_NOUNS, type FraudListKind } from '../domain/fraud-list.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import type { TransactionEvent } from '../domain/transaction/events.ts';
import type { ReadParts } from '../parts.ts';
import { perOwner } from '../platform/per-owner.ts';
import { TtlCache } from '../platform/ttl-cache.ts';
import { type ListedSubject, matchableValues } from './listed-value.ts';

/** How long another process may still take what was just put on a list here. */
const CACHE_TTL_MS = 1000;
const kindsOf = perOwner(
  () => new TtlCache<MerchantAccountId, readonly FraudListKind[]>({ ttlMs: CACHE_TTL_MS, entriesMax: 1000 }),
);

/** What a payment meets on a fraud list: what blocks it, or what lets it pass all that would. */
export type ListStanding = Readonly<{ met: MetEntry | null; allowed: MetEntry | null }>;

/**
 * How a payment stands with the merchant account's fraud list, before anybody is asked about it. A merchant account
 * without entries is asked about once in a second, and not with each payment.
 */
export async function listStanding(
  parts: Pick<ReadParts, 'db' | 'clock'>,
  merchantAccountId: MerchantAccountId,
  subject: ListedSubject,
  now: Date,
): Promise<ListStanding> {
  const kinds = await kindsOf(parts.db).get(merchantAccountId, parts.clock.now().getTime(), () =>
    kindsListed(parts.db, merchantAccountId, FRAUD_LIST_KINDS),
  );
  const values = matchableValues(subject, kinds);
  const entry = values.length === 0 ? null : await readMetEntry(parts.db, merchantAccountId, values, now);
  return entry?.effect === 'allow' ? { met: null, allowed: entry } : { met: entry, allowed: null };
}

/** To be called after every entry that was made. */
export function forgetKinds({ db }: Pick<ReadParts, 'db'>, merchantAccountId: MerchantAccountId): void {
  kindsOf(db).delete(merchantAccountId);
}

/** What the timeline says of a payment that is let pass: without the value, which may be of a buyer. */
export function allowedEvent({ fraud_list_entry_id, kind }: MetEntry): TransactionEvent {
  const reason = `The ${FRAUD_LIST_NOUNS[kind]} of this payment is allowed by the fraud list.`;
  return { name: 'fraud-list-allowed', context: { reason, fraud_list_entry_id, fraud_list_kind: kind } };
}

/** Why a payment is refused, for its timeline: without the value, which may be of a buyer. */
export function whyListed({ fraud_list_entry_id, kind, reason }: MetEntry) {
  const why = reason === null ? '' : ` (${reason.replaceAll('_', ' ')})`;
  return {
    reason: `The ${FRAUD_LIST_NOUNS[kind]} of this payment is on the fraud list${why}.`,
    fraud_list_entry_id,
    fraud_list_kind: kind,
  };
}
