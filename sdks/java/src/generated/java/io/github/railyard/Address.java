// Printed from the contract; do not edit.
package io.github.railyard;

public final class Address extends Struct {
  /**
   * Town or village.
   * <p>
   * It may be null.
   */
  public String getCity() {
    return asText("city");
  }

  /**
   * Country of the address. ISO 3166-1 alpha-2, upper case.
   * <p>
   * It may be null.
   */
  public String getCountry() {
    return asText("country");
  }

  /**
   * ZIP or postal code.
   * <p>
   * It may be null.
   */
  public String getPostalCode() {
    return asText("postal_code");
  }

  /**
   * State, province or county in words.
   * <p>
   * It may be null.
   */
  public String getState() {
    return asText("state");
  }

  /**
   * ISO 3166-2 code, for example <code>US-CA</code>.
   * <p>
   * It may be null.
   */
  public String getStateCode() {
    return asText("state_code");
  }

  /**
   * Where in the street it is.
   * <p>
   * It may be null.
   */
  public String getHouseNumberOrName() {
    return asText("house_number_or_name");
  }

  /**
   * Street, and the number where <code>house_number_or_name</code> is left out.
   * <p>
   * It may be null.
   */
  public String getLine1() {
    return asText("line1");
  }

  /**
   * What does not fit into the first line.
   * <p>
   * It may be null.
   */
  public String getLine2() {
    return asText("line2");
  }

  /**
   * Company, where the address is one's.
   * <p>
   * It may be null.
   */
  public String getOrganization() {
    return asText("organization");
  }
}
