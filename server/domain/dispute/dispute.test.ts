import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currency } from '../currency.ts';
import { type DisputeNews, type DisputeStage, type DisputeStatus, followNews } from './dispute.ts';
import { checklistFor, mediaTypeOf } from './evidence.ts';
import { DISPUTE_REASONS } from './dispute.ts';

const known = {
  ...({ stage: 'chargeback', status: 'needs_response', reason: 'fraudulent', raw_reason: null } as const),
  ...{ network_reason_code: '10.4', amount: 1000n, currency: 'EUR', respond_by: new Date(9e12) },
  told_at: new Date(1_000),
};
const news = (
  stage: DisputeStage,
  status: DisputeStatus,
  at: number | null,
  more: Partial<DisputeNews> = {},
) => ({
  ...{ reference: 'dp_1', stage, status, at: at === null ? null : new Date(at) },
  ...more,
});

const CASES: readonly (readonly [string, typeof known | object, DisputeNews, string | null])[] = [
  ['it is reviewed', {}, news('chargeback', 'under_review', 2_000), 'chargeback under_review'],
  ['the same again', {}, news('chargeback', 'needs_response', 2_000), null],
  ['a decision that was told before', { status: 'won' }, news('chargeback', 'under_review', 500), null],
  ['a decision anew', { status: 'lost' }, news('chargeback', 'won', 2_000), 'chargeback won'],
  ['a decision that comes late', { status: 'won' }, news('chargeback', 'lost', 500), null],
  [
    'the next stage',
    { status: 'won' },
    news('pre_arbitration', 'needs_response', 500),
    'pre_arbitration needs_response',
  ],
  ['an earlier stage', {}, news('inquiry', 'closed', 2_000), null],
  [
    'an answer in the last minute',
    { status: 'expired' },
    news('chargeback', 'under_review', null),
    'chargeback under_review',
  ],
  [
    'asked once more',
    { status: 'under_review' },
    news('chargeback', 'needs_response', 2_000),
    'chargeback needs_response',
  ],
  ['asked before', { status: 'under_review' }, news('chargeback', 'needs_response', 1_000), null],
  [
    'what was accepted is so, though its end was told before',
    { status: 'lost' },
    news('chargeback', 'accepted', 1_000),
    'chargeback accepted',
  ],
  [
    'lost is what became of one that was accepted',
    { status: 'accepted' },
    news('chargeback', 'lost', 2_000),
    null,
  ],
];
for (const [what, before, told, expected] of CASES)
  test(`what a processor says of a dispute: ${what}`, () => {
    const after = followNews({ ...known, ...before }, told);
    assert.equal(after === null ? null : `${after.stage} ${after.status}`, expected);
  });

test('what a processor says of a dispute: a new deadline and amount, but none that are overtaken', () => {
  const money = { minor: 700n, currency: currency('EUR') };
  const later = followNews(
    known,
    news('chargeback', 'needs_response', 2_000, { money, respondBy: new Date(8e12) }),
  );
  assert.deepEqual([later?.amount, later?.respond_by?.getTime()], [700n, 8e12]);
  assert.equal(
    followNews(known, news('chargeback', 'needs_response', 500, { money, respondBy: new Date(8e12) })),
    null,
  );
});

test('every reason has a list with everything on it once, and what is needed first', () => {
  for (const reason of [null, ...DISPUTE_REASONS]) {
    const names = checklistFor(reason).map(({ name }) => name);
    assert.equal(new Set(names).size, names.length, reason ?? 'none');
    assert.equal(names.length, 27);
    assert.equal(checklistFor(reason)[0]?.level, 'needed');
  }
});

test('a file is what its first bytes say', () => {
  const bytes = (...given: readonly number[]) => Uint8Array.from([...given, 0, 0, 0, 0, 0, 0, 0, 0]);
  assert.equal(mediaTypeOf(Buffer.from('%PDF-1.7')), 'application/pdf');
  assert.equal(mediaTypeOf(bytes(0xff, 0xd8, 0xff, 0xe0)), 'image/jpeg');
  assert.equal(mediaTypeOf(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)), 'image/png');
  for (const other of ['<html>', 'MZ', '', '%PDF'])
    assert.equal(mediaTypeOf(Buffer.from(other)), null, other);
});
