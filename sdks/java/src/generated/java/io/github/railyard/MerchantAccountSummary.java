// Printed from the contract; do not edit.
package io.github.railyard;

public final class MerchantAccountSummary extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Chosen when the merchant account was created. */
  public String getId() {
    return asText("id");
  }

  /** A name for people to read. */
  public String getDisplayName() {
    return asText("display_name");
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
   * How far captures may go beyond the authorization; null is no limit of this kind. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getOverCaptureAmount() {
    return asWholeOrNull("over_capture_amount");
  }

  /**
   * The same in percent of the authorized amount; null is no limit of this kind.
   * <p>
   * It may be null.
   */
  public Long getOverCapturePercentage() {
    return asWholeOrNull("over_capture_percentage");
  }
}
