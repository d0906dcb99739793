import type { BodyOf } from '../../../api-contract/operation.ts';
import type { createFraudListEntry } from '../../../api-contract/fraud-list-entries.ts';
import { actorOf } from '../../../access/caller.ts';
import { grants } from '../../../access/scopes.ts';
import { type FraudListEntryRow, insertFraudListEntry } from '../../../db/queries/fraud-lists.ts';
import { hasRoomForFraudListEntry, LIMITS } from '../../../db/queries/limits.ts';
import { getLivePaymentMethod } from '../../../db/queries/payment-methods.ts';
import { getTransactionRow } from '../../../db/queries/transactions.ts';
import { ALLOWABLE_KINDS, type FraudListKind } from '../../../domain/fraud-list.ts';
import { toId } from '../../../domain/ids.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import { timestamp } from '../../../domain/timestamp.ts';
import { forgetKinds } from '../../../fraud-lists/met-entry.ts';
import { isAllowableValue, readListedValue, valuesIn } from '../../../fraud-lists/listed-value.ts';
import { newId } from '../../../platform/entropy.ts';
import type { RouteContext } from '../../route.ts';
import { limitReached } from '../limit-reached.ts';

type Context = RouteContext<typeof createFraudListEntry>;
type Body = BodyOf<typeof createFraudListEntry>;
type NamedValue = Pick<FraudListEntryRow, 'value' | 'label'>;

/** An entry of what the request names: by its value, or by a transaction, payment method or card that has it. */
export async function createEntry(context: Context): Promise<FraudListEntryRow> {
  const { body, merchantAccountId, caller, now, parts } = context;
  const { expires_at: end = null } = body;
  if (end !== null && Date.parse(end) <= now.getTime())
    throw ruleBroken({ pointer: '/expires_at', message: 'must be in the future' });
  checkAllowance(context);
  const named = await namedBy(context);
  if (body.effect === 'allow' && !isAllowableValue(body.kind, named.value))
    throw ruleBroken({
      pointer: body.transaction_id == null ? '/value' : '/transaction_id',
      message: NARROW,
    });
  const row: FraudListEntryRow = {
    merchant_account_id: merchantAccountId,
    fraud_list_entry_id: newId(now),
    effect: body.effect,
    kind: body.kind,
    ...named,
    reason: body.reason ?? null,
    note: body.note ?? null,
    transaction_id: body.transaction_id ?? null,
    creator_name: actorOf(caller)?.name ?? null,
    expires_at: end === null ? null : timestamp(new Date(end)),
    created_at: timestamp(now),
  };

  const made = await parts.db.transaction(async (tx) => {
    if (!(await hasRoomForFraudListEntry(tx, merchantAccountId)))
      throw limitReached(LIMITS.fraudListEntries, 'entries of the fraud list');
    return insertFraudListEntry(tx, row);
  });
  if (made === null) throw new Problem('duplicate_record', { message: 'This is on the fraud list already' });
  forgetKinds(parts, merchantAccountId);
  return made;
}

const ALLOWED_DAYS_MAX = 90;
const NARROW =
  'must be a public address, or a network of them of /24 or smaller, of IPv6 /56 or smaller, where the entry allows: ' +
  'a private address is every buyer’s behind a proxy';

/** What lets pass switches rules off. It is to be looked at again, and nothing that a buyer may have typed. */
function checkAllowance({ body, caller, now }: Context): void {
  const { effect, kind, expires_at: end = null } = body;
  if (effect !== 'allow') return;
  if (!('permissions' in caller) || !grants(caller.permissions, 'flows.write'))
    throw new Problem('forbidden', {
      message: 'An entry that allows takes the scope flows.write as well: it switches rules of flows off',
    });

  if (!ALLOWABLE_KINDS.includes(kind))
    throw ruleBroken({
      pointer: '/kind',
      message: `must be one of ${ALLOWABLE_KINDS.join(', ')} where the entry allows: anybody can type the others`,
    });
  if (end === null)
    throw ruleBroken({ pointer: '/expires_at', message: 'must be there: an entry that allows has an end' });
  if (Date.parse(end) > now.getTime() + ALLOWED_DAYS_MAX * 86_400_000)
    throw ruleBroken({
      pointer: '/expires_at',
      message: `must be at most ${ALLOWED_DAYS_MAX} days ahead where the entry allows: make it anew then`,
    });
}

const SOURCES = ['value', 'transaction_id', 'payment_method_id', 'number'] as const;

async function namedBy(context: Context): Promise<NamedValue> {
  const { body } = context;
  const [source, ...more] = SOURCES.filter((name) => (body[name] ?? null) !== null);
  if (source === undefined || more.length > 0)
    throw ruleBroken({
      pointer: source === undefined ? '/value' : `/${more[0]}`,
      message: `must be the only one of ${SOURCES.join(', ')}, of which one says what is meant`,
    });
  if ((source === 'payment_method_id' || source === 'number') && body.kind !== 'card')
    throw ruleBroken({ pointer: `/${source}`, message: 'names a card: the kind must be card' });

  switch (source) {
    case 'value':
      return { value: readValue(body), label: null };
    case 'transaction_id':
      return ofTransaction(context, body.kind);
    case 'payment_method_id':
      return ofPaymentMethod(context);
    case 'number':
      return ofNumber(context);
    default:
      return source satisfies never;
  }
}

function readValue({ kind, value }: Body): string {
  const read = readListedValue(kind, value ?? '');
  if ('value' in read) return read.value;
  throw ruleBroken({ pointer: '/value', message: read.wanted });
}

async function ofTransaction(
  { body, merchantAccountId, parts }: Context,
  kind: FraudListKind,
): Promise<NamedValue> {
  const id = toId<'transaction'>(body.transaction_id ?? '');
  const transaction = await getTransactionRow(parts.db, merchantAccountId, id);
  if (transaction === null)
    throw ruleBroken({
      pointer: '/transaction_id',
      message: 'is not a transaction of this merchant account',
    });
  const [value] = valuesIn(kind, transaction);
  if (value === undefined)
    throw ruleBroken({ pointer: '/transaction_id', message: `is a transaction without ${kind}` });
  return { value, label: kind === 'card' ? lastFour(transaction.payment_method_label) : null };
}

async function ofPaymentMethod({ body, merchantAccountId, parts }: Context): Promise<NamedValue> {
  const id = toId<'payment-method'>(body.payment_method_id ?? '');
  const stored = await getLivePaymentMethod(parts.db, merchantAccountId, id);
  const pointer = '/payment_method_id';
  if (stored === null) throw ruleBroken({ pointer, message: 'is not a stored payment method' });
  if (stored.fingerprint === null)
    throw ruleBroken({
      pointer,
      message: 'is a payment method without a fingerprint: name its buyer instead',
    });
  return { value: stored.fingerprint, label: lastFour(stored.label) };
}

async function ofNumber({ held, merchantAccountId, parts }: Context): Promise<NamedValue> {
  const number = held.get('/number');
  if (number === undefined) throw new Error('BUG: the number was not held');
  const fingerprint = await parts.vault.fingerprint(merchantAccountId, number);
  return { value: fingerprint, label: number.facts.lastFour };
}

function lastFour(label: string | null): string | null {
  return label !== null && /^\d{4}$/.test(label) ? label : null;
}
