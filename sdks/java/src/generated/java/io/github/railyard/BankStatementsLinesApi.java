// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>bank-statements/lines</code>. */
public final class BankStatementsLinesApi extends Group {
  BankStatementsLinesApi(Connection on) {
    super(on);
  }

  /**
   * List the lines of a bank statement, in its order.
   * <p>
   * Those that an earlier statement had are listed there. Scope: <code>transactions.read</code>.
   */
  public Listing<BankStatementLine> list(String bankStatementId, ListBankStatementLinesQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/bank-statements/", bankStatementId, "/lines").query(query), options, BankStatementLine.class);
  }

  /**
   * List the lines of a bank statement, in its order.
   * <p>
   * Those that an earlier statement had are listed there. Scope: <code>transactions.read</code>.
   */
  public Listing<BankStatementLine> list(String bankStatementId, Options... options) {
    return list(bankStatementId, (ListBankStatementLinesQuery) null, options);
  }
}
