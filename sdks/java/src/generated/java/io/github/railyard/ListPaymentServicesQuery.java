// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>paymentServices.list</code> can be asked for. */
public final class ListPaymentServicesQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListPaymentServicesQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListPaymentServicesQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** Only those that take this kind of payment method. */
  public ListPaymentServicesQuery method(PaymentMethodKind value) {
    put("method", value);
    return this;
  }

  /** True lists those that were deleted instead. */
  public ListPaymentServicesQuery deleted(boolean value) {
    put("deleted", value);
    return this;
  }

  /** False leaves <code>fields</code> and <code>reporting_fields</code> null. */
  public ListPaymentServicesQuery includeFields(boolean value) {
    put("include_fields", value);
    return this;
  }
}
