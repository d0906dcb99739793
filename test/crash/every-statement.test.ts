import { testAtEveryStatement } from './kill-everywhere.ts';
import { SCENARIO_NAMES } from './scenarios.ts';

testAtEveryStatement(SCENARIO_NAMES.filter((name) => !name.startsWith('review')));
