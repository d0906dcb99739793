// Printed from the contract; do not edit.
package io.github.railyard;

public final class AccountUpdaterOptions extends Struct {
  /** <code>updated</code> gives new details. */
  public AccountUpdaterOptions responseCode(String value) {
    put("response_code", value);
    return this;
  }

  /** The new number; goes into the vault. */
  public AccountUpdaterOptions accountNumber(String value) {
    put("account_number", value);
    return this;
  }

  /** Month of the new card, two digits. */
  public AccountUpdaterOptions expirationMonth(String value) {
    put("expiration_month", value);
    return this;
  }

  /** Year of the new card, four digits. */
  public AccountUpdaterOptions expirationYear(String value) {
    put("expiration_year", value);
    return this;
  }

  /** What the updater answers instead of new details. */
  public AccountUpdaterOptions errorCode(String value) {
    put("error_code", value);
    return this;
  }
}
