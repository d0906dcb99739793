import type { AntiFraudConnector } from './anti-fraud-connector.ts';
import { mockAntiFraud } from './mock-anti-fraud/definition.ts';

/** Every anti-fraud connector: one line each. */
export const antiFraudConnectors: readonly AntiFraudConnector[] = [mockAntiFraud];

export function findAntiFraudConnector(id: string): AntiFraudConnector | null {
  return antiFraudConnectors.find((connector) => connector.id === id) ?? null;
}
