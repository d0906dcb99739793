// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class TransparencyLogEntry extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /**
   * Its place in the log, from 0 on. Null: it stands in the books among sealed entries, and was never sealed.
   * <p>
   * It may be null.
   */
  public Long getIndex() {
    return asWholeOrNull("index");
  }

  /**
   * SHA-256 of a zero byte and the canonical JSON (RFC 8785) of <code>entry</code>, as base64.
   * <p>
   * It may be null.
   */
  public String getLeafHash() {
    return asText("leaf_hash");
  }

  /**
   * What the ledger or the audit log says today, all of it as strings but for <code>amount</code>. Null: it is not there any more; only entries of the audit log are purged, when they are older than the operator keeps them.
   * <p>
   * It may be null.
   */
  public Map<String, Object> getEntry() {
    return asMap("entry");
  }
}
