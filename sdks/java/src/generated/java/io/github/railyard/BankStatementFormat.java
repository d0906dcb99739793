// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>camt.053</code>: XML of ISO 20022, any version; <code>mt940</code>: of SWIFT; <code>bai2</code>: of banks in the United States; <code>csv</code>: a table, with <code>mapping</code>. */
public final class BankStatementFormat extends Word {
  public static final BankStatementFormat CAMT_053 = new BankStatementFormat("camt.053");
  public static final BankStatementFormat MT940 = new BankStatementFormat("mt940");
  public static final BankStatementFormat BAI2 = new BankStatementFormat("bai2");
  public static final BankStatementFormat CSV = new BankStatementFormat("csv");

  BankStatementFormat(String value) {
    super(value);
  }
}
