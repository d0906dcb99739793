// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class TransparencyLogConsistencyProof extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Size of the older tree. */
  public long getFrom() {
    return asWhole("from");
  }

  /** Size of the newer tree, which begins with all of the older one. */
  public long getTo() {
    return asWhole("to");
  }

  /** RFC 6962, 2.1.2, as base64. */
  public List<String> getHashes() {
    return asList("hashes");
  }
}
