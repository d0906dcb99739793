import Type from 'typebox';
import { Uuid } from './identifier.ts';
import { object } from './schema.ts';

export const Creator = object('Creator', {
  id: Uuid,
  name: Type.String(),
  email_address: Type.String(),
});
