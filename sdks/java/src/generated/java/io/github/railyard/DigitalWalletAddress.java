// Printed from the contract; do not edit.
package io.github.railyard;

public final class DigitalWalletAddress extends Struct {
  /** Street and number. */
  public String getLine1() {
    return asText("line1");
  }

  /**
   * Second line of the address.
   * <p>
   * It may be null.
   */
  public String getLine2() {
    return asText("line2");
  }

  /** Where the merchant is. */
  public String getCity() {
    return asText("city");
  }

  /** ISO 3166-2 code, for example <code>US-CA</code>. */
  public String getStateCode() {
    return asText("state_code");
  }

  /** Of the merchant's address. */
  public String getPostalCode() {
    return asText("postal_code");
  }
}
