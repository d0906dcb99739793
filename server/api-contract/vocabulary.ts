import type { TSchema } from 'typebox';
import { isObject } from '../domain/json.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import type { TransactionStatus } from '../domain/transaction/machine.ts';

/**
 * The one table between the statuses inside and the words of each version. Inside they are those of
 * `2026-11-01`, but for transfers that wait for their buyer: only `published` tells them apart.
 * A word may stand for several statuses, so parsing gives a set: the first is what a command means, the whole
 * set is what a filter means.
 */
const TRANSACTION_STATUS = {
  processing: { '2026-11-01': 'processing', published: 'processing' },
  buyer_approval_pending: { '2026-11-01': 'buyer_approval_pending', published: 'buyer_approval_pending' },
  pending: { '2026-11-01': 'pending', published: 'processing' },
  transfer_pending: { '2026-11-01': 'pending', published: 'buyer_approval_pending' },
  authorized: { '2026-11-01': 'authorized', published: 'authorization_succeeded' },
  capture_pending: { '2026-11-01': 'capture_pending', published: 'capture_pending' },
  captured: { '2026-11-01': 'captured', published: 'capture_succeeded' },
  void_pending: { '2026-11-01': 'void_pending', published: 'authorization_void_pending' },
  voided: { '2026-11-01': 'voided', published: 'authorization_voided' },
  declined: { '2026-11-01': 'declined', published: 'authorization_declined' },
  failed: { '2026-11-01': 'failed', published: 'authorization_failed' },
  expired: { '2026-11-01': 'expired', published: 'authorization_failed' },
  returned: { '2026-11-01': 'returned', published: 'authorization_failed' },
} as const satisfies Readonly<Record<TransactionStatus, Readonly<Record<ApiVersion, string>>>>;

type Words = typeof TRANSACTION_STATUS;
type WordOf<Version extends ApiVersion> = Words[TransactionStatus][Version];
/** A transaction's status in the words of one version or the other. */
export type TransactionStatusWord = WordOf<ApiVersion>;

const STATUSES = Object.keys(TRANSACTION_STATUS) as readonly TransactionStatus[]; // the table's own keys

export function transactionStatusWords<Version extends ApiVersion>(
  version: Version,
): readonly WordOf<Version>[] {
  return [...new Set(STATUSES.map((status) => TRANSACTION_STATUS[status][version]))];
}

export function isTransactionStatus(value: unknown): value is TransactionStatus {
  return STATUSES.some((status) => status === value);
}

/** How payouts stand, which `published` has fewer words for: what came back was not paid. */
const PAYOUT_STATUS = {
  pending: { '2026-11-01': 'pending', published: 'pending' },
  succeeded: { '2026-11-01': 'succeeded', published: 'succeeded' },
  declined: { '2026-11-01': 'declined', published: 'declined' },
  failed: { '2026-11-01': 'failed', published: 'failed' },
  returned: { '2026-11-01': 'returned', published: 'failed' },
} as const satisfies Readonly<Record<string, Readonly<Record<ApiVersion, string>>>>;
/** A payout's status in our own words, which are those of `2026-11-01`. */
export type PayoutStatusWord = keyof typeof PAYOUT_STATUS;
const PAYOUT_STATUSES = Object.keys(PAYOUT_STATUS) as readonly PayoutStatusWord[]; // the table's own keys

export function payoutStatusWords(version: ApiVersion): readonly PayoutStatusWord[] {
  return [...new Set(PAYOUT_STATUSES.map((status) => PAYOUT_STATUS[status][version]))];
}

export function renderPayoutStatus(version: ApiVersion, status: PayoutStatusWord): PayoutStatusWord {
  return PAYOUT_STATUS[status][version];
}

/** Every status that the caller's word stands for; empty when it is not a word of that version. */
export function parsePayoutStatus(version: ApiVersion, word: string): readonly PayoutStatusWord[] {
  return PAYOUT_STATUSES.filter((status) => PAYOUT_STATUS[status][version] === word);
}

/** What a payout goes to; `published` knows cards alone, and its SDKs take no other word. */
export function renderPayoutMethod(version: ApiVersion, method: string): 'card' | 'bank' {
  return method === 'bank' && version !== 'published' ? 'bank' : 'card';
}

/** Schemes of bank accounts, which the published `scheme` of a payment method does not have. */
export const BANK_SCHEMES = ['ach', 'sepa', 'bacs'] as const;

export function renderTransactionStatus(
  version: ApiVersion,
  status: TransactionStatus,
): TransactionStatusWord {
  return TRANSACTION_STATUS[status][version];
}

/** Every status inside that the caller's word stands for; empty when it is not a word of that version. */
export function parseTransactionStatus(version: ApiVersion, word: string): readonly TransactionStatus[] {
  return STATUSES.filter((status) => TRANSACTION_STATUS[status][version] === word);
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
  'transaction-status': () => transactionStatusWords('published'),
  'payout-status': () => payoutStatusWords('published'),
  'payout-method': () => ['card'],
  'payment-method-scheme': (words) => words.filter((word) => !BANK_SCHEMES.some((bank) => bank === word)),
};

const published = new WeakMap<TSchema, TSchema>();

/**
 * A contract schema in the words of a version. Gives the same object where nothing differs, so that compiled
 * validators are shared.
 */
export function atVersion<Schema extends TSchema>(version: ApiVersion, schema: Schema): Schema {
  return version === 'published' ? (rewordSchema(schema) as Schema) : schema;
}

function rewordSchema(schema: TSchema): TSchema {
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
      Object.entries(members).map(([name, member]) => [name, rewordSchema(member as TSchema)]),
    );
    if (Object.entries(made).some(([name, member]) => member !== members[name])) changes[key] = made;
  }
  if (isObject(node['items'])) {
    const items = rewordSchema(node['items']);
    if (items !== node['items']) changes['items'] = items;
  }
  if (Array.isArray(node['anyOf'])) {
    const branches = node['anyOf'] as readonly TSchema[];
    const made = branches.map(rewordSchema);
    if (made.some((branch, index) => branch !== branches[index])) changes['anyOf'] = made;
  }
  if (Object.keys(changes).length === 0) return schema;

  const descriptors = Object.getOwnPropertyDescriptors(schema) as PropertyDescriptorMap;
  for (const [key, value] of Object.entries(changes))
    descriptors[key] = { value, enumerable: true, writable: true, configurable: true };
  return Object.defineProperties({}, descriptors);
}
