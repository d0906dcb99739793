import type { Queryable } from '../../../server/db/db.ts';
import { getObject, listObjects, removeObject } from '../../queries/objects.ts';
import { currency } from '../../../server/domain/currency.ts';
import { type Decimal, decimal, decimalIn, decimalText } from '../../../server/domain/decimal.ts';
import { newId } from '../../../server/platform/entropy.ts';
import { type Batch, type BatchRules, type Line, csvFile, gatherEntry } from '../batches.ts';
import type { Desk } from '../book.ts';
import type { Action as Asked, Answer, SimulatedRequest } from '../processor.ts';
import { bare, nameOf, emitEvent } from './desk.ts';
import type { Payment } from './payments.ts';

/** What is paid out: captures, refunds and disputes with their fees, in a Financial Actions by Payout ID Report. */

type Movement = Readonly<{
  action: 'Capture' | 'Partial Capture' | 'Refund' | 'Partial Refund' | 'Chargeback';
  breakdown: string;
  id: string;
  reference: string | null;
  units: number;
}>;
type Entry = Movement &
  Readonly<{ of: Pick<Payment, 'id' | 'uuid' | 'currency'> & Readonly<{ method: string }>; at: string }>;

const ENTITY = 'ent_tnu3ld65mm4e3bgxmx7oj62t2y';

export async function gather(tx: Queryable, desk: Desk, payment: Payment, moved: Movement): Promise<void> {
  const { id, uuid } = payment;
  const method = String(payment.source['scheme'] ?? '').toUpperCase();
  const of = { id, uuid, currency: payment.currency, method };
  const entry: Entry = { ...moved, of, at: desk.now.toISOString() };
  await gatherEntry(tx, desk, { id: moved.id, uuid, account: ENTITY }, entry);
}

/** The scheme did not take it. */
export async function forget(tx: Queryable, desk: Desk, id: string): Promise<void> {
  await removeObject(tx, desk, `entry ${id}`);
}

export const settlements: BatchRules<Entry> = {
  idOf: (_account, _number, now) => nameOf('rpt', newId(now)),
  tell: (tx, desk, batch) => emitEvent(tx, desk, batch.uuid, 'report_generated', reportTold(batch)),
  closing: { settle_in_dollars: {} },
};

const fileId = (report: string): string => report.replace('rpt_', 'file_');
const fileName = (batch: Batch<Entry>): string =>
  `financial-actions_${ENTITY}_${batch.closedAt.slice(0, 10).replaceAll('-', '')}_${payoutOf(batch)}_1.csv`;

/** https://www.checkout.com/docs/developer-resources/event-notifications/event-types/report_generated */
export function reportTold(batch: Batch<Entry>): Readonly<Record<string, unknown>> {
  const url = `https://prefix.api.sandbox.checkout.com/reports/${batch.id}`;
  const file = fileId(batch.id);
  return {
    report_id: batch.id,
    report_type: 'FinancialActionsByPayout',
    files: [`sandbox/reports-sandbox/${fileName(batch)}`],
    api_resources: {
      report: { id: batch.id, url },
      files: [{ id: file, url: `${url}/files/${file}` }],
    },
    account: { client_id: 'cli_sandbox', entity_id: ENTITY },
    tags: [`payout_id:${payoutOf(batch)}`],
  };
}

/** The Reports API: a list, a report, and a file of it. */
export function readReports(request: SimulatedRequest): Asked | Answer {
  const [, id = '', files = '', file = ''] = request.path;
  const desk: Desk = { ...request, processor: 'checkout-com' };
  if (request.method !== 'GET' || !['', 'files'].includes(files)) return bare(404);

  const act = async (): Promise<Answer> => {
    if (id === '') {
      const data = (await listObjects<Batch<Entry>>(desk.db, desk, 'batch')).map(({ body }) =>
        renderReport(request, body),
      );
      return { status: 200, body: { count: data.length, limit: 100, data, _links: {} } };
    }
    const found = await getObject<Batch<Entry>>(desk.db, desk, id);
    if (found?.kind !== 'batch') return bare(404);
    if (files === '') return { status: 200, body: renderReport(request, found.body) };
    if (file !== fileId(id)) return bare(404);
    return { status: 200, body: '', headers: { 'content-type': 'text/csv' }, chunks: fileIn(found.body) };
  };
  return { kind: 'report', reference: null, amount: null, act };
}

function renderReport({ origin }: SimulatedRequest, batch: Batch<Entry>): Readonly<Record<string, unknown>> {
  const self = `${origin}/checkout-com/reports/${batch.id}`;
  const file = fileId(batch.id);
  return {
    id: batch.id,
    created_on: batch.closedAt,
    type: 'FinancialActionsByPayout',
    description: 'Financial Actions by Payout ID',
    account: { client_id: 'cli_sandbox', entity_id: ENTITY },
    tags: [`payout_id:${payoutOf(batch)}`],
    from: batch.closedAt,
    to: batch.closedAt,
    files: [
      {
        id: file,
        filename: fileName(batch),
        format: 'CSV',
        _links: { self: { href: `${self}/files/${file}` } },
      },
    ],
    _links: { self: { href: self } },
  };
}

const payoutOf = ({ number }: Batch<Entry>): string => `000G${String(number).padStart(8, '0')}`;

/** As Checkout.com's sample of the report has them. */
export const COLUMNS =
  `Client Entity ID,Client Entity Name,Sub Entity ID,Sub Entity Name,Processing Channel ID,Merchant Category Code,\
Currency Account ID,Currency Account Name,Currency Account Custom ID,Action Type,Action ID,Payment ID,Requested On,\
Processed On,Processing Currency,FX Rate Applied,Holding Currency,FX Trade ID,Payout ID,Reference,Payment Method,\
Card Type,Card Category,Issuer Country,Entity Country,Region,MID,Response Code,Response Description,Breakdown Type,\
Processing Currency Amount,Holding Currency Amount,Entity Country Tax Currency,Tax Fx Rate,Tax Currency Amount`.split(
    ',',
  );

/**
 * Fees of an action, in millionths of its amount or fixed; those of the scheme and the issuer are in the payment's
 * currency, and Checkout.com's own as they are held. Interchange is billed last.
 */
type Fee = Readonly<{ action?: string; breakdown: string; fixed?: string; share?: bigint; held?: true }>;
const OF_CAPTURE: readonly Fee[] = [
  { action: 'Authorization', breakdown: 'Scheme Fixed Fee', fixed: '-0.003' },
  { action: 'Authorization', breakdown: 'Authorization Fixed Fee', fixed: '-0.01', held: true },
  { action: 'Risk Assessment', breakdown: 'Risk Engine Fixed Fee', fixed: '-0.01', held: true },
  { breakdown: 'Scheme Variable Fee', share: -733n },
  { breakdown: 'Premium Fixed Fee', fixed: '-0.05', held: true },
  { breakdown: 'Interchange Variable Fee', share: -2000n },
];
const OF_REFUND: readonly Fee[] = [
  { breakdown: 'Gateway Fixed Fee', fixed: '-0.15', held: true },
  { breakdown: 'Scheme Fixed Fee', fixed: '-0.002' },
];
const FEES: Readonly<Record<string, readonly Fee[]>> = {
  Capture: OF_CAPTURE,
  'Partial Capture': OF_CAPTURE,
  Refund: OF_REFUND,
  'Partial Refund': OF_REFUND,
  'Chargeback (ADJM)': [
    { breakdown: 'Scheme Fixed Fee', fixed: '-0.15' },
    { breakdown: 'Chargeback Fixed Fee', fixed: '-10', held: true },
  ],
};

/** Amounts first, and what is billed later behind everything else: lines of one action stand apart. */
function fileIn(batch: Batch<Entry>): AsyncIterable<string> {
  const fees = batch.entries.flatMap((entry) => feesOf(entry).map((fee) => feeLine(batch, entry, fee)));
  const isLate = (line: Line): boolean => String(line['Breakdown Type']).startsWith('Interchange ');
  return csvFile(batch, {
    columns: COLUMNS,
    lines: [
      ...batch.entries.map((entry) => amountLine(batch, entry)),
      ...fees.filter((line) => !isLate(line)),
    ],
    other: (at) => amountLine(batch, otherOf(batch, at)),
    end: [...fees.filter(isLate), billingLine(batch)],
  });
}

const feesOf = ({ action, breakdown }: Entry): readonly Fee[] => FEES[breakdown] ?? FEES[action] ?? [];

function otherOf({ closedAt }: Batch<Entry>, at: number): Entry {
  const number = String(at).padStart(26, 'a');
  return {
    action: 'Capture',
    breakdown: 'Capture',
    id: `act_${number}`,
    reference: `order-${at}`,
    units: 1000 + (at % 9000),
    of: { id: `pay_${number}`, uuid: '', currency: 'EUR', method: 'VISA' },
    at: closedAt,
  };
}

const grossOf = ({ units, of }: Entry): Decimal =>
  decimalIn(BigInt(units), DIGITS[currency(of.currency)] ?? 2);
/** Of major units, whatever the API counts with. */
const DIGITS: Readonly<Record<string, number>> = {
  JPY: 0,
  KRW: 0,
  VND: 0,
  BHD: 3,
  JOD: 3,
  KWD: 3,
  OMR: 3,
  TND: 3,
};

function amountLine(batch: Batch<Entry>, entry: Entry): Line {
  return lineOf(batch, entry, {
    action: entry.action,
    breakdown: entry.breakdown,
    amount: grossOf(entry),
    isHeld: false,
  });
}

function feeLine(batch: Batch<Entry>, entry: Entry, fee: Fee): Line {
  const share = ((grossOf(entry) < 0n ? -grossOf(entry) : grossOf(entry)) * (fee.share ?? 0n)) / 1_000_000n;
  return lineOf(batch, entry, {
    action: fee.action ?? entry.action,
    breakdown: fee.breakdown,
    amount: fee.fixed === undefined ? share : (decimal(fee.fixed) ?? 0n),
    isHeld: fee.held === true,
  });
}

/** Where payouts are in dollars: how many of them one is. */
const RATE = '1.1';

type LineFacts = Readonly<{ action: string; breakdown: string; amount: Decimal; isHeld: boolean }>;

function lineOf(batch: Batch<Entry>, entry: Entry, { action, breakdown, amount, isHeld }: LineFacts): Line {
  const holding = batch.how === 'settle_in_dollars' ? 'USD' : entry.of.currency;
  const isSame = isHeld || holding === entry.of.currency;
  const held = isSame ? amount : (amount * (decimal(RATE) ?? 0n)) / decimalIn(1n, 0);
  const at = entry.at.slice(0, 19).replace('T', ' ');

  return {
    'Client Entity ID': ENTITY,
    'Client Entity Name': 'Sandbox',
    'Currency Account Name': `Sandbox, ${holding}`,
    'Action Type': action,
    'Action ID': entry.id,
    'Payment ID': entry.of.id,
    'Requested On': at,
    'Processed On': at,
    'Processing Currency': isHeld ? holding : entry.of.currency,
    'FX Rate Applied': isSame ? '1' : RATE,
    'Holding Currency': holding,
    'Payout ID': payoutOf(batch),
    Reference: entry.reference ?? '',
    'Payment Method': entry.of.method,
    'Response Code': '10000',
    'Response Description': 'Approved',
    'Breakdown Type': breakdown,
    'Processing Currency Amount': decimalText(amount),
    'Holding Currency Amount': decimalText(held),
  };
}

/** What the account costs, whoever pays. */
function billingLine(batch: Batch<Entry>): Line {
  const [first] = batch.entries;
  const at = batch.closedAt.slice(0, 19).replace('T', ' ');
  const holding = batch.how === 'settle_in_dollars' ? 'USD' : (first?.of.currency ?? 'EUR');

  return {
    'Client Entity ID': ENTITY,
    'Client Entity Name': 'Sandbox',
    'Action Type': 'Billing Fee',
    'Action ID': nameOf('act', batch.uuid),
    'Payment ID': nameOf('pay', batch.uuid),
    'Requested On': at,
    'Processed On': at,
    'Processing Currency': holding,
    'FX Rate Applied': '1',
    'Holding Currency': holding,
    'Payout ID': payoutOf(batch),
    'Breakdown Type': 'Minimum Billing Fee',
    'Processing Currency Amount': '-100',
    'Holding Currency Amount': '-100',
  };
}
