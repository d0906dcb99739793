import type { Queryable } from '../../db/db.ts';
import { planStep } from '../../db/queries/simulated-events.ts';
import {
  addObject,
  changeObject,
  getObject,
  listObjects,
  removeObject,
} from '../../db/queries/simulated-objects.ts';
import { newId } from '../../machine/entropy.ts';
import type { Desk } from '../book.ts';
import type { Action, Answer, SimulatedRequest } from '../processor.ts';
import { type Item, lettersOf, newPsp, tell, unitsText } from './desk.ts';
import type { Payment } from './payments.ts';

/**
 * What is paid out: captures, refunds and disputes are gathered for two days, then the batch closes, and its
 * settlement details report can be fetched.
 */

type Entry = Readonly<{
  type:
    | 'Settled'
    | 'Refunded'
    | 'RefundedReversed'
    | 'Chargeback'
    | 'ChargebackReversed'
    | 'SecondChargeback';
  /** Of the modification, and what the merchant called it. */
  psp: string;
  reference: string;
  units: number;
  of: Pick<Payment, 'psp' | 'uuid' | 'reference' | 'merchantAccount' | 'currency' | 'method'>;
  at: string;
}>;
type Moved = Pick<Entry, 'type' | 'psp' | 'reference' | 'units'>;

const BATCH_MS = 2 * 24 * 60 * 60_000;
const BATCH_STEP = 'close-batch';
const COMPANY = 'RailyardCompany';

export async function gather(tx: Queryable, desk: Desk, payment: Payment, moved: Moved): Promise<void> {
  const { psp, uuid, reference, merchantAccount, currency, method } = payment;
  const of = { psp, uuid, reference, merchantAccount, currency, method };
  const entry: Entry = { ...moved, of, at: desk.now.toISOString() };
  const id = `entry ${entry.type} ${moved.psp}`;
  await addObject(tx, desk, { id, kind: 'entry', parentId: merchantAccount, body: entry }, desk.now);
  const dueAt = new Date(desk.now.getTime() + BATCH_MS);
  await planStep(tx, desk, { id: newId(desk.now), subjectId: uuid, kind: BATCH_STEP, dueAt });
}

/** `truncated`: the file ends within a line. `others`: so many lines of payments that nobody here has made. */
type Batch = Readonly<{
  number: number;
  file: string;
  /** Whose report it is: of one merchant account, or of all of the company. */
  level: 'MerchantAccount' | 'Company';
  merchantAccount: string;
  uuid: string;
  entries: readonly Entry[];
  truncated: boolean;
  others: number;
  closedAt: string;
}>;

/** Does what was planned; asked again, there is nothing left to do. */
export async function settlementStep(
  desk: Desk,
  { kind, subjectId }: Readonly<{ kind: string; subjectId: string }>,
): Promise<void> {
  if (kind === BATCH_STEP) await closeBatch(desk, subjectId, {});
}

/** What a test or a developer orders, of the account of a payment. Null: it is about something else. */
export async function settlementAct(desk: Desk, uuid: string, what: string): Promise<boolean | null> {
  switch (what) {
    case 'settle':
      return closeBatch(desk, uuid, {});
    case 'settle_company':
      return closeBatch(desk, uuid, { level: 'Company' });
    case 'settle_truncated':
      return closeBatch(desk, uuid, { truncated: true });
    case 'settle_among_some':
      return closeBatch(desk, uuid, { others: SOME });
    case 'settle_among_many':
      return closeBatch(desk, uuid, { others: MANY });
    case 'mend_report':
      return announceLast(desk, (batch) => ({ ...batch, truncated: false }));
    case 'announce_report_again':
      return announceLast(desk, (batch) => batch);
    default:
      return null;
  }
}

/** A file of several pieces, and one of some 100 MB. */
const [SOME, MANY] = [800, 600_000];

async function closeBatch(
  desk: Desk,
  uuid: string,
  more: Partial<Pick<Batch, 'truncated' | 'others' | 'level'>>,
): Promise<boolean> {
  const { level = 'MerchantAccount' } = more;
  const isClosed = await desk.db.transaction(async (tx) => {
    const open = await listObjects<Entry>(tx, desk, 'entry');
    const own = open.find(({ body }) => body.of.uuid === uuid)?.body.of.merchantAccount;
    if (own === undefined) return false;
    const isWhole = level === 'Company';
    const account = isWhole ? COMPANY : own;
    const entries = open.filter(({ body }) => isWhole || body.of.merchantAccount === own).toReversed();
    const [last] = await listObjects<Batch>(tx, desk, 'batch', account);
    const number = (last?.body.number ?? 0) + 1;
    const batch: Batch = {
      ...{ number, uuid, merchantAccount: account, level, truncated: false, others: 0, ...more },
      file: `settlement_detail_report_batch_${number}.csv`,
      entries: entries.map(({ body }) => body),
      closedAt: desk.now.toISOString(),
    };
    const id = batchId(account, batch.file);
    await addObject(tx, desk, { id, kind: 'batch', parentId: account, body: batch }, desk.now);
    for (const { object_id: entry } of entries) await removeObject(tx, desk, entry);
    await announce(tx, desk, batch);
    return true;
  });
  desk.courier.kick();
  return isClosed;
}

const batchId = (account: string, file: string): string => `batch ${account} ${file}`;

async function announceLast(desk: Desk, change: (batch: Batch) => Batch): Promise<boolean> {
  const isThere = await desk.db.transaction(async (tx) => {
    const [last] = await listObjects<Batch>(tx, desk, 'batch');
    if (last === undefined) return false;
    await changeObject(tx, desk, last.object_id, change(last.body));
    await announce(tx, desk, last.body);
    return true;
  });
  desk.courier.kick();
  return isThere;
}

function announce(tx: Queryable, desk: Desk, { file, merchantAccount, uuid, level }: Batch): Promise<void> {
  return tell(tx, desk, uuid, reportItem(merchantAccount, file, level));
}

/** https://docs.adyen.com/reporting/automatically-get-reports: the file's name stands for a reference. */
export function reportItem(
  merchantAccount: string,
  file: string,
  level: Batch['level'] = 'MerchantAccount',
): Item {
  return {
    eventCode: 'REPORT_AVAILABLE',
    success: true,
    pspReference: file,
    merchantReference: '',
    merchantAccountCode: merchantAccount,
    amount: { currency: 'EUR', value: 0 },
    reason: `https://ca-test.adyen.com/reports/download/${level}/${merchantAccount}/${file}`,
  };
}

/** Behind the basic authentication of a report user, or its API key. */
export function readReport(request: SimulatedRequest): Action | Answer {
  const [, download, of, account = '', file = ''] = request.path;
  if (request.method !== 'GET' || download !== 'download' || (of !== 'MerchantAccount' && of !== 'Company'))
    return { status: 404, body: 'Not found' };
  const desk: Desk = { ...request, processor: 'adyen' };
  const act = async (): Promise<Answer> => {
    const found = await getObject<Batch>(desk.db, desk, batchId(account, file));
    if (found === null || found.body.level !== of) return { status: 404, body: 'Not found' };
    return { status: 200, body: '', headers: { 'content-type': 'text/csv' }, chunks: linesOf(found.body) };
  };
  return { kind: 'report', reference: null, amount: null, act };
}

/** The columns that Adyen's report has by default, with the batch that it was paid out in and when. */
export const COLUMNS =
  `Company Account,Merchant Account,Psp Reference,Merchant Reference,Payment Method,Creation Date,\
TimeZone,Type,Modification Reference,Gross Currency,Gross Debit (GC),Gross Credit (GC),Exchange Rate,Net Currency,\
Net Debit (NC),Net Credit (NC),Commission (NC),Markup (NC),Scheme Fees (NC),Interchange (NC),Payment Method Variant,\
Modification Merchant Reference,Batch Number,Reserved4,Reserved5,Reserved6,Reserved7,Reserved8,Reserved9,Reserved10,\
Booking Date,Booking Date TimeZone`.split(',');
type Line = Readonly<Record<string, string | number>>;

async function* linesOf(batch: Batch): AsyncGenerator<string> {
  yield `${COLUMNS.join(',')}\n`;
  for (const entry of batch.entries) yield written(lineOf(batch, entry));
  for (let from = 0; from < batch.others; from += CHUNK_LINES) yield othersOf(batch, from);
  const payout = written(payoutOf(batch));
  yield batch.truncated ? payout.slice(0, 40) : payout;
}

const CHUNK_LINES = 500;

function othersOf(batch: Batch, from: number): string {
  const lines: string[] = [];
  for (let at = from; at < Math.min(from + CHUNK_LINES, batch.others); at += 1) {
    const psp = lettersOf(`other ${at}`);
    const method = { type: 'scheme', brand: 'visa', lastFour: null };
    const of = { psp, uuid: '', reference: `order-${at}`, currency: 'EUR', method };
    const entry: Entry = {
      ...{ type: 'Settled', psp: lettersOf(`capture ${at}`), reference: '', units: 1000 + (at % 9000) },
      of: { ...of, merchantAccount: batch.merchantAccount },
      at: batch.closedAt,
    };
    lines.push(written(lineOf(batch, entry)));
  }
  return lines.join('');
}

function written(line: Line): string {
  const cells = COLUMNS.map((column) => String(line[column] ?? ''));
  return `${cells.map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`;
}

/** In thousandths of what is settled; of the rest, in units. */
const SHARES = { 'Markup (NC)': 6, 'Scheme Fees (NC)': 1, 'Interchange (NC)': 3 } as const;
const FEES = {
  Refunded: 10,
  RefundedReversed: 0,
  Chargeback: 750,
  ChargebackReversed: 0,
  SecondChargeback: 0,
} as const;

function feesOf({ type, units }: Pick<Entry, 'type' | 'units'>): Readonly<Record<string, number>> {
  if (type !== 'Settled') return FEES[type] === 0 ? {} : { 'Markup (NC)': FEES[type] };
  return Object.fromEntries(
    Object.entries(SHARES).map(([column, share]) => [column, Math.round((units * share) / 1000)]),
  );
}

const CREDITS: ReadonlySet<Entry['type']> = new Set(['Settled', 'ChargebackReversed', 'RefundedReversed']);

/** What it does to the balance. */
function netOf(entry: Entry): number {
  const isCredit = CREDITS.has(entry.type);
  const fees = Object.values(feesOf(entry)).reduce((sum, fee) => sum + fee, 0);
  return (isCredit ? entry.units : -entry.units) - fees;
}

function lineOf(batch: Batch, entry: Entry): Line {
  const { of, type, units } = entry;
  const { currency } = of;
  const text = (amount: number): string => unitsText(amount, currency);
  const net = netOf(entry);
  const isCredit = CREDITS.has(type);
  return {
    ...common(batch, entry.at),
    'Merchant Account': of.merchantAccount,
    'Psp Reference': of.psp,
    'Merchant Reference': of.reference,
    'Payment Method': of.method.brand.split(' ')[0] ?? '',
    Type: type,
    'Modification Reference': entry.psp,
    'Gross Currency': currency,
    [isCredit ? 'Gross Credit (GC)' : 'Gross Debit (GC)']: text(units),
    'Exchange Rate': '1',
    'Net Currency': currency,
    [net < 0 ? 'Net Debit (NC)' : 'Net Credit (NC)']: text(Math.abs(net)),
    ...Object.fromEntries(Object.entries(feesOf(entry)).map(([column, fee]) => [column, text(fee)])),
    'Modification Merchant Reference': entry.reference,
  };
}

function payoutOf(batch: Batch): Line {
  const sums = new Map<string, number>();
  for (const entry of batch.entries)
    sums.set(entry.of.currency, (sums.get(entry.of.currency) ?? 0) + netOf(entry));
  const [currency = 'EUR', sum = 0] = [...sums][0] ?? [];
  return {
    ...common(batch, batch.closedAt),
    Type: 'MerchantPayout',
    'Modification Reference': `TX${newPsp(new Date(batch.closedAt))} batch ${batch.number}, ${batch.merchantAccount}`,
    'Net Currency': currency,
    [sum < 0 ? 'Net Credit (NC)' : 'Net Debit (NC)']: unitsText(Math.abs(sum), currency),
  };
}

function common({ number, merchantAccount, closedAt }: Batch, at: string): Line {
  return {
    'Company Account': COMPANY,
    'Merchant Account': merchantAccount,
    'Creation Date': localTime(at),
    TimeZone: 'CET',
    'Batch Number': number,
    'Booking Date': localTime(closedAt),
    'Booking Date TimeZone': 'CET',
  };
}

/** An hour ahead of UTC, in summer as in winter. */
function localTime(at: string): string {
  return new Date(Date.parse(at) + 60 * 60_000).toISOString().slice(0, 19).replace('T', ' ');
}
