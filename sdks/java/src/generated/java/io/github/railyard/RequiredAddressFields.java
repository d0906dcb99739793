// Printed from the contract; do not edit.
package io.github.railyard;

public final class RequiredAddressFields extends Struct {
  /** True where the payment needs it. */
  public boolean getOrganization() {
    return asFlag("organization");
  }

  /** True where the payment needs it. */
  public boolean getHouseNumberOrName() {
    return asFlag("house_number_or_name");
  }

  /** True where the payment needs it. */
  public boolean getLine1() {
    return asFlag("line1");
  }

  /** True where the payment needs it. */
  public boolean getLine2() {
    return asFlag("line2");
  }

  /** True where the payment needs it. */
  public boolean getCity() {
    return asFlag("city");
  }

  /** True where the payment needs it. */
  public boolean getPostalCode() {
    return asFlag("postal_code");
  }

  /** True where the payment needs it. */
  public boolean getState() {
    return asFlag("state");
  }

  /** True where the payment needs it. */
  public boolean getStateCode() {
    return asFlag("state_code");
  }

  /** True where the payment needs it. */
  public boolean getCountry() {
    return asFlag("country");
  }
}
