// Printed from the contract; do not edit.
package io.github.railyard;

public final class TransparencyLogCheckpoint extends Struct {
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

  /** How many entries the log had. */
  public long getSize() {
    return asWhole("size");
  }

  /** The hash over all of them (RFC 6962), as base64. */
  public String getRootHash() {
    return asText("root_hash");
  }

  /** The signed text of c2sp.org/tlog-checkpoint. Keep it, byte for byte. */
  public String getNote() {
    return asText("note");
  }

  /** When it was signed. */
  public String getCreatedAt() {
    return asText("created_at");
  }
}
