import { describe } from './words.ts';
import { Type } from './type.ts';

/**
 * `Prefer: resource=transaction-capture` asks for the result of the operation instead of the transaction (RFC
 * 7240 allows several preferences).
 */
export const PreferHeaders = Type.Object({
  prefer: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 10 })),
});
describe(PreferHeaders, {
  prefer:
    '`resource=transaction-capture` or `resource=transaction-void` answers with the result of the ' +
    'operation around the transaction.',
});
