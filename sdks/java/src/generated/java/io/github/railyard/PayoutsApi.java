// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>payouts</code>. */
public final class PayoutsApi extends Group {
  PayoutsApi(Connection on) {
    super(on);
  }

  /**
   * Pay money out to a card or bank account.
   * <p>
   * <code>pending</code> says also that the outcome is not known yet: do not pay again. 422 for a payment service whose connector does not pay out to such a card or account. <code>buyer.shipping_details</code> is taken as published: nothing is sent there. Scope: <code>payouts.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public PayoutSummary create(PayoutCreate body, Options... options) throws OutcomeUnknown {
    return Connection.awaitKeyed(createAsync(body, options));
  }

  /**
   * Pay money out to a card or bank account.
   * <p>
   * <code>pending</code> says also that the outcome is not known yet: do not pay again. 422 for a payment service whose connector does not pay out to such a card or account. <code>buyer.shipping_details</code> is taken as published: nothing is sent there. Scope: <code>payouts.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public CompletableFuture<PayoutSummary> createAsync(PayoutCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/payouts").body(body).keyed(), options, PayoutSummary.class);
  }

  /**
   * List payouts.
   * <p>
   * Most recently made first. Scope: <code>payouts.read</code>.
   */
  public Listing<PayoutSummary> list(ListPayoutsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/payouts").query(query), options, PayoutSummary.class);
  }

  /**
   * List payouts.
   * <p>
   * Most recently made first. Scope: <code>payouts.read</code>.
   */
  public Listing<PayoutSummary> list(Options... options) {
    return list((ListPayoutsQuery) null, options);
  }

  /**
   * Read a payout.
   * <p>
   * A pending payout is looked up at the processor until its outcome is known. Scope: <code>payouts.read</code>.
   */
  public PayoutSummary get(String payoutId, Options... options) {
    return Connection.await(getAsync(payoutId, options));
  }

  /**
   * Read a payout.
   * <p>
   * A pending payout is looked up at the processor until its outcome is known. Scope: <code>payouts.read</code>.
   */
  public CompletableFuture<PayoutSummary> getAsync(String payoutId, Options... options) {
    return on.send(new ApiRequest("GET", "/payouts/", payoutId), options, PayoutSummary.class);
  }
}
