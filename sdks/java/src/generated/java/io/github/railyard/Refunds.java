// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class Refunds extends Struct {
  /** What was found, in the order that the operation tells. */
  public List<Refund> getItems() {
    return asStructs("items", Refund.class);
  }

  /** How many records a page holds at most. */
  public long getLimit() {
    return asWhole("limit");
  }

  /**
   * Goes into <code>cursor</code> for the page after this one; null on the last.
   * <p>
   * It may be null.
   */
  public String getNextCursor() {
    return asText("next_cursor");
  }

  /**
   * Goes into <code>cursor</code> for the page before this one; null on the first.
   * <p>
   * It may be null.
   */
  public String getPreviousCursor() {
    return asText("previous_cursor");
  }
}
