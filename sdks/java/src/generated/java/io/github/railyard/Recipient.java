// Printed from the contract; do not edit.
package io.github.railyard;

public final class Recipient extends Struct {
  /** Given name of who receives the money. */
  public String getFirstName() {
    return asText("first_name");
  }

  /** Family name of who receives the money. */
  public String getLastName() {
    return asText("last_name");
  }

  /**
   * Where the recipient lives.
   * <p>
   * It may be null.
   */
  public Address getAddress() {
    return asStruct("address", Address.class);
  }

  /**
   * The account that is loaded, in no form of a card number.
   * <p>
   * It may be null.
   */
  public String getAccountNumber() {
    return asText("account_number");
  }

  /**
   * The recipient's birthday.
   * <p>
   * It may be null.
   */
  public String getDateOfBirth() {
    return asText("date_of_birth");
  }
}
