import { testAtEveryStatement } from '../../crash/kill-everywhere.ts';
import { SCENARIO_NAMES } from '../../crash/scenarios.ts';
import { openStillWorld } from '../../harness/crash-world.ts';

/** What is drafted, shown and handed in against a dispute, and the word that it is accepted. */
testAtEveryStatement(SCENARIO_NAMES.filter((name) => name.startsWith('dispute')));

/** A process that stands still holds its locks for ten seconds, and others wait for them: so at some statements. */
const SOME = 6;
testAtEveryStatement(['dispute answered', 'dispute accepted'], {
  what: 'stood still',
  start: () => openStillWorld(),
  every: SOME,
});
