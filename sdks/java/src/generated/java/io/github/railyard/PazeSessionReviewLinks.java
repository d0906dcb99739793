// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeSessionReviewLinks extends Struct {
  /**
   * Lets the buyer choose another card; null where that is not offered.
   * <p>
   * It may be null.
   */
  public String getCHANGECARD() {
    return asText("CHANGE_CARD");
  }

  /**
   * Lets the buyer choose another address; null where that is not offered.
   * <p>
   * It may be null.
   */
  public String getCHANGESHIPPINGADDRESS() {
    return asText("CHANGE_SHIPPING_ADDRESS");
  }
}
