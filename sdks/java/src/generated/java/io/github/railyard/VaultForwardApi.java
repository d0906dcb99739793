// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>vault-forward</code>. */
public final class VaultForwardApi extends Group {
  VaultForwardApi(Connection on) {
    super(on);
  }

  public VaultForwardConfigsApi configs() {
    return new VaultForwardConfigsApi(on);
  }

  public VaultForwardDefinitionsApi definitions() {
    return new VaultForwardDefinitionsApi(on);
  }

  /**
   * Send a request to a third party with stored card data filled in.
   * <p>
   * Headers that begin with <code>x-vault-forward-</code> say where to and with which cards; placeholders in the body stand for card data. The answer is the target's own, streamed. Errors of ours carry <code>x-vault-forward-error</code>. Scope: <code>vault-forward.write</code>.
   */
  public Answer send(byte[] body, Options... options) {
    return Connection.await(sendAsync(body, options));
  }

  /**
   * Send a request to a third party with stored card data filled in.
   * <p>
   * Headers that begin with <code>x-vault-forward-</code> say where to and with which cards; placeholders in the body stand for card data. The answer is the target's own, streamed. Errors of ours carry <code>x-vault-forward-error</code>. Scope: <code>vault-forward.write</code>.
   */
  public CompletableFuture<Answer> sendAsync(byte[] body, Options... options) {
    return on.send(new ApiRequest("POST", "/vault-forward").body(body), options);
  }
}
