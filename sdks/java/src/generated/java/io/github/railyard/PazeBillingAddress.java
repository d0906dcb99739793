// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeBillingAddress extends Struct {
  /**
   * Who it belongs to; null where unknown.
   * <p>
   * It may be null.
   */
  public String getName() {
    return asText("name");
  }

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

  /**
   * Third line of the address.
   * <p>
   * It may be null.
   */
  public String getLine3() {
    return asText("line3");
  }

  /** Town of the address. */
  public String getCity() {
    return asText("city");
  }

  /** State, two letters in the United States. */
  public String getState() {
    return asText("state");
  }

  /** ZIP or postal code. */
  public String getZip() {
    return asText("zip");
  }

  /**
   * ISO 3166-1 alpha-2, upper case.
   * <p>
   * It may be null.
   */
  public String getCountryCode() {
    return asText("countryCode");
  }
}
