// Printed from the contract; do not edit.
package io.github.railyard;

public final class GiftCardSummary extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /**
   * Null for a card that was given by its number.
   * <p>
   * It may be null.
   */
  public String getId() {
    return asText("id");
  }

  /** Id of the merchant account whose data this is. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
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
   * Currency of the balance; null where it is not known. ISO 4217, upper case.
   * <p>
   * It may be null.
   */
  public String getCurrency() {
    return asText("currency");
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
   * What is left on it, in minor units; null where the provider did not say. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getBalance() {
    return asWholeOrNull("balance");
  }

  /**
   * Why there is no balance; null where there is one.
   * <p>
   * It may be null.
   */
  public GiftCardErrorCode getBalanceErrorCode() {
    return asWord("balance_error_code", GiftCardErrorCode.class);
  }

  /**
   * The provider's own code; null where it gave none.
   * <p>
   * It may be null.
   */
  public String getBalanceRawErrorCode() {
    return asText("balance_raw_error_code");
  }

  /**
   * The provider's own words; null where it gave none.
   * <p>
   * It may be null.
   */
  public String getBalanceRawErrorMessage() {
    return asText("balance_raw_error_message");
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
