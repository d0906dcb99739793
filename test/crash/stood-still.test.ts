import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { CrashRig } from '../harness/crash-rig.ts';
import { type ScenarioName, setUp, survives } from './scenarios.ts';
import type { Cut } from '../harness/wire-proxy.ts';
import { openStillWorld } from '../harness/crash-world.ts';

/**
 * A process stands still between its intent and the first byte, until another has told how that ended. One place of
 * each kind; `test/slow/crash/still-everywhere.test.ts` goes through all.
 */
const CUTS: readonly (readonly [ScenarioName, Cut])[] = [
  ['authorize', { statement: 'payments.begin_with_key', when: 'after' }],
  ['authorize', { statement: 'payments.advance_with_key', when: 'before' }],
  ['refund', { statement: 'payments.advance_with_all', when: 'after' }],
  ['gift card', { statement: 'payments.advance', when: 'after' }],
  ['gift card activated', { statement: 'gift_card_operations.intend', when: 'before' }],
  ['gift card issued', { statement: 'gift_card_operations.intend', when: 'after' }],
];

let rig: CrashRig;
before(async () => {
  rig = await openStillWorld();
  await setUp(rig);
});
after(() => rig.close());

for (const [name, cut] of CUTS)
  test(
    `${name}: what was told is what the processor did, though a process stood still ${cut.when} ` +
      cut.statement,
    async () => assert.ok(await survives(rig, name, cut), 'the request never sent that statement'),
  );
