// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>transparencyLog.inclusionProof.get</code> can be asked for. */
public final class GetTransparencyLogInclusionProofQuery extends Struct {
  /** Its place. One of <code>index</code> and <code>entry_id</code> is needed. */
  public GetTransparencyLogInclusionProofQuery index(long value) {
    put("index", value);
    return this;
  }

  /** The number of a posting, or the id of an entry of the audit log. */
  public GetTransparencyLogInclusionProofQuery entryId(String value) {
    put("entry_id", value);
    return this;
  }

  /** Of the tree; without it, that of the newest checkpoint. */
  public GetTransparencyLogInclusionProofQuery size(long value) {
    put("size", value);
    return this;
  }
}
