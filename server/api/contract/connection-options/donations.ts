import Type from 'typebox';
import { maybe, object } from '../shared/schema.ts';
import { describe } from '../shared/words.ts';

export const GivingBlockOptions = object('GivingBlockOptions', {
  defaultCryptocurrency: maybe(Type.String()),
});
describe(GivingBlockOptions, { defaultCryptocurrency: 'What the page offers first.' });
