// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>transactions/story</code>. */
public final class TransactionsStoryApi extends Group {
  TransactionsStoryApi(Connection on) {
    super(on);
  }

  /**
   * Get all that happened to a transaction and why, as data and as text.
   * <p>
   * Decisions of the flow with what was not taken, calls to processors, waits, postings, settlement, disputes, webhooks and calls of the API, each with what led to it. Parts that take a scope of their own are left out without it, and <code>left_out</code> says so: <code>audit-logs.read</code>, <code>disputes.read</code>, <code>webhook-subscriptions.read</code>. Scope: <code>transactions.read</code>.
   */
  public TransactionStory get(String transactionId, GetTransactionStoryQuery query, Options... options) {
    return Connection.await(getAsync(transactionId, query, options));
  }

  /**
   * Get all that happened to a transaction and why, as data and as text.
   * <p>
   * Decisions of the flow with what was not taken, calls to processors, waits, postings, settlement, disputes, webhooks and calls of the API, each with what led to it. Parts that take a scope of their own are left out without it, and <code>left_out</code> says so: <code>audit-logs.read</code>, <code>disputes.read</code>, <code>webhook-subscriptions.read</code>. Scope: <code>transactions.read</code>.
   */
  public CompletableFuture<TransactionStory> getAsync(String transactionId, GetTransactionStoryQuery query, Options... options) {
    return on.send(new ApiRequest("GET", "/transactions/", transactionId, "/story").query(query), options, TransactionStory.class);
  }

  /**
   * Get all that happened to a transaction and why, as data and as text.
   * <p>
   * Decisions of the flow with what was not taken, calls to processors, waits, postings, settlement, disputes, webhooks and calls of the API, each with what led to it. Parts that take a scope of their own are left out without it, and <code>left_out</code> says so: <code>audit-logs.read</code>, <code>disputes.read</code>, <code>webhook-subscriptions.read</code>. Scope: <code>transactions.read</code>.
   */
  public TransactionStory get(String transactionId, Options... options) {
    return get(transactionId, (GetTransactionStoryQuery) null, options);
  }

  /**
   * Get all that happened to a transaction and why, as data and as text.
   * <p>
   * Decisions of the flow with what was not taken, calls to processors, waits, postings, settlement, disputes, webhooks and calls of the API, each with what led to it. Parts that take a scope of their own are left out without it, and <code>left_out</code> says so: <code>audit-logs.read</code>, <code>disputes.read</code>, <code>webhook-subscriptions.read</code>. Scope: <code>transactions.read</code>.
   */
  public CompletableFuture<TransactionStory> getAsync(String transactionId, Options... options) {
    return getAsync(transactionId, (GetTransactionStoryQuery) null, options);
  }
}
