import { Type } from './type.ts';
import { describe } from './words.ts';

/** What was read last, in quotes, as RFC 9110 has an entity tag. */
const IfMatchHeaders = Type.Object({
  'if-match': Type.Optional(Type.String({ pattern: '^"[^"]{1,64}"$' })),
});
describe(IfMatchHeaders, {
  'if-match':
    'The `updated_at` of what you read, in double quotes: 412 `changed_meanwhile` where somebody has changed it ' +
    'since, and nothing is done. Left out: it is done to what stands now.',
});

/** Of an operation that changes what somebody has read and looked at: two of them do not undo each other unseen. */
export const IF_MATCH = { headers: IfMatchHeaders, errors: [412] } as const;
