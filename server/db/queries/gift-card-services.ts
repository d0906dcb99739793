import type { Id } from '../../domain/ids.ts';
import { type ConnectionRow, connectionList, connectionTable, putConnection } from './connections.ts';

export type GiftCardServiceId = Id<'gift-card-service'>;
export type GiftCardServiceRow = ConnectionRow &
  Readonly<{ gift_card_service_id: GiftCardServiceId; display_name: string }>;

const id = 'gift_card_service_id';
export const giftCardServiceTable = connectionTable<GiftCardServiceRow>('gift_card_services', { id });
export const listGiftCardServices = connectionList<GiftCardServiceRow>('gift_card_services.list', {
  table: 'gift_card_services',
  id,
});
export const putGiftCardService = putConnection<GiftCardServiceRow>('gift_card_services', {
  id,
  own: ['display_name'],
  isOneActive: true,
});
