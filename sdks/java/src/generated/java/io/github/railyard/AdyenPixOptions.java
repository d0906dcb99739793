// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class AdyenPixOptions extends Struct {
  /** Adyen's <code>additionalData</code>. */
  public AdyenPixOptions additionalData(Map<String, String> value) {
    put("additionalData", value);
    return this;
  }

  /** What the buyer agrees to for later payments. */
  public AdyenPixOptions pixRecurring(AdyenPixRecurringOptions value) {
    put("pixRecurring", value);
    return this;
  }
}
