// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

/** What <code>chargebacks.list</code> can be asked for. */
public final class ListChargebacksQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListChargebacksQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListChargebacksQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** That reached this instance at this moment or before. */
  public ListChargebacksQuery ingestedAtLte(String value) {
    put("ingested_at_lte", value);
    return this;
  }

  /** That reached this instance at this moment or after. */
  public ListChargebacksQuery ingestedAtGte(String value) {
    put("ingested_at_gte", value);
    return this;
  }

  /** Booked by the processor at this moment or before. */
  public ListChargebacksQuery postedAtLte(String value) {
    put("posted_at_lte", value);
    return this;
  }

  /** Booked by the processor at this moment or after. */
  public ListChargebacksQuery postedAtGte(String value) {
    put("posted_at_gte", value);
    return this;
  }

  /** Of one of these types. */
  public ListChargebacksQuery type(List<ChargebackLineType> value) {
    put("type", value);
    return this;
  }

  /** Only those of the transaction with this id. */
  public ListChargebacksQuery transactionId(String value) {
    put("transaction_id", value);
    return this;
  }

  /** Only the settlement of this refund. */
  public ListChargebacksQuery refundId(String value) {
    put("refund_id", value);
    return this;
  }

  /** Only what stands in the report with this id. */
  public ListChargebacksQuery paymentServiceReportId(String value) {
    put("payment_service_report_id", value);
    return this;
  }

  /** Read in this file, a processor report. */
  public ListChargebacksQuery paymentServiceReportFileId(String value) {
    put("payment_service_report_file_id", value);
    return this;
  }

  /** Reported by the processor of one of these payment services. */
  public ListChargebacksQuery paymentServiceId(List<String> value) {
    put("payment_service_id", value);
    return this;
  }

  /** In one of these currencies. */
  public ListChargebacksQuery currency(List<String> value) {
    put("currency", value);
    return this;
  }

  /** Of exactly this amount, in minor units. */
  public ListChargebacksQuery amountEq(long value) {
    put("amount_eq", value);
    return this;
  }

  /** Of this amount or less, in minor units. */
  public ListChargebacksQuery amountLte(long value) {
    put("amount_lte", value);
    return this;
  }

  /** Of this amount or more, in minor units. */
  public ListChargebacksQuery amountGte(long value) {
    put("amount_gte", value);
    return this;
  }
}
