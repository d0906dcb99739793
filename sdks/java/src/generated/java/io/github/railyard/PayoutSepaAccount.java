// Printed from the contract; do not edit.
package io.github.railyard;

public final class PayoutSepaAccount extends Struct {
  public PayoutSepaAccount() {
    put("method", "bank");
    put("scheme", "sepa");
  }

  /** Whose account it is. */
  public PayoutSepaAccount accountHolder(BankAccountHolder value) {
    put("account_holder", value);
    return this;
  }

  /** IBAN; goes into the vault and is never answered. */
  public PayoutSepaAccount accountNumber(String value) {
    put("account_number", value);
    return this;
  }

  /** Your own identifier of the account. */
  public PayoutSepaAccount externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }
}
