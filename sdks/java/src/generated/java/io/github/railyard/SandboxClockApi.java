// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>sandbox/clock</code>. */
public final class SandboxClockApi extends Group {
  SandboxClockApi(Connection on) {
    super(on);
  }

  /**
   * Read what time it is for a sandbox merchant account.
   * <p>
   * 404 in production. Scope: <code>merchant-accounts.read</code>.
   */
  public SandboxClock get(Options... options) {
    return Connection.await(getAsync(options));
  }

  /**
   * Read what time it is for a sandbox merchant account.
   * <p>
   * 404 in production. Scope: <code>merchant-accounts.read</code>.
   */
  public CompletableFuture<SandboxClock> getAsync(Options... options) {
    return on.send(new ApiRequest("GET", "/sandbox/clock"), options, SandboxClock.class);
  }

  /**
   * Advance the time of a sandbox merchant account, so that what is due falls due.
   * <p>
   * Expiries, retries and look-ups that are due by then happen. Time never goes back. 404 in production. Scope: <code>merchant-accounts.write</code>.
   */
  public SandboxClock update(SandboxClockUpdate body, Options... options) {
    return Connection.await(updateAsync(body, options));
  }

  /**
   * Advance the time of a sandbox merchant account, so that what is due falls due.
   * <p>
   * Expiries, retries and look-ups that are due by then happen. Time never goes back. 404 in production. Scope: <code>merchant-accounts.write</code>.
   */
  public CompletableFuture<SandboxClock> updateAsync(SandboxClockUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/sandbox/clock").body(body), options, SandboxClock.class);
  }
}
