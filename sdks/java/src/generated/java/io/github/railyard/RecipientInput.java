// Printed from the contract; do not edit.
package io.github.railyard;

public final class RecipientInput extends Struct {
  /** Given name of who receives the money. */
  public RecipientInput firstName(String value) {
    put("first_name", value);
    return this;
  }

  /** Family name of who receives the money. */
  public RecipientInput lastName(String value) {
    put("last_name", value);
    return this;
  }

  /** Where the recipient lives. */
  public RecipientInput address(AddressInput value) {
    put("address", value);
    return this;
  }

  /** The account that is loaded, in no form of a card number. */
  public RecipientInput accountNumber(String value) {
    put("account_number", value);
    return this;
  }

  /** The recipient's birthday. */
  public RecipientInput dateOfBirth(String value) {
    put("date_of_birth", value);
    return this;
  }
}
