// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>transparency-log/consistency-proof</code>. */
public final class TransparencyLogConsistencyProofApi extends Group {
  TransparencyLogConsistencyProofApi(Connection on) {
    super(on);
  }

  /**
   * Prove that the log only grew between two checkpoints.
   * <p>
   * Verified against both roots, it shows that nothing of the older log was changed. Scope: <code>transparency-log.read</code>.
   */
  public TransparencyLogConsistencyProof get(GetTransparencyLogConsistencyProofQuery query, Options... options) {
    return Connection.await(getAsync(query, options));
  }

  /**
   * Prove that the log only grew between two checkpoints.
   * <p>
   * Verified against both roots, it shows that nothing of the older log was changed. Scope: <code>transparency-log.read</code>.
   */
  public CompletableFuture<TransparencyLogConsistencyProof> getAsync(GetTransparencyLogConsistencyProofQuery query, Options... options) {
    return on.send(new ApiRequest("GET", "/transparency-log/consistency-proof").query(query), options, TransparencyLogConsistencyProof.class);
  }
}
