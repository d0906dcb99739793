import { testAtEveryStatement } from '../../crash/kill-everywhere.ts';
import { SCENARIO_NAMES } from '../../crash/scenarios.ts';

/** What is drafted, shown and handed in against a dispute, and the word that it is accepted. */
testAtEveryStatement(SCENARIO_NAMES.filter((name) => name.startsWith('dispute')));
