import type { CardScheme } from '../domain/card-scheme.ts';
import { mastercardMdes } from './mastercard-mdes/definition.ts';
import { mockNetworkTokens } from './mock-network-tokens/definition.ts';
import type { TokenServiceConnector } from './token-service-connector.ts';

/** Every connector of a token service: one line each. */
export const tokenServiceConnectors: readonly TokenServiceConnector[] = [mockNetworkTokens, mastercardMdes];

export function serves({ schemes }: TokenServiceConnector, scheme: CardScheme | null): boolean {
  return schemes === 'any' || (scheme !== null && schemes.includes(scheme));
}
