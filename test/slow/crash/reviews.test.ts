import { testAtEveryStatement } from '../../crash/kill-everywhere.ts';
import { SCENARIO_NAMES } from '../../crash/scenarios.ts';

/** Payments that wait for a person, however that ends. */
testAtEveryStatement(SCENARIO_NAMES.filter((name) => name.startsWith('review')));
