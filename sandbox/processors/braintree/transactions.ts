import type { Queryable } from '../../../server/db/db.ts';
import { addObject, changeObject, getObject, listObjects, lockObject } from '../../queries/objects.ts';
import { planStep } from '../../queries/events.ts';
import { currency, exponentOf } from '../../../server/domain/currency.ts';
import { type JsonObject, objectOf, textAt } from '../../../server/domain/json.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Desk } from '../book.ts';
import { type Booking, keepBook, openBook } from '../object-books.ts';
import type { Answer } from '../processor.ts';
import { planDispute } from '../disputing-bank.ts';
import { type Card, type Checks, RESPONSES, checksOf, readCard } from './cards.ts';
import { type Mistake, answer, currencyOf, minorIn, mistakesAnswer, nameOf, refusal } from './desk.ts';
import { keepCard, readKept } from './kept-cards.ts';
import { peopleMistakes } from './people.ts';
import { show } from './show.ts';

export type BraintreeDesk = Desk &
  Readonly<{
    key: string | null;
    /** What the books call it: an operation may need a second request, under a key that goes on behind its id. */
    mark: string | null;
  }>;

/** A transaction as Braintree keeps it: a sale, the capture of a part of one, or a refund. Amounts are minor units. */
export type Transaction = Readonly<{
  id: string;
  uuid: string;
  type: 'sale' | 'credit';
  status: string;
  amount: number;
  currency: string;
  merchantAccount: string;
  orderId: string | null;
  /** The sale that this is a part of, or that it gives back. */
  parent: string | null;
  refundOf: string | null;
  parts: readonly string[];
  refunds: readonly string[];
  /** Of a sale, with all that came after it. */
  totals: Readonly<{ authorized: number; captured: number; refunded: number }>;
  card: Card;
  checks: Checks;
  response: Readonly<{ code: string; text: string; type: string }> | null;
  additional: string | null;
  rejection: string | null;
  settlement: Readonly<{ code: string; text: string }> | null;
  history: readonly Readonly<{ status: string; amount: number; at: string }>[];
  disbursedOn: string | null;
  createdAt: string;
}>;

export async function createSale(tx: Queryable, desk: BraintreeDesk, given: JsonObject): Promise<Answer> {
  const token = textAt(given, 'payment_method_token');
  const sale = readSale(desk, given, token === null ? readCard(given) : await readKept(tx, desk, token));
  if (Array.isArray(sale)) return mistakesAnswer('transaction', ...sale);
  const opened = sale as Transaction; // a list of mistakes, or it
  const doubled = desk.key === null && (await isDoubled(tx, desk, opened));
  const settles = objectOf(given['options'])?.['submit_for_settlement'] === true;
  const accepts = given['accept_partial_authorization'] === true;
  const ended = doubled
    ? { ...opened, status: 'gateway_rejected', rejection: 'duplicate', response: null }
    : decideSale(opened, { settles, accepts }, desk.now);
  const isKept = ended.card.token === null && storesCard(given) && !REFUSED.has(ended.status);
  const card = isKept ? await keepCard(tx, desk, ended.card) : ended.card;
  const transaction = withHistory({ ...ended, card }, desk.now);
  await insert(tx, desk, transaction);

  const reference = desk.mark ?? transaction.orderId ?? newId(desk.now);
  await openBook(tx, desk, bookingOf(transaction), {
    reference,
    kind: 'authorize',
    amount: BigInt(transaction.totals.authorized),
  });
  if (transaction.status === 'submitted_for_settlement') await planSettlement(tx, desk, transaction);
  return transactionAnswer(transaction);
}

/** https://developer.paypal.com/braintree/docs/reference/request/transaction/sale#options.store_in_vault_on_success */
function storesCard(given: JsonObject): boolean {
  const options = objectOf(given['options']);
  return options?.['store_in_vault_on_success'] === true || options?.['store_in_vault'] === true;
}

export function transactionAnswer(transaction: Transaction): Answer {
  if (!REFUSED.has(transaction.status)) return answer(201, 'transaction', show(transaction));
  const text = transaction.rejection === null ? transaction.response?.text : 'Gateway Rejected';
  return refusal('transaction', [], text ?? 'Declined', show(transaction));
}

const REFUSED: ReadonlySet<string> = new Set(['gateway_rejected', 'processor_declined', 'failed']);

/** Whatever is wrong with it is told at once. */
function readSale(
  desk: BraintreeDesk,
  given: JsonObject,
  card: Card | Mistake,
): Transaction | readonly Mistake[] {
  const merchantAccount = textAt(given, 'merchant_account_id') ?? 'sandbox_usd';
  const code = currencyOf(merchantAccount);
  const minor = code === null ? null : minorIn(given['amount'], code);
  const mistakes: readonly Mistake[] = [
    ...(code === null ? [mistakeOf('merchant_account_id', '91513', 'Merchant account ID is invalid.')] : []),
    ...amountMistakes(given['amount'], minor, code === null),
    ...('attribute' in card ? [card] : []),
    ...sourceMistakes(given),
    ...lineMistakes(given['line_items']),
    ...peopleMistakes(given),
  ];
  if (mistakes.length > 0 || code === null || minor === null || 'attribute' in card) return mistakes;

  const uuid = newId(desk.now);
  return {
    id: nameOf(uuid),
    uuid,
    type: 'sale',
    status: 'authorizing',
    amount: minor,
    currency: code,
    merchantAccount,
    orderId: textAt(given, 'order_id'),
    parent: null,
    refundOf: null,
    parts: [],
    refunds: [],
    totals: { authorized: 0, captured: 0, refunded: 0 },
    card,
    checks: checksOf(card, objectOf(given['billing'])),
    response: null,
    additional: null,
    rejection: null,
    settlement: null,
    history: [],
    disbursedOn: null,
    createdAt: desk.now.toISOString(),
  };
}

function mistakeOf(attribute: string, code: string, message: string): Mistake {
  return { attribute, code, message };
}

const AMOUNT_MAX = 9_999_999_999;

function amountMistakes(value: unknown, minor: number | null, isElsewhere: boolean): readonly Mistake[] {
  if (value === undefined || value === null) return [mistakeOf('amount', '81502', 'Amount is required.')];
  if (String(value).startsWith('-')) return [mistakeOf('amount', '81501', 'Amount cannot be negative.')];
  if (minor === null)
    return isElsewhere ? [] : [mistakeOf('amount', '81503', 'Amount is an invalid format.')];
  if (minor === 0) return [mistakeOf('amount', '81531', 'Amount must be greater than zero.')];
  return minor > AMOUNT_MAX ? [mistakeOf('amount', '81528', 'Amount is too large.')] : [];
}

/** https://developer.paypal.com/braintree/docs/reference/general/validation-errors/all#line-item */
function lineMistakes(lines: unknown): readonly Mistake[] {
  return (Array.isArray(lines) ? lines.map(objectOf) : []).flatMap((line) => {
    const isPositive = (name: string): boolean => Number(line?.[name] ?? 0) > 0;
    const [code, type] = [textAt(line, 'upc_code'), textAt(line, 'upc_type')];
    return [
      ...(isPositive('unit_amount')
        ? []
        : [mistakeOf('unit_amount', '95820', 'Unit amount must be greater than zero.')]),
      ...(isPositive('total_amount')
        ? []
        : [mistakeOf('total_amount', '95816', 'Total amount must be greater than zero.')]),
      ...(code !== null && type === null ? [mistakeOf('upc_type', '95832', 'UPC type is missing.')] : []),
      ...(code === null && type !== null ? [mistakeOf('upc_code', '95830', 'UPC code is missing.')] : []),
    ];
  });
}

const SOURCES: ReadonlySet<string> = new Set(
  'estimated installment installment_first merchant moto recurring recurring_first unscheduled'.split(' '),
);
const EXEMPTIONS: ReadonlySet<string> = new Set(
  'low_value secure_corporate transaction_risk_analysis trusted_beneficiary'.split(' '),
);

function sourceMistakes(given: JsonObject): readonly Mistake[] {
  const [source, exemption] = [textAt(given, 'transaction_source'), textAt(given, 'sca_exemption')];
  const vault = objectOf(given['external_vault']);
  const [status, previous] = [textAt(vault, 'status'), textAt(vault, 'previous_network_transaction_id')];
  const proof = objectOf(given['three_d_secure_pass_thru']);

  return [
    ...(source === null || SOURCES.has(source)
      ? []
      : [mistakeOf('transaction_source', '915133', 'Transaction source is invalid.')]),
    ...(exemption === null || EXEMPTIONS.has(exemption)
      ? []
      : [mistakeOf('sca_exemption', '915213', 'The requested SCA exemption is invalid.')]),
    ...(vault === null || status === 'vaulted' || (status === 'will_vault' && previous === null)
      ? []
      : [{ under: 'external-vault', ...mistakeOf('status', '915175', 'External vault status is invalid.') }]),
    ...(proof === null || textAt(proof, 'eci_flag') !== null
      ? []
      : [
          {
            under: 'three-d-secure-pass-thru',
            ...mistakeOf('eci_flag', '915113', 'EciFlag is required.'),
          },
        ]),
  ];
}

/** Amount, order id and card are the same, within 30 seconds, and the first was approved. */
async function isDoubled(tx: Queryable, desk: Desk, sale: Transaction): Promise<boolean> {
  const same = await listObjects<Transaction>(tx, desk, 'transaction', sale.orderId ?? 'none');
  return same.some(
    ({ body }) =>
      body.amount === sale.amount &&
      body.card.fingerprint === sale.card.fingerprint &&
      body.totals.authorized > 0 &&
      desk.now.getTime() - Date.parse(body.createdAt) < 30_000,
  );
}

/** By the amount, in major units, whatever the currency; and by the card where its tools look at it. */
function decideSale(
  sale: Transaction,
  { settles, accepts }: Readonly<{ settles: boolean; accepts: boolean }>,
  now: Date,
): Transaction {
  const { rejectedAs } = sale.card;
  const whole = Math.floor(sale.amount / 10 ** exponentOf(currency(sale.currency)));
  if (rejectedAs !== null) return { ...sale, status: 'gateway_rejected', rejection: rejectedAs };
  if (whole === 5001 && sale.amount % 100 === 0)
    return { ...sale, status: 'gateway_rejected', rejection: 'application_incomplete' };
  if (whole >= 2000 && whole <= 3000) {
    const [text, type] = RESPONSES[String(whole)] ?? ['Processor Declined', 'soft'];
    const status = whole === 3000 ? 'failed' : 'processor_declined';
    return { ...sale, status, response: { code: String(whole), text, type: `${type}_declined` } };
  }

  const isPart = whole === 1004 && accepts;
  const amount = isPart ? Math.floor(sale.amount / 2) : sale.amount;
  const response = isPart
    ? { code: '1004', text: 'Approved for Partial Amount', type: 'approved' }
    : { code: '1000', text: 'Approved', type: 'approved' };
  const held = { ...sale, status: 'authorized', amount, response };
  const totals = { authorized: amount, captured: settles ? amount : 0, refunded: 0 };
  const logged = { ...held, totals, history: [{ status: 'authorized', amount, at: now.toISOString() }] };
  return settles ? { ...logged, status: 'submitted_for_settlement' } : logged;
}

/** With the status that it has now in its history. */
export function withHistory(transaction: Transaction, now: Date): Transaction {
  const { status, amount, history } = transaction;
  if (history.at(-1)?.status === status) return transaction;
  return { ...transaction, history: [...history, { status, amount, at: now.toISOString() }] };
}

export async function insert(tx: Queryable, desk: Desk, transaction: Transaction): Promise<void> {
  const { id, orderId } = transaction;
  const made = { id, kind: 'transaction', parentId: orderId ?? 'none', body: transaction };
  await addObject(tx, desk, made, desk.now);
}

const SETTLES_AFTER_MS = 12 * 60 * 60_000;

export async function planSettlement(tx: Queryable, desk: Desk, settled: Transaction): Promise<void> {
  const { uuid, type, parent, card } = settled;
  const dueAt = new Date(desk.now.getTime() + SETTLES_AFTER_MS);
  await planStep(tx, desk, { id: newId(desk.now), subjectId: uuid, kind: 'settle', dueAt });
  // A sale that is captured in parts is disputed as one, by hand.
  if (card.isDisputed && type === 'sale' && parent === null) await planDispute(tx, desk, uuid, 'dispute');
}

export async function readTransaction(tx: Queryable, desk: Desk, id: string): Promise<Transaction | null> {
  const found = await getObject<Transaction>(tx, desk, id);
  return found?.kind === 'transaction' ? found.body : null;
}

/** Under lock, so that two requests on one payment come one after the other. */
export async function lockTransaction(tx: Queryable, desk: Desk, id: string): Promise<Transaction | null> {
  const found = await lockObject<Transaction>(tx, desk, id);
  return found?.kind === 'transaction' ? found.body : null;
}

/** As it is from now on; of a sale, in the books too. */
export async function keep(
  tx: Queryable,
  desk: Desk,
  changed: Transaction,
  moved: Readonly<{ reference: string; kind: string; amount: bigint }> | null,
): Promise<Transaction> {
  const transaction = withHistory(changed, desk.now);
  await changeObject(tx, desk, transaction.id, transaction);
  if (transaction.type === 'sale' && transaction.parent === null)
    await keepBook(tx, desk, bookingOf(transaction), moved);
  return transaction;
}

/** What becomes of a refund that the buyer does not get; less is refunded of its sale then. */
export async function undoRefund(
  tx: Queryable,
  desk: Desk,
  refund: Transaction,
  end: Pick<Transaction, 'status'> & Partial<Transaction>,
): Promise<Transaction> {
  const of = await lockTransaction(tx, desk, refund.refundOf ?? '');
  const root = of?.parent == null ? of : await lockTransaction(tx, desk, of.parent);
  if (root === null) throw new Error('BUG: a refund without its sale');
  const totals = { ...root.totals, refunded: root.totals.refunded - refund.amount };
  await keep(tx, desk, { ...root, totals }, null);
  return keep(tx, desk, { ...refund, ...end }, null);
}

export const CAME_TO_NOTHING: ReadonlySet<string> = new Set(['processor_declined', 'voided']);

function bookingOf(transaction: Transaction): Booking {
  const { uuid, id, totals, card, status, orderId } = transaction;
  return {
    payment_id: uuid as Booking['payment_id'],
    currency: transaction.currency,
    authorized: BigInt(totals.authorized),
    captured: BigInt(totals.captured),
    refunded: BigInt(totals.refunded),
    status: bookStatusOf(transaction),
    instrument: { type: card.instrument, last4: card.last4 },
    details: { id, state: status, reference: orderId ?? '' },
  };
}

function bookStatusOf({ status, totals }: Transaction): Booking['status'] {
  if (REFUSED.has(status)) return 'refused';
  if (totals.captured > 0) return 'captured';
  return status === 'voided' ? 'voided' : 'authorized';
}
