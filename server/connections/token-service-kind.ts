import type { TokenServiceConnector } from '../connectors/token-service-connector.ts';
import { tokenServiceConnectors } from '../connectors/token-service-registry.ts';
import { type TokenServiceRow, everyTokenService, tokenServiceTable } from '../db/queries/token-services.ts';
import { type ConnectionOf, Connections } from './connection.ts';

/**
 * Companies that make network tokens, of which a merchant account has one of each connector. In a file of its own: the
 * vault's process asks them, and loads no other company's code.
 */
export const tokenServices = new Connections({
  connectors: tokenServiceConnectors,
  table: tokenServiceTable,
  every: everyTokenService,
  events: {
    address: { path: 'ts', purpose: 'token-service-webhook' },
    keyOf: ({ webhook_key: key }: TokenServiceRow) => key,
    areSent: ({ events }: TokenServiceConnector) => events !== undefined,
  },
  own: (row): Readonly<{ id: string }> => ({ id: row.token_service_id }),
  ofSandbox: { id: '' },
});
export type TokenService = ConnectionOf<typeof tokenServices>;
