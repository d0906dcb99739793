import type { Id } from '../../domain/ids.ts';
import {
  type ConnectionRow,
  connectionList,
  connectionTable,
  everyConnection,
  putConnection,
} from './connections.ts';

export type TokenServiceId = Id<'token-service'>;
export type TokenServiceRow = ConnectionRow &
  Readonly<{ token_service_id: TokenServiceId; webhook_key: Buffer }>;

const id = 'token_service_id';
export const tokenServiceTable = connectionTable<TokenServiceRow>('token_services', { id });
export const everyTokenService = everyConnection<TokenServiceRow>('token_services');
export const listTokenServices = connectionList<TokenServiceRow>('token_services.list', {
  table: 'token_services',
  id,
});
export const putTokenService = putConnection<TokenServiceRow>('token_services', {
  id,
  own: ['webhook_key'],
  isOneActive: false,
});
