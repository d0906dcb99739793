import type { Queryable } from '../../../server/db/db.ts';
import { addObject, changeObject, listObjects, lockObject } from '../../queries/objects.ts';
import { planStep } from '../../queries/events.ts';
import { type JsonObject, objectOf, textAt } from '../../../server/domain/json.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Desk } from '../book.ts';
import { type Booking, keepBook, openBook } from '../object-books.ts';
import type { Answer } from '../processor.ts';
import { type AnswerBody, type TrueLayerDesk, emitEvent, invalid } from './desk.ts';

/** https://docs.truelayer.com/reference/create-payout: out of a merchant account, to a bank account. */

export type Payout = Readonly<{
  id: string;
  status: 'pending' | 'authorized' | 'executed' | 'failed';
  merchant_account_id: string;
  amount_in_minor: number;
  currency: 'GBP' | 'EUR';
  beneficiary: AnswerBody;
  metadata: Readonly<Record<string, unknown>>;
  scheme_id: string;
  created_at: string;
  executed_at?: string;
  failed_at?: string;
  failure_reason?: string;
  /** Under whose key it was made, for the books. */
  key: string;
}>;

const EXECUTED_MS = 60_000;
/** https://docs.truelayer.com/docs/merchant-account-dashboard-and-payments-view: nobody takes more out of a sandbox. */
const FUNDS = 5_000_000;
/** An account of this sandbox whose bank sends back what it got, after two days. */
const SENDS_BACK = { account: '00000002', iban: 'GB94BARC10201530093459' } as const;
const RETURNED_MS = 2 * 24 * 60 * 60_000;

export function showPayout({ key: _key, ...shown }: Payout): AnswerBody {
  return shown;
}

export async function createPayout(tx: Queryable, desk: TrueLayerDesk, given: JsonObject): Promise<Answer> {
  const broken = HOLDS.find(({ holds }) => !holds(given));
  if (broken !== undefined) return invalid(broken.field, broken.message);
  const { account_identifier: identifier, ...beneficiary } = objectOf(given['beneficiary']) ?? {};
  const id = newId(desk.now);
  const currency = given['currency'] === 'EUR' ? 'EUR' : 'GBP';
  const payout: Payout = {
    id,
    status: 'pending',
    merchant_account_id: textAt(given, 'merchant_account_id') ?? '',
    amount_in_minor: Number(given['amount_in_minor']),
    currency,
    beneficiary: { ...beneficiary, account_identifiers: [shownAccount(objectOf(identifier))] },
    metadata: objectOf(given['metadata']) ?? {},
    scheme_id: currency === 'GBP' ? 'faster_payments_service' : 'sepa_credit_transfer_instant',
    created_at: desk.now.toISOString(),
    key: desk.key ?? id,
  };
  await addObject(tx, desk, { id, kind: 'payout', body: payout }, desk.now);

  const asked = { reference: payout.key, kind: 'payout', amount: BigInt(payout.amount_in_minor) };
  await openBook(tx, desk, bookingOf(payout), asked);
  const isFunded = payout.amount_in_minor <= FUNDS;
  await plan(tx, desk, id, isFunded ? 'payout_executed' : 'payout_unfunded', EXECUTED_MS);
  if (isFunded && sendsBack(objectOf(identifier))) await plan(tx, desk, id, 'return_payout', RETURNED_MS);
  return { status: 202, body: { id } };
}

/** Books, lists and logs of the sandbox have the last four digits alone. */
function shownAccount(identifier: JsonObject | null): AnswerBody {
  const last = (name: string): string => `…${(textAt(identifier, name) ?? '').slice(-4)}`;
  return textAt(identifier, 'type') === 'iban'
    ? { type: 'iban', iban: last('iban') }
    : {
        type: 'sort_code_account_number',
        sort_code: textAt(identifier, 'sort_code'),
        account_number: last('account_number'),
      };
}

function sendsBack(identifier: JsonObject | null): boolean {
  return (
    textAt(identifier, 'account_number') === SENDS_BACK.account ||
    textAt(identifier, 'iban') === SENDS_BACK.iban
  );
}

const KNOWN: ReadonlySet<string> = new Set([
  'merchant_account_id',
  'amount_in_minor',
  'currency',
  'beneficiary',
  'metadata',
  'scheme_selection',
  'sub_merchants',
]);

/** What has to hold of a request, in the order in which it is looked at. */
const HOLDS: readonly Readonly<{ field: string; message: string; holds(given: JsonObject): boolean }>[] = [
  {
    field: 'body',
    message: 'has a field that is not known',
    holds: (given) => Object.keys(given).every((name) => KNOWN.has(name)),
  },
  {
    field: 'merchant_account_id',
    message: 'is required',
    holds: (given) => textAt(given, 'merchant_account_id') !== null,
  },
  {
    field: 'amount_in_minor',
    message: 'must be at least 1',
    holds: ({ amount_in_minor: amount }) => Number.isSafeInteger(amount) && Number(amount) >= 1,
  },
  {
    field: 'currency',
    message: 'must be one of GBP, EUR',
    holds: ({ currency }) => currency === 'GBP' || currency === 'EUR',
  },
  {
    field: 'beneficiary.type',
    message: 'must be external_account',
    holds: (given) => textAt(given, 'beneficiary', 'type') === 'external_account',
  },
  {
    field: 'beneficiary.reference',
    message: 'must have 1 to 18 characters',
    holds: (given) => /^.{1,18}$/u.test(textAt(given, 'beneficiary', 'reference') ?? ''),
  },
  {
    field: 'beneficiary.account_holder_name',
    message: 'is required',
    holds: (given) => textAt(given, 'beneficiary', 'account_holder_name') !== null,
  },
  {
    field: 'beneficiary.account_identifier',
    message: 'must be an IBAN for EUR, and a sort code with an account number for GBP',
    holds: (given) => isAccountOf(given),
  },
  {
    field: 'metadata',
    message: 'has at most 10 keys',
    holds: ({ metadata }) => Object.keys(objectOf(metadata) ?? {}).length <= 10,
  },
];

function isAccountOf(given: JsonObject): boolean {
  const named = (name: string): string => textAt(given, 'beneficiary', 'account_identifier', name) ?? '';
  if (given['currency'] === 'EUR')
    return named('type') === 'iban' && /^[A-Z]{2}[0-9A-Z ]{13,40}$/.test(named('iban'));
  return (
    named('type') === 'sort_code_account_number' &&
    /^[0-9]{6}$/.test(named('sort_code')) &&
    /^[0-9]{8}$/.test(named('account_number'))
  );
}

/**
 * https://docs.truelayer.com/docs/get-your-merchant-account-transactions-or-payment-sources: what failed left nothing,
 * and is not there.
 */
export async function listTransactions(tx: Queryable, desk: TrueLayerDesk, account: string): Promise<Answer> {
  const payouts = (await listObjects<Payout>(tx, desk, 'payout'))
    .map(({ body }) => body)
    .filter(({ merchant_account_id: of, status }) => of === account && status !== 'failed');
  const items = payouts.map(
    ({ id, currency, amount_in_minor, status, created_at, executed_at, beneficiary }) => ({
      type: 'payout',
      id,
      currency,
      amount_in_minor,
      status: status === 'executed' ? 'executed' : 'pending',
      created_at,
      ...(executed_at === undefined ? {} : { executed_at }),
      beneficiary,
      context_code: 'withdrawal',
      payout_id: id,
    }),
  );
  return { status: 200, body: { items, pagination: {} } };
}

function plan(tx: Queryable, desk: Desk, id: string, kind: string, ms: number): Promise<void> {
  return planStep(tx, desk, {
    id: newId(desk.now),
    subjectId: id,
    kind,
    dueAt: new Date(desk.now.getTime() + ms),
  });
}

type LaterChange = Readonly<{
  from: Payout['status'];
  event: 'payout_executed' | 'payout_failed';
  /** Why it failed; null: it did not. */
  reason: string | null;
}>;

const LATER: Readonly<Record<string, LaterChange>> = {
  payout_executed: { from: 'pending', event: 'payout_executed', reason: null },
  payout_failed: { from: 'pending', event: 'payout_failed', reason: 'blocked' },
  payout_unfunded: { from: 'pending', event: 'payout_failed', reason: 'insufficient_funds' },
  // https://docs.truelayer.com/docs/payout-and-refund-returns: the bank of the account sends back what was executed.
  return_payout: { from: 'executed', event: 'payout_failed', reason: 'returned' },
};

/** What happens to a payout without a request: planned, or ordered. False: no such act, no such payout. */
export async function changePayout(desk: Desk, id: string, what: string): Promise<boolean> {
  const later = Object.hasOwn(LATER, what) ? LATER[what] : undefined;
  if (later === undefined) return false;
  const done = await desk.db.transaction(async (tx) => {
    const found = await lockObject<Payout>(tx, desk, id);
    if (found?.kind !== 'payout' || found.body.status !== later.from) return false;
    const at = desk.now.toISOString();
    const { executed_at: _before, ...payout } = found.body;
    const ended =
      later.reason === null ? { executed_at: at } : { failed_at: at, failure_reason: later.reason };
    const after: Payout = { ...payout, ...ended, status: later.reason === null ? 'executed' : 'failed' };
    await changeObject(tx, desk, id, after);
    await keepBook(tx, desk, bookingOf(after), null);

    const { merchant_account_id, metadata, scheme_id } = after;
    await emitEvent(tx, desk, { payout_id: id }, later.event, {
      merchant_account_id,
      beneficiary: { type: 'external_account' },
      metadata,
      ...(later.reason === null ? { scheme_id } : {}),
      ...ended,
    });
    return true;
  });
  desk.courier.kick();
  return done;
}

const BOOKED = { pending: 'pending', authorized: 'pending', executed: 'captured', failed: 'failed' } as const;

/** It stands in the books as a payment of nothing, whose one operation is the payout. */
function bookingOf({ id, status, currency, key }: Payout): Booking {
  return {
    payment_id: id as Booking['payment_id'],
    currency,
    authorized: 0n,
    captured: 0n,
    refunded: 0n,
    status: BOOKED[status],
    instrument: { kind: 'payout' },
    details: { id, state: status, reference: key },
  };
}
