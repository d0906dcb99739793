import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expiryProblem, formatExpiry, isPast, parseExpiry } from './expiry.ts';

test('only MM/YY is an expiry', () => {
  assert.deepEqual(parseExpiry('03/30'), { month: 3, year: 2030 });
  assert.deepEqual(parseExpiry('12/99'), { month: 12, year: 2099 });
  for (const text of [
    '13/30',
    '00/30',
    '1/30',
    '3/30',
    '0330',
    '03-30',
    '03/2030',
    '03/3',
    ' 03/30',
    '03/30 ',
    '',
    '٠٣/٣٠',
    '03/30\n',
  ])
    assert.equal(parseExpiry(text), null, JSON.stringify(text));
});

test('formatting gives the text back', () => {
  for (const text of ['01/27', '12/99', '10/00']) {
    const expiry = parseExpiry(text);
    assert.ok(expiry);
    assert.equal(formatExpiry(expiry), text);
  }
});

test('a card is good through the last moment of its month in every time zone, and no longer', () => {
  const expiry = { month: 11, year: 2026 };
  assert.equal(isPast(expiry, new Date('2026-11-30T23:59:59.999Z')), false);
  assert.equal(isPast(expiry, new Date('2026-12-01T11:59:59.999Z')), false, 'still November at UTC−12');
  assert.equal(isPast(expiry, new Date('2026-12-01T13:59:59.999Z')), false);
  assert.equal(isPast(expiry, new Date('2026-12-01T14:00:00.000Z')), true);
  assert.equal(isPast({ month: 12, year: 2026 }, new Date('2026-12-31T23:59:59Z')), false);
  assert.equal(isPast({ month: 12, year: 2026 }, new Date('2027-01-01T14:00:00Z')), true);
});

test('an expiry no card can have is told apart from one that has passed', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  assert.equal(expiryProblem({ month: 10, year: 2026 }, now), 'past');
  assert.equal(expiryProblem({ month: 12, year: 2099 }, now), 'too_far');
  assert.equal(expiryProblem({ month: 12, year: 2076 }, now), null);
  assert.equal(expiryProblem({ month: 1, year: 2077 }, now), 'too_far');
});
