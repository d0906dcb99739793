// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

/** What <code>paymentMethods.list</code> can be asked for. */
public final class ListPaymentMethodsQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListPaymentMethodsQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListPaymentMethodsQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** Only this buyer's. */
  public ListPaymentMethodsQuery buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** Only those of the buyer with this identifier of yours. */
  public ListPaymentMethodsQuery buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }

  /** Only those in one of these states. */
  public ListPaymentMethodsQuery status(List<PaymentMethodStatus> value) {
    put("status", value);
    return this;
  }

  /** Only those with exactly this identifier of yours. */
  public ListPaymentMethodsQuery externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** Only those with exactly this label, such as the last four digits of the number. */
  public ListPaymentMethodsQuery label(String value) {
    put("label", value);
    return this;
  }

  /** Only those of one of these schemes. */
  public ListPaymentMethodsQuery scheme(List<PaymentMethodScheme> value) {
    put("scheme", value);
    return this;
  }

  /** Only those with the number, or at the account, that has this fingerprint. */
  public ListPaymentMethodsQuery fingerprint(String value) {
    put("fingerprint", value);
    return this;
  }
}
