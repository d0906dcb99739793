import { FRONT_END_OPERATIONS, PINS } from './generated/contract.ts';
import { nearestName } from './nearest-name.ts';
import { type PinType, whatIsWrong } from './pin-types.ts';

/** The scope of a front end's token. */
export const EMBED = 'embed';
/** Among its pins: its maker means to leave the amount, or the currency, to the shopper. */
export const UNPINNED = 'unpinned';
/** Among its pins: the calls that it is good for. */
const OPERATIONS_PIN = 'operations';
/** Where the amount and the currency of a request become a payment. */
const PAYS: ReadonlySet<string> = new Set(['create_transaction', 'create_embedded_checkout']);
export const TAKES_AMOUNT: ReadonlySet<string> = new Set([...PAYS, 'activate_gift_card']);

/** What a token can pin beside fields of requests. */
const BESIDE: Readonly<Record<string, readonly PinType[]>> = {
  merchant_account_id: [{ kind: 'text' }],
  [OPERATIONS_PIN]: [{ kind: 'list' }],
  pays_once: [{ kind: 'boolean' }],
  [UNPINNED]: [{ kind: 'boolean' }],
  checkout_session_id: [{ kind: 'unknown' }],
};
export const PINNABLE: Readonly<Record<string, readonly PinType[]>> = { ...PINS, ...BESIDE };

/** A front end's token, before it is signed. */
export type WantedToken = Readonly<{
  pins: Readonly<Record<string, unknown>>;
  /** Its amount, currency and buyer are then those of the session. */
  hasSession: boolean;
  expiresInSeconds: number;
}>;

/** Why a token would not be what its maker means. */
export function refusalsOf({ pins, hasSession }: WantedToken): readonly string[] {
  const wrong = pinProblems(pins).map((sentence) => `--embed ${sentence}`);
  const open = pins[UNPINNED] === true ? [] : ['amount', 'currency'].filter((name) => !isPinned(pins[name]));
  const isOpen = open.length > 0 && !hasSession && callsOf(pins).some((id) => TAKES_AMOUNT.has(id));
  return isOpen
    ? [
        ...wrong,
        `Without ${open.join(' and ')} a shopper pays what they like: pin it with --embed, name a checkout ` +
          'session that has it with --checkout-session, or say --unpinned.',
      ]
    : wrong;
}

/** What a token allows that its maker may not want. */
export function warningsOf({ pins, hasSession, expiresInSeconds }: WantedToken): readonly string[] {
  const calls = callsOf(pins);
  const absent = pins['payment_source'] === 'moto' || pins['merchant_initiated'] === true;
  return [
    ...(absent ? ['Payments with this token are made without 3-D Secure, as it pins.'] : []),
    ...(isPinned(pins['three_d_secure_data'])
      ? ['Every payment with this token carries the same three_d_secure_data: use it for one card only.']
      : []),
    ...(calls.some((id) => PAYS.has(id)) && !hasSession && !isPinned(pins['country'])
      ? ['A shopper chooses the country, and with it which payment services may take the payment: pin it.']
      : []),
    ...(calls.includes('activate_gift_card') && calls.includes('create_transaction')
      ? [
          'With this token a shopper can load a gift card with the amount instead of paying it: make two tokens.',
        ]
      : []),
    ...(expiresInSeconds > 3600
      ? ['This token is good for more than an hour: whoever finds it can use it.']
      : []),
  ];
}

/** A name that no operation knows is a misspelt one: it would pin nothing. */
function pinProblems(pins: WantedToken['pins']): readonly string[] {
  return Object.entries(pins).flatMap(([name, value]) => {
    const types = Object.hasOwn(PINNABLE, name) ? PINNABLE[name] : undefined;
    if (types === undefined) return [unknownName(name)];
    const wrong = isPinned(value) ? (whatIsWrong(value, types) ?? wrongCalls(name, value)) : null;
    return wrong === null ? [] : [`pins ${name} to what it cannot be: it ${wrong}.`];
  });
}

function unknownName(name: string): string {
  const nearest = nearestName(name, Object.keys(PINNABLE));
  const near = nearest === null ? '.' : `; did you mean ${nearest}?`;
  return `pins ${JSON.stringify(name)}, which no operation of a front end knows${near}`;
}

function wrongCalls(name: string, value: unknown): string | null {
  if (name !== OPERATIONS_PIN || !Array.isArray(value)) return null;
  const isKnown = value.every((id) => FRONT_END_OPERATIONS.includes(id));
  return isKnown ? null : `must be a list of ${FRONT_END_OPERATIONS.join(', ')}`;
}

/** `null` pins nothing. */
function isPinned(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function callsOf(pins: WantedToken['pins']): readonly string[] {
  const named = pins[OPERATIONS_PIN];
  return Array.isArray(named) ? named.map(String) : ['create_transaction'];
}
