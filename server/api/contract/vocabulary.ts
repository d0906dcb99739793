import type { TSchema } from 'typebox';
import { isObject } from '../../domain/json.ts';
import type { ApiVersion } from '../../domain/api-version.ts';

/**
 * The one table between the words used inside (which are those of `2026-11-01`) and those of the version
 * `published`.
 * A published word may stand for several of ours, so parsing gives a set: the first is what a command means,
 * the whole set is what a filter means.
 */
export const TRANSACTION_STATUS = {
  processing: 'processing',
  buyer_approval_pending: 'buyer_approval_pending',
  pending: 'processing',
  authorized: 'authorization_succeeded',
  capture_pending: 'capture_pending',
  captured: 'capture_succeeded',
  void_pending: 'authorization_void_pending',
  voided: 'authorization_voided',
  declined: 'authorization_declined',
  failed: 'authorization_failed',
  expired: 'authorization_failed',
  returned: 'authorization_failed',
} as const;

export type TransactionStatusWord = keyof typeof TRANSACTION_STATUS;
export type PublishedTransactionStatusWord = (typeof TRANSACTION_STATUS)[TransactionStatusWord];

export const TRANSACTION_STATUSES = Object.keys(TRANSACTION_STATUS) as readonly TransactionStatusWord[];

export function isTransactionStatus(value: unknown): value is TransactionStatusWord {
  return TRANSACTION_STATUSES.some((status) => status === value);
}

/** Schemes of bank accounts, which the published `scheme` of a payment method does not have. */
export const BANK_SCHEMES = ['ach', 'sepa', 'bacs'] as const;

export function renderTransactionStatus(
  version: ApiVersion,
  status: TransactionStatusWord,
): TransactionStatusWord | PublishedTransactionStatusWord {
  return version === 'published' ? TRANSACTION_STATUS[status] : status;
}

/** Every status inside that the caller's word stands for; empty when it is not a word of that version. */
export function parseTransactionStatus(version: ApiVersion, word: string): readonly TransactionStatusWord[] {
  return TRANSACTION_STATUSES.filter((status) => renderTransactionStatus(version, status) === word);
}

/** The scheme of a payment method: under `published` only card schemes have one. */
export function renderScheme<Scheme extends string>(
  version: ApiVersion,
  scheme: Scheme | null,
): Scheme | null {
  return version === 'published' && BANK_SCHEMES.some((bank) => bank === scheme) ? null : scheme;
}

/** Enums that differ, by the value of the schema keyword `x-vocabulary`. */
const PUBLISHED_ENUMS: Readonly<Record<string, (words: readonly string[]) => readonly string[]>> = {
  'transaction-status': () => [...new Set(Object.values(TRANSACTION_STATUS))],
  'payment-method-scheme': (words) => words.filter((word) => !BANK_SCHEMES.some((bank) => bank === word)),
};

const published = new WeakMap<TSchema, TSchema>();

/**
 * A contract schema in the words of a version. Gives the same object where nothing differs, so that compiled
 * validators are shared.
 */
export function atVersion<Schema extends TSchema>(version: ApiVersion, schema: Schema): Schema {
  return version === 'published' ? (reworded(schema) as Schema) : schema;
}

function reworded(schema: TSchema): TSchema {
  const known = published.get(schema);
  if (known !== undefined) return known;
  const made = rebuild(schema);
  published.set(schema, made);
  return made;
}

/** A copy keeps the hidden members of a TypeBox schema: its kind and whether it is optional. */
function rebuild(schema: TSchema): TSchema {
  const node = schema as Readonly<Record<string, unknown>>;
  const changes: Record<string, unknown> = {};
  const words = typeof node['x-vocabulary'] === 'string' ? PUBLISHED_ENUMS[node['x-vocabulary']] : undefined;
  if (words !== undefined) changes['enum'] = words(node['enum'] as readonly string[]);
  for (const key of ['properties', 'patternProperties']) {
    const members = node[key];
    if (!isObject(members)) continue;
    const made = Object.fromEntries(
      Object.entries(members).map(([name, member]) => [name, reworded(member as TSchema)]),
    );
    if (Object.entries(made).some(([name, member]) => member !== members[name])) changes[key] = made;
  }
  if (isObject(node['items'])) {
    const items = reworded(node['items']);
    if (items !== node['items']) changes['items'] = items;
  }
  if (Array.isArray(node['anyOf'])) {
    const branches = node['anyOf'] as readonly TSchema[];
    const made = branches.map(reworded);
    if (made.some((branch, index) => branch !== branches[index])) changes['anyOf'] = made;
  }
  if (Object.keys(changes).length === 0) return schema;
  const descriptors = Object.getOwnPropertyDescriptors(schema) as PropertyDescriptorMap;
  for (const [key, value] of Object.entries(changes))
    descriptors[key] = { value, enumerable: true, writable: true, configurable: true };
  return Object.defineProperties({}, descriptors);
}
