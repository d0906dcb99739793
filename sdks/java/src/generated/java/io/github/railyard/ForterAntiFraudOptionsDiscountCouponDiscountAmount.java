// Printed from the contract; do not edit.
package io.github.railyard;

public final class ForterAntiFraudOptionsDiscountCouponDiscountAmount extends Struct {
  /** In US dollars, as text. */
  public ForterAntiFraudOptionsDiscountCouponDiscountAmount amountUsd(String value) {
    put("amount_usd", value);
    return this;
  }

  /** In the currency named, as text. */
  public ForterAntiFraudOptionsDiscountCouponDiscountAmount amountLocalCurrency(String value) {
    put("amount_local_currency", value);
    return this;
  }

  /** Of the local amount. ISO 4217, upper case. */
  public ForterAntiFraudOptionsDiscountCouponDiscountAmount currency(String value) {
    put("currency", value);
    return this;
  }
}
