// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

/** What <code>refunds.list</code> can be asked for. */
public final class ListRefundsQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListRefundsQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListRefundsQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** True has the answer say what all of the list comes to. */
  public ListRefundsQuery totals(boolean value) {
    put("totals", value);
    return this;
  }

  /** Asked for at this moment or before. */
  public ListRefundsQuery createdAtLte(String value) {
    put("created_at_lte", value);
    return this;
  }

  /** Asked for at this moment or after. */
  public ListRefundsQuery createdAtGte(String value) {
    put("created_at_gte", value);
    return this;
  }

  /** In one of these states. */
  public ListRefundsQuery status(List<RefundStatus> value) {
    put("status", value);
    return this;
  }

  /** Only the one with this id. */
  public ListRefundsQuery id(String value) {
    put("id", value);
    return this;
  }

  /** With this id in base 62. */
  public ListRefundsQuery reconciliationId(String value) {
    put("reconciliation_id", value);
    return this;
  }

  /** Only those of the transaction with this id. */
  public ListRefundsQuery transactionId(String value) {
    put("transaction_id", value);
    return this;
  }

  /** With this id of the processor's. */
  public ListRefundsQuery paymentServiceRefundId(String value) {
    put("payment_service_refund_id", value);
    return this;
  }

  /** With exactly this identifier of yours. */
  public ListRefundsQuery externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** Of exactly this amount, in minor units. */
  public ListRefundsQuery amountEq(long value) {
    put("amount_eq", value);
    return this;
  }

  /** Of this amount or less, in minor units. */
  public ListRefundsQuery amountLte(long value) {
    put("amount_lte", value);
    return this;
  }

  /** Of this amount or more, in minor units. */
  public ListRefundsQuery amountGte(long value) {
    put("amount_gte", value);
    return this;
  }

  /** In one of these currencies. */
  public ListRefundsQuery currency(List<String> value) {
    put("currency", value);
    return this;
  }

  /** At one of these payment services. */
  public ListRefundsQuery paymentServiceId(List<String> value) {
    put("payment_service_id", value);
    return this;
  }

  /** To payment methods, or to gift cards. */
  public ListRefundsQuery targetType(RefundTargetType value) {
    put("target_type", value);
    return this;
  }
}
