// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>me</code>. */
public final class MeApi extends Group {
  MeApi(Connection on) {
    super(on);
  }

  /**
   * Read who calls, and what they may do.
   * <p>
   * Of a token, what its scopes and the roles of its key both allow. For every key and every person, whatever they may do.
   */
  public Me get(Options... options) {
    return Connection.await(getAsync(options));
  }

  /**
   * Read who calls, and what they may do.
   * <p>
   * Of a token, what its scopes and the roles of its key both allow. For every key and every person, whatever they may do.
   */
  public CompletableFuture<Me> getAsync(Options... options) {
    return on.send(new ApiRequest("GET", "/me"), options, Me.class);
  }

  /**
   * Change your name and your preferences.
   * <p>
   * What is left out stays. For people who are logged in at the dashboard, whatever their roles.
   */
  public Me update(MeUpdate body, Options... options) {
    return Connection.await(updateAsync(body, options));
  }

  /**
   * Change your name and your preferences.
   * <p>
   * What is left out stays. For people who are logged in at the dashboard, whatever their roles.
   */
  public CompletableFuture<Me> updateAsync(MeUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/me").body(body), options, Me.class);
  }
}
