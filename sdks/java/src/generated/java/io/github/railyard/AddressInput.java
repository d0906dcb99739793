// Printed from the contract; do not edit.
package io.github.railyard;

public final class AddressInput extends Struct {
  /** Town or village. */
  public AddressInput city(String value) {
    put("city", value);
    return this;
  }

  /** Country of the address. ISO 3166-1 alpha-2, upper case. */
  public AddressInput country(String value) {
    put("country", value);
    return this;
  }

  /** ZIP or postal code. */
  public AddressInput postalCode(String value) {
    put("postal_code", value);
    return this;
  }

  /** State, province or county in words. */
  public AddressInput state(String value) {
    put("state", value);
    return this;
  }

  /** ISO 3166-2 code, for example <code>US-CA</code>. */
  public AddressInput stateCode(String value) {
    put("state_code", value);
    return this;
  }

  /** Where in the street it is. */
  public AddressInput houseNumberOrName(String value) {
    put("house_number_or_name", value);
    return this;
  }

  /** Street, and the number where <code>house_number_or_name</code> is left out. */
  public AddressInput line1(String value) {
    put("line1", value);
    return this;
  }

  /** What does not fit into the first line. */
  public AddressInput line2(String value) {
    put("line2", value);
    return this;
  }

  /** Company, where the address is one's. */
  public AddressInput organization(String value) {
    put("organization", value);
    return this;
  }
}
