// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class GiftCardSummaries extends Struct {
  /** What was found, in the order that the operation tells. */
  public List<GiftCardSummary> getItems() {
    return asStructs("items", GiftCardSummary.class);
  }
}
