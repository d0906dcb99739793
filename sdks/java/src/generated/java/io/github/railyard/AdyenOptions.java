// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class AdyenOptions extends Struct {
  /** Adyen's <code>additionalData</code>. */
  public AdyenOptions additionalData(Map<String, String> value) {
    put("additionalData", value);
    return this;
  }
}
