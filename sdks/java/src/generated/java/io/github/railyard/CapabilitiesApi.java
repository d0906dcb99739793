// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>capabilities</code>. */
public final class CapabilitiesApi extends Group {
  CapabilitiesApi(Connection on) {
    super(on);
  }

  /**
   * Read what this instance is and can do.
   * <p>
   * Nothing in it is secret, and still nobody sees any of it without a token or a session: 401. For every key and every person, whatever they may do.
   */
  public Capabilities get(Options... options) {
    return Connection.await(getAsync(options));
  }

  /**
   * Read what this instance is and can do.
   * <p>
   * Nothing in it is secret, and still nobody sees any of it without a token or a session: 401. For every key and every person, whatever they may do.
   */
  public CompletableFuture<Capabilities> getAsync(Options... options) {
    return on.send(new ApiRequest("GET", "/capabilities"), options, Capabilities.class);
  }
}
