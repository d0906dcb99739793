import { threeDsServerOperations } from '../../../api-contract/three-ds-servers.ts';
import { threeDSecureServers } from '../../../connections/connection-kinds.ts';
import {
  everyThreeDsServer,
  putThreeDsServer,
  threeDsServerTable,
} from '../../../db/queries/three-ds-servers.ts';
import { checkBy } from '../../../payment-services/try-settings.ts';
import { newId } from '../../../platform/entropy.ts';
import { connectionRoutes } from '../connections.ts';

export const threeDsServerRoutes = connectionRoutes(
  {
    published: threeDsServerOperations.kind,
    connections: threeDSecureServers,
    table: threeDsServerTable,
    every: everyThreeDsServer,
    put: (db, row, { before, now }) => {
      const id = before?.three_ds_server_id ?? newId<'three-ds-server'>(now);
      return putThreeDsServer(db, { ...row, three_ds_server_id: id }, before, now);
    },
    render: () => ({ type: 'merchant-account.three-ds-server' }),
    check: checkBy,
  },
  threeDsServerOperations,
);
