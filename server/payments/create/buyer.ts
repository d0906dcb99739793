import type { Detail } from '../../domain/problem.ts';
import { type BuyerRow, getBuyerByExternalIdentifier, getBuyerById } from '../../db/queries/buyers.ts';
import { getShippingDetails } from '../../db/queries/shipping-details.ts';
import type { Json } from '../../db/queries/transaction-rows.ts';
import { type BuyerId, toId } from '../../domain/ids.ts';
import { objectOf, textAt } from '../../domain/json.ts';
import type { ResolvedInstrument } from '../instruments/kind.ts';
import type { CreateBody, CreateContext, FrontEnd, PaymentRequest } from '../request/context.ts';

/** Who pays, as they were at that moment, and where it is sent. */
export type BuyerSnapshot = Readonly<{
  buyerId: BuyerId | null;
  buyer: Json | null;
  shippingDetails: Json | null;
}>;

export const NOBODY: BuyerSnapshot = { buyerId: null, buyer: null, shippingDetails: null };

type BuyerContext = Pick<CreateContext, 'parts' | 'merchantAccountId'> &
  Pick<PaymentRequest, 'buyerAs'> &
  Readonly<{
    body: Pick<
      CreateBody,
      'buyer' | 'buyer_id' | 'buyer_external_identifier' | 'payment_method' | 'shipping_details_id'
    >;
  }>;

/**
 * As another transaction has them, by id, by the merchant's own identifier, or as a guest; what the payment method's
 * own fields say comes last. Adds to `problems`.
 */
export async function resolveBuyer(context: BuyerContext, problems: Detail[]): Promise<BuyerSnapshot> {
  const { body, buyerAs: of } = context;
  if (of !== undefined)
    return { buyerId: of.buyer_id, buyer: of.buyer, shippingDetails: of.shipping_details };
  const isNamed = [body.buyer, body.buyer_id, body.buyer_external_identifier].some(
    (value) => value !== null && value !== undefined,
  );
  const byMethod = namesIn(body.payment_method ?? {});
  const names = isNamed ? namesIn(body) : byMethod;
  const found = await findBuyer(context, names);

  if (found === null)
    problems.push({
      location: 'body',
      pointer: `${isNamed ? '' : '/payment_method'}/${names.id === null ? 'buyer_external_identifier' : 'buyer_id'}`,
      message: 'is not a buyer',
      type: 'value_error.buyer',
    });
  const buyer = found ?? guest(body.buyer ?? null);
  if (isNamed && problems.length === 0) problems.push(...contradictions(byMethod, buyer));
  return withShippingDetails(context, buyer, problems);
}

type Names = Readonly<{ id: string | null; externalIdentifier: string | null }>;

function namesIn(given: object): Names {
  return {
    id: textAt(objectOf(given), 'buyer_id'),
    externalIdentifier: textAt(objectOf(given), 'buyer_external_identifier'),
  };
}

/** Null: an id, or an identifier, that is no buyer's. */
async function findBuyer(
  { parts, merchantAccountId, body }: BuyerContext,
  { id, externalIdentifier }: Names,
): Promise<BuyerSnapshot | null> {
  if (id === null && externalIdentifier === null) return guest(body.buyer ?? null);
  const buyerId = id === null ? null : toId<'buyer'>(id);
  const row =
    buyerId === null
      ? await getBuyerByExternalIdentifier(parts.db, merchantAccountId, externalIdentifier ?? '')
      : await getBuyerById(parts.db, merchantAccountId, buyerId);
  return row === null ? null : knownBuyer(row);
}

async function withShippingDetails(
  { parts, merchantAccountId, body: { shipping_details_id: id } }: BuyerContext,
  buyer: BuyerSnapshot,
  problems: Detail[],
): Promise<BuyerSnapshot> {
  if (id === null || id === undefined) return buyer;
  const row =
    buyer.buyerId === null
      ? null
      : await getShippingDetails(parts.db, merchantAccountId, buyer.buyerId, toId(id));
  if (row !== null)
    return {
      ...buyer,
      shippingDetails: shipping(row, { id: row.shipping_details_id, buyer_id: row.buyer_id }),
    };

  problems.push({
    location: 'body',
    pointer: '/shipping_details_id',
    message: buyer.buyerId === null ? 'needs a buyer' : "is not one of the buyer's shipping details",
    type: 'value_error.shipping_details',
  });
  return buyer;
}

/** A payment method may say again whose it is, and nothing else than the transaction. */
function contradictions(byMethod: Names, buyer: BuyerSnapshot): Detail[] {
  const problem = (field: string): Detail => ({
    location: 'body',
    pointer: `/payment_method/${field}`,
    message: 'names another buyer than the transaction',
    type: 'value_error.buyer',
  });
  const own = buyer.buyerId === null ? null : textAt(buyer.buyer, 'external_identifier');
  const { id, externalIdentifier } = byMethod;

  return [
    ...(id !== null && id.toLowerCase() !== buyer.buyerId ? [problem('buyer_id')] : []),
    ...(externalIdentifier !== null && externalIdentifier.normalize() !== (own?.normalize() ?? null)
      ? [problem('buyer_external_identifier')]
      : []),
  ];
}

type Origin = Pick<ResolvedInstrument, 'stored' | 'checkout'>;

/**
 * Where the request names nobody, the owner of the stored payment method pays, else whom the checkout session
 * is for.
 */
export function buyerOf(named: BuyerSnapshot, instrument: Origin | null): BuyerSnapshot {
  if (instrument === null) return named;
  if (named.buyer !== null) return withPostalCode(named, instrument);
  const { stored, checkout } = instrument;
  if (stored !== null && stored.buyer_id !== null) {
    const buyer = {
      display_name: stored.buyer_display_name,
      external_identifier: stored.buyer_external_identifier,
      billing_details: stored.buyer_billing_details,
      account_number: stored.buyer_account_number,
    };
    return { ...named, buyerId: stored.buyer_id, buyer };
  }

  const session = checkout?.session.buyer ?? null;
  return withPostalCode(
    session === null
      ? named
      : {
          ...guest(session),
          ...(named.shippingDetails === null ? {} : { shippingDetails: named.shippingDetails }),
        },
    instrument,
  );
}

/** Where the request names nobody, the buyer whom the checkout session names. */
export async function withSessionBuyer(
  { parts, merchantAccountId }: Pick<BuyerContext, 'parts' | 'merchantAccountId'>,
  named: BuyerSnapshot,
  { checkout }: Origin,
): Promise<BuyerSnapshot> {
  const id = checkout?.session.buyer_id ?? null;
  if (id === null || named.buyer !== null) return named;
  const row = await getBuyerById(parts.db, merchantAccountId, id);
  return row === null ? named : { ...named, ...knownBuyer(row), shippingDetails: named.shippingDetails };
}

/**
 * A stored payment method is charged for its own buyer only, however it got here, and what came in a checkout
 * session for the buyer of that session. A server that names a stored payment method itself need not say whose
 * it is; in a session anybody may have put it. For a front end the token has to say.
 */
export function ownerProblems(
  { buyerId }: BuyerSnapshot,
  instrument: Origin | null,
  frontEnd: FrontEnd | undefined,
): Detail[] {
  const sessionBuyerId = instrument?.checkout?.session.buyer_id ?? null;
  if (sessionBuyerId !== null && sessionBuyerId !== buyerId)
    return ownerProblem('is a checkout session of another buyer', 'value_error.checkout_session');
  if (instrument === null || instrument.stored === null) return [];
  const ownerId = instrument.stored.buyer_id;
  const isOwn = ownerId !== null && ownerId === buyerId;
  const isNamedByServer = instrument.checkout === null && buyerId === null;
  const mayCharge =
    frontEnd === undefined ? isOwn || ownerId === null || isNamedByServer : isOwn && frontEnd.pinsBuyer;
  return mayCharge ? [] : ownerProblem(whyNot(buyerId, frontEnd), 'value_error.payment_method');
}

/** A front end gets the same answer as for an unknown id: whose a stored payment method is, is not its business. */
function whyNot(buyerId: BuyerId | null, frontEnd: FrontEnd | undefined): string {
  if (frontEnd !== undefined) return 'is not a stored payment method';
  return buyerId !== null
    ? 'belongs to another buyer'
    : 'belongs to a buyer: name them in the request or in the checkout session';
}

function ownerProblem(message: string, type: string): Detail[] {
  return [{ location: 'body', pointer: '/payment_method/id', message, type }];
}

/** The postal code that the buyer typed beside the card stands in for an address that is not there. */
function withPostalCode(buyer: BuyerSnapshot, instrument: Origin): BuyerSnapshot {
  const postalCode = instrument.checkout?.session.postal_code ?? null;
  if (postalCode === null) return buyer;
  const billing = objectOf(buyer.buyer?.['billing_details']) ?? {};
  const address = objectOf(billing['address']) ?? {};
  if (typeof address['postal_code'] === 'string') return buyer;
  return {
    ...buyer,
    buyer: {
      ...buyer.buyer,
      billing_details: { ...billing, address: { ...address, postal_code: postalCode } },
    },
  };
}

function guest(buyer: Json | null): BuyerSnapshot {
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

function knownBuyer(row: BuyerRow): BuyerSnapshot {
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
