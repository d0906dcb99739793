import { exponentOf, parseCurrency } from '../../domain/currency.ts';
import { decimal, decimalIn, roundedMinorOf } from '../../domain/decimal.ts';
import { type JsonObject, isObject, objectOf, textAt, timeAt } from '../../domain/json.ts';
import { type Cell, type LineReader, type SettlementReports, cellsBy } from '../connector.ts';
import type { ProcessorEvent } from '../events.ts';
import { type Kind, movements, partOf } from './movements.ts';
import type { CheckoutFields } from './request.ts';

/**
 * The Financial Actions by Payout ID Report, of
 * https://www.checkout.com/docs/funds-management/retrieve-financial-reports/settlement-reports: all that one payout
 * consists of. Each amount and each fee of an action is a line, with up to eight digits behind the point; what is
 * taken is below zero. Lines of one action stand anywhere in the file, so they are added up before they are read:
 * rounded one by one, most scheme fees would be nothing.
 */
export const settlementReports: SettlementReports<CheckoutFields> = {
  request({ settings: { report_secret_key: key }, baseUrl, name }) {
    const [, report, file] = FILE.exec(name) ?? [];
    if (key === undefined || report === undefined || file === undefined) return null;
    const url = `${baseUrl}/reports/${report}/files/${file}`;
    return { method: 'GET', url, headers: { authorization: ['Bearer ', key], accept: 'text/csv' } };
  },
  reader(columns, name) {
    const cell = cellsBy<Column>(columns, NEEDED);
    return typeof cell === 'string' ? cell : readerFor(cell, FILE.exec(name)?.[3] ?? '');
  },
  /** One account has one prefix, and a report is of one of its entities. */
  shares: (one, other) => one['base_url_prefix'] === other['base_url_prefix'],
  movements,
};

/** The report, the file, and of several, which one it is: an action may stand in two of them. */
const FILE = /^(rpt_[A-Za-z0-9]{1,60})\/(file_[A-Za-z0-9]{1,60})(#[0-9]{1,3})?$/;

/** How the API calls the report, and its own examples. */
const BY_PAYOUT: ReadonlySet<string | null> = new Set([
  'FinancialActionsByPayout',
  'FinancialActionsByPayoutId',
]);

/**
 * https://www.checkout.com/docs/developer-resources/event-notifications/event-types/report_generated: addresses in it
 * are not gone to. None where it names no file.
 */
export function reportEvents(event: JsonObject, data: JsonObject): readonly ProcessorEvent[] {
  const [id, report] = [textAt(event, 'id') ?? '', textAt(data, 'report_id') ?? ''];
  const files = objectOf(data['api_resources'])?.['files'];
  const told = { name: 'report_generated', at: timeAt(event, 'created_on'), of: {} };
  if (!BY_PAYOUT.has(textAt(data, 'report_type'))) return [{ ...told, eventId: id, change: null }];
  return (Array.isArray(files) ? files.filter(isObject) : []).flatMap((file, index) => {
    const name = `${report}/${textAt(file, 'id') ?? ''}${index === 0 ? '' : `#${index + 1}`}`;
    const eventId = index === 0 ? id : `${id}:${index + 1}`;
    return FILE.test(name) ? [{ ...told, eventId, change: { kind: 'settlement_report', name } }] : [];
  });
}

const NEEDED = [
  'Action Type',
  'Action ID',
  'Payment ID',
  'Processed On',
  'Processing Currency',
  'FX Rate Applied',
  'Holding Currency',
  'Payout ID',
  'Reference',
  'Breakdown Type',
  'Processing Currency Amount',
  'Holding Currency Amount',
] as const;
export type Column = (typeof NEEDED)[number] | 'Processed On UTC';

/**
 * https://www.checkout.com/docs/funds-management/reconcile-with-checkout-com/breakdown-types: actions of payments. What
 * comes before a capture, and the captures, are what was settled of the payment.
 */
const ACTIONS: Readonly<Record<string, Kind>> = {
  ...{ Authentication: 'settlement', Authorization: 'settlement', 'Card Verification': 'settlement' },
  ...{ 'Risk Assessment': 'settlement', Optimization: 'settlement', Void: 'settlement' },
  ...{ Capture: 'settlement', 'Partial Capture': 'settlement' },
  ...{ Refund: 'refund-settlement', 'Partial Refund': 'refund-settlement' },
  Chargeback: 'chargeback',
};
/** Actions of the account may carry an id that looks like a payment's. */
const OF_ACCOUNT: ReadonlySet<string> = new Set([
  ...['Adjustment', 'Billing Fee', 'Card Payout', 'Cover Negative Position', 'Invoice Settlement'],
  ...['Operational Funding Release', 'Operational Funding Reservation', 'Security Deposit Release'],
  ...['Security Deposit Reservation', 'Tiered Pricing Adjustment', 'Top Up'],
  'Transaction Amount Discrepancy',
]);

function readerFor(cell: Cell<Column>, file: string): LineReader {
  return (cells) => {
    const told = (column: Column): string => cell(cells, column);
    const [action, breakdown] = [told('Action Type'), told('Breakdown Type')];
    const holding = parseCurrency(told('Holding Currency'));
    const held = decimal(told('Holding Currency Amount'));
    const type = action === breakdown ? action : `${action}: ${breakdown}`;
    if (holding === null || held === null)
      return { kind: 'unreadable', type, net: null, why: 'its amount cannot be read' };
    const net = {
      minor: roundedMinorOf(held, decimalIn(1n, 0), exponentOf(holding)),
      currency: holding,
    };
    const kind = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
    // Money that is held back for a while was settled all the same.
    if (breakdown.startsWith('Rolling Reserve')) return { kind: 'account', type, net };
    if (kind !== undefined) {
      const part = partOf(told, { kind, held, holding, file });
      return typeof part === 'string' ? { kind: 'unreadable', type, net, why: part } : part;
    }

    return OF_ACCOUNT.has(action) || !told('Payment ID').startsWith('pay_')
      ? { kind: 'account', type, net }
      : { kind: 'unreadable', type, net, why: 'its type is not known here, and it names a payment' };
  };
}
