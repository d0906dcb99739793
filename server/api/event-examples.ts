import type { ApiVersion } from '../domain/api-version.ts';
import type { EventName } from '../domain/event-names.ts';
import { isObject } from '../domain/json.ts';
import { isTransactionStatus, renderTransactionStatus } from '../api-contract/vocabulary.ts';
import answers from '../../contract/examples.json' with { type: 'json' };

/** The resource of each kind of event, as the examples of the API document show it; else the event's kind and an id. */
const EXAMPLE_OF: Readonly<Record<string, keyof typeof answers>> = {
  'api-key-pair': 'get_api_key_pair',
  buyer: 'get_buyer',
  capture: 'get_transaction_capture',
  'gift-card': 'get_gift_card',
  'payment-method': 'get_payment_method',
  payout: 'get_payout',
  refund: 'get_refund',
  'shipping-details': 'get_buyer_shipping_details',
  transaction: 'get_transaction',
};

/** What a message that only tries out an endpoint tells of. */
export function exampleTarget(name: EventName, version: ApiVersion): Readonly<Record<string, unknown>> {
  const kind = name.split('.')[0] ?? '';
  const example: unknown = answers[EXAMPLE_OF[kind] ?? 'get_transaction'];
  if (EXAMPLE_OF[kind] === undefined || !isObject(example)) return { type: kind, id: EXAMPLE_ID };
  const { status } = example;
  return kind === 'transaction' && isTransactionStatus(status)
    ? { ...example, status: renderTransactionStatus(version, status) }
    : example;
}

export const EXAMPLE_ID = '0198c4a2-5d3e-7000-8000-000000000000';
