import type { Queryable } from '../db/db.ts';
import { redirectUrlSchemesOf } from '../db/queries/merchant-accounts.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { isReturnAddress, isWebAddress } from '../domain/return-address.ts';
import type { Detail } from '../domain/problem.ts';

/** What is wrong with where a request wants the buyer to be sent. Addresses of the web need no look-up. */
export async function returnAddressProblems(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  url: string | null,
  pointer: string,
): Promise<Detail[]> {
  if (url === null || isWebAddress(url)) return [];
  if (isReturnAddress(url, await redirectUrlSchemesOf(db, merchantAccountId))) return [];
  const message =
    'must be an address of http or https, or of a scheme in the redirect_url_schemes of the merchant account';
  return [{ location: 'body', pointer, message, type: 'value_error.url' }];
}
