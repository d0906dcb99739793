// Printed from the contract; do not edit.
package io.github.railyard;

public final class DisputeChecklistItem extends Struct {
  /** A member of the evidence, or what a file shows. */
  public String getName() {
    return asText("name");
  }

  /**
   * A text of <code>&#8230;/evidence</code>, or a file of <code>&#8230;/files</code>.
   * <p>
   * One of <code>text</code>, <code>file</code>.
   */
  public String getForm() {
    return asText("form");
  }

  /**
   * How much it counts for this reason: without what is <code>needed</code> such a dispute is seldom won.
   * <p>
   * One of <code>needed</code>, <code>helpful</code>, <code>optional</code>.
   */
  public String getLevel() {
    return asText("level");
  }

  /** Whether it stands in the draft. */
  public boolean getGiven() {
    return asFlag("given");
  }

  /**
   * What the payment says of it, to be looked at and sent; null where it says nothing.
   * <p>
   * It may be null.
   */
  public String getSuggestion() {
    return asText("suggestion");
  }
}
