import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explore } from '../../model/explore.ts';
import { exploreGraph } from '../../model/graph.ts';
import { RELAY } from '../../model/relay.ts';
import { RESTORE } from '../../model/restore.ts';
import { graphOf, type World } from '../../model/world.ts';
import type { FaultName } from '../../model/faults.ts';
import type { Rules } from '../../model/rules.ts';

/** `npm run model` explores more, and finds fifty-two faults. */
const QUIET: Rules = {
  policy: 'look-up',
  payments: 1,
  crashes: 0,
  pauses: 0,
  losses: 0,
  asynchronous: false,
  gap: false,
  faults: new Set(),
};

test('a payment of two operations keeps what is promised, in every state', () => {
  const { broken, isWhole, states, ends } = explore(QUIET, 100_000);
  assert.equal(broken, null);
  assert.ok(isWhole && states > 40_000 && ends > 100, `${states} states, ${ends} ends`);
});

const WAYS: readonly (readonly [FaultName, Partial<Rules>, string])[] = [
  ['what is not known has failed', { losses: 1 }, 'what was told as refused has not moved'],
  [
    'an intent is put on the schedule once it is sent',
    { crashes: 1 },
    'what is not known is found out, or a person is told',
  ],
  ['never heard of it is believed at once', {}, 'what was told as refused has not moved'],
  ['an intent is written without compare-and-set', {}, 'no more is refunded than was captured'],
];
for (const [fault, weather, broken] of WAYS)
  test(`it is found that ${fault}, with the way to it`, () => {
    const found = explore({ ...QUIET, ...weather, faults: new Set([fault]) }, 100_000);
    assert.equal(found.broken?.what, broken);
    assert.match(found.broken?.way[0] ?? '', /begins its Idempotency-Key/);
  });

test('two payments are explored as far as there is room, and which of them is the first makes no difference', () => {
  const found = explore({ ...QUIET, payments: 2, crashes: 2, pauses: 1, losses: 1 }, 20_000);
  assert.deepEqual([found.broken, found.isWhole, found.states], [null, false, 20_000]);
});

for (const world of [RELAY, RESTORE] satisfies readonly World[])
  test(`what is promised of ${world.name} holds in every state, and each of its faults is found`, () => {
    const { broken, isWhole } = exploreGraph(graphOf(world), 100_000);
    assert.deepEqual([broken, isWhole], [null, true]);
    for (const fault of world.faults)
      assert.notEqual(exploreGraph(graphOf(world, new Set([fault])), 100_000).broken, null, fault);
  });
