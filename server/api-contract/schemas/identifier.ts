import { Type } from './type.ts';

export const Uuid = Type.String({ format: 'uuid' });
