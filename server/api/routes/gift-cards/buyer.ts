import { getBuyerByExternalIdentifier, getBuyerById } from '../../../db/queries/buyers.ts';
import { type BuyerId, type MerchantAccountId, toId } from '../../../domain/ids.ts';
import type { Parts } from '../../../parts.ts';
import { ruleBroken } from '../../../domain/problem.ts';

type BuyerReference = Readonly<{
  buyer_id?: string | null | undefined;
  buyer_external_identifier?: string | null | undefined;
}>;

/**
 * The buyer that a request names, by id or by the merchant's own identifier; null where it names none. Both
 * must name the same one.
 */
export async function buyerOf(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  named: BuyerReference,
): Promise<BuyerId | null> {
  const { buyer_id: id, buyer_external_identifier: externalIdentifier } = named;
  const byId = typeof id === 'string' ? await getBuyerById(parts.db, merchantAccountId, toId(id)) : undefined;
  const byIdentifier =
    typeof externalIdentifier === 'string'
      ? await getBuyerByExternalIdentifier(parts.db, merchantAccountId, externalIdentifier)
      : undefined;
  if (byId === null)
    throw ruleBroken({ pointer: '/buyer_id', message: 'is not a buyer of this merchant account' });
  if (byIdentifier === null)
    throw ruleBroken({
      pointer: '/buyer_external_identifier',
      message: 'is not the identifier of a buyer of this merchant account',
    });
  if (byId !== undefined && byIdentifier !== undefined && byId.buyer_id !== byIdentifier.buyer_id)
    throw ruleBroken({ pointer: '/buyer_external_identifier', message: 'names another buyer than buyer_id' });

  return (byId ?? byIdentifier)?.buyer_id ?? null;
}
