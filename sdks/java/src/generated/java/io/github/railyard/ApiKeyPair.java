// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ApiKeyPair extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** RFC 7638 thumbprint of the public key; tokens carry it as <code>kid</code>. */
  public String getThumbprint() {
    return asText("thumbprint");
  }

  /** A name for people to read. */
  public String getDisplayName() {
    return asText("display_name");
  }

  /** <code>ECDSA</code> is a P-521 or P-256 key, or Ed25519 where you gave one; <code>RSA</code> is RSA. */
  public CertificateAlgorithm getAlgorithm() {
    return asWord("algorithm", CertificateAlgorithm.class);
  }

  /** Whether tokens signed with it are accepted. */
  public boolean getActive() {
    return asFlag("active");
  }

  /**
   * PEM, in the answer that made the key and never again; null in every other answer, and where you gave the public key.
   * <p>
   * It may be null.
   */
  public Secret getPrivateKey() {
    return asSecret("private_key");
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
   * When a token of it was last accepted, to within some minutes; null where none was.
   * <p>
   * It may be null.
   */
  public String getLastUsedAt() {
    return asText("last_used_at");
  }

  /**
   * Who made it; null for the first key of the instance.
   * <p>
   * It may be null.
   */
  public ApiKeyPairCreator getCreator() {
    return asStruct("creator", ApiKeyPairCreator.class);
  }

  /** The merchant accounts that the key is bound to; empty where it may act for all. */
  public List<MerchantAccountSummary> getMerchantAccounts() {
    return asStructs("merchant_accounts", MerchantAccountSummary.class);
  }

  /** What the key allows, together with the scopes of each token. */
  public List<Role> getRoles() {
    return asStructs("roles", Role.class);
  }

  /**
   * Of an agent: the mandate that it can do nothing without; left out for any other key.
   * <p>
   * It may be null.
   */
  public String getAgentMandateId() {
    return asText("agent_mandate_id");
  }
}
