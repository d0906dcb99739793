import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeclinedPayment } from '../decline-advice.ts';
import { DECLINES, type KnownErrorCode, errorCode } from '../decline.ts';
import { atLocalHour, localDay, zoneOf } from './local-day.ts';
import { type RetriedCharge, isPayday, planRetry } from './plan-retry.ts';
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
  now: AT,
};

type GivenCharge = Partial<Omit<RetriedCharge, 'declined'>> &
  Readonly<{ code?: KnownErrorCode; advice?: string }>;
function plannedFor({ code = 'insufficient_funds', advice, ...more }: GivenCharge): string {
  const mastercard = advice === undefined ? {} : { scheme: 'mastercard', adviceCode: advice };
  const declined = { ...DECLINED, code: errorCode(code), ...mastercard };
  const plan = planRetry({ ...CHARGE, ...more, declined });
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
    [{ code: 'issuer_decline', attemptsMade: 3 }, 'given_up: All attempts of its schedule were declined.'],
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
          const plan = planRetry({ ...CHARGE, declined, attemptsMade, schedule: name });
          assert.match(plan.reason, /^[A-Z].*\.$/);
          if (plan.kind === 'given_up') continue;
          assert.ok(attemptsMade < RETRY_ATTEMPTS_MAX);
          assert.ok(plan.at.getTime() >= AT.getTime() + 3_600_000 && plan.at <= CHARGE.until, plan.reason);
        }
});

test('paydays are the 1st, the 15th and the last working day, or the Friday before a weekend', () => {
  const days = Array.from({ length: 31 }, (_, index) => ({ year: 2026, month: 8, day: index + 1 }));
  // 1 and 15 August 2026 are Saturdays, 31 August is a Monday.
  assert.deepEqual(
    days.filter(isPayday).map(({ day }) => day),
    [14, 31],
  );
  assert.ok(isPayday({ year: 2026, month: 7, day: 31 }));
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
