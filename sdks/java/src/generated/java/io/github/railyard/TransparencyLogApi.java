// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>transparency-log</code>. */
public final class TransparencyLogApi extends Group {
  TransparencyLogApi(Connection on) {
    super(on);
  }

  public TransparencyLogCheckpointsApi checkpoints() {
    return new TransparencyLogCheckpointsApi(on);
  }

  public TransparencyLogConsistencyProofApi consistencyProof() {
    return new TransparencyLogConsistencyProofApi(on);
  }

  public TransparencyLogEntriesApi entries() {
    return new TransparencyLogEntriesApi(on);
  }

  public TransparencyLogInclusionProofApi inclusionProof() {
    return new TransparencyLogInclusionProofApi(on);
  }

  public TransparencyLogKeysApi keys() {
    return new TransparencyLogKeysApi(on);
  }

  /**
   * Read how far the transparency log of a merchant account goes, and its keys.
   * <p>
   * Every entry of the ledger and of the audit log is a leaf of a Merkle tree. Whoever keeps a checkpoint can tell later that none of them was changed, taken out, put in before or moved. Give auditors the keys by another way. Scope: <code>transparency-log.read</code>.
   */
  public TransparencyLog get(Options... options) {
    return Connection.await(getAsync(options));
  }

  /**
   * Read how far the transparency log of a merchant account goes, and its keys.
   * <p>
   * Every entry of the ledger and of the audit log is a leaf of a Merkle tree. Whoever keeps a checkpoint can tell later that none of them was changed, taken out, put in before or moved. Give auditors the keys by another way. Scope: <code>transparency-log.read</code>.
   */
  public CompletableFuture<TransparencyLog> getAsync(Options... options) {
    return on.send(new ApiRequest("GET", "/transparency-log"), options, TransparencyLog.class);
  }
}
