// Printed from the contract; do not edit.
package io.github.railyard;

public final class ForterAntiFraudOptionsDiscount extends Struct {
  /** The code that was typed. */
  public ForterAntiFraudOptionsDiscount couponCodeUsed(String value) {
    put("coupon_code_used", value);
    return this;
  }

  /** What it was given for. */
  public ForterAntiFraudOptionsDiscount discountType(String value) {
    put("discount_type", value);
    return this;
  }

  /** How much was taken off. */
  public ForterAntiFraudOptionsDiscount couponDiscountAmount(ForterAntiFraudOptionsDiscountCouponDiscountAmount value) {
    put("coupon_discount_amount", value);
    return this;
  }

  /** How much was taken off, of a hundred. */
  public ForterAntiFraudOptionsDiscount couponDiscountPercent(String value) {
    put("coupon_discount_percent", value);
    return this;
  }
}
