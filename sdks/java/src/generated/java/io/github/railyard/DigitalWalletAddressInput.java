// Printed from the contract; do not edit.
package io.github.railyard;

public final class DigitalWalletAddressInput extends Struct {
  /** Street and number. */
  public DigitalWalletAddressInput line1(String value) {
    put("line1", value);
    return this;
  }

  /** Second line of the address. */
  public DigitalWalletAddressInput line2(String value) {
    put("line2", value);
    return this;
  }

  /** Where the merchant is. */
  public DigitalWalletAddressInput city(String value) {
    put("city", value);
    return this;
  }

  /** ISO 3166-2 code, for example <code>US-CA</code>. */
  public DigitalWalletAddressInput stateCode(String value) {
    put("state_code", value);
    return this;
  }

  /** Of the merchant's address. */
  public DigitalWalletAddressInput postalCode(String value) {
    put("postal_code", value);
    return this;
  }
}
