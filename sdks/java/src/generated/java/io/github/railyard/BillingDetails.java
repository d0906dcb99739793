// Printed from the contract; do not edit.
package io.github.railyard;

public final class BillingDetails extends Struct {
  /**
   * Given name.
   * <p>
   * It may be null.
   */
  public String getFirstName() {
    return asText("first_name");
  }

  /**
   * Family name.
   * <p>
   * It may be null.
   */
  public String getLastName() {
    return asText("last_name");
  }

  /**
   * Where mail reaches them.
   * <p>
   * It may be null.
   */
  public String getEmailAddress() {
    return asText("email_address");
  }

  /**
   * Where they can be called. E.164: <code>+</code> and digits.
   * <p>
   * It may be null.
   */
  public String getPhoneNumber() {
    return asText("phone_number");
  }

  /**
   * Where invoices go.
   * <p>
   * It may be null.
   */
  public Address getAddress() {
    return asStruct("address", Address.class);
  }

  /**
   * The number under which the buyer is taxed.
   * <p>
   * It may be null.
   */
  public TaxId getTaxId() {
    return asStruct("tax_id", TaxId.class);
  }
}
