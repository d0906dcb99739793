// Printed from the contract; do not edit.
package io.github.railyard;

public final class StoryMoney extends Struct {
  /** Currency of the payment. ISO 4217, upper case. */
  public String getCurrency() {
    return asText("currency");
  }

  /** What was asked for. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAmount() {
    return asWhole("amount");
  }

  /** What the issuer has promised. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAuthorizedAmount() {
    return asWhole("authorized_amount");
  }

  /** What of that is still held at the buyer&#8217;s bank. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getHeldAmount() {
    return asWhole("held_amount");
  }

  /** What gift cards are to pay. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getGiftCardAmount() {
    return asWhole("gift_card_amount");
  }

  /** What was taken. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getCapturedAmount() {
    return asWhole("captured_amount");
  }

  /** What of that was given back. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getRefundedAmount() {
    return asWhole("refunded_amount");
  }

  /** What the buyer&#8217;s bank took back of a debit. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getReturnedAmount() {
    return asWhole("returned_amount");
  }

  /** What chargebacks took, less what was reversed. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getChargedBackAmount() {
    return asWhole("charged_back_amount");
  }

  /** What the processor says that it has settled, less refunds. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getSettledAmount() {
    return asWhole("settled_amount");
  }
}
