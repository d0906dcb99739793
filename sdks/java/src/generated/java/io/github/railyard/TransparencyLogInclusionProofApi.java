// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>transparency-log/inclusion-proof</code>. */
public final class TransparencyLogInclusionProofApi extends Group {
  TransparencyLogInclusionProofApi(Connection on) {
    super(on);
  }

  /**
   * Prove that an entry is in the log.
   * <p>
   * Of an entry by its place, or by the id of a posting or of an entry of the audit log. 404 for one that is not in it: a new one is sealed within two minutes. Scope: <code>transparency-log.read</code>.
   */
  public TransparencyLogInclusionProof get(GetTransparencyLogInclusionProofQuery query, Options... options) {
    return Connection.await(getAsync(query, options));
  }

  /**
   * Prove that an entry is in the log.
   * <p>
   * Of an entry by its place, or by the id of a posting or of an entry of the audit log. 404 for one that is not in it: a new one is sealed within two minutes. Scope: <code>transparency-log.read</code>.
   */
  public CompletableFuture<TransparencyLogInclusionProof> getAsync(GetTransparencyLogInclusionProofQuery query, Options... options) {
    return on.send(new ApiRequest("GET", "/transparency-log/inclusion-proof").query(query), options, TransparencyLogInclusionProof.class);
  }

  /**
   * Prove that an entry is in the log.
   * <p>
   * Of an entry by its place, or by the id of a posting or of an entry of the audit log. 404 for one that is not in it: a new one is sealed within two minutes. Scope: <code>transparency-log.read</code>.
   */
  public TransparencyLogInclusionProof get(Options... options) {
    return get((GetTransparencyLogInclusionProofQuery) null, options);
  }

  /**
   * Prove that an entry is in the log.
   * <p>
   * Of an entry by its place, or by the id of a posting or of an entry of the audit log. 404 for one that is not in it: a new one is sealed within two minutes. Scope: <code>transparency-log.read</code>.
   */
  public CompletableFuture<TransparencyLogInclusionProof> getAsync(Options... options) {
    return getAsync((GetTransparencyLogInclusionProofQuery) null, options);
  }
}
