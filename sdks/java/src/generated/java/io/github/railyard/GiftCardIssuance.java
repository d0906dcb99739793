// Printed from the contract; do not edit.
package io.github.railyard;

public final class GiftCardIssuance extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** Id of the merchant account whose data this is. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** The provider that made it. */
  public GiftCardService getGiftCardService() {
    return asStruct("gift_card_service", GiftCardService.class);
  }

  /** The provider's own id of it. */
  public String getGiftCardServicePaymentIssuanceId() {
    return asText("gift_card_service_payment_issuance_id");
  }

  /** Where the card shows itself: send it to who gets the card. */
  public String getUrl() {
    return asText("url");
  }

  /** What the card is worth. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public long getAmount() {
    return asWhole("amount");
  }

  /** Currency of that amount. ISO 4217, upper case. */
  public String getCurrency() {
    return asText("currency");
  }

  /**
   * Your own identifier of the issuance; null where none was given.
   * <p>
   * It may be null.
   */
  public String getExternalIdentifier() {
    return asText("external_identifier");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }
}
