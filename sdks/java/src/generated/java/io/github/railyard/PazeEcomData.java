// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeEcomData extends Struct {
  /** Whether a gift card is bought. */
  public PazeEcomData cartContainsGiftCard(boolean value) {
    put("cartContainsGiftCard", value);
    return this;
  }

  /** Whether the buyer fetches it. */
  public PazeEcomData orderForPickup(boolean value) {
    put("orderForPickup", value);
    return this;
  }

  /** Price of the dearest article, as text. */
  public PazeEcomData orderHighestCost(String value) {
    put("orderHighestCost", value);
    return this;
  }

  /** How many articles, as text. */
  public PazeEcomData orderQuantity(String value) {
    put("orderQuantity", value);
    return this;
  }

  /** Where it is sent. */
  public PazeEcomData finalShippingAddress(PazeShippingAddressInput value) {
    put("finalShippingAddress", value);
    return this;
  }
}
