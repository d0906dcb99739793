import { Uuid } from './identifier.ts';
import { object } from './schema.ts';
import { describe } from './words.ts';
import { Type } from './type.ts';

export const Creator = object('Creator', {
  id: Uuid,
  name: Type.String(),
  email_address: Type.String(),
});
describe(Creator, {
  id: 'Id of the API key.',
  name: 'What the key is called.',
  email_address: 'Always empty: keys have no address.',
});
