import type { TSchema } from 'typebox';
import { type Admission, withSessionPins } from '../access/admission.ts';
import { type Caller, isFrontEnd } from '../access/caller.ts';
import type { Callers } from '../access/callers.ts';
import { applyPins, equals, isPinned, openMoney, UNPINNED } from '../access/pins.ts';
import { type ApiVersion, OWN_VERSION } from '../domain/api-version.ts';
import { parseUuid } from '../domain/ids.ts';
import type { KnownErrorCode } from '../domain/decline.ts';
import { isObject, objectOf } from '../domain/json.ts';
import { type Detail, Problem } from '../domain/problem.ts';
import type { Operation } from '../api-contract/operation.ts';
import { frontEndMarks, frontEndWordOf, markedFields } from '../api-contract/schemas/front-end.ts';
import { nameVariants } from '../api-contract/schemas/variant-names.ts';
import { NAMED_ONLY, OPERATIONS_PIN, PAYS, pinProblems } from './pinnable.ts';

type Pins = Readonly<Record<string, unknown>>;

/** 403 or 400 before anything of a front end's request is looked at: its token is not for this, or not whole. */
export function checkFrontEnd(operation: Operation, caller: Caller): void {
  if (!isFrontEnd(caller)) return;
  const pins = caller.pinned ?? {};
  const problems = pinProblems(pins);
  if (problems.length > 0)
    throw new Problem(problems.some(({ isUnknown }) => isUnknown) ? 'forbidden' : 'bad_request', {
      details: problems.map(({ sentence }) => ({
        location: 'header',
        pointer: 'authorization',
        message: `the token ${sentence}`,
        type: 'value_error.pin',
      })),
    });

  const named = pins[OPERATIONS_PIN];
  const isNamed = Array.isArray(named) ? named.includes(operation.id) : !NAMED_ONLY.has(operation.id);
  if (!isNamed)
    throw new Problem('forbidden', {
      message: `The token is not for this operation: name ${operation.id} in embed.${OPERATIONS_PIN}`,
    });
}

/**
 * The caller as this request makes it: who pays with a checkout session is held to what that session says,
 * whether the token names it or not.
 */
export async function heldToSession(
  { body: schema }: Operation,
  { caller, merchantAccountId }: Pick<Admission, 'caller' | 'merchantAccountId'>,
  body: unknown,
  callers: Callers,
): Promise<Caller> {
  // validation would name what the caller left unnamed; who pays has to be known before
  if (isFrontEnd(caller) && schema !== undefined) nameVariants(schema, body);
  const method = objectOf(objectOf(body)?.['payment_method']);
  if (!isFrontEnd(caller) || caller.checkoutSessionId !== null || method?.['method'] !== 'checkout-session')
    return caller;
  const id = parseUuid<'checkout-session'>(String(method['id']));
  const session = id === null ? null : await callers.liveCheckoutSession(id);
  return session === null || session.merchant_account_id !== merchantAccountId
    ? caller
    : { ...caller, pinned: withSessionPins(caller.pinned, session) };
}

/**
 * 403 where a shopper would choose what they pay, and nobody has said that this is meant. Tokens of the published SDKs
 * do not say it, so it is asked for only where our own version is spoken or the key is of it: a shopper chooses the
 * version of a request by its header, and must not choose this with it.
 */
export function checkMoneyPins(
  operation: Operation,
  caller: Caller,
  versions: readonly (ApiVersion | null)[],
): void {
  if (!isFrontEnd(caller) || !PAYS.has(operation.id) || !versions.includes(OWN_VERSION)) return;
  const open = openMoney(caller.pinned ?? {});
  if (open.length === 0) return;

  const them = open.length > 1 ? 'them' : 'it';
  throw new Problem('forbidden', {
    details: [
      {
        location: 'header',
        pointer: 'authorization',
        message:
          `the token leaves ${open.join(' and ')} to the shopper: pin ${them} in its claim embed, name a checkout ` +
          `session that has ${them}, or say "${UNPINNED}": true there if that is meant`,
        type: 'value_error.unpinned',
      },
    ],
  });
}

/** Fills in what the token pins, in place, and tells what the front end may not send. */
export function holdToPins(
  operation: Operation,
  caller: Caller,
  target: unknown,
  location: 'body' | 'query',
): Detail[] {
  const schema = location === 'body' ? operation.body : operation.query;
  if (!isFrontEnd(caller) || schema === undefined || !isObject(target)) return [];
  const pins = caller.pinned ?? {};
  const known = new Set(Object.keys(objectOf(objectOf(schema)?.['properties']) ?? {}));
  const mismatches = applyPins(location === 'query' ? asParameters(pins) : pins, target, known, location);
  const told = new Set(mismatches.map(({ pointer }) => pointer));
  return [
    ...mismatches,
    ...refusals(schema, target, pins, location).filter(({ pointer }) => !told.has(pointer)),
  ];
}

function refusals(
  schema: TSchema,
  target: Readonly<Record<string, unknown>>,
  pins: Pins,
  location: 'body' | 'query',
): Detail[] {
  const at = (pointer: string): string => (location === 'body' ? pointer : pointer.slice(1));
  const missing = frontEndMarks(schema).filter(
    ({ word, pointer }) => word === 'required' && !isPinned(pins[pointer.slice(1)]),
  );
  const chosen = markedFields(schema, target).filter(
    ({ word, name, value, fallback }) =>
      word === 'pinned' && !equals(value, fallback ?? null) && !isHeld(pins[name], value),
  );

  return [
    ...missing.map(({ pointer }) => ({
      location,
      pointer: at(pointer),
      message: 'must be pinned by the token of a front end',
      type: 'value_error.not_pinned',
    })),
    ...chosen.map(({ pointer }) => ({
      location,
      pointer: at(pointer),
      message: 'may be sent by a front end only as its token pins it',
      type: 'value_error.not_pinned',
    })),
  ];
}

/** What is pinned at the top was compared there; deeper, it is what is pinned under the same name. */
function isHeld(pinned: unknown, value: unknown): boolean {
  return isPinned(pinned) && (equals(pinned, value) || String(pinned) === value);
}

/** As a query writes them. */
function asParameters(pins: Pins): Pins {
  return Object.fromEntries(
    Object.entries(pins).flatMap(([name, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value) ? [[name, String(value)]] : [],
    ),
  );
}

/**
 * An answer's text as the caller may see it: a front end is told nothing of a buyer that it did not send, and nothing
 * of what an anti-fraud service or the merchant's fraud list thinks of them.
 */
export function seenBy(
  caller: Caller,
  operation: Operation,
  request: unknown,
  { status, body: text }: Readonly<{ status: number; body: string | null }>,
): string | null {
  if (!isFrontEnd(caller) || text === null) return text;
  const { properties = {} } = (operation.responses[status] ?? {}) as {
    properties?: Readonly<Record<string, TSchema & Readonly<{ type?: string }>>>;
  };
  const hasSent = objectOf(objectOf(request)?.['buyer']) !== null;
  const hidden = Object.entries(properties).filter(([, schema]) => {
    const word = frontEndWordOf(schema);
    return word === 'withheld' || (word === 'unseen' && !hasSent);
  });
  if (hidden.length === 0) return text;

  const told = objectOf(JSON.parse(text)) ?? {};
  // the published version does not have all of them
  const nothing = hidden
    .filter(([name]) => name in told)
    .map(([name, schema]) => [name, schema.type === 'boolean' ? false : null]);
  const code = FOR_FRONT_ENDS.get(told['error_code']);
  const named = code === undefined ? {} : { error_code: code };
  const isRefused = (code ?? told['error_code']) === 'refused_transaction';
  const untold = isRefused ? OF_ATTEMPT.filter((name) => name in told).map((name) => [name, null]) : [];
  return JSON.stringify({ ...told, ...Object.fromEntries([...nothing, ...untold]), ...named });
}

/** Null where nobody was asked, so they are not told either where somebody was, and refused. */
const OF_ATTEMPT: readonly string[] = [
  ...['payment_service', 'payment_service_transaction_id', 'instrument_type', 'scheme_transaction_id'],
  ...['transaction_link_id', 'raw_response_code', 'raw_response_description', 'merchant_advice_code'],
  ...['auth_response_code', 'iso_response_code', 'avs_response_code', 'cvv_response_code'],
];

/** Whoever tries stolen cards out does not learn which of them, or what else, the merchant knows. */
const FOR_FRONT_ENDS: ReadonlyMap<unknown, KnownErrorCode> = new Map<KnownErrorCode, KnownErrorCode>([
  ['fraud_list_match', 'refused_transaction'],
]);
