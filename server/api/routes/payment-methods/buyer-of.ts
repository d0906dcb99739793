import { getBuyerByExternalIdentifier, getBuyerById } from '../../../db/queries/buyers.ts';
import type { Queryable } from '../../../db/db.ts';
import { type BuyerId, type MerchantAccountId, toId } from '../../../domain/ids.ts';
import type { Detail } from '../../../problem/problem.ts';

/** The buyer that a request names, by id or by external identifier; both must mean the same one. */
export async function namedBuyer(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  named: Readonly<{
    buyer_id?: string | null | undefined;
    buyer_external_identifier?: string | null | undefined;
  }>,
  location: 'body' | 'query',
): Promise<Readonly<{ buyerId: BuyerId | null; problems: readonly Detail[] }>> {
  const { buyer_id: id = null, buyer_external_identifier: externalIdentifier = null } = named;
  const byId = id === null ? null : await getBuyerById(db, merchantAccountId, toId(id));
  const byIdentifier =
    externalIdentifier === null
      ? null
      : await getBuyerByExternalIdentifier(db, merchantAccountId, externalIdentifier);
  const problems: Detail[] = [];
  const at = (name: string): string => (location === 'body' ? `/${name}` : name);
  if (id !== null && byId === null)
    problems.push({
      location,
      pointer: at('buyer_id'),
      message: 'is not a buyer',
      type: 'value_error.buyer',
    });
  if (externalIdentifier !== null && byIdentifier === null)
    problems.push({
      location,
      pointer: at('buyer_external_identifier'),
      message: 'is not a buyer',
      type: 'value_error.buyer',
    });
  if (byId !== null && byIdentifier !== null && byId.buyer_id !== byIdentifier.buyer_id) {
    problems.push({
      location,
      pointer: at('buyer_external_identifier'),
      message: 'is another buyer than buyer_id',
      type: 'value_error.buyer',
    });
  }
  return { buyerId: byId?.buyer_id ?? byIdentifier?.buyer_id ?? null, problems };
}
