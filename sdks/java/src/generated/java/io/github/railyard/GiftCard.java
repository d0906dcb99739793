// Printed from the contract; do not edit.
package io.github.railyard;

public final class GiftCard extends Struct {
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

  /** The provider it is used through. */
  public GiftCardService getGiftCardService() {
    return asStruct("gift_card_service", GiftCardService.class);
  }

  /** First digits of the number. */
  public String getBin() {
    return asText("bin");
  }

  /** The digits after those. */
  public String getSubBin() {
    return asText("sub_bin");
  }

  /** Last four digits of the number. */
  public String getLast4() {
    return asText("last4");
  }

  /**
   * When it stops being good; null where the provider tells no date.
   * <p>
   * It may be null.
   */
  public String getExpirationDate() {
    return asText("expiration_date");
  }

  /**
   * Whose it is; null where it is nobody's.
   * <p>
   * It may be null.
   */
  public Buyer getBuyer() {
    return asStruct("buyer", Buyer.class);
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }

  /**
   * When it last paid; null where it never did.
   * <p>
   * It may be null.
   */
  public String getLastUsedAt() {
    return asText("last_used_at");
  }

  /** How often it paid. */
  public long getUsageCount() {
    return asWhole("usage_count");
  }

  /**
   * When the buyer in person last paid with it; null where that never was.
   * <p>
   * It may be null.
   */
  public String getCitLastUsedAt() {
    return asText("cit_last_used_at");
  }

  /** How often the buyer in person paid with it. */
  public long getCitUsageCount() {
    return asWhole("cit_usage_count");
  }
}
