import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ATTEMPT_LIMITS, FOR_GOOD, countOf, countedScheme, isForGood, refusalOf } from './attempt-limits.ts';
import { type KnownErrorCode, errorCode } from './decline.ts';
import type { ReportedOutcome } from './transaction/changes.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const hoursAgo = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000);
const every = (count: number, hours: number): readonly Date[] =>
  Array.from({ length: count }, (_, index) => hoursAgo((count - index) * hours));
const declineBy = (code: KnownErrorCode, advice?: string): ReportedOutcome => ({
  kind: 'declined',
  code: errorCode(code),
  raw: { code: null, description: null },
  ...(advice === undefined ? {} : { details: { merchantAdviceCode: advice } }),
});
const failureBy = (code: KnownErrorCode, more = {}): ReportedOutcome => ({
  kind: 'failed',
  code: errorCode(code),
  detail: 'x',
  ...more,
});

test('one more is refused once a limit is used up, until the oldest that counts is out of its window', () => {
  const rows = [
    ['visa', every(15, 1), null],
    ['visa', every(16, 1), '2026-12-27T20:00:00.000Z'],
    ['visa', every(16, 48), null],
    ['mastercard', every(9, 1), null],
    ['mastercard', every(10, 1), '2026-11-29T02:00:00.000Z'],
    ['mastercard', every(10, 3), null],
    ['mastercard', every(34, 20), null],
    ['mastercard', every(35, 20), '2026-11-29T08:00:00.000Z'],
    ['unknown', every(10, 1), '2026-11-29T02:00:00.000Z'],
    ['unknown', every(15, 20), null],
    ['unknown', every(16, 20), '2026-12-15T04:00:00.000Z'],
    // Of two limits the one that frees later counts.
    ['mastercard', [...every(25, 24), ...every(10, 1)], '2026-12-03T12:00:00.000Z'],
  ] as const;
  for (const [scheme, attemptedAt, frees] of rows) {
    const refusal = refusalOf(scheme, { attemptedAt, barredUntil: null }, NOW);
    assert.equal(refusal?.freesAt.toISOString() ?? null, frees, `${scheme} ${attemptedAt.length}`);
  }
});

test('a scheme that nobody told may be any, where nobody here has seen the number', () => {
  assert.deepEqual(
    ['visa', 'amex', 'other', null].map((scheme) => [
      countedScheme(scheme, false),
      countedScheme(scheme, true),
    ]),
    [
      ['visa', 'visa'],
      [null, null],
      [null, 'unknown'],
      [null, 'unknown'],
    ],
  );
  const barredUntil = new Date('2026-12-01T00:00:00Z');
  assert.match(
    refusalOf('unknown', { attemptedAt: [], barredUntil }, NOW)?.reason ?? '',
    /^This may be a card of Visa or Mastercard, and to one of them this was a decline for good, so this card is not/,
  );
});

test('a card that was declined for good rests until its time is over', () => {
  const barredUntil = new Date('2026-12-01T00:00:00Z');
  const refusal = refusalOf('visa', { attemptedAt: [], barredUntil }, NOW);
  assert.equal(
    refusal?.reason,
    'Visa calls this a decline for good (category 1), so this card is not sent before 2026-12-01T00:00Z.',
  );
  assert.equal(refusalOf('visa', { attemptedAt: [], barredUntil: hoursAgo(1) }, NOW), null);
});

test('what is a decline for good is said by Visa’s category, and by Mastercard’s advice code', () => {
  const rows = [
    ['visa', declineBy('canceled_payment_method'), true],
    ['visa', declineBy('refused_transaction'), true],
    ['visa', declineBy('insufficient_funds'), false],
    ['visa', declineBy('issuer_decline', '03'), false],
    ['unknown', declineBy('canceled_payment_method'), true],
    ['unknown', declineBy('issuer_decline', '21'), true],
    ['unknown', declineBy('insufficient_funds'), false],
    ['mastercard', declineBy('issuer_decline', '03'), true],
    ['mastercard', declineBy('issuer_decline', '21'), true],
    ['mastercard', declineBy('issuer_decline', '02'), false],
    ['mastercard', declineBy('canceled_payment_method'), false],
    ['visa', failureBy('service_error'), false],
  ] as const;
  for (const [scheme, outcome, isSo] of rows)
    assert.equal(isForGood(scheme, outcome), isSo, `${scheme} ${JSON.stringify(outcome)}`);
});

test('a place is given back only by what was approved, and by what was certainly not sent', () => {
  assert.deepEqual(
    [
      declineBy('issuer_decline'),
      failureBy('requires_buyer_authentication'),
      failureBy('service_network_error', { unsent: true }),
      failureBy('service_error'),
      { kind: 'unknown', detail: 'x' } as const,
    ].map(countOf),
    ['counted', 'counted', 'free', null, null],
  );
});

test('every rule has a date and public sources', () => {
  for (const { since, sources } of [...ATTEMPT_LIMITS, ...Object.values(FOR_GOOD)]) {
    assert.match(since, /^\d{4}-\d\d-\d\d$/);
    assert.ok(sources.length > 0 && sources.every((source) => URL.canParse(source)));
  }
});
