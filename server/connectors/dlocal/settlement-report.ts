import { AMOUNT_MAX } from '../../domain/amount-limit.ts';
import { type Currency, exponentOf, parseCurrency } from '../../domain/currency.ts';
import {
  type Decimal,
  decimal,
  decimalText,
  inverse,
  minorOf,
  rateIn,
  roundedMinorOf,
  sumOf,
} from '../../domain/decimal.ts';
import { processorReference } from '../../domain/outcome.ts';
import type { SettlementLine } from '../../domain/transaction/settlement-line.ts';
import { type Cell, type LineReader, type Net, type SettlementReports, cellsBy } from '../connector.ts';
import type { DlocalFields } from './request.ts';

/**
 * The settlement report of payins, https://docs.dlocal.com/docs/reporting-payins: what one transfer to the merchant's
 * bank consists of. It has two tables: a line about the transfer, and then the lines that it is made of. It comes by
 * e-mail or SFTP alone, so it is uploaded.
 */
export const settlementReports: SettlementReports<DlocalFields> = {
  request: () => null,
  tableOf,
  reader(columns) {
    const cell = cellsBy<Column>(columns, NEEDED);
    return typeof cell === 'string' ? cell : readerFor(cell);
  },
  /** All ways to pay of one account are paid out together. */
  shares: (one, other) => one['x_login'] === other['x_login'],
};

/** Of the transfer, which each line gets as well. */
const OF_TRANSFER = ['SETTLEMENT_CURRENCY', 'TRANSFER_DATE', 'TRANSFER_ID'] as const;
const NEEDED = [
  ...(['ROW_TYPE', 'TRANSACTION_ID', 'DLOCAL_TRANSACTION_ID', 'LOCAL_AMOUNT', 'LOCAL_CURRENCY'] as const),
  ...(['FX_RATE', 'GROSS_AMOUNT', 'NET_AMOUNT'] as const),
  ...OF_TRANSFER,
] as const;
type Column = (typeof NEEDED)[number];

type Records = readonly (readonly string[])[];

/** A sentence where it is not whole: the transfer counts its lines, and says what they add up to. */
function tableOf(records: Records): Records | string {
  const [heads = [], transfer = [], columns = [], ...lines] = records;
  const head = cellsBy<HeadColumn>(heads, HEADS);
  if (typeof head === 'string') return `its first line, about the transfer: ${head}`;
  if (transfer[0] !== 'HEADER' || columns[0] !== 'ROW_TYPE')
    return 'it has no line HEADER about the transfer, and behind it the names of columns';
  const odd = lines.findIndex(({ length }) => length !== columns.length);
  if (odd >= 0) return `line ${odd + 4} has not the ${columns.length} cells of its columns`;

  const counted = head(transfer, 'NUMBER_OF_ITEMS');
  if (Number(counted) !== lines.length) return `it counts ${counted} lines, and ${lines.length} are there`;
  const at = columns.findIndex((column) => column.trim() === 'NET_AMOUNT');
  const nets = lines.map((cells) => decimal(cells[at] ?? ''));
  const known = nets.filter((net) => net !== null);
  const total = decimal(head(transfer, 'NET_TOTAL_AMOUNT'));
  if (total === null || known.length < nets.length || sumOf(known) !== total)
    return `it was to add up to ${head(transfer, 'NET_TOTAL_AMOUNT')}, and is ${decimalText(sumOf(known))}`;
  const shared = OF_TRANSFER.map((column) => head(transfer, column));
  return [[...columns, ...OF_TRANSFER], ...lines.map((cells) => [...cells, ...shared])];
}

const HEADS = ['ROW_TYPE', 'NUMBER_OF_ITEMS', 'NET_TOTAL_AMOUNT', ...OF_TRANSFER] as const;
type HeadColumn = (typeof HEADS)[number];

/** Those of payments; notifications tell of chargebacks, whose lines are a part of the sums. */
const OF_PAYMENTS: Readonly<Record<string, 'settlement' | 'refund-settlement'>> = {
  CAPTURE: 'settlement',
  PAYMENT: 'settlement',
  REFUND: 'refund-settlement',
};
const OF_ACCOUNT: ReadonlySet<string> = new Set([
  ...['ADJUSTMENT', 'CHARGEBACK', 'CHARGEBACK_REVERSAL', 'SETTLEMENT_FEE'],
]);

type CellReader = (column: Column) => string;

function readerFor(cell: Cell<Column>): LineReader {
  return (cells) => {
    const told = (column: Column): string => cell(cells, column);
    const type = told('ROW_TYPE');
    const net = netOf(told);
    if (net === null) return { kind: 'unreadable', type, net, why: 'its net amount cannot be read' };
    if (OF_ACCOUNT.has(type)) return { kind: 'account', type, net };
    const line = lineOf(told, net);
    if (typeof line === 'string') return { kind: 'unreadable', type, net, why: line };
    const operationId = told('TRANSACTION_ID');
    const reference = processorReference(told('DLOCAL_TRANSACTION_ID'));
    const of = UUID.test(operationId) ? { operationId, reference } : { reference };
    return { kind: 'payment', type, net, of, lines: [line] };
  };
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ONE: Decimal = decimal('1') ?? 1n;

/** Rounded: the file has six digits behind the point. */
function netOf(told: CellReader): Net | null {
  const currency = parseCurrency(told('SETTLEMENT_CURRENCY'));
  const net = told('NET_AMOUNT') === '' ? null : decimal(told('NET_AMOUNT'));
  if (currency === null || net === null) return null;
  return { minor: roundedMinorOf(net, ONE, exponentOf(currency)), currency };
}

/** In the payment's currency; `FX_RATE` is how much of it one of the transfer's is. A sentence: why not. */
function lineOf(told: CellReader, net: Net): SettlementLine | string {
  const kind = Object.hasOwn(OF_PAYMENTS, told('ROW_TYPE')) ? OF_PAYMENTS[told('ROW_TYPE')] : undefined;
  const currency = parseCurrency(told('LOCAL_CURRENCY'));
  const [local, gross, own] = [
    decimal(told('LOCAL_AMOUNT')),
    decimal(told('GROSS_AMOUNT')),
    decimal(told('NET_AMOUNT')),
  ];
  const [id, postedAt] = [told('DLOCAL_TRANSACTION_ID'), dateIn(told('TRANSFER_DATE'))];
  if (kind === undefined) return 'its type is not known here, and it names a payment';
  if (currency === null) return 'its currency is not known';
  const minor = local === null ? null : minorOf(local, exponentOf(currency));
  const sign = kind === 'settlement' ? 1n : -1n;
  if (minor === null || gross === null || own === null || minor * sign <= 0n)
    return 'its amount cannot be read';
  const isSame = currency === net.currency;
  const rate = rateOf(told('FX_RATE'), isSame);
  if (rate === null) return 'its rate cannot be read';
  if (!/^[A-Za-z0-9-]{1,80}$/.test(id)) return 'it has no id';
  if (Number.isNaN(postedAt.getTime())) return 'the date of the transfer cannot be read';

  const transfer = told('TRANSFER_ID');
  const commission = feeIn(gross - own, rate, currency);
  if (commission === null) return 'its fee cannot be read';
  return {
    ...{ kind, reference: `${told('ROW_TYPE')}:${id}`, amount: minor * sign, currency, postedAt },
    fees: { commission, interchange: null, markup: null, schemeFee: null },
    ...{ report: transfer, payout: transfer },
    ...(isSame ? {} : { exchange: { rate, currency: net.currency, net: net.minor } }),
  };
}

/** At midnight; invalid for one that no transfer of dLocal has. */
function dateIn(text: string): Date {
  return new Date(/^20\d\d-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : NaN);
}

/** How much of the transfer's currency one of the payment's is; null where that is nothing, or cannot be read. */
function rateOf(text: string, isSame: boolean): Decimal | null {
  const fx = rateIn(text);
  const rate = fx === null ? 0n : inverse(fx);
  if (rate === 0n) return null;
  return isSame ? ONE : rate;
}

/** Null: more than any payment has. */
function feeIn(taken: Decimal, rate: Decimal, currency: Currency): bigint | null {
  const fee = roundedMinorOf(taken, rate, exponentOf(currency));
  return fee > AMOUNT_MAX || fee < -AMOUNT_MAX ? null : fee;
}
