import { receiptsOfAccount } from '../db/queries/merchant-accounts.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { textAt } from '../domain/json.ts';
import { isMailAddress } from '../domain/receipt.ts';
import type { ReadParts } from '../parts.ts';
import { perOwner } from '../platform/per-owner.ts';
import { TtlCache } from '../platform/ttl-cache.ts';

/** A merchant account's receipts: whether each payment has one, and how they look. */
export type AccountReceipts = Readonly<{
  /** Every payment of a buyer whose address is known has one, whether it asks for it or not. */
  automatic: boolean;
  /** Whose name stands at the sender's address; null: the merchant account's. */
  sender_name: string | null;
  reply_to: string | null;
  /** An address, a telephone number, a page: as the buyer reads it. */
  support: string | null;
  /** IANA name; null: UTC. */
  time_zone: string | null;
}>;

/** How long another process may still go by settings that were changed here. */
const CACHE_TTL_MS = 1_000;
const settingsOf = perOwner(
  () => new TtlCache<MerchantAccountId, AccountReceipts>({ ttlMs: CACHE_TTL_MS, entriesMax: 1_000 }),
);

/** Asked for once in a second, and not with each payment. */
export function accountReceipts(
  { db, clock }: Pick<ReadParts, 'db' | 'clock'>,
  merchantAccountId: MerchantAccountId,
): Promise<AccountReceipts> {
  return settingsOf(db).get(merchantAccountId, clock.now().getTime(), async () => {
    const stored = await receiptsOfAccount(db, merchantAccountId);
    return {
      automatic: stored?.['automatic'] === true,
      sender_name: textAt(stored, 'sender_name'),
      reply_to: textAt(stored, 'reply_to'),
      support: textAt(stored, 'support'),
      time_zone: textAt(stored, 'time_zone'),
    };
  });
}

/** To be called after every change of them. */
export function forgetAccountReceipts(
  { db }: Pick<ReadParts, 'db'>,
  merchantAccountId: MerchantAccountId,
): void {
  settingsOf(db).delete(merchantAccountId);
}

/** Where the receipts of a payment go that does not say so itself; null: there are none. */
export async function automaticReceiptAddress(
  parts: Pick<ReadParts, 'db' | 'clock'>,
  merchantAccountId: MerchantAccountId,
  buyerAddress: string | null,
): Promise<string | null> {
  if (buyerAddress === null || !isMailAddress(buyerAddress)) return null;
  const { automatic } = await accountReceipts(parts, merchantAccountId);
  return automatic ? buyerAddress : null;
}
