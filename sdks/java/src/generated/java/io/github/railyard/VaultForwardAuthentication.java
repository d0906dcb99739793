// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class VaultForwardAuthentication extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** <code>x-vault-forward-authentications</code> names it. */
  public String getId() {
    return asText("id");
  }

  /** Id of the merchant account whose data this is. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** The endpoint that it belongs to. */
  public String getConfigId() {
    return asText("config_id");
  }

  /** What it does to a request. */
  public VaultForwardAuthenticationKind getKind() {
    return asWord("kind", VaultForwardAuthenticationKind.class);
  }

  /** Which of the kind's methods. */
  public String getMethod() {
    return asText("method");
  }

  /** What you call it. */
  public String getDisplayName() {
    return asText("display_name");
  }

  /** What is stored; secrets only by their names. */
  public List<VaultForwardAuthenticationField> getFields() {
    return asStructs("fields", VaultForwardAuthenticationField.class);
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
