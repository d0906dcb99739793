// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

/** What <code>processorReports.list</code> can be asked for. */
public final class ListProcessorReportsQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListProcessorReportsQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListProcessorReportsQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** Announced at this moment or before. */
  public ListProcessorReportsQuery announcedAtLte(String value) {
    put("announced_at_lte", value);
    return this;
  }

  /** Announced at this moment or after. */
  public ListProcessorReportsQuery announcedAtGte(String value) {
    put("announced_at_gte", value);
    return this;
  }

  /** In one of these states. */
  public ListProcessorReportsQuery status(List<ProcessorReportStatus> value) {
    put("status", value);
    return this;
  }

  /** Of one of these payment services. */
  public ListProcessorReportsQuery paymentServiceId(List<String> value) {
    put("payment_service_id", value);
    return this;
  }

  /** With exactly this name of the processor's. */
  public ListProcessorReportsQuery name(String value) {
    put("name", value);
    return this;
  }

  /** Whether lines of it came to nothing. */
  public ListProcessorReportsQuery hasUnmatched(boolean value) {
    put("has_unmatched", value);
    return this;
  }
}
