// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class TransparencyLog extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id of the merchant account whose data this is. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /**
   * First line of its checkpoints, and the name of its keys. Null before the first entry is sealed.
   * <p>
   * It may be null.
   */
  public String getOrigin() {
    return asText("origin");
  }

  /** How many entries are sealed; those behind the newest checkpoint are signed within a minute or two. */
  public long getSize() {
    return asWhole("size");
  }

  /**
   * The newest one.
   * <p>
   * It may be null.
   */
  public TransparencyLogCheckpoint getCheckpoint() {
    return asStruct("checkpoint", TransparencyLogCheckpoint.class);
  }

  /** Newest first, those that retired among them. */
  public List<TransparencyLogKey> getKeys() {
    return asStructs("keys", TransparencyLogKey.class);
  }
}
