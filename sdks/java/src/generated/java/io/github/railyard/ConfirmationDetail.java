// Printed from the contract; do not edit.
package io.github.railyard;

public final class ConfirmationDetail extends Struct {
  /** A member of the body. */
  public String getName() {
    return asText("name");
  }

  /**
   * What it is to be; null where that may be a secret.
   * <p>
   * It may be null.
   */
  public String getValue() {
    return asText("value");
  }
}
