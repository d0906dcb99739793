// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>transactions/postings</code>. */
public final class TransactionsPostingsApi extends Group {
  TransactionsPostingsApi(Connection on) {
    super(on);
  }

  /**
   * List the ledger's postings of a transaction, in the order in which they were made.
   * <p>
   * Double entry: each posting debits one account and credits another with the same amount, so they sum to zero. They are never changed; a correction is a posting of its own. Scope: <code>transactions.read</code>.
   */
  public Listing<Posting> list(String transactionId, ListTransactionPostingsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/transactions/", transactionId, "/postings").query(query), options, Posting.class);
  }

  /**
   * List the ledger's postings of a transaction, in the order in which they were made.
   * <p>
   * Double entry: each posting debits one account and credits another with the same amount, so they sum to zero. They are never changed; a correction is a posting of its own. Scope: <code>transactions.read</code>.
   */
  public Listing<Posting> list(String transactionId, Options... options) {
    return list(transactionId, (ListTransactionPostingsQuery) null, options);
  }
}
