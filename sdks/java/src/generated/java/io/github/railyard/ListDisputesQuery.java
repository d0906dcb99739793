// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

/** What <code>disputes.list</code> can be asked for. */
public final class ListDisputesQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListDisputesQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListDisputesQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** True has the answer say what all of the list comes to. */
  public ListDisputesQuery totals(boolean value) {
    put("totals", value);
    return this;
  }

  /**
   * <code>created_at</code>: newest first; <code>respond_by</code>: what is due first, of those that need a response.
   * <p>
   * One of <code>created_at</code>, <code>respond_by</code>.
   */
  public ListDisputesQuery orderBy(String value) {
    put("order_by", value);
    return this;
  }

  /** Only those in one of these states. */
  public ListDisputesQuery status(List<DisputeStatus> value) {
    put("status", value);
    return this;
  }

  /** Only those that have gone this far. */
  public ListDisputesQuery stage(List<DisputeStage> value) {
    put("stage", value);
    return this;
  }

  /** Only those for one of these reasons. */
  public ListDisputesQuery reason(List<DisputeReason> value) {
    put("reason", value);
    return this;
  }

  /** Only those of this payment. */
  public ListDisputesQuery transactionId(String value) {
    put("transaction_id", value);
    return this;
  }

  /** Only those at this payment service. */
  public ListDisputesQuery paymentServiceId(String value) {
    put("payment_service_id", value);
    return this;
  }

  /** Only the one with this id of the processor's. */
  public ListDisputesQuery paymentServiceDisputeId(String value) {
    put("payment_service_dispute_id", value);
    return this;
  }

  /** To be answered at this moment or before. */
  public ListDisputesQuery respondByLte(String value) {
    put("respond_by_lte", value);
    return this;
  }

  /** To be answered at this moment or after. */
  public ListDisputesQuery respondByGte(String value) {
    put("respond_by_gte", value);
    return this;
  }

  /** Made at this moment or before. */
  public ListDisputesQuery createdAtLte(String value) {
    put("created_at_lte", value);
    return this;
  }

  /** Made at this moment or after. */
  public ListDisputesQuery createdAtGte(String value) {
    put("created_at_gte", value);
    return this;
  }

  /** Only those in this currency. ISO 4217, upper case. */
  public ListDisputesQuery currency(String value) {
    put("currency", value);
    return this;
  }

  /** Of this amount. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public ListDisputesQuery amountEq(long value) {
    put("amount_eq", value);
    return this;
  }

  /** Of this amount or more. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public ListDisputesQuery amountGte(long value) {
    put("amount_gte", value);
    return this;
  }

  /** Of this amount or less. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public ListDisputesQuery amountLte(long value) {
    put("amount_lte", value);
    return this;
  }
}
