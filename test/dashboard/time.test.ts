import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromLocalInput, startOfDay, toLocalInput, zoneName } from '../../apps/dashboard/src/parts/time.ts';

const SUMMER = '2026-07-01T10:30:00.000Z';

test('a moment is typed and shown in the zone that was chosen, across changes of clocks', () => {
  for (const [zone, iso, shown] of [
    ['UTC', SUMMER, '2026-07-01T10:30'],
    ['Europe/Berlin', SUMMER, '2026-07-01T12:30'],
    ['Europe/Berlin', '2026-12-01T10:30:00.000Z', '2026-12-01T11:30'],
    ['Asia/Kathmandu', SUMMER, '2026-07-01T16:15'],
    ['America/New_York', '2026-03-08T07:00:00.000Z', '2026-03-08T03:00'],
    ['Pacific/Auckland', SUMMER, '2026-07-01T22:30'],
  ] as const) {
    assert.equal(toLocalInput(iso, zone), shown, zone);
    assert.equal(fromLocalInput(shown, zone), iso, zone);
  }
  assert.equal(fromLocalInput('', 'UTC'), null);
  assert.equal(toLocalInput('yesterday', 'UTC'), '');
});

test('a day begins where its people are', () => {
  const now = new Date('2026-03-29T22:30:00Z'); // 00:30 in Berlin, on the day after clocks went forward
  assert.equal(startOfDay('Europe/Berlin', now).toISOString(), '2026-03-29T22:00:00.000Z');
  assert.equal(startOfDay('Europe/Berlin', now, 1).toISOString(), '2026-03-28T23:00:00.000Z');
  assert.equal(startOfDay('UTC', now).toISOString(), '2026-03-29T00:00:00.000Z');
});

test('a zone that this browser does not know is its own', () => {
  assert.equal(zoneName('Europe/Berlin'), 'Europe/Berlin');
  assert.equal(zoneName('Mars/Base'), Intl.DateTimeFormat().resolvedOptions().timeZone);
});
