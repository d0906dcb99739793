// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class TransparencyLogInclusionProof extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Of the entry. */
  public long getIndex() {
    return asWhole("index");
  }

  /** Of the tree that it is in: the size of a checkpoint. */
  public long getSize() {
    return asWhole("size");
  }

  /** Hash of the entry, as base64. */
  public String getLeafHash() {
    return asText("leaf_hash");
  }

  /** From the leaf up to the root (RFC 6962, 2.1.1), as base64. */
  public List<String> getHashes() {
    return asList("hashes");
  }
}
