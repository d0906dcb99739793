// Printed from the contract; do not edit.
package io.github.railyard;

public final class BankStatementCreate extends Struct {
  /** What the file is written in. */
  public BankStatementCreate format(BankStatementFormat value) {
    put("format", value);
    return this;
  }

  /** The file as text. What looks like a card number in it is masked before it is kept. */
  public BankStatementCreate content(String value) {
    put("content", value);
    return this;
  }

  /** Of <code>csv</code> alone: which column is what. */
  public BankStatementCreate mapping(BankCsvMapping value) {
    put("mapping", value);
    return this;
  }
}
