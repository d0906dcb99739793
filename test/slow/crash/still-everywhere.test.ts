import { testAtEveryStatement } from '../../crash/kill-everywhere.ts';
import { SCENARIO_NAMES, type ScenarioName } from '../../crash/scenarios.ts';
import { openStillWorld } from '../../harness/crash-world.ts';
import type { Cut } from '../../harness/wire-proxy.ts';

/** Nobody dies: a process stands still, and goes on once others have told how everything ended. */
const NAMES = SCENARIO_NAMES.filter((name) => !name.startsWith('dispute')); // they stand still beside their others
testAtEveryStatement(NAMES, { what: 'stood still', start: () => openStillWorld() });

/** Where a request dies with its intent committed, and nothing sent: a worker sends it. */
const INTENTS: readonly (readonly [ScenarioName, Cut])[] = [
  ['capture', { statement: 'payments.advance_with_all', when: 'after' }],
  ['refund', { statement: 'payments.advance_with_all', when: 'after' }],
];
for (const [name, cut] of INTENTS)
  testAtEveryStatement([name], { what: 'stood still in the worker', start: () => openStillWorld(cut) });
