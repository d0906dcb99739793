import type { Caller } from '../access/caller.ts';
import type { RequestHeaders } from '../access/request-headers.ts';
import { grants } from '../access/scopes.ts';
import type { Operation } from '../api-contract/operation.ts';
import { type JsonObject, isObject } from '../domain/json.ts';
import { Problem } from '../domain/problem.ts';
import type { StreamedEvent } from './event-stream.ts';
import type { Route, RouteContext } from './route.ts';

/** With `true`, a person sees buyers' personal data in this one answer; the audit log has it. */
export const REVEAL_HEADER = 'x-railyard-reveal';
const REVEAL_SCOPE = 'buyers.read';

/** Whose answers tell of buyers, by the first word of their scopes. */
const TELL_OF_BUYERS = new Set([
  'buyers',
  'checkout-sessions',
  'disputes',
  'events',
  'fraud-lists',
  'gift-cards',
  'payment-links',
  'payment-methods',
  'payouts',
  'transactions',
  'webhook-subscriptions',
]);

/** What a person who looks at an answer is shown of buyers. A key's caller is no person, and sees everything. */
export type ShownAnswer = 'all' | 'masked' | 'revealed';

export function shownTo(caller: Caller, operation: Operation, headers: RequestHeaders): ShownAnswer {
  if (caller.kind !== 'user' || !tellsOfBuyers(operation)) return 'all';
  if (headers.get(REVEAL_HEADER)?.[0] !== 'true') return 'masked';
  if (grants(caller.permissions, REVEAL_SCOPE)) return 'revealed';
  const message = `This takes the scope ${REVEAL_SCOPE}: your roles lack it`;
  throw new Problem('forbidden', {
    details: [{ location: 'header', pointer: REVEAL_HEADER, message, type: 'value_error.scope' }],
  });
}

export function tellsOfBuyers({ access }: Operation): boolean {
  return (
    access.kind === 'token' && access.scopes.some((scope) => TELL_OF_BUYERS.has(scope.split('.')[0] ?? ''))
  );
}

/** The text of an answer, as it may be shown. */
export function shownText(shown: ShownAnswer, text: string | null): string | null {
  return shown === 'masked' && text !== null ? JSON.stringify(maskText(JSON.parse(text))) : text;
}

/** The same route, whose answers are fit to be shown. */
export function withShown(route: Route, shown: ShownAnswer): Route {
  if (shown !== 'masked') return route;
  const { follow } = route;
  return {
    ...route,
    handle: async (context: RouteContext<Operation>) => {
      const { status, body } = await route.handle(context);
      return { status, body: maskText(body) };
    },
    ...(follow === undefined
      ? {}
      : { follow: async (context, ended) => maskedEvents(await follow(context, ended)) }),
  };
}

async function* maskedEvents(
  events: AsyncGenerator<StreamedEvent | null>,
): AsyncGenerator<StreamedEvent | null> {
  for await (const event of events)
    yield event === null ? null : { ...event, data: JSON.stringify(maskText(JSON.parse(event.data))) };
}

type Mask = (text: string) => string | null;
const HIDDEN = '•••';
const hideMember: Mask = () => HIDDEN;
const initial: Mask = (text) => `${[...text][0] ?? ''}${HIDDEN}`;
/** It has a form of its own, which no mask has. */
const absent: Mask = () => null;
const email: Mask = (text) => {
  const at = text.lastIndexOf('@');
  return at < 1 ? HIDDEN : `${initial(text)}${text.slice(at)}`;
};

/** By the names of the contract, wherever they stand. City, state and country stay: they say where, not who. */
const MASKS: Readonly<Record<string, Mask>> = {
  account_number: hideMember,
  buyer_email_address: email,
  date_of_birth: absent,
  email_address: email,
  first_name: initial,
  house_number_or_name: hideMember,
  ip_address: hideMember,
  last_name: initial,
  line1: hideMember,
  line2: hideMember,
  organization: hideMember,
  phone_number: absent,
  // Of an event: the text that endpoints get.
  payload: (text) => JSON.stringify(maskText(parseText(text))),
  postal_code: hideMember,
  receipt_email: email,
};

/** What is no JSON is nothing of ours. */
function parseText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return HIDDEN;
  }
}

function maskText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskText);
  if (!isObject(value)) return value;
  // Who made something is no buyer.
  if (value['type'] === 'user') return value;
  if (value['type'] === 'fraud-list-entry')
    return { ...value, value: maskedValue(value['kind'], String(value['value'])) };
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, maskedMember(value, name, member)]),
  );
}

function maskedMember(of: JsonObject, name: string, member: unknown): unknown {
  if (name === 'creator') return member;
  if (typeof member !== 'string')
    return name === 'tax_id' && isObject(member) ? withHiddenValue(member) : maskText(member);
  // The scheme's stand-in for a card number is as long as one.
  if (name === 'token' && of['type'] === 'network-token') return `${HIDDEN}${member.slice(-4)}`;
  if (name === 'display_name') return 'billing_details' in of ? initial(member) : member;
  // A wallet's account is labelled with its address.
  if (name === 'label' || name === 'payment_method_label')
    return member.includes('@') ? email(member) : member;
  const mask = Object.hasOwn(MASKS, name) ? MASKS[name] : undefined;
  return mask === undefined || member === '' ? member : mask(member);
}

/** What is on a fraud list: ids, fingerprints and ranges say nothing of who somebody is. */
function maskedValue(kind: unknown, value: string): string {
  if (kind === 'email_address') return email(value) ?? HIDDEN;
  return kind === 'ip_address' || kind === 'phone_number' ? HIDDEN : value;
}

function withHiddenValue(taxId: JsonObject): JsonObject {
  return { ...taxId, value: HIDDEN };
}
