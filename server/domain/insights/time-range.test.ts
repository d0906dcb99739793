import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDurationMs, parseTimeRange, stretchesBefore, stretchesOf } from './time-range.ts';

const NOW = new Date('2027-03-30T10:07:00Z');
const HOUR_MS = 60 * 60_000;

const RANGES: readonly (readonly [text: string, from: string, until: string, zone: string | null])[] = [
  ['2027-01-31T00:00:00Z/2027-02-01T00:00:00Z', '2027-01-31T00:00', '2027-02-01T00:00', null],
  ['2027-01-31T00:00:00+05:30/P1D', '2027-01-30T18:30', '2027-01-31T18:30', null],
  ['2027-01-31T00:00:00 05:30/P1D', '2027-01-30T18:30', '2027-01-31T18:30', null],
  ['PT90M/2027-01-31T12:00Z', '2027-01-31T10:30', '2027-01-31T12:00', null],
  ['PT24H', '2027-03-29T10:00', '2027-03-30T10:15', null],
  ['P1W', '2027-03-23T10:00', '2027-03-30T10:15', null],
  ['2027-01-31T00:01:59.5Z/2027-01-31T00:16Z', '2027-01-31T00:00', '2027-01-31T00:30', null],
  ['2027-03-28T00:00:00+01:00[Europe/Berlin]/P3D', '2027-03-27T23:00', '2027-03-30T23:00', 'Europe/Berlin'],
];
test('an interval is read in every form, and taken to quarters of an hour', () => {
  for (const [text, from, until, zone] of RANGES)
    assert.deepEqual(
      parseTimeRange(text, NOW),
      { from: new Date(`${from}Z`), until: new Date(`${until}Z`), zone },
      text,
    );
});

test('what is no interval, or an empty one, is none', () => {
  for (const text of [
    '',
    '/',
    'P',
    'PT',
    'P0D',
    'P1M',
    'P1Y',
    'PT1H/PT1H',
    '2027-01-31',
    '2027-01-31T00:00:00Z',
    '2027-01-31T00:00:00/P1D',
    '2027-13-31T00:00:00Z/P1D',
    '2027-01-31T00:00:00Z/P1D/P1D',
    '2027-02-01T00:00:00Z/2027-01-31T00:00:00Z',
    '2027-02-01T00:00:00Z/2027-02-01T00:00:00Z',
    '2027-01-31T00:00:00Z[Mars/Olympus]/P1D',
    '\u0000',
  ])
    assert.equal(parseTimeRange(text, NOW), null, text);
  assert.equal(parseDurationMs('P1DT2H30M'), 26.5 * HOUR_MS);
});

test('a series goes by hours up to three days, and then by days', () => {
  const lengths = (text: string): readonly number[] => {
    const { edges } = stretchesOf(parseTimeRange(text, NOW) ?? assert.fail(text));
    return edges.slice(1).map((edge, index) => (edge.getTime() - (edges[index]?.getTime() ?? 0)) / HOUR_MS);
  };
  assert.deepEqual(lengths('2027-01-31T00:00:00Z/PT150M'), [1, 1, 0.5]);
  assert.equal(lengths('2027-01-31T00:00:00Z/P3D').length, 72);
  assert.deepEqual(lengths('2027-01-31T00:00:00Z/PT100H'), [24, 24, 24, 24, 4]);
});

test('days of a named time zone are those of its calendar, whose clocks change', () => {
  const days = (text: string): readonly string[] =>
    stretchesOf(parseTimeRange(text, NOW) ?? assert.fail(text)).edges.map((edge) =>
      edge.toISOString().slice(0, 16),
    );
  assert.deepEqual(days('2027-03-27T00:00:00+01:00[Europe/Berlin]/2027-03-31T00:00:00+02:00'), [
    '2027-03-26T23:00',
    '2027-03-27T23:00',
    '2027-03-28T22:00',
    '2027-03-29T22:00',
    '2027-03-30T22:00',
  ]);
  assert.deepEqual(days('2027-03-27T00:00:00+05:45[Asia/Kathmandu]/P4D').slice(0, 2), [
    '2027-03-26T18:15',
    '2027-03-27T18:15',
  ]);
});

test('what comes before is as long, stretch for stretch', () => {
  const stretches = stretchesOf(parseTimeRange('2027-01-31T00:00:00Z/PT150M', NOW) ?? assert.fail());
  const { edges } = stretchesBefore(stretches);
  assert.deepEqual(edges.at(-1), stretches.edges[0]);
  assert.equal(edges.length, stretches.edges.length);
});
