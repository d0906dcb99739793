import { type Currency, parseCurrency } from '../../domain/currency.ts';
import { rateIn } from '../../domain/decimal.ts';
import { type JsonObject, parseObject, textAt, timeAt } from '../../domain/json.ts';
import { processorReference } from '../../domain/outcome.ts';
import type { SettlementLine, SettlementLineKind } from '../../domain/transaction/settlement-line.ts';
import { EventUnread, type ProcessorEvent } from '../events.ts';
import { type Answer, type askerFor, OPERATION, get } from './request.ts';
import { listIn, resourceIn } from './wire.ts';

/** https://developer.gocardless.com/api-reference/#core-endpoints-payout-items: what a payout consists of. */

type By = ReturnType<typeof askerFor>;
type Named = Pick<ProcessorEvent, 'eventId' | 'name' | 'at'>;

const LINES: Readonly<Record<string, SettlementLineKind>> = {
  payment_paid_out: 'settlement',
  payment_refunded: 'refund-settlement',
};
const PAGE = 500;
const PAGES_MAX = 40;

export async function payoutEvents(by: By, payout: string, named: Named): Promise<readonly ProcessorEvent[]> {
  const nothing = [{ ...named, of: {}, change: null }];
  const [paid, items] = await Promise.all([
    read(by, `payouts/${encodeURIComponent(payout)}`).then((answer) => resourceIn(answer, 'payouts')),
    itemsOf(by, payout),
  ]);
  const currency = parseCurrency(textAt(paid, 'currency') ?? '');
  if (currency === null) return nothing;
  const postedAt = timeAt(paid, 'created_at') ?? named.at ?? new Date(0);
  const refunds = await refundsIn(by, items);
  const exchanged = exchangeOf(paid, currency);
  const events = items.map((item): readonly ProcessorEvent[] => {
    const kind = LINES[textAt(item, 'type') ?? ''];
    const refund = refunds.get(item) ?? null;
    const of = kind === 'settlement' ? textAt(item, 'links', 'payment') : textAt(refund, 'id');
    const amount = minorIn(item);
    if (kind === undefined || of === null || amount === null) return [];
    const commission = kind === 'settlement' ? feeOf(items, of) : 0n;
    const fees = { commission, interchange: null, markup: null, schemeFee: null };
    const line: SettlementLine = {
      kind,
      reference: `${payout}/${of}`,
      amount: amount < 0n ? -amount : amount,
      currency,
      fees,
      report: payout,
      postedAt,
      ...exchanged,
    };
    const whose = kind === 'settlement' ? { reference: processorReference(of) } : whoseIs(refund);
    return [
      { ...named, eventId: `${named.eventId}:${of}`, of: whose, change: { kind: 'settlement_line', line } },
    ];
  });
  const lines = events.flat();
  return lines.length === 0 ? nothing : lines;
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

async function read(by: By, path: string, query: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const answer = await get(by, path, query);
  if (!ANSWERED.has(answer.status)) throw new EventUnread(`GoCardless's ${path}`, answer.status);
  return answer;
}

async function itemsOf(by: By, payout: string): Promise<readonly JsonObject[]> {
  const items: JsonObject[] = [];
  let after: string | null = null;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const query = { payout, limit: String(PAGE), ...(after === null ? {} : { after }) };
    const answer = await read(by, 'payout_items', query);
    items.push(...(listIn(answer, 'payout_items') ?? []));
    after = textAt(parseObject(answer.text), 'meta', 'cursors', 'after');
    if (after === null) break;
  }
  return items;
}

/**
 * Which refund each item is. It names its payment, and not always which of its refunds: then it is one of the same
 * amount, and of two such each is taken once.
 */
async function refundsIn(by: By, items: readonly JsonObject[]): Promise<ReadonlyMap<JsonObject, JsonObject>> {
  const found = new Map<JsonObject, JsonObject>();
  const taken = new Set<string>();
  for (const item of items.filter(({ type }) => type === 'payment_refunded')) {
    const [id, payment] = [textAt(item, 'links', 'refund'), textAt(item, 'links', 'payment')];
    const amount = minorIn(item);
    const candidates =
      id === null
        ? listIn(await read(by, 'refunds', { payment: payment ?? '', limit: String(PAGE) }), 'refunds')
        : [resourceIn(await read(by, `refunds/${encodeURIComponent(id)}`), 'refunds')];
    const refund = candidates?.find(
      (one) =>
        one !== null && !taken.has(String(one['id'])) && (id !== null || one['amount'] === -Number(amount)),
    );
    if (refund == null) continue;
    taken.add(String(refund['id']));
    found.set(item, refund);
  }
  return found;
}

/** The refund names our operation and its payment. */
function whoseIs(refund: JsonObject | null): ProcessorEvent['of'] {
  const [operationId, payment] = [textAt(refund, 'metadata', OPERATION), textAt(refund, 'links', 'payment')];
  return {
    ...(operationId === null ? {} : { operationId }),
    ...(payment === null ? {} : { reference: processorReference(payment) }),
  };
}

/** What GoCardless kept of a payment, in whole minor units. */
function feeOf(items: readonly JsonObject[], payment: string): bigint {
  return items
    .filter((item) => item['type'] === 'gocardless_fee' && textAt(item, 'links', 'payment') === payment)
    .reduce((sum, item) => sum - (minorIn(item) ?? 0n), 0n);
}

/** Decimal text with a part of a minor unit, such as `-25.0`; rounded half up, away from zero. */
function minorIn(item: JsonObject): bigint | null {
  const [, sign, whole, tenth] =
    /^(-?)([0-9]{1,15})(?:\.([0-9])[0-9]*)?$/.exec(textAt(item, 'amount') ?? '') ?? [];
  if (whole === undefined) return null;
  const minor = BigInt(whole) + (Number(tenth ?? 0) >= 5 ? 1n : 0n);
  return sign === '-' ? -minor : minor;
}
