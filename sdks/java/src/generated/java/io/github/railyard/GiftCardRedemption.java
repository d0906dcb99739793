// Printed from the contract; do not edit.
package io.github.railyard;

public final class GiftCardRedemption extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** A refund to this card names it as <code>target_id</code>. */
  public String getId() {
    return asText("id");
  }

  /** What happened to this card's part. */
  public GiftCardRedemptionStatus getStatus() {
    return asWord("status", GiftCardRedemptionStatus.class);
  }

  /** This card's part of the payment. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAmount() {
    return asWhole("amount");
  }

  /** What was given back to this card. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getRefundedAmount() {
    return asWhole("refunded_amount");
  }

  /**
   * The provider's own id of the redemption; null until it gave one.
   * <p>
   * It may be null.
   */
  public String getGiftCardServiceRedemptionId() {
    return asText("gift_card_service_redemption_id");
  }

  /**
   * Why the card did not pay; null where it did.
   * <p>
   * It may be null.
   */
  public GiftCardErrorCode getErrorCode() {
    return asWord("error_code", GiftCardErrorCode.class);
  }

  /**
   * The provider's own code; null where it gave none.
   * <p>
   * It may be null.
   */
  public String getRawErrorCode() {
    return asText("raw_error_code");
  }

  /**
   * The provider's own words; null where it gave none.
   * <p>
   * It may be null.
   */
  public String getRawErrorMessage() {
    return asText("raw_error_message");
  }

  /** The card that paid. */
  public TransactionGiftCard getGiftCard() {
    return asStruct("gift_card", TransactionGiftCard.class);
  }
}
