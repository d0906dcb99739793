// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

/** What <code>settlements.list</code> can be asked for. */
public final class ListSettlementsQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListSettlementsQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListSettlementsQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** That reached this instance at this moment or before. */
  public ListSettlementsQuery ingestedAtLte(String value) {
    put("ingested_at_lte", value);
    return this;
  }

  /** That reached this instance at this moment or after. */
  public ListSettlementsQuery ingestedAtGte(String value) {
    put("ingested_at_gte", value);
    return this;
  }

  /** Booked by the processor at this moment or before. */
  public ListSettlementsQuery postedAtLte(String value) {
    put("posted_at_lte", value);
    return this;
  }

  /** Booked by the processor at this moment or after. */
  public ListSettlementsQuery postedAtGte(String value) {
    put("posted_at_gte", value);
    return this;
  }

  /** Of one of these types. */
  public ListSettlementsQuery type(List<SettlementLineType> value) {
    put("type", value);
    return this;
  }

  /** Only those of the transaction with this id. */
  public ListSettlementsQuery transactionId(String value) {
    put("transaction_id", value);
    return this;
  }

  /** Only the settlement of this refund. */
  public ListSettlementsQuery refundId(String value) {
    put("refund_id", value);
    return this;
  }

  /** Only what stands in the report with this id. */
  public ListSettlementsQuery paymentServiceReportId(String value) {
    put("payment_service_report_id", value);
    return this;
  }

  /** Read in this file, a processor report. */
  public ListSettlementsQuery paymentServiceReportFileId(String value) {
    put("payment_service_report_file_id", value);
    return this;
  }

  /** Reported by the processor of one of these payment services. */
  public ListSettlementsQuery paymentServiceId(List<String> value) {
    put("payment_service_id", value);
    return this;
  }

  /** In one of these currencies. */
  public ListSettlementsQuery currency(List<String> value) {
    put("currency", value);
    return this;
  }

  /** Of exactly this amount, in minor units. */
  public ListSettlementsQuery amountEq(long value) {
    put("amount_eq", value);
    return this;
  }

  /** Of this amount or less, in minor units. */
  public ListSettlementsQuery amountLte(long value) {
    put("amount_lte", value);
    return this;
  }

  /** Of this amount or more, in minor units. */
  public ListSettlementsQuery amountGte(long value) {
    put("amount_gte", value);
    return this;
  }
}
