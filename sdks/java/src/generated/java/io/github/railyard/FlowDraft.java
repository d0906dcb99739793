// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class FlowDraft extends Struct {
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

  /** The flow that it is to be. */
  public FlowName getFlow() {
    return asWord("flow", FlowName.class);
  }

  /**
   * What it is for.
   * <p>
   * It may be null.
   */
  public String getDescription() {
    return asText("description");
  }

  /** The version of the flow that it was begun from. */
  public long getBaseVersion() {
    return asWhole("base_version");
  }

  /** Its rules by what they decide. They count when they are published. */
  public List<FlowActionRules> getActions() {
    return asStructs("actions", FlowActionRules.class);
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
