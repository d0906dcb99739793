import { firstOf } from '../../domain/cut.ts';
import { exponentOf, parseCurrency } from '../../domain/currency.ts';
import { decimal, minorOf } from '../../domain/decimal.ts';
import { isObject, objectOf, parseJson, textAt, timeAt } from '../../domain/json.ts';
import { processorReference } from '../../domain/outcome.ts';
import type { SettlementLine } from '../../domain/transaction/settlement-line.ts';
import {
  type Cell,
  type LineReader,
  type Net,
  type ReportLine,
  type SettlementReports,
  cellsBy,
} from '../connector.ts';
import { EventUnread, type EventReading, type EventTools, type RawEvents } from '../events.ts';
import { type MercadoPagoFields, askerFor, authorization, get } from './request.ts';

/**
 * The report of all transactions, which was that of account money:
 * https://www.mercadopago.com.ar/developers/en/docs/reports/account-money/how-to-use. What moved the account's balance,
 * once it is approved, gross and net. The merchant chooses its columns and what stands between them
 * (https://www.mercadopago.com.br/developers/en/reference/settlements-report/create-new-configuration/post), so they
 * are known by their names.
 */
export const settlementReports: SettlementReports<MercadoPagoFields> = {
  request({ settings, baseUrl, name }) {
    if (!FILE.test(name)) return null;
    const url = `${baseUrl}/${REPORTS}/${encodeURIComponent(name)}`;
    return { method: 'GET', url, headers: authorization({ settings }) };
  },
  reader(columns, name) {
    const cell = cellsBy<Column>(columns, NEEDED);
    return typeof cell === 'string' ? cell : readerFor(cell, name);
  },
  /** All ways to pay of one account stand in one report. */
  shares: (one, other) => one['user_id'] !== undefined && one['user_id'] === other['user_id'],
};

const REPORTS = 'v1/account/settlement_report';
/** The merchant's prefix, and when it was made. */
const FILE = /^[A-Za-z0-9_.-]{1,150}\.csv$/;

/**
 * https://www.mercadopago.com.ar/developers/en/docs/reports/account-money/generate: that files are there is told to an
 * address of its own, and signed by BCrypt under a password of its own, in the body. That is not looked at: the message
 * only has Mercado Pago asked for its list, and what that has is told.
 */
export async function reportsTold(
  raw: RawEvents,
  settings: Parameters<typeof askerFor>[1],
  tools: EventTools,
): Promise<EventReading | null> {
  const body = objectOf(parseJson(Buffer.from(raw.body).toString('utf8')));
  const isTold = Array.isArray(body?.['files']) && textAt(body, 'generation_date') !== null;
  if (!isTold) return null;
  const { status, text } = await get(askerFor(tools, settings), `${REPORTS}/list`);
  if (status !== 200) throw new EventUnread('the list of reports', status);

  const since = raw.now.getTime() - LISTED_MS;
  const files = listedFiles(text).filter(({ at }) => at.getTime() > since);
  const newest = firstOf(
    files.toSorted((one, other) => other.at.getTime() - one.at.getTime()),
    LISTED_MAX,
  );
  const events = newest.map(({ name, at }) => {
    const change = { kind: 'settlement_report', name } as const;
    return { eventId: `report:${name}`, name: 'settlement_report', at, of: {}, change };
  });
  const id = `reports:${raw.now.getTime()}`;
  const nothing = { eventId: id, name: 'settlement_report', at: null, of: {}, change: null };
  return { kind: 'unproven', events: events.length > 0 ? events : [nothing] };
}

/** What is older has been told before, and is in the list for good. */
const LISTED_MS = 30 * 24 * 60 * 60_000;
const LISTED_MAX = 100;

/** A list as the examples and real accounts have it; its OpenAPI has a page of results. */
function listedFiles(text: string): readonly Readonly<{ name: string; at: Date }>[] {
  const list = parseJson(text);
  const entries = Array.isArray(list) ? list : objectOf(list)?.['results'];
  return (Array.isArray(entries) ? entries : []).filter(isObject).flatMap((entry) => {
    const [name, status] = [textAt(entry, 'file_name') ?? '', textAt(entry, 'status')];
    const at = timeAt(entry, 'date_created') ?? timeAt(entry, 'end_date');
    return FILE.test(name) && !UNFINISHED.has(status) && at !== null ? [{ name, at }] : [];
  });
}

/** https://www.mercadopago.com.br/developers/en/reference/settlements-report/query-task-status/get */
const UNFINISHED: ReadonlySet<string | null> = new Set(['pending', 'processing', 'failed', 'deleted']);

const NEEDED = [
  'SOURCE_ID',
  'EXTERNAL_REFERENCE',
  'TRANSACTION_TYPE',
  'TRANSACTION_AMOUNT',
  'TRANSACTION_CURRENCY',
  'SETTLEMENT_NET_AMOUNT',
  'SETTLEMENT_CURRENCY',
  'SETTLEMENT_DATE',
] as const;
type Column = (typeof NEEDED)[number];
type CellReader = (column: Column) => string;

/**
 * What of an account's movements is of no payment that was taken: what it withdrew, pays with itself or got as
 * cashback, costs of shipping, and money that is only held while a claim is looked at.
 */
const OF_ACCOUNT: ReadonlySet<string> = new Set([
  ...['WITHDRAWAL', 'WITHDRAWAL_CANCEL', 'PAYOUT', 'PAYOUTS', 'CASHBACK', 'CASHBACK_CANCEL', 'DISPUTE'],
  ...['SETTLEMENT_SHIPPING', 'REFUND_SHIPPING', 'CHARGEBACK_SHIPPING', 'DISPUTE_SHIPPING'],
]);

function readerFor(cell: Cell<Column>, report: string): LineReader {
  return (cells) => {
    const told = (column: Column): string => cell(cells, column);
    const type = told('TRANSACTION_TYPE');
    const net = netOf(told);
    const unreadable = (why: string): ReportLine => ({ kind: 'unreadable', type, net, why });
    if (net === null) return unreadable('its net amount cannot be read');
    if (OF_ACCOUNT.has(type)) return { kind: 'account', type, net };
    const moved = movedOf(told, net);
    if (typeof moved === 'string') return unreadable(moved);
    // The account has paid somebody.
    if (type === 'SETTLEMENT' && moved.gross < 0n) return { kind: 'account', type, net };
    const line = lineOf(told, moved, report);
    if (line === null) return unreadable('its type is not known here, or its sign does not fit it');

    return { kind: 'payment', type, net, of: ownerOf(told), lines: line === 'nothing' ? [] : [line] };
  };
}

function netOf(told: CellReader): Net | null {
  const currency = parseCurrency(told('SETTLEMENT_CURRENCY'));
  const net = told('SETTLEMENT_NET_AMOUNT') === '' ? null : decimal(told('SETTLEMENT_NET_AMOUNT'));
  const minor = net === null || currency === null ? null : minorOf(net, exponentOf(currency));
  return minor === null || currency === null ? null : { minor, currency };
}

/** Both name the payment; some lines of a refund have its own id in place of the payment's. */
function ownerOf(told: CellReader) {
  const [operationId, reference] = [told('EXTERNAL_REFERENCE'), told('SOURCE_ID')];
  return {
    ...(UUID.test(operationId) ? { operationId } : {}),
    reference: processorReference(reference),
  };
}
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type AccountMovement = Pick<SettlementLine, 'currency' | 'fees' | 'postedAt'> &
  Readonly<{ gross: bigint; source: string }>;

/** A sentence: why not. */
function movedOf(told: CellReader, net: Net): AccountMovement | string {
  const source = told('SOURCE_ID');
  const amount = told('TRANSACTION_AMOUNT') === '' ? null : decimal(told('TRANSACTION_AMOUNT'));
  const gross = amount === null ? null : minorOf(amount, exponentOf(net.currency));
  const postedAt = new Date(told('SETTLEMENT_DATE'));
  if (!/^[A-Za-z0-9_-]{1,100}$/.test(source)) return 'it has no id';
  if (told('TRANSACTION_CURRENCY') !== net.currency)
    return 'it was settled in another currency, and no column has the rate';
  if (gross === null) return 'its amount cannot be read';
  if (!ZONED.test(told('SETTLEMENT_DATE')) || Number.isNaN(postedAt.getTime()))
    return 'its date cannot be read';

  // Fees, costs of installments and taxes that are withheld: whatever the columns of them are.
  const fees = { commission: gross - net.minor, interchange: null, markup: null, schemeFee: null };
  return { source, gross, currency: net.currency, fees, postedAt };
}
const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/;

/** Null: it cannot be what it says. */
function lineOf(told: CellReader, moved: AccountMovement, report: string): SettlementLine | 'nothing' | null {
  const { gross, source, ...rest } = moved;
  const type = told('TRANSACTION_TYPE');
  // An id may stand in several lines of a type: two refunds of one payment.
  const reference = `${type}:${source}:${moved.postedAt.toISOString()}`;
  const line = { reference, report, ...rest };

  switch (type) {
    case 'SETTLEMENT':
      return { kind: 'settlement', ...line, amount: gross };
    case 'REFUND':
      return gross < 0n ? { kind: 'refund-settlement', ...line, amount: -gross } : null;
    case 'CHARGEBACK': {
      // The payment tells the amount, when an event has it read.
      const kind = gross < 0n ? 'chargeback' : 'chargeback-reversal';
      return rest.fees.commission === 0n ? 'nothing' : { kind, ...line, amount: 0n };
    }
    default:
      return null;
  }
}
