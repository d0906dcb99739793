// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>transactions/chargeback-reversals</code>. */
public final class TransactionsChargebackReversalsApi extends Group {
  TransactionsChargebackReversalsApi(Connection on) {
    super(on);
  }

  /**
   * List the chargebacks of a transaction that were reversed.
   * <p>
   * A reversal says that the merchant was right and has the money again. The lines are the processor's and never change. Scope: <code>transactions.read</code>.
   */
  public Listing<ChargebackReversal> list(String transactionId, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/transactions/", transactionId, "/chargeback-reversals"), options, ChargebackReversal.class);
  }
}
