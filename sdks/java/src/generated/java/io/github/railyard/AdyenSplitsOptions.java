// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class AdyenSplitsOptions extends Struct {
  /** Parts of what is authorized. */
  public AdyenSplitsOptions authorization(List<Map<String, ?>> value) {
    put("authorization", value);
    return this;
  }

  /** Parts of what is captured. */
  public AdyenSplitsOptions capture(List<Map<String, ?>> value) {
    put("capture", value);
    return this;
  }

  /** Parts of what is refunded. */
  public AdyenSplitsOptions refund(List<Map<String, ?>> value) {
    put("refund", value);
    return this;
  }
}
