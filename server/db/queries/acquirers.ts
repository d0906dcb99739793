import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';

/** What 3-D Secure is told of the merchant and its acquirer. */
export type AcquirerRow = Readonly<{
  scheme: string;
  currency: string | null;
  merchant_acquirer_bin: string;
  merchant_acquirer_id: string;
  merchant_name: string;
  merchant_country_code: string;
  merchant_category_code: string;
  merchant_url: string;
}>;

const FOR_SCHEME = sql(
  'acquirers.for_scheme',
  `SELECT scheme, currency, merchant_acquirer_bin, merchant_acquirer_id, merchant_name, merchant_country_code,
    merchant_category_code, merchant_url
   FROM three_ds_configurations WHERE merchant_account_id = $1 AND scheme = $2 AND (currency IS NULL OR currency = $3)
   ORDER BY currency NULLS LAST LIMIT 1`,
);
/** The configuration of that currency, else the one for every other currency; null when there is neither. */
export async function acquirerForScheme(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  scheme: string,
  currency: string | null,
): Promise<AcquirerRow | null> {
  const [row] = await db.query<AcquirerRow>(FOR_SCHEME, [merchantAccountId, scheme, currency]);
  return row ?? null;
}
