import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openCrashProcess } from '../../harness/crash-process.ts';
import type { CrashRig } from '../../harness/crash-rig.ts';
import { type ScenarioName, setUp, survives } from '../../crash/scenarios.ts';
import type { Cut } from '../../harness/wire-proxy.ts';

/**
 * What `test/crash/kill-everywhere.ts` proves in this process, of a real one: it gets a SIGKILL, starts again by
 * itself, and its own worker puts things right. One cut for each kind of place: an intent without its request, a
 * request without its outcome, and a payment of several parts that has only the first.
 */
const CUTS: readonly (readonly [ScenarioName, Cut])[] = [
  ['authorize', { statement: 'payments.begin_with_key', when: 'after' }],
  ['capture', { statement: 'payments.advance_with_key', when: 'before' }],
  ['completion', { statement: 'payments.advance', when: 'before' }],
  ['review accepted by the provider', { statement: 'payments.advance', when: 'after' }],
  ['gift card', { statement: 'simulator.book_gift_card', when: 'after' }],
  ['agent refunds', { statement: 'payments.advance_with_all', when: 'after' }],
];

let rig: CrashRig;
before(async () => {
  rig = await openCrashProcess();
  await rig.start();
  await setUp(rig);
});
after(() => rig.close());

for (const [name, cut] of CUTS)
  test(
    `${name}: a process that is killed ${cut.when} ${cut.statement} leaves nothing open, and its ` +
      'repetition moves no money again',
    async () => assert.ok(await survives(rig, name, cut), 'the request never sent that statement'),
  );
