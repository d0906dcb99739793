import { testCrashes } from './scenarios.ts';

testCrashes('approval', 'completion');
