import type { TSchema } from 'typebox';
import { EMBED } from '../access/scopes.ts';
import { PAYS_ONCE_PIN } from '../access/pins.ts';
import { compileCheck } from './contract-check.ts';
import { OPERATIONS, requestSchema } from './contract/index.ts';
import type { Operation } from './contract/operation.ts';
import { fields } from './contract/schemas/schema.ts';

/** What the token of a front end can say in its `embed` claim: fields of its operations, and two things more. */
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

export function isPinName(name: string): boolean {
  return name === ACCOUNT_PIN || name === OPERATIONS_PIN || name === PAYS_ONCE_PIN || PINNABLE.has(name);
}

/** A pin that some operation could take; a name that none knows is left alone, since it can do no harm. */
export function canBePinned(name: string, value: unknown): boolean {
  if (name === ACCOUNT_PIN) return typeof value === 'string';
  if (name === PAYS_ONCE_PIN) return typeof value === 'boolean';
  if (name === OPERATIONS_PIN)
    return Array.isArray(value) && value.every((id) => FRONT_END_OPERATIONS.some((known) => known.id === id));
  const schemas = PINNABLE.get(name);
  // defaults and lower case are written in place
  return (
    schemas === undefined ||
    schemas.some((schema) => compileCheck(schema)(structuredClone({ [name]: value }), new Map()).length === 0)
  );
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
