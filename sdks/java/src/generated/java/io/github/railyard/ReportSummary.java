// Printed from the contract; do not edit.
package io.github.railyard;

public final class ReportSummary extends Struct {
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

  /** For people to find it by. */
  public String getName() {
    return asText("name");
  }

  /**
   * The API key or the user that made the report.
   * <p>
   * It may be null.
   */
  public String getCreatorId() {
    return asText("creator_id");
  }

  /**
   * What they were called.
   * <p>
   * It may be null.
   */
  public String getCreatorDisplayName() {
    return asText("creator_display_name");
  }

  /**
   * <code>private_key</code> is an API key.
   * <p>
   * It may be null.
   */
  public ReportCreatorType getCreatorType() {
    return asWord("creator_type", ReportCreatorType.class);
  }
}
