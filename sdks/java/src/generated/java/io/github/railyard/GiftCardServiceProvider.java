// Printed from the contract; do not edit.
package io.github.railyard;

public final class GiftCardServiceProvider extends Word {
  public static final GiftCardServiceProvider MOCK_GIFT_CARD = new GiftCardServiceProvider("mock-gift-card");
  public static final GiftCardServiceProvider QWIKCILVER_GIFT_CARD = new GiftCardServiceProvider("qwikcilver-gift-card");
  public static final GiftCardServiceProvider VALUELINK_GIFT_CARD = new GiftCardServiceProvider("valuelink-gift-card");

  GiftCardServiceProvider(String value) {
    super(value);
  }
}
