import { tokenServiceOperations } from '../../../api-contract/token-services.ts';
import { tokenServices } from '../../../connections/connection-kinds.ts';
import {
  everyTokenService,
  listTokenServices,
  putTokenService,
  tokenServiceTable,
} from '../../../db/queries/token-services.ts';
import { CARD_SCHEMES } from '../../../domain/card-scheme.ts';
import { newId, randomBytes } from '../../../platform/entropy.ts';
import { checkTokenService } from '../../../vault/network-tokens/token-services.ts';
import { connectionRoutes } from '../connections.ts';

export const tokenServiceRoutes = connectionRoutes(
  {
    published: tokenServiceOperations.kind,
    connections: tokenServices,
    table: tokenServiceTable,
    every: everyTokenService,
    list: listTokenServices,
    put: (db, row, { before, now }) => {
      const own = {
        token_service_id: before?.token_service_id ?? newId<'token-service'>(now),
        webhook_key: before?.webhook_key ?? randomBytes(32),
      };
      return putTokenService(db, { ...row, ...own }, before, now);
    },
    definition: ({ schemes }) => ({ schemes: schemes === 'any' ? CARD_SCHEMES : schemes }),
    render: (_row, webhookUrl) => ({ type: 'merchant-account.token-service', webhook_url: webhookUrl }),
    check: checkTokenService,
  },
  tokenServiceOperations,
);
