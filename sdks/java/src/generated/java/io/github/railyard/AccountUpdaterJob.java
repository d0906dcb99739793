// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class AccountUpdaterJob extends Struct {
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

  /** One for each card that the schemes are asked about; cards that cannot be asked about are left out. */
  public List<AccountUpdaterInquirySummary> getInquiries() {
    return asStructs("inquiries", AccountUpdaterInquirySummary.class);
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
