// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>transparency-log/keys</code>. */
public final class TransparencyLogKeysApi extends Group {
  TransparencyLogKeysApi(Connection on) {
    super(on);
  }

  /**
   * Make a new signing key.
   * <p>
   * It is made in the vault and never leaves it. For thirty days checkpoints carry a signature of the key before, too, so that auditors can change over in between. Scope: <code>transparency-log.write</code>. People confirm it; see Confirmations.
   */
  public TransparencyLogKey create(Options... options) {
    return Connection.await(createAsync(options));
  }

  /**
   * Make a new signing key.
   * <p>
   * It is made in the vault and never leaves it. For thirty days checkpoints carry a signature of the key before, too, so that auditors can change over in between. Scope: <code>transparency-log.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<TransparencyLogKey> createAsync(Options... options) {
    return on.send(new ApiRequest("POST", "/transparency-log/keys"), options, TransparencyLogKey.class);
  }
}
