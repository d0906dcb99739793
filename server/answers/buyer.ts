import { type BuyerRow, getBuyerById } from '../db/queries/buyers.ts';
import { base62, type BuyerId, type MerchantAccountId } from '../domain/ids.ts';
import type { BillingDetails } from '../api-contract/schemas/address.ts';
import type { Buyer } from '../api-contract/schemas/buyer.ts';
import { fromStoredJson } from '../json/stored-json.ts';
import type { ReadParts } from '../parts.ts';

export async function readBuyer(
  { db }: ReadParts,
  { merchantAccountId, buyerId }: Readonly<{ merchantAccountId: MerchantAccountId; buyerId: BuyerId }>,
): Promise<Buyer | null> {
  const row = await getBuyerById(db, merchantAccountId, buyerId);
  return row === null ? null : renderBuyer(row);
}

export function renderBuyer(row: BuyerRow): Buyer {
  return {
    type: 'buyer',
    id: row.buyer_id,
    reconciliation_id: base62(row.buyer_id),
    merchant_account_id: row.merchant_account_id,
    display_name: row.display_name,
    external_identifier: row.external_identifier,
    billing_details: fromStoredJson<BillingDetails | null>(row.billing_details),
    account_number: row.account_number,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
