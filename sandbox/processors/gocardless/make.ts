import { createHash } from 'node:crypto';
import type { Queryable } from '../../../server/db/db.ts';
import { addObject, getObject, listObjects } from '../../queries/objects.ts';
import { planStep } from '../../queries/events.ts';
import { type JsonObject, objectOf, textAt } from '../../../server/domain/json.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Answer } from '../processor.ts';
import {
  type GoCardlessDesk,
  type AnswerBody,
  invalid,
  invalidUsage,
  newName,
  problem,
  invalidState,
  emitEvents,
  uuidOf,
} from './desk.ts';
import {
  type BankAccount,
  type Mandate,
  type Payment,
  type Refund,
  dateAfter,
  keepPayment,
  lock,
  openPayment,
  showAccount,
  showMandate,
  showPayment,
  showRefund,
} from './resources.ts';

/** What requests make, as https://developer.gocardless.com/api-reference/#core-endpoints says. */

type MadeResource = Answer | Readonly<{ made: string; body: AnswerBody }>;
export type Maker = (tx: Queryable, desk: GoCardlessDesk, given: JsonObject) => Promise<MadeResource>;

const DAY_MS = 86_400_000;

export const makeCustomer: Maker = async (tx, desk, given) => {
  const name = textAt(given, 'company_name') ?? textAt(given, 'given_name');
  if (name === null) return invalid('customers', 'given_name', 'is required unless company_name is given');
  const { id } = newName('CU', desk.now);
  const body = { ...base(desk, id, given), ...given };
  await addObject(tx, desk, { id, kind: 'customer', body }, desk.now);
  return { made: id, body };
};

export const makeAccount: Maker = async (tx, desk, given) => {
  const customer = textAt(given, 'links', 'customer') ?? '';
  if ((await getObject(tx, desk, customer))?.kind !== 'customer') return linkMissing('customer');
  const holder = textAt(given, 'account_holder_name');
  if (holder === null) return invalid('customer_bank_accounts', 'account_holder_name', 'is required');
  const read = numbersIn(given);
  if ('field' in read) return invalid('customer_bank_accounts', read.field, read.message);

  const numbers = digestOf(given);
  const others = await listObjects<BankAccount>(tx, desk, 'account', customer);
  const same = others.find(({ body }) => body.numbers === numbers);
  if (same !== undefined) return accountExists(same.body.id);
  const { id } = newName('BA', desk.now);
  const account: BankAccount = { ...base(desk, id, given), ...read, customer, holder, numbers };
  await addObject(tx, desk, { id, kind: 'account', parentId: customer, body: account }, desk.now);
  return { made: id, body: showAccount(account) };
};

/** What an account is the same by. */
function digestOf(given: JsonObject): string {
  const numbers = ['iban', 'account_number', 'branch_code', 'bank_code'].map((name) => textAt(given, name));
  return createHash('sha256').update(numbers.join(' ')).digest('hex');
}

/** https://developer.gocardless.com/api-reference/#core-endpoints-customer-bank-accounts */
function accountExists(id: string): Answer {
  const message = 'Bank account already exists';
  const links = { customer_bank_account: id };
  return problem(422, 'validation_failed', message, [{ reason: 'bank_account_exists', message, links }]);
}

type Numbers = Pick<BankAccount, 'scheme' | 'currency' | 'ending' | 'accountType' | 'country'>;

function numbersIn(given: JsonObject): Numbers | Readonly<{ field: string; message: string }> {
  const text = (name: string): string => textAt(given, name) ?? '';
  const iban = text('iban').replaceAll(' ', '');
  if (iban !== '') {
    if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{10,30}$/.test(iban)) return { field: 'iban', message: 'is invalid' };
    const [ending, country] = [iban.slice(-2), iban.slice(0, 2)];
    return { scheme: 'sepa_core', currency: 'EUR', ending, accountType: null, country };
  }
  const [number, country] = [text('account_number'), text('country_code')];
  const isGb = country === 'GB';
  if (!isGb && country !== 'US') return { field: 'country_code', message: 'is not supported' };
  if (!(isGb ? /^[0-9]{6,8}$/ : /^[0-9]{1,17}$/).test(number))
    return { field: 'account_number', message: 'is invalid' };
  const ending = number.slice(-2);
  if (isGb)
    return /^[0-9]{6}$/.test(text('branch_code').replaceAll('-', ''))
      ? { scheme: 'bacs', currency: 'GBP', ending, accountType: null, country }
      : { field: 'branch_code', message: 'is invalid' };
  if (!/^[0-9]{9}$/.test(text('bank_code'))) return { field: 'bank_code', message: 'is invalid' };
  const accountType = text('account_type');
  if (accountType !== 'checking' && accountType !== 'savings')
    return { field: 'account_type', message: 'must be one of checking, savings' };

  return { scheme: 'ach', currency: 'USD', ending, accountType, country };
}

/** Debits can be asked for at once; the bank is told, and the mandate is active, some days later. */
export const makeMandate: Maker = async (tx, desk, given) => {
  const account = textAt(given, 'links', 'customer_bank_account') ?? '';
  const found = await getObject<BankAccount>(tx, desk, account);
  if (found?.kind !== 'account') return linkMissing('customer_bank_account');
  const scheme = textAt(given, 'scheme') ?? found.body.scheme;
  if (scheme !== found.body.scheme) return invalid('mandates', 'scheme', 'is not possible with this account');
  const source = textAt(given, 'authorisation_source') ?? 'web';
  if (scheme === 'ach' && source === 'web' && textAt(given, 'payer_ip_address') === null)
    return invalid('mandates', 'payer_ip_address', 'is required');

  const { id, uuid } = newName('MD', desk.now);
  const mandate: Mandate = {
    ...base(desk, id, given),
    status: 'pending_submission',
    scheme: found.body.scheme,
    currency: found.body.currency,
    customer: found.body.customer,
    account,
    authorisationSource: source,
  };
  await addObject(tx, desk, { id, kind: 'mandate', parentId: account, body: mandate }, desk.now);
  await emitEvents(tx, desk, uuid, [mandateNews(mandate, 'created', 'mandate_created', 'api')]);
  await plan(tx, desk, uuid, 'mandate_activated', 1);
  return { made: id, body: showMandate(mandate) };
};

export function mandateNews(
  { id, metadata }: Mandate,
  action: string,
  cause: string,
  origin: 'api' | 'bank' | 'gocardless' | 'customer' = 'gocardless',
) {
  return { resource: 'mandates', action, cause, origin, links: { mandate: id }, metadata } as const;
}

export function paymentNews(
  { id, metadata }: Payment,
  action: string,
  cause: string,
  origin: 'api' | 'bank' | 'gocardless' = 'gocardless',
) {
  return { resource: 'payments', action, cause, origin, links: { payment: id }, metadata } as const;
}

export const makePayment: Maker = async (tx, desk, given) => {
  const mandate = await lock<Mandate>(tx, desk, 'mandate', textAt(given, 'links', 'mandate') ?? '');
  if (mandate === null) return linkMissing('mandate');
  const amount = given['amount'];
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 1)
    return invalid('payments', 'amount', 'must be greater than 0');
  if (textAt(given, 'currency') !== mandate.currency)
    return invalid('payments', 'currency', "must match the mandate's scheme");
  if (mandate.replacedBy !== undefined)
    return invalidState('mandate_replaced', 'Mandate has been replaced', { new_mandate: mandate.replacedBy });
  if (['failed', 'cancelled', 'expired'].includes(mandate.status))
    return invalidState('mandate_is_inactive', 'Mandate is failed, cancelled or expired');

  const { id, uuid } = newName('PM', desk.now);
  const payment: Payment = {
    ...base(desk, id, given),
    status: 'pending_submission',
    amount,
    amount_refunded: 0,
    currency: mandate.currency,
    description: textAt(given, 'description'),
    charge_date: textAt(given, 'charge_date') ?? dateAfter(desk.now.toISOString(), 3),
    scheme: mandate.scheme,
    mandate: mandate.id,
    payout: null,
    statement: textAt(given, 'reference'),
    reference: desk.key ?? id,
  };
  await openPayment(tx, desk, payment);
  await emitEvents(tx, desk, uuid, [paymentNews(payment, 'created', 'payment_created', 'api')]);
  await plan(tx, desk, uuid, 'payment_submitted', 1);
  await plan(tx, desk, uuid, 'payment_confirmed', 4);
  return { made: id, body: showPayment(payment) };
};

const REFUNDS_MAX = 25;

export const makeRefund: Maker = async (tx, desk, given) => {
  const payment = await lock<Payment>(tx, desk, 'payment', textAt(given, 'links', 'payment') ?? '');
  if (payment === null) return linkMissing('payment');
  const { amount, total_amount_confirmation: total } = given;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 1)
    return invalid('refunds', 'amount', 'must be greater than 0');
  if (payment.status !== 'confirmed' && payment.status !== 'paid_out')
    return invalidState(
      'refund_payment_invalid_state',
      'Only confirmed and paid out payments can be refunded',
    );
  if (total !== payment.amount_refunded + amount)
    return invalidState('total_amount_confirmation_invalid', 'The total amount confirmation does not match');
  if (payment.amount_refunded + amount > payment.amount)
    return invalid('refunds', 'amount', 'is more than is left of the payment');
  const earlier = await listObjects<Refund>(tx, desk, 'refund', payment.id);
  if (earlier.length >= REFUNDS_MAX)
    return invalidState('number_of_refunds_exceeded', 'The payment has been refunded too often');

  const { id } = newName('RF', desk.now);
  const { currency, mandate } = payment;
  const refund: Refund = {
    ...base(desk, id, given),
    status: 'submitted',
    amount,
    currency,
    payment: payment.id,
    mandate,
  };
  await addObject(tx, desk, { id, kind: 'refund', parentId: payment.id, body: refund }, desk.now);
  const moved = { reference: desk.key ?? newId(desk.now), kind: 'refund', amount: BigInt(amount) };
  await keepPayment(tx, desk, { ...payment, amount_refunded: payment.amount_refunded + amount }, moved);
  const uuid = uuidOf(payment.id) ?? '';
  await emitEvents(tx, desk, uuid, [refundNews(refund, 'created', 'refund_created')]);
  await plan(tx, desk, uuid, 'refund_paid', 2);
  return { made: id, body: showRefund(refund) };
};

export function refundNews({ id, metadata }: Refund, action: string, cause: string) {
  return { resource: 'refunds', action, cause, links: { refund: id }, metadata } as const;
}

function base(desk: GoCardlessDesk, id: string, given: JsonObject) {
  const metadata = Object.entries(objectOf(given['metadata']) ?? {}).map(([key, value]) => [
    key,
    String(value),
  ]);
  return { id, created_at: desk.now.toISOString(), metadata: Object.fromEntries(metadata) };
}

function linkMissing(name: string): Answer {
  return invalidUsage(404, 'link_not_found', `The ${name} that is linked to was not found`);
}

function plan(tx: Queryable, desk: GoCardlessDesk, uuid: string, kind: string, days: number): Promise<void> {
  const dueAt = new Date(desk.now.getTime() + days * DAY_MS);
  return planStep(tx, desk, { id: newId(desk.now), subjectId: uuid, kind, dueAt });
}
