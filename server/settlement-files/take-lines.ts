import { cut } from '../domain/cut.ts';
import type { ReportLine } from '../connectors/settlement-reports.ts';
import {
  type LineMatch,
  type Read,
  type ReportTotal,
  matchLines,
  unsettledRefund,
} from '../db/queries/processor-reports.ts';
import { maskCardNumbers } from '../domain/card-numbers/card-numbers.ts';
import { parseUuid } from '../domain/ids.ts';
import { METRICS } from '../platform/metrics.ts';
import { type PaymentService, paymentServices } from '../connections/connection-kinds.ts';
import { takeSettlementLine } from '../payments/after/settlement-lines.ts';
import type { Turn } from './turn.ts';

/** What one line says, or several of one movement: where the first stands, how many, and how it came out. */
export type SeenMovement = {
  readonly number: number;
  readonly lines: number;
  readonly cells: readonly string[];
  readonly line: ReportLine;
  left: string | null;
};
type OfPayment = Extract<ReportLine, { kind: 'payment' }>;

export function seenAs(line: ReportLine, of: Pick<SeenMovement, 'number' | 'lines' | 'cells'>): SeenMovement {
  return { ...of, line, left: line.kind === 'unreadable' ? line.why : null };
}

/** Takes into the books what was seen, and says how it came out. */
export async function takeSeen(
  turn: Turn,
  service: PaymentService,
  seen: readonly SeenMovement[],
): Promise<Read> {
  await takeLines(turn, service, seen);
  const of = (kind: ReportLine['kind']): readonly SeenMovement[] =>
    seen.filter(({ line }) => line.kind === kind);
  const unmatched = of('payment').filter(({ left }) => left !== null);
  const counts = {
    ofPayments: linesIn(of('payment')) - linesIn(unmatched),
    ofAccount: linesIn(of('account')),
    unmatched: linesIn(unmatched),
    unreadable: linesIn(of('unreadable')),
  };
  return { ...counts, totals: totalsWith(turn.row.totals, seen), left: seen.flatMap(leftOf) };
}

const linesIn = (seen: readonly SeenMovement[]): number => seen.reduce((sum, { lines }) => sum + lines, 0);

/** Once it is committed. */
export function countLines({ ofPayments, ofAccount, unmatched, unreadable }: Read): void {
  const counts = { ofPayments, ofAccount, unmatched, unreadable };
  for (const [about, count] of Object.entries(counts)) METRICS.settlementReportLines.inc({ about }, count);
}

/** Transactions at once: lines of one are taken one after the other. */
const AT_ONCE = 8;

async function takeLines(turn: Turn, service: PaymentService, seen: readonly SeenMovement[]): Promise<void> {
  const services = await servicesSharing(turn, service);
  const matches = await matched(turn, services, seen);
  const groups = Map.groupBy(
    seen.filter(({ line }) => line.kind === 'payment'),
    ({ number }) => transactionOf(matches.get(number) ?? []),
  );
  const rest = [...groups];

  for (const unmatched of groups.get(null) ?? []) unmatched.left = 'no payment, or more than one, is meant';
  while (rest.length > 0)
    await Promise.all(
      rest.splice(0, AT_ONCE).map(async ([transactionId, lines]) => {
        if (transactionId === null) return;
        for (const one of lines) one.left = await take(turn, services, one, matches.get(one.number) ?? []);
      }),
    );
}

/** All payment services whose payments stand in the file. */
async function servicesSharing(
  { parts, row }: Turn,
  service: PaymentService,
): Promise<ReadonlyMap<string, PaymentService>> {
  const { connector, settings } = service;
  const others = (await paymentServices.active(parts, row.merchant_account_id)).filter(
    (other) =>
      other.connector.settlementReports !== undefined &&
      other.connector.processor === connector.processor &&
      connector.settlementReports?.shares(settings, other.settings) === true,
  );
  return new Map([service, ...others].map((one) => [one.id, one]));
}

async function matched(
  { parts, row }: Turn,
  services: ReadonlyMap<string, PaymentService>,
  seen: readonly SeenMovement[],
): Promise<ReadonlyMap<number, readonly LineMatch[]>> {
  const asked = seen.flatMap(({ number, line }) =>
    line.kind === 'payment'
      ? [
          {
            position: number,
            operation: parseUuid<'operation'>(line.of.operationId ?? ''),
            reference: line.of.reference ?? null,
          },
        ]
      : [],
  );
  const ids = [...services.values()].map(({ id }) => id);
  const found = await matchLines(parts.db, row.merchant_account_id, ids, asked);

  return Map.groupBy(found, ({ position }) => position);
}

function transactionOf(matches: readonly LineMatch[]): LineMatch['transaction_id'] | null {
  const [first, ...more] = new Set(matches.map(({ transaction_id }) => transaction_id));
  return first === undefined || more.length > 0 ? null : first;
}

/** Null where it is in the books; else why not. */
async function take(
  { parts, row }: Turn,
  services: ReadonlyMap<string, PaymentService>,
  { line }: SeenMovement,
  matches: readonly LineMatch[],
): Promise<string | null> {
  const [first] = matches;
  const service = services.get(first?.payment_service_id ?? '');
  if (line.kind !== 'payment' || first === undefined || service === undefined) return null;

  const { merchant_account_id: account, file_id: fileId } = row;
  const transactionId = first.transaction_id;
  const named = refundOf(line, matches);
  for (const one of line.lines) {
    const refundId =
      one.kind !== 'refund-settlement'
        ? null
        : (named ?? (await unsettledRefund(parts.db, account, transactionId, one.amount)));
    const of = { transactionId, refundId, fileId };
    const taken = await takeSettlementLine(parts, service, of, one);
    if (taken === 'refused')
      return 'it cannot be about the payment that it names: its currency, or no such refund';
  }
  return null;
}

/** Named by our id of it, else by the processor's. Null: the line names its payment alone. */
function refundOf({ of }: OfPayment, matches: readonly LineMatch[]): LineMatch['operation_id'] | null {
  const refunds = matches.filter(({ kind }) => kind === 'refund');
  const named = refunds.find(({ operation_id }) => operation_id === of.operationId);
  return (named ?? refunds.find(({ is_by_reference }) => is_by_reference))?.operation_id ?? null;
}

function totalsWith(totals: readonly ReportTotal[], seen: readonly SeenMovement[]): readonly ReportTotal[] {
  const sums = new Map(totals.map((total) => [`${total.type} ${total.currency}`, total]));
  for (const { line, lines: more } of seen) {
    const [type, currency] = [cut(line.type, TYPE_LENGTH_MAX), line.net?.currency ?? ''];
    const key = `${type} ${currency}`;
    const { lines, net } = sums.get(key) ?? { lines: 0, net: '0' };
    if (sums.size >= TOTALS_MAX && !sums.has(key)) continue;
    const sum = BigInt(net) + (line.net?.minor ?? 0n);
    sums.set(key, { type, currency, lines: lines + more, net: String(sum) });
  }
  return [...sums.values()];
}

/** A processor has some dozens of words for its lines. */
const TOTALS_MAX = 500;
const TYPE_LENGTH_MAX = 80;

function leftOf({ number, cells, left }: SeenMovement): Read['left'] {
  if (left === null) return [];
  return [
    {
      line: number,
      why: left,
      cells: cells.map((cell) => maskCardNumbers(cell.replaceAll('\u0000', '\ufffd'))),
    },
  ];
}
