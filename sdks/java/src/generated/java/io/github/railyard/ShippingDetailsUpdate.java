// Printed from the contract; do not edit.
package io.github.railyard;

public final class ShippingDetailsUpdate extends Struct {
  /** Given name of who receives the goods. */
  public ShippingDetailsUpdate firstName(String value) {
    put("first_name", value);
    return this;
  }

  /** Given name of who receives the goods. */
  public ShippingDetailsUpdate firstName(Opt<String> value) {
    put("first_name", value);
    return this;
  }

  /** Family name of who receives the goods. */
  public ShippingDetailsUpdate lastName(String value) {
    put("last_name", value);
    return this;
  }

  /** Family name of who receives the goods. */
  public ShippingDetailsUpdate lastName(Opt<String> value) {
    put("last_name", value);
    return this;
  }

  /** Where news about the delivery goes. */
  public ShippingDetailsUpdate emailAddress(String value) {
    put("email_address", value);
    return this;
  }

  /** Where news about the delivery goes. */
  public ShippingDetailsUpdate emailAddress(Opt<String> value) {
    put("email_address", value);
    return this;
  }

  /** For questions about the delivery. E.164: <code>+</code> and digits. */
  public ShippingDetailsUpdate phoneNumber(String value) {
    put("phone_number", value);
    return this;
  }

  /** For questions about the delivery. E.164: <code>+</code> and digits. */
  public ShippingDetailsUpdate phoneNumber(Opt<String> value) {
    put("phone_number", value);
    return this;
  }

  /** Where goods are sent. */
  public ShippingDetailsUpdate address(AddressInput value) {
    put("address", value);
    return this;
  }

  /** Where goods are sent. */
  public ShippingDetailsUpdate address(Opt<AddressInput> value) {
    put("address", value);
    return this;
  }
}
