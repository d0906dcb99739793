// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>sessions</code>. */
public final class SessionsApi extends Group {
  SessionsApi(Connection on) {
    super(on);
  }

  /**
   * List where you are logged in.
   * <p>
   * The latest hundred. For people who are logged in at the dashboard, whatever their roles.
   */
  public Listing<Session> list(Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/sessions"), options, Session.class);
  }

  /**
   * End one of your sessions.
   * <p>
   * It is refused everywhere within two seconds. For people who are logged in at the dashboard, whatever their roles.
   */
  public Answer delete(String sessionId, Options... options) {
    return Connection.await(deleteAsync(sessionId, options));
  }

  /**
   * End one of your sessions.
   * <p>
   * It is refused everywhere within two seconds. For people who are logged in at the dashboard, whatever their roles.
   */
  public CompletableFuture<Answer> deleteAsync(String sessionId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/sessions/", sessionId), options);
  }
}
