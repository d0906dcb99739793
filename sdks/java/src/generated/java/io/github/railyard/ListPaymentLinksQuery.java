// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

/** What <code>paymentLinks.list</code> can be asked for. */
public final class ListPaymentLinksQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListPaymentLinksQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListPaymentLinksQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** Made at this time or before. */
  public ListPaymentLinksQuery createdAtLte(String value) {
    put("created_at_lte", value);
    return this;
  }

  /** Made at this time or after. */
  public ListPaymentLinksQuery createdAtGte(String value) {
    put("created_at_gte", value);
    return this;
  }

  /** Changed at this time or before. */
  public ListPaymentLinksQuery updatedAtLte(String value) {
    put("updated_at_lte", value);
    return this;
  }

  /** Changed at this time or after. */
  public ListPaymentLinksQuery updatedAtGte(String value) {
    put("updated_at_gte", value);
    return this;
  }

  /** In one of these currencies. */
  public ListPaymentLinksQuery currency(List<String> value) {
    put("currency", value);
    return this;
  }

  /** Exactly so much, in minor units. */
  public ListPaymentLinksQuery amountEq(long value) {
    put("amount_eq", value);
    return this;
  }

  /** Of this amount or more. */
  public ListPaymentLinksQuery amountGte(long value) {
    put("amount_gte", value);
    return this;
  }

  /** Of this amount or less. */
  public ListPaymentLinksQuery amountLte(long value) {
    put("amount_lte", value);
    return this;
  }

  /** In one of these states. */
  public ListPaymentLinksQuery status(List<PaymentLinkStatus> value) {
    put("status", value);
    return this;
  }

  /** One of these is a part of the guest's name, address or identifier, in any case. */
  public ListPaymentLinksQuery buyerSearch(List<String> value) {
    put("buyer_search", value);
    return this;
  }
}
