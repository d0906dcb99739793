// Printed from the contract; do not edit.
package io.github.railyard;

public final class RequiredFields extends Struct {
  /** Whether a given name must be sent. */
  public boolean getFirstName() {
    return asFlag("first_name");
  }

  /** Whether a family name must be sent. */
  public boolean getLastName() {
    return asFlag("last_name");
  }

  /** Whether an e-mail address must be sent. */
  public boolean getEmailAddress() {
    return asFlag("email_address");
  }

  /** Whether a phone number must be sent. */
  public boolean getPhoneNumber() {
    return asFlag("phone_number");
  }

  /** Whether a tax number must be sent. */
  public boolean getTaxId() {
    return asFlag("tax_id");
  }

  /** Which parts of an address must be sent. */
  public RequiredAddressFields getAddress() {
    return asStruct("address", RequiredAddressFields.class);
  }
}
