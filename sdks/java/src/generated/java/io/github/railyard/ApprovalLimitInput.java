// Printed from the contract; do not edit.
package io.github.railyard;

public final class ApprovalLimitInput extends Struct {
  /** Which amounts it is for. ISO 4217, upper case. */
  public ApprovalLimitInput currency(String value) {
    put("currency", value);
    return this;
  }

  /** From this amount on. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public ApprovalLimitInput amount(long value) {
    put("amount", value);
    return this;
  }
}
