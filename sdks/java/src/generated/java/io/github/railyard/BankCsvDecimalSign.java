// Printed from the contract; do not edit.
package io.github.railyard;

/** What stands before cents. */
public final class BankCsvDecimalSign extends Word {
  public static final BankCsvDecimalSign POINT = new BankCsvDecimalSign("point");
  public static final BankCsvDecimalSign COMMA = new BankCsvDecimalSign("comma");

  BankCsvDecimalSign(String value) {
    super(value);
  }
}
