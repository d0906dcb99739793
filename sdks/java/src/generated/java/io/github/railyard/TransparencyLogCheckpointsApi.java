// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>transparency-log/checkpoints</code>. */
public final class TransparencyLogCheckpointsApi extends Group {
  TransparencyLogCheckpointsApi(Connection on) {
    super(on);
  }

  /**
   * List what was signed, newest first.
   * <p>
   * One a minute while entries come, for as long as the audit log is kept. The event <code>transparency-log.checkpoint-signed</code> sends each to whoever asks for it by name. Scope: <code>transparency-log.read</code>.
   */
  public Listing<TransparencyLogCheckpoint> list(ListTransparencyLogCheckpointsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/transparency-log/checkpoints").query(query), options, TransparencyLogCheckpoint.class);
  }

  /**
   * List what was signed, newest first.
   * <p>
   * One a minute while entries come, for as long as the audit log is kept. The event <code>transparency-log.checkpoint-signed</code> sends each to whoever asks for it by name. Scope: <code>transparency-log.read</code>.
   */
  public Listing<TransparencyLogCheckpoint> list(Options... options) {
    return list((ListTransparencyLogCheckpointsQuery) null, options);
  }

  /**
   * Read one checkpoint.
   * <p>
   * Its <code>note</code> is what was signed. Scope: <code>transparency-log.read</code>.
   */
  public TransparencyLogCheckpoint get(String checkpointId, Options... options) {
    return Connection.await(getAsync(checkpointId, options));
  }

  /**
   * Read one checkpoint.
   * <p>
   * Its <code>note</code> is what was signed. Scope: <code>transparency-log.read</code>.
   */
  public CompletableFuture<TransparencyLogCheckpoint> getAsync(String checkpointId, Options... options) {
    return on.send(new ApiRequest("GET", "/transparency-log/checkpoints/", checkpointId), options, TransparencyLogCheckpoint.class);
  }
}
