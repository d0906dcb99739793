import type { TSchema } from 'typebox';
import { isPinned, PAYS_ONCE_PIN, UNPINNED } from '../access/pins.ts';
import { EMBED } from '../access/scopes.ts';
import { holdsCardNumber } from '../domain/card-numbers/card-numbers.ts';
import { cut } from '../domain/cut.ts';
import { compileCheck } from './contract-check.ts';
import { OPERATIONS, requestSchema } from '../api-contract/index.ts';
import type { Operation } from '../api-contract/operation.ts';
import { fields } from '../api-contract/schemas/schema.ts';

/** What the token of a front end can say in its `embed` claim: fields of its operations, and a few things more. */
const ACCOUNT_PIN = 'merchant_account_id';
export const OPERATIONS_PIN = 'operations';

export const FRONT_END_OPERATIONS: readonly Operation[] = OPERATIONS.filter(
  ({ access }) => access.kind === 'token' && access.scopes.includes(EMBED),
);

/**
 * Where the pins that a payment has would do harm: loading a gift card with the amount that the shopper was to
 * pay. Tokens for these say so.
 */
export const NAMED_ONLY: ReadonlySet<string> = new Set(['activate_gift_card']);

/** Where the amount and the currency of a front end's request become a payment. */
export const PAYS: ReadonlySet<string> = new Set(['create_transaction', 'create_embedded_checkout']);

export function isPinName(name: string): boolean {
  return KNOWN_BESIDE.has(name) || PINNABLE.has(name);
}

/** `checkout_session_id` is a claim of its own; SDKs that write it among the pins as well pin nothing by it. */
const KNOWN_BESIDE: ReadonlySet<string> = new Set([
  ACCOUNT_PIN,
  OPERATIONS_PIN,
  PAYS_ONCE_PIN,
  UNPINNED,
  'checkout_session_id',
]);

export type PinProblem = Readonly<{ isUnknown: boolean; sentence: string }>;

/**
 * What is wrong with the pins of a token, all of it. A name that no operation knows is a misspelt one: it would pin
 * nothing, and leave to the shopper what its maker meant to hold.
 */
export function pinProblems(pins: Readonly<Record<string, unknown>>): readonly PinProblem[] {
  return Object.entries(pins).flatMap(([name, value]): PinProblem[] => {
    if (!isPinName(name)) return [{ isUnknown: true, sentence: unknownName(name) }];
    const wrong = isPinned(value) ? whatIsWrong(name, value) : null;
    return wrong === null
      ? []
      : [{ isUnknown: false, sentence: `pins ${name} to what it cannot be: it ${wrong}` }];
  });
}

const NAME_LENGTH_MAX = 60;

function unknownName(name: string): string {
  const shown = holdsCardNumber(name) ? '«masked»' : cut(name, NAME_LENGTH_MAX);
  const near = nearestName(name);
  return (
    `pins ${JSON.stringify(shown)}, which no operation of a front end knows` +
    (near === null ? '' : `; did you mean ${near}?`)
  );
}

/** The name that differs in the fewest letters, where those are few. */
function nearestName(name: string): string | null {
  const plain = plainName(name);
  const [nearest] = [...KNOWN_BESIDE, ...PINNABLE.keys()]
    .map((known) => ({ known, distance: distanceOf(plain, plainName(known)) }))
    .filter(({ known, distance }) => distance <= Math.max(1, Math.floor(known.length / 3)))
    .toSorted((one, other) => one.distance - other.distance);
  return nearest?.known ?? null;
}

function plainName(name: string): string {
  return name
    .slice(0, NAME_LENGTH_MAX)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}

/** Letters put in, left out or changed on the way from one to the other; two that change places are two. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let index = 0; index < other.length; index += 1) {
      const changed = (row[index] ?? 0) + (letter === other[index] ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** In words that follow `it`; null where some operation could take it. */
function whatIsWrong(name: string, value: unknown): string | null {
  if (name === ACCOUNT_PIN) return typeof value === 'string' ? null : 'must be a string';
  if (name === PAYS_ONCE_PIN || name === UNPINNED)
    return typeof value === 'boolean' ? null : 'must be true or false';
  if (name === OPERATIONS_PIN) {
    const ids = FRONT_END_OPERATIONS.map(({ id }) => id);
    const isList = Array.isArray(value) && value.every((id) => ids.includes(id));
    return isList ? null : `must be a list of ${ids.toSorted().join(', ')}`;
  }
  return wrongForAll(name, value);
}

/** What the first operation says, where all of them refuse it. */
function wrongForAll(name: string, value: unknown): string | null {
  let wrong: string | null = null;
  for (const schema of PINNABLE.get(name) ?? []) {
    // defaults and lower case are written in place
    const [error] = compileCheck(schema)(structuredClone({ [name]: value }), new Map());
    if (error === undefined) return null;
    wrong ??= error.message ?? 'is not what the contract says';
  }
  return wrong;
}

/** By name, what the operations that front ends may call know under it. */
const PINNABLE: ReadonlyMap<string, readonly TSchema[]> = pinnable();

function pinnable(): Map<string, TSchema[]> {
  const found = new Map<string, TSchema[]>();
  for (const operation of FRONT_END_OPERATIONS) {
    for (const place of ['body', 'query'] as const) {
      const { properties = {} } = (requestSchema(operation, place, '2026-11-01') ?? {}) as {
        properties?: Readonly<Record<string, TSchema>>;
      };
      for (const [name, schema] of Object.entries(properties))
        found.set(name, [...(found.get(name) ?? []), fields({ [name]: schema })]);
    }
  }
  return found;
}
