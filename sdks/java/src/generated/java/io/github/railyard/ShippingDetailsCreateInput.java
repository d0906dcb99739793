// Printed from the contract; do not edit.
package io.github.railyard;

public final class ShippingDetailsCreateInput extends Struct {
  /** Given name of who receives the goods. */
  public ShippingDetailsCreateInput firstName(String value) {
    put("first_name", value);
    return this;
  }

  /** Family name of who receives the goods. */
  public ShippingDetailsCreateInput lastName(String value) {
    put("last_name", value);
    return this;
  }

  /** Where news about the delivery goes. */
  public ShippingDetailsCreateInput emailAddress(String value) {
    put("email_address", value);
    return this;
  }

  /** For questions about the delivery. E.164: <code>+</code> and digits. */
  public ShippingDetailsCreateInput phoneNumber(String value) {
    put("phone_number", value);
    return this;
  }

  /** Where goods are sent. */
  public ShippingDetailsCreateInput address(AddressInput value) {
    put("address", value);
    return this;
  }
}
