import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inOrder } from './order-attempts.ts';
import { NO_FACTS } from './flow-facts.ts';
import type { Attempt } from './rule.ts';
import { type SuccessCount, drawOf, exploredOf, seedOf } from './success-rate.ts';

const attempt = (id: string): Attempt => ({ payment_service_id: id, instrument: null, transformations: [] });
const seenCount = (payment_service_id: string, approved: number, known: number): SuccessCount => ({
  payment_service_id,
  approved,
  known,
});
const seeds = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) =>
    seedOf(`0198c4a2-5d3e-7000-8000-${String(index).padStart(12, '0')}`),
  );

/** The share of payments that begin at each, by its id. */
function shares(
  explorePercent: number,
  known: readonly SuccessCount[],
  of = 10_000,
): Readonly<Record<string, number>> {
  const attempts = known.map(({ payment_service_id: id }) => attempt(id));
  const firsts = seeds(of).map((seed) => {
    const order = { by: 'success_rate', explorePercent } as const;
    return (
      inOrder(order, attempts, { facts: NO_FACTS, seed, seen: known }).attempts[0]?.payment_service_id ?? ''
    );
  });
  const counted = Object.entries(Object.groupBy(firsts, (id) => id));
  return Object.fromEntries(counted.map(([id, all = []]) => [id, all.length / of]));
}

test('a draw follows from the transaction and the counts alone, and is the same for ever', () => {
  const seed = seedOf('0198c4a2-5d3e-7000-8000-000000000001');
  assert.deepEqual(
    [
      seed,
      drawOf(seed, seenCount('a', 45, 50)),
      drawOf(seed, seenCount('b', 45, 50)),
      drawOf(seed, seenCount('a', 900, 1000)),
    ],
    [1387354666, 9057, 8414, 9206],
  );
  assert.deepEqual([exploredOf(seed, 50, 7), exploredOf(seed, 1, 7)], [1, null]);
});

test('draws are distributed as a rate is after what was seen: its middle, and how far it reaches', () => {
  for (const [approved, known] of [
    [0, 30],
    [27, 30],
    [50, 100],
    [190, 200],
    [9600, 10_000],
  ] as const) {
    const draws = seeds(4000).map((seed) => drawOf(seed, seenCount('a', approved, known)) / 10_000);
    const [a, n] = known > 200 ? [(approved * 200) / known, 200] : [approved, known];
    const [mean, variance] = [(a + 1) / (n + 2), ((a + 1) * (n - a + 1)) / ((n + 2) ** 2 * (n + 3))];
    const found = draws.reduce((sum, draw) => sum + draw, 0) / draws.length;
    const reach = Math.sqrt(draws.reduce((sum, draw) => sum + (draw - found) ** 2, 0) / draws.length);
    assert.ok(
      Math.abs(found - mean) < 4 * Math.sqrt(variance / 4000) + 0.0001,
      `${approved}/${known}: ${found}`,
    );
    assert.ok(Math.abs(reach / Math.sqrt(variance) - 1) < 0.1, `${approved}/${known} reaches ${reach}`);
  }
});

test('what is approved more often gets most payments, and every other one no less than its share of the lot', () => {
  const found = shares(20, [
    seenCount('worst', 5, 500),
    seenCount('best', 475, 500),
    seenCount('middle', 425, 500),
  ]);
  assert.ok((found['best'] ?? 0) > 0.85, JSON.stringify(found));
  for (const id of ['worst', 'middle']) assert.ok((found[id] ?? 0) > 0.055, JSON.stringify(found));
  const close = shares(2, [seenCount('a', 460, 500), seenCount('b', 455, 500)]);
  assert.ok((close['b'] ?? 0) > 0.25, 'what may be as good is tried often');
});

test('few payments decide nothing: they are tried by lot alone, and the order of the rule stands', () => {
  const lucky = shares(10, [seenCount('known', 180, 300), seenCount('lucky', 29, 29)]);
  assert.ok(Math.abs((lucky['lucky'] ?? 0) - 0.05) < 0.01, JSON.stringify(lucky));
  const nothing = shares(10, [seenCount('a', 0, 0), seenCount('b', 0, 0)]);
  assert.ok(Math.abs((nothing['b'] ?? 0) - 0.05) < 0.01, JSON.stringify(nothing));
});

test('payments go to where they are approved, and come back when that changes, though nobody says so', () => {
  const rates = { a: 0.9, b: 0.6 };
  const ends: { id: 'a' | 'b'; approved: boolean }[] = [];
  const later = seeds(6000).map((seed, index) => {
    if (index === 3000) Object.assign(rates, { a: 0.5, b: 0.85 });
    const late = ends.slice(-600);
    const known = (['a', 'b'] as const).map((id) => {
      const at = late.filter((end) => end.id === id);
      return seenCount(id, at.filter(({ approved }) => approved).length, at.length);
    });
    const order = { by: 'success_rate', explorePercent: 20 } as const;
    const { attempts } = inOrder(order, [attempt('b'), attempt('a')], { facts: NO_FACTS, seed, seen: known });
    const id = attempts[0]?.payment_service_id === 'a' ? 'a' : 'b';
    // Dice of their own for what the issuer says.
    ends.push({ id, approved: (seedOf(`issuer ${index}`) % 1000) / 1000 < rates[id] });
    return id;
  });
  const shareOfA = (from: number, to: number): number =>
    later.slice(from, to).filter((id) => id === 'a').length / (to - from);
  assert.ok(shareOfA(1500, 3000) > 0.85, `before: ${shareOfA(1500, 3000)}`);
  assert.ok(shareOfA(4500, 6000) < 0.15, `after: ${shareOfA(4500, 6000)}`);
});
