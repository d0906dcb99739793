import { getBuyerByExternalIdentifier, getBuyerById } from '../../../db/queries/buyers.ts';
import type { Queryable } from '../../../db/db.ts';
import { type BuyerId, type MerchantAccountId, toId } from '../../../domain/ids.ts';
import type { Detail } from '../../../domain/problem.ts';

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
  const wrong = (name: string, message: string): Detail => ({
    location,
    pointer: location === 'body' ? `/${name}` : name,
    message,
    type: 'value_error.buyer',
  });
  const problems: Detail[] = [];

  if (id !== null && byId === null) problems.push(wrong('buyer_id', 'is not a buyer'));
  if (externalIdentifier !== null && byIdentifier === null)
    problems.push(wrong('buyer_external_identifier', 'is not a buyer'));
  const found = [byId, byIdentifier].flatMap((buyer) => buyer?.buyer_id ?? []);
  if (new Set(found).size > 1)
    problems.push(wrong('buyer_external_identifier', 'is another buyer than buyer_id'));
  return { buyerId: found[0] ?? null, problems };
}
