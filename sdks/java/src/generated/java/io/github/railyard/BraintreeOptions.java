// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class BraintreeOptions extends Struct {
  /** Taken off the order, in minor units. */
  public BraintreeOptions discountAmount(long value) {
    put("discount_amount", value);
    return this;
  }

  /** Fields that you made at Braintree. */
  public BraintreeOptions customFields(Map<String, String> value) {
    put("custom_fields", value);
    return this;
  }

  /** Further members of the request to Braintree. */
  public BraintreeOptions dynamicDataFields(BraintreeDynamicDataFieldsOptions value) {
    put("dynamic_data_fields", value);
    return this;
  }
}
