// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class GiftCardServiceDetails extends Struct {
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

  /** The connector that is set up. */
  public String getGiftCardServiceDefinitionId() {
    return asText("gift_card_service_definition_id");
  }

  /** What you call it. */
  public String getDisplayName() {
    return asText("display_name");
  }

  /** Whether gift cards are taken; one service of a merchant account may be active. */
  public boolean getActive() {
    return asFlag("active");
  }

  /** Whether it can be used. */
  public GiftCardServiceStatus getStatus() {
    return asWord("status", GiftCardServiceStatus.class);
  }

  /** Settings that are not secret. */
  public List<FieldValue> getFields() {
    return asStructs("fields", FieldValue.class);
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
