import { maybe, object } from '../schemas/schema.ts';
import { describe } from '../schemas/words.ts';
import { Type } from '../schemas/type.ts';

export const GivingBlockOptions = object('GivingBlockOptions', {
  defaultCryptocurrency: maybe(Type.String()),
});
describe(GivingBlockOptions, { defaultCryptocurrency: 'What the page offers first.' });
