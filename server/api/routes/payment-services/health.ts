import type { Static } from 'typebox';
import {
  type PaymentServiceHealth,
  getPaymentServiceHealth,
  listPaymentServiceHealth,
} from '../../../api-contract/payment-service-health.ts';
import { paymentServices } from '../../../connections/connection-kinds.ts';
import { type WordSums, countsByWord } from '../../../db/queries/payment-counts.ts';
import { type ServiceAttempts, attemptsOfServices } from '../../../db/queries/payment-service-health.ts';
import { listPaymentServices } from '../../../db/queries/payment-services.ts';
import { type MerchantAccountId, toId } from '../../../domain/ids.ts';
import { TIME_RANGE_FORMS, type TimeRange, parseTimeRange } from '../../../domain/insights/time-range.ts';
import { Problem } from '../../../domain/problem.ts';
import { timestamp } from '../../../domain/timestamp.ts';
import { paymentsQuery } from '../../../insights/asked.ts';
import type { Parts } from '../../../parts.ts';
import { TECHNICAL_CODES, breakerOf } from '../../../payment-services/service-breaker.ts';
import { route } from '../../route.ts';

type Health = Static<typeof PaymentServiceHealth>;

/** What is known of all payment services for one answer: three statements, however many there are. */
type SeenAttempts = Readonly<{
  range: TimeRange;
  counts: ReadonlyMap<string, WordSums>;
  payments: number;
  attempts: ReadonlyMap<string, ServiceAttempts>;
  attemptsFrom: string;
}>;

const SERVICES_MAX = 100;
const RANGE_MS_MAX = 31 * 24 * 3_600_000;

const list = route(listPaymentServiceHealth, async ({ query, merchantAccountId, now, parts }) => {
  const range = readRange(query.datetime_range, now);
  const [{ rows }, seen] = await Promise.all([
    listPaymentServices(parts.db, [merchantAccountId, null, false], { limit: SERVICES_MAX, position: null }),
    lookBack(parts, merchantAccountId, range),
  ]);
  const inOrder = rows.toSorted((one, other) => one.position - other.position);
  return {
    status: 200,
    body: { items: inOrder.map(({ payment_service_id: id }) => healthOf(parts, id, seen)) },
  };
});

const get = route(getPaymentServiceHealth, async ({ params, query, merchantAccountId, now, parts }) => {
  const range = readRange(query.datetime_range, now);
  const id = toId<'payment-service'>(params.payment_service_id);
  if ((await paymentServices.find(parts, merchantAccountId, id)) === null) throw new Problem('not_found');
  return { status: 200, body: healthOf(parts, id, await lookBack(parts, merchantAccountId, range)) };
});

function readRange(text: string, now: Date): TimeRange {
  const range = parseTimeRange(text, now);
  const isTooLong = range !== null && range.until.getTime() - range.from.getTime() > RANGE_MS_MAX;
  if (range !== null && !isTooLong) return range;

  throw new Problem('bad_request', {
    details: [
      {
        location: 'query',
        pointer: 'datetime_range',
        message: isTooLong ? 'is longer than 31 days' : TIME_RANGE_FORMS,
        type: 'value_error',
      },
    ],
  });
}

async function lookBack({ db }: Parts, account: MerchantAccountId, range: TimeRange): Promise<SeenAttempts> {
  const [words, { rows, oldest }] = await Promise.all([
    countsByWord(db, account, paymentsQuery('authorization', {}), { ...range, dimension: 'payment_service' }),
    attemptsOfServices(db, account, { from: range.from, errorCodes: [...TECHNICAL_CODES] }),
  ]);
  const counts = new Map(words.filter(({ word }) => word !== 'none').map((each) => [each.word, each]));
  return {
    range,
    counts,
    payments: [...counts.values()].reduce((sum, { payments }) => sum + Number(payments), 0),
    attempts: new Map(rows.map((row) => [row.payment_service_id, row])),
    attemptsFrom: oldest ?? timestamp(range.from),
  };
}

function healthOf(
  parts: Parts,
  id: string,
  { range, counts, payments, attempts, attemptsFrom }: SeenAttempts,
): Health {
  return {
    type: 'payment-service-health',
    payment_service_id: id,
    from: timestamp(range.from),
    until: timestamp(range.until),
    ...countsOf(counts.get(id) ?? NOTHING, payments),
    ...attemptsOf(attempts.get(id)),
    attempts_from: attemptsFrom,
    circuit_breaker: breakerNow(parts, id),
  };
}

const NOTHING = { payments: 0n, decided: 0n, good: 0n };

function countsOf(
  { payments, decided, good }: Pick<WordSums, 'payments' | 'decided' | 'good'>,
  all: number,
): Pick<Health, 'payments' | 'share' | 'decided' | 'approval_rate'> {
  return {
    payments: Number(payments),
    share: shareOf(Number(payments), all),
    decided: Number(decided),
    approval_rate: shareOf(Number(good), Number(decided)),
  };
}

function attemptsOf(
  tried: ServiceAttempts | undefined,
): Pick<Health, 'attempts' | 'error_rate' | 'last_success_at' | 'last_error'> {
  if (tried === undefined) return { attempts: 0, error_rate: null, last_success_at: null, last_error: null };
  return {
    attempts: Number(tried.attempts),
    error_rate: shareOf(Number(tried.errors), Number(tried.attempts)),
    last_success_at: tried.last_success_at,
    last_error: lastErrorOf(tried),
  };
}

function breakerNow(parts: Parts, id: string): Health['circuit_breaker'] {
  const { state, openUntil } = breakerOf(parts, id);
  return {
    state: state === 'half-open' ? 'half_open' : state,
    open_until: openUntil === null ? null : timestamp(openUntil),
  };
}

function lastErrorOf(tried: ServiceAttempts): Health['last_error'] {
  if (tried.error_at === null || tried.error_transaction_id === null) return null;
  return { at: tried.error_at, code: tried.error_code, transaction_id: tried.error_transaction_id };
}

function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

export const healthRoutes = [list, get];
