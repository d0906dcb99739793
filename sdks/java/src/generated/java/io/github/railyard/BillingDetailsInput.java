// Printed from the contract; do not edit.
package io.github.railyard;

public final class BillingDetailsInput extends Struct {
  /** Given name. */
  public BillingDetailsInput firstName(String value) {
    put("first_name", value);
    return this;
  }

  /** Family name. */
  public BillingDetailsInput lastName(String value) {
    put("last_name", value);
    return this;
  }

  /** Where mail reaches them. */
  public BillingDetailsInput emailAddress(String value) {
    put("email_address", value);
    return this;
  }

  /** Where they can be called. E.164: <code>+</code> and digits. */
  public BillingDetailsInput phoneNumber(String value) {
    put("phone_number", value);
    return this;
  }

  /** Where invoices go. */
  public BillingDetailsInput address(AddressInput value) {
    put("address", value);
    return this;
  }

  /** The number under which the buyer is taxed. */
  public BillingDetailsInput taxId(TaxIdInput value) {
    put("tax_id", value);
    return this;
  }
}
