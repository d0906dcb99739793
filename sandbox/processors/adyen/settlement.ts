import type { Queryable } from '../../../server/db/db.ts';
import { getObject } from '../../queries/objects.ts';
import { type Batch, type BatchRules, type Line, csvFile, gatherEntry } from '../batches.ts';
import type { Desk } from '../book.ts';
import type { Action, Answer, SimulatedRequest } from '../processor.ts';
import { type Item, lettersOf, newPsp, emitEvent, unitsText } from './desk.ts';
import type { Payment } from './payments.ts';

/** What is paid out: captures, refunds and disputes, in a settlement details report. */

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
type Movement = Pick<Entry, 'type' | 'psp' | 'reference' | 'units'>;

const COMPANY = 'RailyardCompany';

export async function gather(tx: Queryable, desk: Desk, payment: Payment, moved: Movement): Promise<void> {
  const { psp, uuid, reference, merchantAccount, currency, method } = payment;
  const of = { psp, uuid, reference, merchantAccount, currency, method };
  const entry: Entry = { ...moved, of, at: desk.now.toISOString() };
  await gatherEntry(tx, desk, { id: `${moved.type} ${moved.psp}`, uuid, account: merchantAccount }, entry);
}

/** Whose report it is: of one merchant account, or of all of the company. */
type Level = 'MerchantAccount' | 'Company';
const levelOf = ({ account }: Pick<Batch<Entry>, 'account'>): Level =>
  account === COMPANY ? 'Company' : 'MerchantAccount';

const fileOf = (number: number): string => `settlement_detail_report_batch_${number}.csv`;
const batchId = (account: string, file: string): string => `batch ${account} ${file}`;

export const settlements: BatchRules<Entry> = {
  idOf: (account, number) => batchId(account, fileOf(number)),
  tell: (tx, desk, batch) =>
    emitEvent(tx, desk, batch.uuid, reportItem(batch.account, fileOf(batch.number), levelOf(batch))),
  closing: { settle_company: { whole: COMPANY } },
};

/** https://docs.adyen.com/reporting/automatically-get-reports: the file's name stands for a reference. */
export function reportItem(merchantAccount: string, file: string, level: Level = 'MerchantAccount'): Item {
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
    const found = await getObject<Batch<Entry>>(desk.db, desk, batchId(account, file));
    if (found === null || levelOf(found.body) !== of) return { status: 404, body: 'Not found' };
    return { status: 200, body: '', headers: { 'content-type': 'text/csv' }, chunks: fileIn(found.body) };
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

function fileIn(batch: Batch<Entry>): AsyncIterable<string> {
  const lines = batch.entries.map((entry) => lineOf(batch, entry));
  return csvFile(batch, {
    columns: COLUMNS,
    lines,
    other: (at) => otherOf(batch, at),
    end: [payoutOf(batch)],
  });
}

function otherOf(batch: Batch<Entry>, at: number): Line {
  const method = { type: 'scheme', brand: 'visa', lastFour: null };
  const of = { psp: lettersOf(`other ${at}`), uuid: '', reference: `order-${at}`, currency: 'EUR', method };
  return lineOf(batch, {
    type: 'Settled',
    psp: lettersOf(`capture ${at}`),
    reference: '',
    units: 1000 + (at % 9000),
    of: { ...of, merchantAccount: batch.account },
    at: batch.closedAt,
  });
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

function lineOf(batch: Batch<Entry>, entry: Entry): Line {
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

function payoutOf(batch: Batch<Entry>): Line {
  const sums = new Map<string, number>();
  for (const entry of batch.entries)
    sums.set(entry.of.currency, (sums.get(entry.of.currency) ?? 0) + netOf(entry));
  const [currency = 'EUR', sum = 0] = [...sums][0] ?? [];
  return {
    ...common(batch, batch.closedAt),
    Type: 'MerchantPayout',
    'Modification Reference': `TX${newPsp(new Date(batch.closedAt))} batch ${batch.number}, ${batch.account}`,
    'Net Currency': currency,
    [sum < 0 ? 'Net Credit (NC)' : 'Net Debit (NC)']: unitsText(Math.abs(sum), currency),
  };
}

function common({ number, account, closedAt }: Batch<Entry>, at: string): Line {
  return {
    'Company Account': COMPANY,
    'Merchant Account': account,
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
