// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>payment-method</code>, or one gift card, by its redemption. */
public final class RefundTargetType extends Word {
  public static final RefundTargetType PAYMENT_METHOD = new RefundTargetType("payment-method");
  public static final RefundTargetType GIFT_CARD_REDEMPTION = new RefundTargetType("gift-card-redemption");

  RefundTargetType(String value) {
    super(value);
  }
}
