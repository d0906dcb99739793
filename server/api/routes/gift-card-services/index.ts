import { giftCardServiceOperations } from '../../../api-contract/gift-card-services.ts';
import { giftCardServices } from '../../../connections/connection-kinds.ts';
import {
  giftCardServiceTable,
  listGiftCardServices,
  putGiftCardService,
} from '../../../db/queries/gift-card-services.ts';
import { checkBy } from '../../../payment-services/try-settings.ts';
import { newId } from '../../../platform/entropy.ts';
import { connectionRoutes } from '../connections.ts';

export const giftCardServiceRoutes = connectionRoutes(
  {
    published: giftCardServiceOperations.kind,
    connections: giftCardServices,
    table: giftCardServiceTable,
    list: listGiftCardServices,
    put: (db, row, { body, before, now }) => {
      const own = {
        gift_card_service_id: before?.gift_card_service_id ?? newId<'gift-card-service'>(now),
        display_name: body.display_name ?? before?.display_name ?? '',
      };
      return putGiftCardService(db, { ...row, ...own }, before, now);
    },
    isOneActive: true,
    render: (row) => ({
      type: 'gift-card-service',
      id: row.gift_card_service_id,
      display_name: row.display_name,
      active: row.active,
      status: 'created',
    }),
    check: checkBy,
  },
  giftCardServiceOperations,
);
