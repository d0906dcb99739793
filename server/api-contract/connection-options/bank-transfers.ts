import { maybe, object, oneOf } from '../schemas/schema.ts';
import { describe } from '../schemas/words.ts';
import { Type } from '../schemas/type.ts';

export const GoCardlessOptions = object('GoCardlessOptions', {
  purpose_code: maybe(
    oneOf(
      'mortgage',
      'utility',
      'loan',
      'dependant_support',
      'gambling',
      'retail',
      'salary',
      'personal',
      'government',
      'pension',
      'tax',
      'other',
    ),
  ),
});
describe(GoCardlessOptions, { purpose_code: 'What the debit is for.' });

export const MattildaTapiOptions = object('MattildaTapiOptions', {
  payment_method_expires_at: maybe(Type.String()),
});
describe(MattildaTapiOptions, { payment_method_expires_at: 'Until when it can be paid.' });

export const MonatoSpeiOptions = object('MonatoSpeiOptions', {
  approval_url: Type.String(),
});
describe(MonatoSpeiOptions, { approval_url: 'A page of yours that shows the buyer where to pay.' });

export const TrustlyOptions = object('TrustlyOptions', {
  refreshSplitToken: maybe(Type.Boolean()),
});
describe(TrustlyOptions, { refreshSplitToken: 'Whether a used-up token is made anew.' });
