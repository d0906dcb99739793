// Printed from the contract; do not edit.
package io.github.railyard;

public final class PaymentMethodDefinition extends Struct {
  /** The word for the method, as <code>method</code> has it. */
  public String getId() {
    return asText("id");
  }

  /** A picture of it; null where there is none. */
  public String getIconUrl() {
    return asText("icon_url");
  }

  /** What buyers know it as. */
  public String getDisplayName() {
    return asText("display_name");
  }

  /**
   * A longer name for people; null where the short one does.
   * <p>
   * It may be null.
   */
  public String getLongDisplayName() {
    return asText("long_display_name");
  }

  /**
   * The word for the method; null where it has none of its own.
   * <p>
   * It may be null.
   */
  public String getMethod() {
    return asText("method");
  }
}
