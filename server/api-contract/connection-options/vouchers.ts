import { maybe, object } from '../schemas/schema.ts';
import { describe } from '../schemas/words.ts';
import { Type } from '../schemas/type.ts';

export const OxxoOptions = object('OxxoOptions', {
  payment_method_expires_at: maybe(Type.Integer()),
  approval_url: maybe(Type.String()),
});
describe(OxxoOptions, {
  payment_method_expires_at: 'Until when it can be paid, in seconds since 1970.',
  approval_url: 'A page of yours that shows the buyer where to pay.',
});
