// Printed from the contract; do not edit.
package io.github.railyard;

public final class BankAccountHolder extends Struct {
  /** Given name of who holds the account. */
  public BankAccountHolder firstName(String value) {
    put("first_name", value);
    return this;
  }

  /** Family name of who holds the account. */
  public BankAccountHolder lastName(String value) {
    put("last_name", value);
    return this;
  }

  /** The company, where one holds the account. */
  public BankAccountHolder companyName(String value) {
    put("company_name", value);
    return this;
  }
}
