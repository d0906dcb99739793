// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>bank-statements</code>. */
public final class BankStatementsApi extends Group {
  BankStatementsApi(Connection on) {
    super(on);
  }

  public BankStatementsLinesApi lines() {
    return new BankStatementsLinesApi(on);
  }

  /**
   * Upload a file with bank statements.
   * <p>
   * It is read at once, and answered with a statement for each account and period in it. A statement is taken once, and so is each line, in whatever file it comes again: what was there already is answered as it is. What cannot be read is told, and never guessed; 422 where it is none of that format. Scope: <code>transactions.write</code>.
   */
  public BankStatementUpload create(BankStatementCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Upload a file with bank statements.
   * <p>
   * It is read at once, and answered with a statement for each account and period in it. A statement is taken once, and so is each line, in whatever file it comes again: what was there already is answered as it is. What cannot be read is told, and never guessed; 422 where it is none of that format. Scope: <code>transactions.write</code>.
   */
  public CompletableFuture<BankStatementUpload> createAsync(BankStatementCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/bank-statements").body(body), options, BankStatementUpload.class);
  }

  /**
   * List bank statements, the last uploaded first.
   * <p>
   * Filters are joined by and; a list of values by or. Scope: <code>transactions.read</code>.
   */
  public Listing<BankStatement> list(ListBankStatementsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/bank-statements").query(query), options, BankStatement.class);
  }

  /**
   * List bank statements, the last uploaded first.
   * <p>
   * Filters are joined by and; a list of values by or. Scope: <code>transactions.read</code>.
   */
  public Listing<BankStatement> list(Options... options) {
    return list((ListBankStatementsQuery) null, options);
  }

  /**
   * Read a bank statement, and what of its file could not be read.
   * <p>
   * It never changes. Scope: <code>transactions.read</code>.
   */
  public BankStatement get(String bankStatementId, Options... options) {
    return Connection.await(getAsync(bankStatementId, options));
  }

  /**
   * Read a bank statement, and what of its file could not be read.
   * <p>
   * It never changes. Scope: <code>transactions.read</code>.
   */
  public CompletableFuture<BankStatement> getAsync(String bankStatementId, Options... options) {
    return on.send(new ApiRequest("GET", "/bank-statements/", bankStatementId), options, BankStatement.class);
  }
}
