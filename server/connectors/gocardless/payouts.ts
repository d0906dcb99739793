import { type Currency, parseCurrency } from '../../domain/currency.ts';
import { rateIn } from '../../domain/decimal.ts';
import { type JsonObject, parseObject, textAt, timeAt } from '../../domain/json.ts';
import { processorReference } from '../../domain/outcome.ts';
import type { SettlementLine, SettlementLineKind } from '../../domain/transaction/settlement-line.ts';
import { EventUnread, type ProcessorEvent } from '../events.ts';
import { type Answer, type askerFor, OPERATION, get } from './request.ts';
import { listIn, resourceIn } from './wire.ts';

/** https://developer.gocardless.com/api-reference/#core-endpoints-payout-items: what a payout consists of. */

type Asker = ReturnType<typeof askerFor>;
type EventName = Pick<ProcessorEvent, 'eventId' | 'name' | 'at'>;

/**
 * What an item does to its payment. The money of a chargeback is told by its event, and only what GoCardless kept of
 * the payment comes back with the item.
 */
const LINES: Readonly<Record<string, Readonly<{ kind: SettlementLineKind; name: string }>>> = {
  payment_paid_out: { kind: 'settlement', name: '' },
  payment_failed: { kind: 'settlement', name: '/failed' },
  payment_refunded: { kind: 'refund-settlement', name: '' },
  refund_funds_returned: { kind: 'settlement', name: '/returned' },
};
const FEES: ReadonlySet<unknown> = new Set(['gocardless_fee', 'app_fee', 'surcharge_fee']);
const PAGE = 500;
const PAGES_MAX = 40;

export async function payoutEvents(
  by: Asker,
  payout: string,
  named: EventName,
): Promise<readonly ProcessorEvent[]> {
  const nothing = [{ ...named, of: {}, change: null }];
  const [paid, { items, isWhole }] = await Promise.all([
    read(by, `payouts/${encodeURIComponent(payout)}`).then((answer) => resourceIn(answer, 'payouts')),
    itemsOf(by, payout),
  ]);
  const currency = parseCurrency(textAt(paid, 'currency') ?? '');
  if (currency === null) return nothing;
  const postedAt = timeAt(paid, 'created_at') ?? named.at ?? new Date(0);
  const refunds = await refundsIn(by, items);
  const common = { currency, ...namesOf(paid, payout), postedAt, ...exchangeOf(paid, currency) };
  const told = (of: ProcessorEvent['of'], name: string, line: Part): ProcessorEvent => {
    const fees = { commission: line.fee, interchange: null, markup: null, schemeFee: null };
    const { kind, amount } = line;
    const change = {
      kind: 'settlement_line',
      line: { ...common, kind, amount, fees, reference: name },
    } as const;
    return { ...named, eventId: `${named.eventId}:${name.slice(payout.length + 1)}`, of, change };
  };
  const fees = feesIn(items);
  const lines = items.flatMap((item): readonly ProcessorEvent[] => {
    const type = textAt(item, 'type') ?? '';
    const { kind, name = '' } = (Object.hasOwn(LINES, type) ? LINES[type] : undefined) ?? {};
    const amount = minorIn(item);
    if (kind === undefined || amount === null) return [];
    const refund = refunds.get(item) ?? null;
    if (kind === 'refund-settlement') {
      const id = textAt(refund, 'id');
      const line = { kind, amount: -amount, fee: 0n };
      return id === null ? [] : [told(whoseIs(refund), `${payout}/${id}`, line)];
    }

    const payment = textAt(item, 'links', 'payment') ?? textAt(refund, 'links', 'payment');
    if (payment === null) return [];
    const fee = fees.get(payment) ?? 0n;
    fees.delete(payment);
    const which = name === '/returned' ? `${name}/${textAt(refund, 'id') ?? ''}` : name;
    return [
      told({ reference: processorReference(payment) }, `${payout}/${payment}${which}`, { kind, amount, fee }),
    ];
  });

  // Of payments of which nothing else is in this payout.
  for (const [payment, fee] of fees)
    if (fee !== 0n) {
      const line = { kind: 'settlement', amount: 0n, fee } as const;
      lines.push(told({ reference: processorReference(payment) }, `${payout}/${payment}/fees`, line));
    }
  if (!isWhole) {
    const what = `GoCardless's payout ${payout} has more than ${PAGE * PAGES_MAX} items: the others were not read`;
    const change = { kind: 'unread', what } as const;
    lines.push({ ...named, eventId: `${named.eventId}:unread`, of: {}, change });
  }
  return lines.length === 0 ? nothing : lines;
}

type Part = Readonly<{ kind: SettlementLineKind; amount: bigint; fee: bigint }>;

/** What lines call it, and how the bank does: by a reference of its own. */
function namesOf(payout: JsonObject | null, id: string): Pick<SettlementLine, 'payout' | 'report'> {
  return { report: id, payout: textAt(payout, 'reference') ?? id };
}

/** The whole payout is exchanged when it leaves, and so each item at its rate; what came of one is not told. */
function exchangeOf(payout: JsonObject | null, paid: Currency): Pick<SettlementLine, 'exchange'> {
  const currency = parseCurrency(textAt(payout, 'fx', 'fx_currency') ?? '');
  const rate = rateIn(textAt(payout, 'fx', 'exchange_rate'));
  if (currency === null || currency === paid || rate === null) return {};
  return { exchange: { rate, currency, net: null } };
}

/** Of a payout that is older than six months nothing is kept: 410. */
const ANSWERED: ReadonlySet<number> = new Set([200, 404, 410]);

async function read(by: Asker, path: string, query: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const answer = await get(by, path, query);
  if (!ANSWERED.has(answer.status)) throw new EventUnread(`GoCardless's ${path}`, answer.status);
  return answer;
}

type Items = Readonly<{ items: readonly JsonObject[]; isWhole: boolean }>;

async function itemsOf(by: Asker, payout: string): Promise<Items> {
  const items: JsonObject[] = [];
  let after: string | null = null;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const query = { payout, limit: String(PAGE), ...(after === null ? {} : { after }) };
    const answer = await read(by, 'payout_items', query);
    items.push(...(listIn(answer, 'payout_items') ?? []));
    after = textAt(parseObject(answer.text), 'meta', 'cursors', 'after');
    if (after === null) return { items, isWhole: true };
  }
  return { items, isWhole: false };
}

/**
 * Which refund each item is. It names its payment, and not always which of its refunds: then it is one of the same
 * amount, and of two such each is taken once.
 */
async function refundsIn(
  by: Asker,
  items: readonly JsonObject[],
): Promise<ReadonlyMap<JsonObject, JsonObject>> {
  const found = new Map<JsonObject, JsonObject>();
  const taken = new Set<string>();
  for (const item of items.filter(({ type }) => OF_REFUNDS.has(type))) {
    const [id, payment] = [textAt(item, 'links', 'refund'), textAt(item, 'links', 'payment')];
    const amount = minorIn(item);
    const candidates =
      id === null
        ? listIn(await read(by, 'refunds', { payment: payment ?? '', limit: String(PAGE) }), 'refunds')
        : [resourceIn(await read(by, `refunds/${encodeURIComponent(id)}`), 'refunds')];
    const refund = candidates?.find(
      (one) =>
        one !== null &&
        !taken.has(`${String(item['type'])} ${String(one['id'])}`) &&
        (id !== null || one['amount'] === Math.abs(Number(amount))),
    );
    if (refund == null) continue;
    taken.add(`${String(item['type'])} ${String(refund['id'])}`);
    found.set(item, refund);
  }

  return found;
}

const OF_REFUNDS: ReadonlySet<unknown> = new Set(['payment_refunded', 'refund_funds_returned']);

/** The refund names our operation and its payment. */
function whoseIs(refund: JsonObject | null): ProcessorEvent['of'] {
  const [operationId, payment] = [textAt(refund, 'metadata', OPERATION), textAt(refund, 'links', 'payment')];
  return {
    ...(operationId === null ? {} : { operationId }),
    ...(payment === null ? {} : { reference: processorReference(payment) }),
  };
}

/** What was kept of each payment, in whole minor units; of one that failed or was charged back it comes back. */
function feesIn(items: readonly JsonObject[]): Map<string, bigint> {
  const fees = new Map<string, bigint>();
  for (const item of items) {
    const payment = FEES.has(item['type']) ? textAt(item, 'links', 'payment') : null;
    if (payment !== null) fees.set(payment, (fees.get(payment) ?? 0n) - (minorIn(item) ?? 0n));
  }
  return fees;
}

/** Decimal text with a part of a minor unit, such as `-25.0`; rounded half up, away from zero. */
function minorIn(item: JsonObject): bigint | null {
  const [, sign, whole, tenth] =
    /^(-?)([0-9]{1,15})(?:\.([0-9])[0-9]*)?$/.exec(textAt(item, 'amount') ?? '') ?? [];
  if (whole === undefined) return null;
  const minor = BigInt(whole) + (Number(tenth ?? 0) >= 5 ? 1n : 0n);
  return sign === '-' ? -minor : minor;
}
