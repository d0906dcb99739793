import { type JsonObject, objectOf, textAt } from '../../domain/json.ts';
import { toMajorString } from '../../domain/money.ts';
import type { Authorize } from '../connector.ts';
import type { Values } from './request.ts';

/** What transactions may say to Braintree alone. The names are published: `api-contract/connection-options`. */

export type BraintreeOptions = Readonly<{
  /** Of the order, beside what its items say. */
  discount: string | null;
  customFields: JsonObject | null;
  purchaseOrderNumber: string | null;
  authenticationResponse: string | null;
  stores: Values;
}>;

export function optionsOf(options: JsonObject, { amount }: Pick<Authorize, 'amount'>): BraintreeOptions {
  const more = objectOf(options['dynamic_data_fields']);
  const discount = options['discount_amount'];
  const minor = Number.isSafeInteger(discount) && Number(discount) > 0 ? BigInt(Number(discount)) : null;
  const criteria = more?.['vault_payment_method_criteria'];

  return {
    discount: minor === null ? null : toMajorString({ minor, currency: amount.currency }),
    customFields: objectOf(options['custom_fields']),
    purchaseOrderNumber: textAt(more, 'purchase_order_number'),
    authenticationResponse: textAt(more, 'three_ds_auth_status'),
    stores: {
      store_in_vault: criteria === 'ALWAYS' ? true : null,
      store_in_vault_on_success: criteria === 'ON_SUCCESSFUL_TRANSACTION' ? true : null,
    },
  };
}
