// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>users/sessions</code>. */
public final class UsersSessionsApi extends Group {
  UsersSessionsApi(Connection on) {
    super(on);
  }

  /**
   * Log a user out everywhere.
   * <p>
   * Their sessions are refused everywhere within two seconds. Scope: <code>sessions.write</code>.
   */
  public Answer delete(String userId, Options... options) {
    return Connection.await(deleteAsync(userId, options));
  }

  /**
   * Log a user out everywhere.
   * <p>
   * Their sessions are refused everywhere within two seconds. Scope: <code>sessions.write</code>.
   */
  public CompletableFuture<Answer> deleteAsync(String userId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/users/", userId, "/sessions"), options);
  }

  /**
   * List where a user is logged in.
   * <p>
   * The latest hundred. Scope: <code>sessions.read</code>.
   */
  public Listing<Session> list(String userId, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/users/", userId, "/sessions"), options, Session.class);
  }
}
