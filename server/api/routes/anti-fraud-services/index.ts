import { antiFraudServiceOperations } from '../../../api-contract/anti-fraud-services.ts';
import { antiFraudServices } from '../../../connections/connection-kinds.ts';
import {
  antiFraudServiceTable,
  listAntiFraudServices,
  putAntiFraudService,
} from '../../../db/queries/anti-fraud-services.ts';
import { checkBy } from '../../../payment-services/try-settings.ts';
import { newId, randomBytes } from '../../../platform/entropy.ts';
import { connectionRoutes } from '../connections.ts';

export const antiFraudServiceRoutes = connectionRoutes(
  {
    published: antiFraudServiceOperations.kind,
    connections: antiFraudServices,
    table: antiFraudServiceTable,
    list: listAntiFraudServices,
    put: (db, row, { body, before, now }) => {
      const own = {
        anti_fraud_service_id: before?.anti_fraud_service_id ?? newId<'anti-fraud-service'>(now),
        display_name: body.display_name ?? before?.display_name ?? '',
        silent: body.silent_mode_enabled ?? before?.silent ?? false,
        webhook_key: before?.webhook_key ?? randomBytes(32),
      };
      return putAntiFraudService(db, { ...row, ...own }, before, now);
    },
    isOneActive: true,
    render: (row, webhookUrl) => ({
      type: 'anti-fraud-service',
      id: row.anti_fraud_service_id,
      display_name: row.display_name,
      active: row.active,
      status: 'created',
      silent_mode_enabled: row.silent,
      webhook_url: webhookUrl,
    }),
    check: checkBy,
  },
  antiFraudServiceOperations,
);
