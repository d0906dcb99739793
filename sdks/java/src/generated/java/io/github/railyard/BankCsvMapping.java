// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class BankCsvMapping extends Struct {
  /** Whose lines they are: IBAN or account number. */
  public BankCsvMapping account(String value) {
    put("account", value);
    return this;
  }

  /** Of the account. ISO 4217, upper case. */
  public BankCsvMapping currency(String value) {
    put("currency", value);
    return this;
  }

  /** Name of the column with the day on which a line was booked. */
  public BankCsvMapping bookedOn(String value) {
    put("booked_on", value);
    return this;
  }

  /** Name of the column with the value date. */
  public BankCsvMapping valueOn(String value) {
    put("value_on", value);
    return this;
  }

  /** Name of the column with the amount and its sign; or <code>credit</code> and <code>debit</code>. */
  public BankCsvMapping amount(String value) {
    put("amount", value);
    return this;
  }

  /** Name of the column with what came in. */
  public BankCsvMapping credit(String value) {
    put("credit", value);
    return this;
  }

  /** Name of the column with what went out. */
  public BankCsvMapping debit(String value) {
    put("debit", value);
    return this;
  }

  /** Name of the column with what the account holds after a line. */
  public BankCsvMapping balance(String value) {
    put("balance", value);
    return this;
  }

  /** Name of the column with the bank's own reference of a line. */
  public BankCsvMapping bankReference(String value) {
    put("bank_reference", value);
    return this;
  }

  /** Name of the column that says who paid, or was paid. */
  public BankCsvMapping counterparty(String value) {
    put("counterparty", value);
    return this;
  }

  /** Names of columns in which references of payouts may stand. */
  public BankCsvMapping references(List<String> value) {
    put("references", value);
    return this;
  }

  /** Names of columns with texts. */
  public BankCsvMapping text(List<String> value) {
    put("text", value);
    return this;
  }

  /** How the days in its columns are written. */
  public BankCsvMapping dateFormat(BankCsvDateFormat value) {
    put("date_format", value);
    return this;
  }

  /** What stands before cents; the other sign may stand between thousands. */
  public BankCsvMapping decimalSign(BankCsvDecimalSign value) {
    put("decimal_sign", value);
    return this;
  }
}
