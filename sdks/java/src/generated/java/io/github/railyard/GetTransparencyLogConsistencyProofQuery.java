// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>transparencyLog.consistencyProof.get</code> can be asked for. */
public final class GetTransparencyLogConsistencyProofQuery extends Struct {
  /** Size of the older checkpoint. */
  public GetTransparencyLogConsistencyProofQuery from(long value) {
    put("from", value);
    return this;
  }

  /** Size of the newer one; without it, the newest that there is. */
  public GetTransparencyLogConsistencyProofQuery to(long value) {
    put("to", value);
    return this;
  }
}
