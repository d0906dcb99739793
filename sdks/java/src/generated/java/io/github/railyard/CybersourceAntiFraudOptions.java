// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class CybersourceAntiFraudOptions extends Struct {
  /** Fields that you made at Cybersource. */
  public CybersourceAntiFraudOptions merchantDefinedData(Map<String, String> value) {
    put("merchant_defined_data", value);
    return this;
  }

  /** The merchant under a meta key. */
  public CybersourceAntiFraudOptions metaKeyMerchantId(String value) {
    put("meta_key_merchant_id", value);
    return this;
  }

  /** How it is sent, as Cybersource names it. */
  public CybersourceAntiFraudOptions shippingMethod(String value) {
    put("shipping_method", value);
    return this;
  }
}
