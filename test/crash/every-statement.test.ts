import { testAtEveryStatement } from './kill-everywhere.ts';
import { SCENARIO_NAMES } from './scenarios.ts';

/** The others, of which people decide, are in `test/slow/crash`. */
testAtEveryStatement(SCENARIO_NAMES.filter((name) => !/^(review|dispute)/u.test(name)));
