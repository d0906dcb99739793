// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

/** What <code>payouts.list</code> can be asked for. */
public final class ListPayoutsQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListPayoutsQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListPayoutsQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** Made at this moment or before. */
  public ListPayoutsQuery createdAtLte(String value) {
    put("created_at_lte", value);
    return this;
  }

  /** Made at this moment or after. */
  public ListPayoutsQuery createdAtGte(String value) {
    put("created_at_gte", value);
    return this;
  }

  /** Last changed at this moment or before. */
  public ListPayoutsQuery updatedAtLte(String value) {
    put("updated_at_lte", value);
    return this;
  }

  /** Last changed at this moment or after. */
  public ListPayoutsQuery updatedAtGte(String value) {
    put("updated_at_gte", value);
    return this;
  }

  /** Only those with exactly this identifier of yours. */
  public ListPayoutsQuery externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** Only the one with this id of the processor's. */
  public ListPayoutsQuery paymentServicePayoutId(String value) {
    put("payment_service_payout_id", value);
    return this;
  }

  /** Only those in one of these states. */
  public ListPayoutsQuery status(List<PayoutStatus> value) {
    put("status", value);
    return this;
  }
}
