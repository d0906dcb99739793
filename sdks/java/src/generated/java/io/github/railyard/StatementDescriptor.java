// Printed from the contract; do not edit.
package io.github.railyard;

public final class StatementDescriptor extends Struct {
  /**
   * The merchant as the buyer knows it.
   * <p>
   * It may be null.
   */
  public String getName() {
    return asText("name");
  }

  /**
   * What was bought.
   * <p>
   * It may be null.
   */
  public String getDescription() {
    return asText("description");
  }

  /**
   * Where the merchant is.
   * <p>
   * It may be null.
   */
  public String getCity() {
    return asText("city");
  }

  /**
   * Where the merchant is. ISO 3166-1 alpha-2, upper case.
   * <p>
   * It may be null.
   */
  public String getCountry() {
    return asText("country");
  }

  /**
   * Where the buyer can ask. E.164: <code>+</code> and digits.
   * <p>
   * It may be null.
   */
  public String getPhoneNumber() {
    return asText("phone_number");
  }

  /**
   * Where the buyer can look.
   * <p>
   * It may be null.
   */
  public String getUrl() {
    return asText("url");
  }

  /**
   * Where the merchant is.
   * <p>
   * It may be null.
   */
  public String getPostalCode() {
    return asText("postal_code");
  }
}
