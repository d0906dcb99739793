import { maybe, nullable, object, oneOf, text, withDefault } from '../schemas/schema.ts';
import { describe } from '../schemas/words.ts';
import { Type } from '../schemas/type.ts';

export const CybersourceAntiFraudOptions = object('CybersourceAntiFraudOptions', {
  merchant_defined_data: maybe(Type.Record(Type.String(), text(5000, 0))),
  meta_key_merchant_id: maybe(Type.String()),
  shipping_method: maybe(Type.String()),
});
describe(CybersourceAntiFraudOptions, {
  merchant_defined_data: 'Fields that you made at Cybersource.',
  meta_key_merchant_id: 'The merchant under a meta key.',
  shipping_method: 'How it is sent, as Cybersource names it.',
});

export const RiskifiedAntiFraudOptionsLineItem = object('RiskifiedAntiFraudOptionsLineItem', {
  delivered_to: maybe(oneOf('shipping_address', 'store_pickup')),
});
describe(RiskifiedAntiFraudOptionsLineItem, { delivered_to: 'Whether it is sent or fetched.' });

export const RiskifiedAntiFraudOptions = object('RiskifiedAntiFraudOptions', {
  line_items: withDefault(nullable(Type.Array(RiskifiedAntiFraudOptionsLineItem)), []),
});
describe(RiskifiedAntiFraudOptions, { line_items: 'More about each cart item, in the same order.' });
