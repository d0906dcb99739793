import type { CheckoutSessionRow } from '../db/queries/checkout-sessions.ts';
import { canonicalJson } from '../json/canonical-json.ts';
import type { Detail } from '../domain/problem.ts';

/** Among the pins of a token: its order is paid once, from however many pages. */
export const PAYS_ONCE_PIN = 'pays_once';

/** Among the pins of a token: its maker means to leave the amount, or the currency, to the shopper. */
export const UNPINNED = 'unpinned';

/** What is to be paid. */
const MONEY_FIELDS = ['amount', 'currency'] as const;

/** What of the money a token leaves to the shopper without saying that this is meant. */
export function openMoney(pins: Pins): readonly (typeof MONEY_FIELDS)[number][] {
  return pins[UNPINNED] === true ? [] : MONEY_FIELDS.filter((name) => !isPinned(pins[name]));
}

/** Three ways to say who buys: where one is pinned, none of the others may be sent. */
const BUYER_FIELDS = ['buyer_id', 'buyer_external_identifier', 'buyer'];

/**
 * A front end's token may pin what it may ask for (`embed` claim). A pinned field that the request leaves out
 * is filled in; one that it sends must be equal (JSON equality, order of keys aside); the problems are
 * returned. Fields that the operation does not know are left alone. `target` is changed.
 */
export function applyPins(
  pinned: Pins,
  target: Record<string, unknown>,
  known: ReadonlySet<string>,
  location: 'body' | 'query',
): Detail[] {
  const details: Detail[] = [];
  const pinnedBuyerFields = BUYER_FIELDS.filter((name) => isPinned(pinned[name]));
  if (pinnedBuyerFields.length > 0) {
    for (const name of BUYER_FIELDS)
      if (!pinnedBuyerFields.includes(name) && target[name] !== undefined && target[name] !== null)
        details.push(mismatch(location, name));
  }

  for (const [name, value] of Object.entries(pinned)) {
    if (!isPinned(value) || !known.has(name)) continue;
    if (target[name] === undefined) target[name] = structuredClone(value);
    else if (!equals(target[name], value)) details.push(mismatch(location, name));
  }
  return details;
}

type Pins = Readonly<Record<string, unknown>>;

/**
 * What a checkout session says pins what its front end may ask for, as the token itself does: it is the word
 * of the merchant's server.
 */
export function sessionPins(session: CheckoutSessionRow): Pins {
  const {
    amount,
    buyer_id,
    currency,
    payment_service_id,
    payment_source,
    merchant_initiated,
    is_subsequent_payment,
  } = session;
  return {
    buyer_id,
    amount: amount === null ? null : Number(amount),
    currency,
    payment_service_id,
    payment_source,
    merchant_initiated,
    is_subsequent_payment,
  };
}

/** Both together, or the name of what the two pin to different values. */
export function joinPins(one: Pins, other: Pins): Readonly<{ pins: Pins } | { conflict: string }> {
  const pinned = Object.entries(other).filter(([, value]) => isPinned(value));
  // a buyer is named once: where the session does, the token's other names for one are not needed
  const namesBuyer = isPinned(other['buyer_id']);
  const kept = Object.entries(one).filter(([name]) => !(namesBuyer && BUYER_FIELDS.includes(name)));
  const [conflict] = pinned.find(([name, value]) => isPinned(one[name]) && !equals(one[name], value)) ?? [];
  return conflict === undefined
    ? { pins: { ...Object.fromEntries(kept), ...Object.fromEntries(pinned) } }
    : { conflict };
}

export function equals(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

/** SDKs write `null` for what they do not pin. */
export function isPinned(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function mismatch(location: 'body' | 'query', name: string): Detail {
  return {
    location,
    pointer: location === 'body' ? `/${name}` : name,
    message: 'differs from what the token pins',
    type: 'value_error.pinned',
  };
}
