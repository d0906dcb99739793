// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class RiskifiedAntiFraudOptions extends Struct {
  /** More about each cart item, in the same order. */
  public RiskifiedAntiFraudOptions lineItems(List<RiskifiedAntiFraudOptionsLineItem> value) {
    put("line_items", value);
    return this;
  }
}
