import { testCrashes } from './scenarios.ts';

testCrashes('gift card');
