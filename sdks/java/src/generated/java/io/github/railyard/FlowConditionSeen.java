// Printed from the contract; do not edit.
package io.github.railyard;

public final class FlowConditionSeen extends Struct {
  /** What is asked of the payment. */
  public String getName() {
    return asText("name");
  }

  /** How it is compared. */
  public String getOperator() {
    return asText("operator");
  }

  /** What the rule compares with, in words; long lists are cut. */
  public String getWanted() {
    return asText("wanted");
  }

  /**
   * What the payment has, in words; null: nobody knew, so that it cannot hold.
   * <p>
   * It may be null.
   */
  public String getSeen() {
    return asText("seen");
  }

  /** Whether it holds. */
  public boolean getHolds() {
    return asFlag("holds");
  }
}
