// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>sandbox/relays</code>. */
public final class SandboxRelaysApi extends Group {
  SandboxRelaysApi(Connection on) {
    super(on);
  }

  /**
   * Relay a request to the echo, a simulated third party that says what it was sent.
   * <p>
   * It goes the way of <code>POST /vault-forward</code>, and is in the list of relays; card data leave the vault for the sandbox&#8217;s own echo alone, which masks them before it answers. 404 in production. Scope: <code>vault-forward-configs.write</code>.
   */
  public SandboxRelay create(SandboxRelayCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Relay a request to the echo, a simulated third party that says what it was sent.
   * <p>
   * It goes the way of <code>POST /vault-forward</code>, and is in the list of relays; card data leave the vault for the sandbox&#8217;s own echo alone, which masks them before it answers. 404 in production. Scope: <code>vault-forward-configs.write</code>.
   */
  public CompletableFuture<SandboxRelay> createAsync(SandboxRelayCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/sandbox/relays").body(body), options, SandboxRelay.class);
  }
}
