import { testAtEveryStatement } from './kill-everywhere.ts';
import { SCENARIO_NAMES } from './scenarios.ts';

/** Payments that wait for a person, however that ends. */
testAtEveryStatement(SCENARIO_NAMES.filter((name) => name.startsWith('review')));
