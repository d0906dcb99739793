import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvLine } from './csv.ts';
import { isTimeZone, periodBefore, periodEndAfter } from './local-time.ts';

const dateAt = (text: string): Date => new Date(text);

test('days, weeks and months begin at the midnight of their time zone, whatever its clocks do', () => {
  for (const [moment, unit, zone, start, end] of [
    ['2027-03-15T12:00:00Z', 'day', 'Etc/UTC', '2027-03-14T00:00:00Z', '2027-03-15T00:00:00Z'],
    ['2027-03-15T00:00:00Z', 'day', 'Etc/UTC', '2027-03-14T00:00:00Z', '2027-03-15T00:00:00Z'],
    // Berlin's clocks go forward on the 28th: that day has 23 hours.
    ['2027-03-29T08:00:00Z', 'day', 'Europe/Berlin', '2027-03-27T23:00:00Z', '2027-03-28T22:00:00Z'],
    ['2027-11-01T08:00:00Z', 'day', 'Europe/Berlin', '2027-10-30T22:00:00Z', '2027-10-31T23:00:00Z'],
    // Cairo's clocks skip midnight itself: the day begins at one.
    ['2027-05-01T08:00:00Z', 'day', 'Africa/Cairo', '2027-04-29T22:00:00Z', '2027-04-30T21:00:00Z'],
    ['2027-03-17T01:00:00Z', 'week', 'America/New_York', '2027-03-08T05:00:00Z', '2027-03-15T04:00:00Z'],
    ['2027-01-10T00:00:00Z', 'month', 'Asia/Tokyo', '2026-11-30T15:00:00Z', '2026-12-31T15:00:00Z'],
    ['2027-03-31T16:00:00Z', 'month', 'Asia/Tokyo', '2027-02-28T15:00:00Z', '2027-03-31T15:00:00Z'],
  ] as const)
    assert.deepEqual(
      periodBefore(dateAt(moment), unit, zone),
      { start: dateAt(start), end: dateAt(end) },
      `${zone} ${moment}`,
    );
});

test('the next run is at the next midnight, never at the moment itself', () => {
  for (const [moment, unit, zone, next] of [
    ['2027-03-27T23:00:00Z', 'day', 'Europe/Berlin', '2027-03-28T22:00:00Z'],
    ['2027-03-14T23:59:59Z', 'week', 'Etc/UTC', '2027-03-15T00:00:00Z'],
    ['2027-12-31T12:00:00Z', 'month', 'Etc/UTC', '2028-01-01T00:00:00Z'],
  ] as const)
    assert.deepEqual(periodEndAfter(dateAt(moment), unit, zone), dateAt(next));
  assert.deepEqual(
    [isTimeZone('Europe/Berlin'), isTimeZone('Etc/UTC'), isTimeZone('Mars/Base')],
    [true, true, false],
  );
});

test('what a spreadsheet would run is text there, and what would break a line is quoted', () => {
  const text = (value: string): string => csvLine([{ text: value }]).trimEnd();
  assert.equal(text('=HYPERLINK("x")'), `"'=HYPERLINK(""x"")"`);
  for (const begun of ['+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '|cmd', '%0A'])
    assert.match(text(begun), /^"'/, JSON.stringify(begun));
  assert.equal(text('plain'), 'plain');
  assert.equal(text('a,b'), '"a,b"');
  assert.equal(csvLine([-5n, 12, true, null, { text: 'a "b"' }]), '-5,12,true,,"a ""b"""\r\n');
});
