// Printed from the contract; do not edit.
package io.github.railyard;

public final class PaymentOptionContextApprovalUI extends Struct {
  /**
   * CSS length; null where any does.
   * <p>
   * It may be null.
   */
  public String getHeight() {
    return asText("height");
  }

  /**
   * CSS length; null where any does.
   * <p>
   * It may be null.
   */
  public String getWidth() {
    return asText("width");
  }
}
