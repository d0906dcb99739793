import type { Queryable } from '../../../db/db.ts';
import type { BuyerId, MerchantAccountId } from '../../../domain/ids.ts';
import type { Caller } from '../../../access/caller.ts';
import { isPinned } from '../../../access/pins.ts';
import type { FrontEnd } from '../../../payments/request/context.ts';
import { namedBuyer } from './buyer-of.ts';

type KeyCaller = Extract<Caller, { kind: 'key' }>;

export function hasPinnedBuyer(caller: KeyCaller): boolean {
  return (
    typeof caller.pinned?.['buyer_id'] === 'string' ||
    typeof caller.pinned?.['buyer_external_identifier'] === 'string'
  );
}

/** What the token of a front end holds of the buyer who pays. */
export function frontEndOf(caller: KeyCaller): FrontEnd {
  return { pinsBuyer: hasPinnedBuyer(caller), pinsGuest: isPinned(caller.pinned?.['buyer']) };
}

/** The buyer that a front end's token names; null when it names none, or nobody who exists. */
export async function pinnedBuyer(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  caller: KeyCaller,
): Promise<BuyerId | null> {
  const { buyer_id: id, buyer_external_identifier: externalIdentifier } = caller.pinned ?? {};
  const named = {
    buyer_id: typeof id === 'string' ? id.toLowerCase() : null,
    buyer_external_identifier: typeof externalIdentifier === 'string' ? externalIdentifier : null,
  };
  if (named.buyer_id !== null && !UUID.test(named.buyer_id)) return null;
  const { buyerId, problems } = await namedBuyer(db, merchantAccountId, named, 'body');
  return problems.length > 0 ? null : buyerId;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
