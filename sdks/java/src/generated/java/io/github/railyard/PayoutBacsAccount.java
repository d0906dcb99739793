// Printed from the contract; do not edit.
package io.github.railyard;

public final class PayoutBacsAccount extends Struct {
  public PayoutBacsAccount() {
    put("method", "bank");
    put("scheme", "bacs");
  }

  /** Whose account it is. */
  public PayoutBacsAccount accountHolder(BankAccountHolder value) {
    put("account_holder", value);
    return this;
  }

  /** Eight digits; goes into the vault and is never answered. */
  public PayoutBacsAccount accountNumber(String value) {
    put("account_number", value);
    return this;
  }

  /** Sort code, six digits. */
  public PayoutBacsAccount routingNumber(String value) {
    put("routing_number", value);
    return this;
  }

  /** Your own identifier of the account. */
  public PayoutBacsAccount externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }
}
