// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeShippingAddressInput extends Struct {
  /** Street and number. */
  public PazeShippingAddressInput line1(String value) {
    put("line1", value);
    return this;
  }

  /** Second line of the address. */
  public PazeShippingAddressInput line2(String value) {
    put("line2", value);
    return this;
  }

  /** Third line of the address. */
  public PazeShippingAddressInput line3(String value) {
    put("line3", value);
    return this;
  }

  /** Town of the address. */
  public PazeShippingAddressInput city(String value) {
    put("city", value);
    return this;
  }

  /** State, two letters in the United States. */
  public PazeShippingAddressInput state(String value) {
    put("state", value);
    return this;
  }

  /** ZIP or postal code. */
  public PazeShippingAddressInput zip(String value) {
    put("zip", value);
    return this;
  }

  /** ISO 3166-1 alpha-2, upper case. */
  public PazeShippingAddressInput countryCode(String value) {
    put("countryCode", value);
    return this;
  }

  /** Who receives it; null where Paze knows nobody. */
  public PazeShippingAddressInput deliveryContactDetails(PazeDeliveryContactDetailsInput value) {
    put("deliveryContactDetails", value);
    return this;
  }

  /** Who receives it; null where Paze knows nobody. */
  public PazeShippingAddressInput deliveryContactDetails(Opt<PazeDeliveryContactDetailsInput> value) {
    put("deliveryContactDetails", value);
    return this;
  }
}
