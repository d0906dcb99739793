// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ThreeDSServer extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id of the merchant account whose data this is. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** The connector that is set up. */
  public String getThreeDsServerDefinitionId() {
    return asText("three_ds_server_definition_id");
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
