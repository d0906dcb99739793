// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeSessionReview extends Struct {
  /** Who the buyer is. */
  public PazeConsumer getConsumer() {
    return asStruct("consumer", PazeConsumer.class);
  }

  /**
   * Where it is sent; null where it was not asked for.
   * <p>
   * It may be null.
   */
  public PazeShippingAddress getShippingAddress() {
    return asStruct("shippingAddress", PazeShippingAddress.class);
  }

  /** The card that was chosen. */
  public PazeMaskedCard getMaskedCard() {
    return asStruct("maskedCard", PazeMaskedCard.class);
  }

  /** Where the buyer can change their mind. */
  public PazeSessionReviewLinks getLinks() {
    return asStruct("links", PazeSessionReviewLinks.class);
  }

  /** Goes into the last step. */
  public String getCode() {
    return asText("code");
  }
}
