// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

/** What <code>settlementReports.list</code> can be asked for. */
public final class ListSettlementReportsQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListSettlementReportsQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListSettlementReportsQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** Whose first line came at this moment or before. */
  public ListSettlementReportsQuery createdAtLte(String value) {
    put("created_at_lte", value);
    return this;
  }

  /** Whose first line came at this moment or after. */
  public ListSettlementReportsQuery createdAtGte(String value) {
    put("created_at_gte", value);
    return this;
  }

  /** With a line that was booked at this moment or before. */
  public ListSettlementReportsQuery postedAtLte(String value) {
    put("posted_at_lte", value);
    return this;
  }

  /** With a line that was booked at this moment or after. */
  public ListSettlementReportsQuery postedAtGte(String value) {
    put("posted_at_gte", value);
    return this;
  }

  /** Only the one with this id. */
  public ListSettlementReportsQuery id(String value) {
    put("id", value);
    return this;
  }

  /** Of one of these payment services. */
  public ListSettlementReportsQuery paymentServiceId(List<String> value) {
    put("payment_service_id", value);
    return this;
  }

  /** In one of these currencies. */
  public ListSettlementReportsQuery currency(List<String> value) {
    put("currency", value);
    return this;
  }
}
