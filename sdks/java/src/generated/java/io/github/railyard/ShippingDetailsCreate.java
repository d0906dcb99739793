// Printed from the contract; do not edit.
package io.github.railyard;

public final class ShippingDetailsCreate extends Struct {
  /**
   * Given name of who receives the goods.
   * <p>
   * It may be null.
   */
  public String getFirstName() {
    return asText("first_name");
  }

  /**
   * Family name of who receives the goods.
   * <p>
   * It may be null.
   */
  public String getLastName() {
    return asText("last_name");
  }

  /**
   * Where news about the delivery goes.
   * <p>
   * It may be null.
   */
  public String getEmailAddress() {
    return asText("email_address");
  }

  /**
   * For questions about the delivery. E.164: <code>+</code> and digits.
   * <p>
   * It may be null.
   */
  public String getPhoneNumber() {
    return asText("phone_number");
  }

  /**
   * Where goods are sent.
   * <p>
   * It may be null.
   */
  public Address getAddress() {
    return asStruct("address", Address.class);
  }
}
