import type { AntiFraudConnector } from './anti-fraud-connector.ts';
import { forterAntiFraud } from './forter/definition.ts';
import { mockAntiFraud } from './mock-anti-fraud/definition.ts';
import { signifydAntiFraud } from './signifyd/definition.ts';

/** Every anti-fraud connector: one line each. */
export const antiFraudConnectors: readonly AntiFraudConnector[] = [
  mockAntiFraud,
  forterAntiFraud,
  signifydAntiFraud,
];
