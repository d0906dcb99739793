// Printed from the contract; do not edit.
package io.github.railyard;

public final class PayoutAchAccount extends Struct {
  public PayoutAchAccount() {
    put("method", "bank");
    put("scheme", "ach");
  }

  /** Whose account it is. */
  public PayoutAchAccount accountHolder(BankAccountHolder value) {
    put("account_holder", value);
    return this;
  }

  /** 4 to 17 digits; goes into the vault and is never answered. */
  public PayoutAchAccount accountNumber(String value) {
    put("account_number", value);
    return this;
  }

  /** Nine digits, the last a check digit. */
  public PayoutAchAccount routingNumber(String value) {
    put("routing_number", value);
    return this;
  }

  /**
   * What kind of account it is.
   * <p>
   * One of <code>checking</code>, <code>savings</code>.
   */
  public PayoutAchAccount accountType(String value) {
    put("account_type", value);
    return this;
  }

  /** Your own identifier of the account. */
  public PayoutAchAccount externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }
}
