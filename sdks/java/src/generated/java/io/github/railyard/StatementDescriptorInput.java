// Printed from the contract; do not edit.
package io.github.railyard;

public final class StatementDescriptorInput extends Struct {
  /** The merchant as the buyer knows it. */
  public StatementDescriptorInput name(String value) {
    put("name", value);
    return this;
  }

  /** What was bought. */
  public StatementDescriptorInput description(String value) {
    put("description", value);
    return this;
  }

  /** Where the merchant is. */
  public StatementDescriptorInput city(String value) {
    put("city", value);
    return this;
  }

  /** Where the merchant is. ISO 3166-1 alpha-2, upper case. */
  public StatementDescriptorInput country(String value) {
    put("country", value);
    return this;
  }

  /** Where the buyer can ask. E.164: <code>+</code> and digits. */
  public StatementDescriptorInput phoneNumber(String value) {
    put("phone_number", value);
    return this;
  }

  /** Where the buyer can look. */
  public StatementDescriptorInput url(String value) {
    put("url", value);
    return this;
  }

  /** Where the merchant is. */
  public StatementDescriptorInput postalCode(String value) {
    put("postal_code", value);
    return this;
  }
}
