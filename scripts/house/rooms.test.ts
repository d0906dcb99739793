import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Edge, orderOf } from './rooms.ts';

const edges = (...lines: readonly string[]): readonly Edge[] =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' → ');
    return { from, to };
  });

test('rooms without a knot stand above all that they know, and nothing climbs', () => {
  const { rooms, climbs, knots } = orderOf(
    edges('payments → db', 'api → payments', 'db → domain', 'api → api'),
  );
  assert.deepEqual(
    { rooms, climbs, knots },
    { rooms: ['domain', 'db', 'payments', 'api'], climbs: 0, knots: [] },
  );
});

test('of a knot, the order in which the fewest imports climb', () => {
  const tied = edges('a → b', 'a → b', 'b → c', 'b → c', 'c → a', 'c → domain', 'main → c');
  const { rooms, climbs, knots } = orderOf(tied);
  assert.deepEqual(
    { rooms, climbs, knots },
    { rooms: ['domain', 'c', 'b', 'a', 'main'], climbs: 1, knots: [['c', 'b', 'a']] },
  );
});
