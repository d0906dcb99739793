import type { Detail } from '../../problem/problem.ts';
import { type BuyerRow, getBuyerByExternalIdentifier, getBuyerById } from '../../db/queries/buyers.ts';
import { getShippingDetails } from '../../db/queries/shipping-details.ts';
import type { Json } from '../../db/queries/transaction-rows.ts';
import { type BuyerId, toId } from '../../domain/ids.ts';
import { objectOf } from '../../domain/json.ts';
import type { From, Paying } from '../instruments/paying.ts';

/** Who pays, as they were at that moment, and where it is sent. */
export type Paid = Readonly<{ buyerId: BuyerId | null; buyer: Json | null; shippingDetails: Json | null }>;

export const NOBODY: Paid = { buyerId: null, buyer: null, shippingDetails: null };

type Naming = Pick<From, 'parts' | 'merchantAccountId'> &
  Readonly<{
    body: Pick<
      From['body'],
      'buyer' | 'buyer_id' | 'buyer_external_identifier' | 'payment_method' | 'shipping_details_id'
    >;
  }>;

/**
 * By id, by the merchant's own identifier, or as a guest; what the payment method's own fields say comes
 * last. Adds to `problems`.
 */
export async function lookAtBuyer(
  { parts, merchantAccountId, body }: Naming,
  problems: Detail[],
): Promise<Paid> {
  const byMethod = body.payment_method ?? {};
  const named = [body.buyer, body.buyer_id, body.buyer_external_identifier].some(
    (value) => value !== null && value !== undefined,
  );
  const id = named ? body.buyer_id : 'buyer_id' in byMethod ? byMethod.buyer_id : null;
  const externalIdentifier = named
    ? body.buyer_external_identifier
    : 'buyer_external_identifier' in byMethod
      ? byMethod.buyer_external_identifier
      : null;
  const at = named ? '' : '/payment_method';
  let paid = guest(body.buyer ?? null);
  if (typeof id === 'string') {
    const row = await getBuyerById(parts.db, merchantAccountId, toId(id));
    if (row === null)
      problems.push({
        location: 'body',
        pointer: `${at}/buyer_id`,
        message: 'is not a buyer',
        type: 'value_error.buyer',
      });
    else paid = known(row);
  } else if (typeof externalIdentifier === 'string') {
    const row = await getBuyerByExternalIdentifier(parts.db, merchantAccountId, externalIdentifier);
    if (row === null)
      problems.push({
        location: 'body',
        pointer: `${at}/buyer_external_identifier`,
        message: 'is not a buyer',
        type: 'value_error.buyer',
      });
    else paid = known(row);
  }
  if (named && problems.length === 0) problems.push(...contradictions(byMethod, paid));
  if (body.shipping_details_id === null || body.shipping_details_id === undefined) return paid;
  const row =
    paid.buyerId === null
      ? null
      : await getShippingDetails(parts.db, merchantAccountId, paid.buyerId, toId(body.shipping_details_id));
  if (row === null)
    problems.push({
      location: 'body',
      pointer: '/shipping_details_id',
      message: paid.buyerId === null ? 'needs a buyer' : "is not one of the buyer's shipping details",
      type: 'value_error.shipping_details',
    });
  return row === null
    ? paid
    : { ...paid, shippingDetails: shipping(row, { id: row.shipping_details_id, buyer_id: row.buyer_id }) };
}

/** A payment method may say again whose it is, and nothing else than the transaction. */
function contradictions(byMethod: object, paid: Paid): Detail[] {
  const problem = (field: string): Detail => ({
    location: 'body',
    pointer: `/payment_method/${field}`,
    message: 'names another buyer than the transaction',
    type: 'value_error.buyer',
  });
  const externalIdentifier = paid.buyerId === null ? null : paid.buyer?.['external_identifier'];
  return [
    ...('buyer_id' in byMethod &&
    typeof byMethod.buyer_id === 'string' &&
    byMethod.buyer_id.toLowerCase() !== paid.buyerId
      ? [problem('buyer_id')]
      : []),
    ...('buyer_external_identifier' in byMethod &&
    typeof byMethod.buyer_external_identifier === 'string' &&
    byMethod.buyer_external_identifier.normalize() !==
      (typeof externalIdentifier === 'string' ? externalIdentifier.normalize() : null)
      ? [problem('buyer_external_identifier')]
      : []),
  ];
}

/**
 * Where the request names nobody, the owner of the stored payment method pays, else whom the checkout session
 * is for.
 */
export function payerOf(paid: Paid, paying: Paying | null): Paid {
  if (paying === null) return paid;
  if (paid.buyer !== null) return withPostalCode(paid, paying);
  const { stored, checkout } = paying;
  if (stored !== null && stored.buyer_id !== null) {
    const buyer = {
      display_name: stored.buyer_display_name,
      external_identifier: stored.buyer_external_identifier,
      billing_details: stored.buyer_billing_details,
      account_number: stored.buyer_account_number,
    };
    return { ...paid, buyerId: stored.buyer_id, buyer };
  }
  const session = checkout?.session.buyer ?? null;
  return withPostalCode(
    session === null
      ? paid
      : {
          ...guest(session),
          ...(paid.shippingDetails === null ? {} : { shippingDetails: paid.shippingDetails }),
        },
    paying,
  );
}

/** A caller that a buyer may have in their hands. */
export type FrontEnd = Readonly<{ pinsBuyer: boolean }>;

/**
 * A stored payment method is charged for its own buyer only, however it got here; for a front end, only where
 * its token says who that is.
 */
export function ownerProblems(paid: Paid, paying: Paying | null, frontEnd: FrontEnd | undefined): Detail[] {
  const stored = paying?.stored ?? null;
  if (stored === null) return [];
  const isOwn = stored.buyer_id !== null && stored.buyer_id === paid.buyerId;
  const isNobodys = stored.buyer_id === null || paid.buyerId === null;
  if (frontEnd === undefined ? isOwn || isNobodys : isOwn && frontEnd.pinsBuyer) return [];
  return [
    {
      location: 'body',
      pointer: '/payment_method/id',
      message:
        frontEnd === undefined || !isNobodys
          ? 'belongs to another buyer'
          : 'is not of the buyer that the token pins',
      type: 'value_error.payment_method',
    },
  ];
}

/** The postal code that the buyer typed beside the card stands in for an address that is not there. */
function withPostalCode(paid: Paid, paying: Paying): Paid {
  const postalCode = paying.checkout?.session.postal_code ?? null;
  if (postalCode === null) return paid;
  const billing = objectOf(paid.buyer?.['billing_details']) ?? {};
  const address = objectOf(billing['address']) ?? {};
  if (typeof address['postal_code'] === 'string') return paid;
  return {
    ...paid,
    buyer: {
      ...paid.buyer,
      billing_details: { ...billing, address: { ...address, postal_code: postalCode } },
    },
  };
}

function guest(buyer: Json | null): Paid {
  if (buyer === null) return NOBODY;
  const { shipping_details: given, ...rest } = buyer;
  const shippingDetails = objectOf(given);
  return {
    buyerId: null,
    buyer: rest,
    shippingDetails:
      shippingDetails === null ? null : shipping(shippingDetails, { id: null, buyer_id: null }),
  };
}

function known(row: BuyerRow): Paid {
  const { display_name, external_identifier, billing_details, account_number } = row;
  return {
    buyerId: row.buyer_id,
    buyer: { display_name, external_identifier, billing_details, account_number },
    shippingDetails: null,
  };
}

function shipping(from: Json, ids: Readonly<{ id: string | null; buyer_id: string | null }>): Json {
  const {
    first_name = null,
    last_name = null,
    email_address = null,
    phone_number = null,
    address = null,
  } = from;
  return { first_name, last_name, email_address, phone_number, address, ...ids };
}
