import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeclinedPayment } from '../decline-advice.ts';
import { DECLINES, type KnownErrorCode, errorCode } from '../decline.ts';
import { atLocalHour, dayOfMonth, localDay, zoneOf } from './local-day.ts';
import { type RetriedCharge, isPayday, planRetry, retryCauseOf, timeOf } from './plan-retry.ts';
import { NO_COUNTS, retryKnowledge } from './retry-knowledge.ts';
import { RETRY_ATTEMPTS_MAX, RETRY_SCHEDULES } from './schedules.ts';

// A Saturday.
const AT = new Date('2026-11-28T12:00:00Z');
const DECLINED: DeclinedPayment = {
  code: errorCode('insufficient_funds'),
  scheme: 'visa',
  adviceCode: null,
  isMerchantInitiated: true,
  isAuthenticated: false,
  isNetworkToken: false,
  isCard: true,
  at: AT,
};
const CHARGE: RetriedCharge = {
  declined: DECLINED,
  firstDeclinedAt: AT,
  attemptsMade: 0,
  attemptsMax: 4,
  until: new Date('2027-01-20T00:00:00Z'),
  schedule: null,
  zone: 'Europe/Berlin',
  refusedUntil: null,
  knowledge: null,
  // Not one of the charges that try something else.
  seed: 1,
  now: AT,
};

/** As the service asks for it. */
function planOf(charge: RetriedCharge): ReturnType<typeof planRetry> {
  const cause = retryCauseOf(charge.declined);
  return planRetry({ ...charge, knowledge: cause === null ? null : retryKnowledge(cause, NO_COUNTS) });
}

type GivenCharge = Partial<Omit<RetriedCharge, 'declined'>> &
  Readonly<{ code?: KnownErrorCode; advice?: string }>;
function plannedFor({ code = 'insufficient_funds', advice, ...more }: GivenCharge): string {
  const mastercard = advice === undefined ? {} : { scheme: 'mastercard', adviceCode: advice };
  const declined = { ...DECLINED, code: errorCode(code), ...mastercard };
  const plan = planOf({ ...CHARGE, ...more, declined });
  return plan.kind === 'planned' ? plan.at.toISOString().slice(0, 16) : `${plan.kind}: ${plan.reason}`;
}

test('when a declined charge is tried again depends on the reason, the issuer, the scheme and the place', () => {
  const rows: readonly (readonly [GivenCharge, string])[] = [
    // In the morning of days after the first decline, where the card is from.
    [{}, '2026-11-29T07:00'],
    [{ attemptsMade: 1, now: new Date('2026-11-29T07:00:01Z') }, '2026-12-01T07:00'],
    [{ attemptsMade: 2, now: new Date('2026-12-01T07:00:01Z') }, '2026-12-05T07:00'],
    [{ zone: 'America/New_York' }, '2026-11-29T13:00'],
    // A decline that was learned late goes on from there.
    [{ attemptsMade: 1, now: new Date('2026-12-04T12:00:00Z') }, '2026-12-05T07:00'],
    [{ schedule: 'paydays-morning' }, '2026-11-30T07:00'],
    [{ schedule: 'paydays-morning', now: new Date('2026-12-01T08:00:00Z') }, '2026-12-15T07:00'],
    [{ schedule: 'fridays-morning' }, '2026-12-04T07:00'],
    [{ schedule: 'of another release' }, '2026-11-29T07:00'],
    [{ code: 'issuer_decline', attemptsMade: 1 }, '2026-12-01T07:00'],
    [{ code: 'service_network_error' }, '2026-11-28T13:00'],
    [{ code: 'service_error', attemptsMade: 1 }, '2026-11-28T15:00'],
    // The issuer's own word comes before the schedule, and an hour is the least.
    [{ code: 'issuer_decline', advice: '26' }, '2026-11-30T12:00'],
    [{ code: 'refused_transaction', advice: '24' }, '2026-11-28T13:00'],
    [{ advice: '03' }, 'given_up: The issuer says not to try this card again.'],
    // So does the scheme's limit.
    [{ code: 'attempt_limit_reached', refusedUntil: new Date('2026-12-20T10:30:00Z') }, '2026-12-20T10:30'],
    [
      { code: 'attempt_limit_reached' },
      'given_up: The scheme allows no more attempts for now: ask the buyer for another card.',
    ],
    [
      { until: new Date('2026-11-29T06:00:00Z') },
      'given_up: The next time that makes sense would be 2026-11-29T07:00Z, after the time for retries.',
    ],
    [{ attemptsMade: 4 }, 'given_up: All 4 attempts were declined.'],
    [{ attemptsMade: 2, attemptsMax: 2 }, 'given_up: All 2 attempts were declined.'],
    [{ attemptsMade: 1, attemptsMax: 1 }, 'given_up: The one further attempt was declined.'],
    [
      { code: 'suspected_fraud' },
      'given_up: The issuer suspects fraud: do not send this card again for this payment.',
    ],
    [{ code: 'refused_transaction' }, 'given_up: The same again would end the same way.'],
  ];
  for (const [given, planned] of rows) assert.equal(plannedFor(given), planned, JSON.stringify(given));
});

test('no plan is sooner than an hour, after its end, beyond its attempts or without a sentence', () => {
  for (const code of Object.keys(DECLINES))
    for (const schedules of Object.values(RETRY_SCHEDULES))
      for (const { name, steps } of schedules)
        for (let attemptsMade = 0; attemptsMade <= RETRY_ATTEMPTS_MAX; attemptsMade += 1) {
          assert.ok(steps.length <= RETRY_ATTEMPTS_MAX);
          const declined = { ...DECLINED, code: errorCode(code as KnownErrorCode) };
          const plan = planOf({ ...CHARGE, declined, attemptsMade, schedule: name });
          assert.match(plan.reason, /^[A-Z].*\.$/);
          if (plan.kind === 'given_up') continue;
          assert.ok(attemptsMade < RETRY_ATTEMPTS_MAX);
          assert.ok(plan.at.getTime() >= AT.getTime() + 3_600_000 && plan.at <= CHARGE.until, plan.reason);
        }
});

test('paydays are the 1st, the 15th and the last working day, or the Friday before a weekend', () => {
  const before = localDay(new Date('2026-07-31T12:00:00Z'), 'UTC');
  const days = Array.from({ length: 32 }, (_, index) => index);
  // 1 and 15 August 2026 are Saturdays, 31 August is a Monday.
  assert.deepEqual(
    days.filter((day) => isPayday(before + day)),
    [0, 14, 31],
  );
});

test('no attempt of a schedule is later than it says, whatever the day of some years', () => {
  const zones = ['UTC', 'Asia/Tokyo', 'America/New_York'];
  for (const schedule of Object.values(RETRY_SCHEDULES).flat())
    for (let day = 0; day < 1_500; day += 1) {
      const at = new Date(AT.getTime() + day * 86_400_000 + (day % 24) * 3_600_000);
      let now = at;
      for (const step of schedule.steps) {
        const given = { now, firstDeclinedAt: at, zone: zones[day % 3] ?? 'UTC' };
        now = timeOf(step, given, new Date(now.getTime() + 3_600_000));
      }
      assert.ok(
        now.getTime() <= at.getTime() + schedule.daysMost * 86_400_000,
        `${schedule.name} ${at.toISOString()}`,
      );
    }
});

test('the day of the month is that of the calendar, for centuries', () => {
  for (let day = 0; day < 100_000; day += 1)
    assert.equal(dayOfMonth(day), new Date(day * 86_400_000).getUTCDate());
});

test('each attempt has a sentence with what was counted of its issuer', () => {
  const count = (schedule: string, step: number, tried: number, recovered: number) => ({
    schedule,
    step,
    tried,
    recovered,
  });
  const seen = [
    count('paydays-morning', 0, 4_120, 1_640),
    count('days-1-3-7-14-morning', 0, 60, 3),
    count('days-1-3-7-14-morning', 1, 57, 3),
    count('fridays-evening', 0, 900, 18),
  ];
  const reasonOf = (more: Partial<RetriedCharge>, issuer = seen): string =>
    planRetry({
      ...CHARGE,
      ...more,
      knowledge: retryKnowledge('insufficient_funds', { issuer, all: seen }),
    }).reason;
  assert.equal(
    reasonOf({ schedule: 'paydays-morning' }),
    'There was not enough money, ' +
      'and at this issuer 40 % of 4,120 attempts in the morning of the next payday were approved.',
  );
  assert.equal(
    reasonOf(
      { schedule: 'days-1-3-7-14-morning', attemptsMade: 1, now: new Date('2026-11-29T07:00:01Z') },
      [],
    ),
    'There was not enough money, and over all issuers 5 % of 57 attempts in the morning of day 3 were approved.',
  );
  assert.equal(
    reasonOf({ schedule: 'fridays-morning' }),
    'There was not enough money, and many wages are paid on Fridays.',
  );
  const reasons = Array.from({ length: 400 }, (_, seed) => reasonOf({ seed }));
  assert.ok(reasons.some((reason) => reason.includes('40 % of 4,120 attempts')));
  const explored =
    'There was not enough money, ' +
    'and whether it is better to try in the morning of day 7 is not known of this issuer yet.';
  assert.ok(reasons.includes(explored), reasons[0]);
});

test('the hour is that of the country, on days of summer and of winter', () => {
  const eight = (country: string | null, date: string): string => {
    const zone = zoneOf(country);
    return atLocalHour(localDay(new Date(date), zone), 8, zone)
      .toISOString()
      .slice(0, 16);
  };
  assert.equal(eight('DE', '2026-03-28T12:00:00Z'), '2026-03-28T07:00');
  assert.equal(eight('DE', '2026-03-29T12:00:00Z'), '2026-03-29T06:00');
  assert.equal(eight('JP', '2026-03-29T12:00:00Z'), '2026-03-28T23:00');
  assert.equal(eight('US', '2026-01-15T12:00:00Z'), '2026-01-15T14:00');
  assert.equal(eight(null, '2026-01-15T12:00:00Z'), '2026-01-15T08:00');
  assert.equal(zoneOf('ZZ'), 'UTC');
});
