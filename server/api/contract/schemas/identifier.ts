import { Type } from './type.ts';

export const Uuid = Type.String({ format: 'uuid' });

/** A merchant account's own id, chosen by its operator. */
export const MerchantAccountIdText = Type.String({ minLength: 1, maxLength: 50, pattern: '^[a-zA-Z0-9-]+$' });
