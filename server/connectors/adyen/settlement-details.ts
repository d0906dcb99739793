import { type Currency, exponentOf, parseCurrency } from '../../domain/currency.ts';
import { processorReference } from '../../domain/outcome.ts';
import type { Fees, SettlementLine, SettlementLineKind } from '../../domain/transaction/settlement-line.ts';
import type { ProcessorEvent } from '../events.ts';
import {
  type Cell,
  type LineReader,
  type Net,
  type ReportLine,
  type SettlementReports,
  type Settings,
  cellsBy,
} from '../connector.ts';
import { type AdyenFields, readReference, reportRequest } from './request.ts';
import { type Decimal, decimal, minorOf, roundedMinorOf, sumOf } from '../../domain/decimal.ts';
import { localTime } from './local-time.ts';

/**
 * https://docs.adyen.com/reporting/settlement-reconciliation/transaction-level/settlement-details-report: what was paid
 * out in one batch, line by line. Columns may stand in any order, and merchants may add more.
 */
export const settlementReports: SettlementReports<AdyenFields> = {
  request: reportRequest,
  reader(columns, name) {
    const cell = cellsBy<Column>(columns, NEEDED);
    return typeof cell === 'string' ? cell : readerFor(cell, name);
  },
  shares: (one, other) =>
    one['merchant_account'] === other['merchant_account'] ||
    (one['company_account'] !== undefined && one['company_account'] === other['company_account']),
};

/** The settings say how files are fetched. */
export const areFetched = (settings: Settings<AdyenFields>): boolean =>
  settings.report_api_key !== undefined ||
  (settings.report_user !== undefined && settings.report_password !== undefined);

/** Other reports are told in the same way. */
export const isSettlementDetails = (name: string): boolean =>
  /^settlement_detail_report[A-Za-z0-9_.-]{0,120}\.csv$/.test(name);

const NEEDED = [
  'Psp Reference',
  'Merchant Reference',
  'Creation Date',
  'TimeZone',
  'Type',
  'Modification Reference',
  'Gross Currency',
  'Gross Debit (GC)',
  'Gross Credit (GC)',
  'Exchange Rate',
  'Net Currency',
  'Net Debit (NC)',
  'Net Credit (NC)',
  'Commission (NC)',
  'Markup (NC)',
  'Scheme Fees (NC)',
  'Interchange (NC)',
] as const;
type Column =
  | (typeof NEEDED)[number]
  | 'Booking Date'
  | 'Booking Date TimeZone'
  | 'Modification Merchant Reference';

/** `sign`: of the gross amount. `name`: how the line is called; disputes as their webhooks call them, too. */
type OfPayment = Readonly<{ kind: SettlementLineKind; sign: 1n | -1n | 0n; name: string; alsoTold?: true }>;

const OF_PAYMENTS: Readonly<Record<string, OfPayment>> = {
  Settled: { kind: 'settlement', sign: 1n, name: 'Settled' },
  // Paid out before the scheme's money had come, which it did not.
  SettledReversed: { kind: 'settlement', sign: -1n, name: 'SettledReversed' },
  Refunded: { kind: 'refund-settlement', sign: -1n, name: 'Refunded' },
  // What was refunded came back, and is the payment's again.
  RefundedReversed: { kind: 'settlement', sign: 1n, name: 'RefundedReversed' },
  Chargeback: { kind: 'chargeback', sign: -1n, name: 'CHARGEBACK', alsoTold: true },
  SecondChargeback: { kind: 'chargeback', sign: -1n, name: 'SECOND_CHARGEBACK', alsoTold: true },
  ChargebackReversed: {
    kind: 'chargeback-reversal',
    sign: 1n,
    name: 'CHARGEBACK_REVERSED',
    alsoTold: true,
  },
  // What a payment cost, by itself.
  PaymentCost: { kind: 'settlement', sign: 0n, name: 'PaymentCost' },
};

function readerFor(cell: Cell<Column>, report: string): LineReader {
  return (cells) => {
    const told = (column: Column): string => cell(cells, column);
    const type = told('Type');
    const net = netOf(told);
    const unreadable = (why: string): ReportLine => ({ kind: 'unreadable', type, net, why });
    const about = Object.hasOwn(OF_PAYMENTS, type) ? OF_PAYMENTS[type] : undefined;
    if (about === undefined && told('Psp Reference') !== '')
      return unreadable('its type is not known here, and it names a payment');
    if (net === null) return unreadable('its net amount cannot be read');
    if (about === undefined) return { kind: 'account', type, net };

    const amounts = amountsOf(told, about, net);
    if (typeof amounts === 'string') return unreadable(amounts);
    const lines = linesOf(told, about, amounts, report);
    return typeof lines === 'string'
      ? unreadable(lines)
      : { kind: 'payment', type, net, of: ownerOf(told, about), lines };
  };
}

type CellReader = (column: Column) => string;

/** A payment has a name of ours; a refund is named by its own, which Adyen calls modification. */
function ownerOf(told: CellReader, { kind }: OfPayment): ProcessorEvent['of'] {
  const isRefund = kind === 'refund-settlement';
  const reference = told(isRefund ? 'Modification Reference' : 'Psp Reference');
  const named = readReference(told(isRefund ? 'Modification Merchant Reference' : 'Merchant Reference'));
  return {
    ...(named === null || (named.purpose === 'refund') !== isRefund
      ? {}
      : { operationId: named.operationId }),
    ...(reference === '' ? {} : { reference: processorReference(reference) }),
  };
}

function netOf(told: CellReader): Net | null {
  const currency = parseCurrency(told('Net Currency'));
  const net = balanceOf(told, 'Net Debit (NC)', 'Net Credit (NC)');
  const minor = net === null || currency === null ? null : minorOf(net, exponentOf(currency));
  return minor === null || currency === null ? null : { minor, currency };
}

/** Credit less debit, of which one is usually empty; null where both are. */
function balanceOf(told: CellReader, debit: Column, credit: Column): Decimal | null {
  if (told(debit) === '' && told(credit) === '') return null;
  const [taken, given] = [decimal(told(debit)), decimal(told(credit))];
  return taken === null || given === null ? null : given - taken;
}

type Amounts = Pick<SettlementLine, 'amount' | 'currency' | 'fees' | 'exchange'>;

/** In the currency of the payment, which may not be the one that is paid out; a sentence: why not. */
function amountsOf(told: CellReader, { kind, sign }: OfPayment, net: Net): Amounts | string {
  const currency = parseCurrency(told('Gross Currency'));
  if (currency === null) return 'its gross currency is not known';
  const balance = sign === 0n ? decimal('') : balanceOf(told, 'Gross Debit (GC)', 'Gross Credit (GC)');
  const gross = balance === null ? null : minorOf(balance, exponentOf(currency));
  if (gross === null || gross * sign < 0n) return 'its gross amount cannot be read';
  const isSame = net.currency === currency;
  const rate = decimal(isSame ? '1' : told('Exchange Rate'));
  if (rate === null || rate <= 0n) return 'its fees are of another currency, without an exchange rate';
  const charged = feesIn(told, rate, currency);
  if (typeof charged === 'string') return charged;

  // Where one currency is both, what was kept is what is missing, whatever its parts are rounded to.
  const commission = isSame ? gross - net.minor : charged.commission;
  // A settlement below zero takes back what was settled.
  const amount = kind === 'settlement' ? gross : gross * sign;
  const amounts = { amount, currency, fees: { ...charged, commission } };
  return isSame ? amounts : { ...amounts, exchange: { rate, currency: net.currency, net: net.minor } };
}

function feesIn(told: CellReader, rate: Decimal, into: Currency): Fees | string {
  const parts = (['Commission (NC)', 'Markup (NC)', 'Scheme Fees (NC)', 'Interchange (NC)'] as const).map(
    (column) => (told(column) === '' ? undefined : decimal(told(column))),
  );
  if (parts.includes(null)) return 'its fees cannot be read';

  const known = parts.filter((part) => part !== undefined && part !== null);
  const minor = (part: Decimal): bigint => roundedMinorOf(part, rate, exponentOf(into));
  const [, markup, schemeFee, interchange] = parts.map((part) => (part == null ? null : minor(part)));
  return {
    commission: minor(sumOf(known)),
    interchange: interchange ?? null,
    markup: markup ?? null,
    schemeFee: schemeFee ?? null,
  };
}

function linesOf(
  told: CellReader,
  about: OfPayment,
  amounts: Amounts,
  report: string,
): readonly SettlementLine[] | string {
  const modification = told('Modification Reference');
  if (!/^[\x21-\x7e]{1,80}$/.test(modification)) return 'it has no modification reference';
  const postedAt =
    localTime(told('Booking Date'), told('Booking Date TimeZone')) ??
    localTime(told('Creation Date'), told('TimeZone'));
  if (postedAt === null) return 'its date cannot be read';
  const { exchange, ...inGross } = amounts;
  const { kind, name, alsoTold } = about;
  const dispute = kind.startsWith('chargeback') ? { dispute: modification } : {};
  const line = {
    kind,
    reference: `${name}:${modification}`,
    ...inGross,
    report,
    payout: report,
    postedAt,
    ...dispute,
  };
  const whole = exchange === undefined ? line : { ...line, exchange };
  if (alsoTold !== true) return [whole];

  // The webhook of a dispute has told the amount, or will; only the report tells the fees, and what was paid out.
  const told0 = { ...line, fees: NO_FEES };
  const ofFees = { ...whole, reference: `${line.reference}/fees`, amount: 0n };
  return line.fees.commission === 0n && exchange === undefined ? [told0] : [told0, ofFees];
}

export const NO_FEES: Fees = { commission: 0n, interchange: null, markup: null, schemeFee: null };
