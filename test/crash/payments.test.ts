import { testCrashes } from './scenarios.ts';

testCrashes('authorize', 'capture', 'refund');
