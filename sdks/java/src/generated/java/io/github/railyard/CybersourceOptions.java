// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class CybersourceOptions extends Struct {
  /** The merchant under a meta key. */
  public CybersourceOptions metaKeyMerchantId(String value) {
    put("meta_key_merchant_id", value);
    return this;
  }

  /** Fields that you made at Cybersource. */
  public CybersourceOptions merchantDefinedInformation(Map<String, String> value) {
    put("merchant_defined_information", value);
    return this;
  }

  /** How it is sent, as Cybersource names it. */
  public CybersourceOptions shipToMethod(String value) {
    put("ship_to_method", value);
    return this;
  }

  /** Free words that stand in Cybersource's reports. */
  public CybersourceOptions comments(String value) {
    put("comments", value);
    return this;
  }
}
