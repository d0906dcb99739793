// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>transactions/events</code>. */
public final class TransactionsEventsApi extends Group {
  TransactionsEventsApi(Connection on) {
    super(on);
  }

  /**
   * List what happened to a transaction, in order.
   * <p>
   * Every attempt, decision and message about it, oldest first. Scope: <code>transactions.read</code>.
   */
  public Listing<TransactionEvent> list(String transactionId, ListTransactionEventsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/transactions/", transactionId, "/events").query(query), options, TransactionEvent.class);
  }

  /**
   * List what happened to a transaction, in order.
   * <p>
   * Every attempt, decision and message about it, oldest first. Scope: <code>transactions.read</code>.
   */
  public Listing<TransactionEvent> list(String transactionId, Options... options) {
    return list(transactionId, (ListTransactionEventsQuery) null, options);
  }
}
