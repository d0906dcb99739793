// Printed from the contract; do not edit.
package io.github.railyard;

public final class PaymentMethodMode extends Word {
  public static final PaymentMethodMode CARD = new PaymentMethodMode("card");
  public static final PaymentMethodMode REDIRECT = new PaymentMethodMode("redirect");
  public static final PaymentMethodMode APPLEPAY = new PaymentMethodMode("applepay");
  public static final PaymentMethodMode GOOGLEPAY = new PaymentMethodMode("googlepay");
  public static final PaymentMethodMode CHECKOUT_SESSION = new PaymentMethodMode("checkout-session");
  public static final PaymentMethodMode CLICK_TO_PAY = new PaymentMethodMode("click-to-pay");
  public static final PaymentMethodMode GIFT_CARD = new PaymentMethodMode("gift-card");
  public static final PaymentMethodMode BANK = new PaymentMethodMode("bank");
  public static final PaymentMethodMode PAZE = new PaymentMethodMode("paze");

  PaymentMethodMode(String value) {
    super(value);
  }
}
