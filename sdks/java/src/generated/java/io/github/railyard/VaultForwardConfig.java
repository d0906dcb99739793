// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class VaultForwardConfig extends Struct {
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

  /** The kind of endpoint that it is. */
  public String getDefinitionId() {
    return asText("definition_id");
  }

  /** What you call it. */
  public String getDisplayName() {
    return asText("display_name");
  }

  /** Host names, with a port where it is not 443, that requests may go to. */
  public List<String> getHosts() {
    return asList("hosts");
  }

  /** Its authentication methods. */
  public List<VaultForwardAuthentication> getAuthentications() {
    return asStructs("authentications", VaultForwardAuthentication.class);
  }

  /**
   * The API key or the user that made it; null where that is not known.
   * <p>
   * It may be null.
   */
  public Creator getCreator() {
    return asStruct("creator", Creator.class);
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
