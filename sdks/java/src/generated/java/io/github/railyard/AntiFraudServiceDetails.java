// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class AntiFraudServiceDetails extends Struct {
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
  public String getAntiFraudServiceDefinitionId() {
    return asText("anti_fraud_service_definition_id");
  }

  /** What you call it. */
  public String getDisplayName() {
    return asText("display_name");
  }

  /** Whether it is asked about payments; one service of a merchant account may be. */
  public boolean getActive() {
    return asFlag("active");
  }

  /** Whether it can be used. */
  public AntiFraudServiceStatus getStatus() {
    return asWord("status", AntiFraudServiceStatus.class);
  }

  /** True asks it, and nothing follows from what it says. */
  public boolean getSilentModeEnabled() {
    return asFlag("silent_mode_enabled");
  }

  /**
   * The address that takes what the provider decides later; it needs no other proof.
   * <p>
   * It may be null.
   */
  public String getWebhookUrl() {
    return asText("webhook_url");
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
