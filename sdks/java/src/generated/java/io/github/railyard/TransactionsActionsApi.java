// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>transactions/actions</code>. */
public final class TransactionsActionsApi extends Group {
  TransactionsActionsApi(Connection on) {
    super(on);
  }

  /**
   * List the flow rules that were applied to a transaction.
   * <p>
   * Made again from what the decision saw and the version that made it, with a sentence for each rule. Scope: <code>transactions.read</code>.
   */
  public Listing<TransactionAction> list(String transactionId, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/transactions/", transactionId, "/actions"), options, TransactionAction.class);
  }
}
