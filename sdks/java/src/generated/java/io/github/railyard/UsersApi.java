// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>users</code>. */
public final class UsersApi extends Group {
  UsersApi(Connection on) {
    super(on);
  }

  public UsersInvitationsApi invitations() {
    return new UsersInvitationsApi(on);
  }

  public UsersSessionsApi sessions() {
    return new UsersSessionsApi(on);
  }

  /**
   * Make a user, who can then be invited.
   * <p>
   * Nobody gives what they lack: each role must allow nothing there that the caller may not do there. Scope: <code>users.write</code>. People confirm it; see Confirmations.
   */
  public User create(UserCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Make a user, who can then be invited.
   * <p>
   * Nobody gives what they lack: each role must allow nothing there that the caller may not do there. Scope: <code>users.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<User> createAsync(UserCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/users").body(body), options, User.class);
  }

  /**
   * List the people of this instance.
   * <p>
   * Newest first. A caller who acts for some merchant accounts sees those who may act in one of them, and whom they made themself. Scope: <code>users.read</code>.
   */
  public Listing<User> list(ListUsersQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/users").query(query), options, User.class);
  }

  /**
   * List the people of this instance.
   * <p>
   * Newest first. A caller who acts for some merchant accounts sees those who may act in one of them, and whom they made themself. Scope: <code>users.read</code>.
   */
  public Listing<User> list(Options... options) {
    return list((ListUsersQuery) null, options);
  }

  /**
   * Remove a user: their roles, passkeys and sessions.
   * <p>
   * By callers who may do all that the user may. They are out within two seconds, everywhere. What they did stays in the audit log. The last administrator of every merchant account stays: 409. Scope: <code>users.write</code>. People confirm it; see Confirmations.
   */
  public Answer delete(String userId, Options... options) {
    return Connection.await(deleteAsync(userId, options));
  }

  /**
   * Remove a user: their roles, passkeys and sessions.
   * <p>
   * By callers who may do all that the user may. They are out within two seconds, everywhere. What they did stays in the audit log. The last administrator of every merchant account stays: 409. Scope: <code>users.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<Answer> deleteAsync(String userId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/users/", userId), options);
  }

  /**
   * Read a user.
   * <p>
   * A caller who acts for some merchant accounts finds those who may act in one of them. Scope: <code>users.read</code>.
   */
  public User get(String userId, Options... options) {
    return Connection.await(getAsync(userId, options));
  }

  /**
   * Read a user.
   * <p>
   * A caller who acts for some merchant accounts finds those who may act in one of them. Scope: <code>users.read</code>.
   */
  public CompletableFuture<User> getAsync(String userId, Options... options) {
    return on.send(new ApiRequest("GET", "/users/", userId), options, User.class);
  }

  /**
   * Rename a user.
   * <p>
   * By callers who may do all that the user may. Scope: <code>users.write</code>.
   */
  public User update(String userId, UserUpdate body, Options... options) {
    return Connection.await(updateAsync(userId, body, options));
  }

  /**
   * Rename a user.
   * <p>
   * By callers who may do all that the user may. Scope: <code>users.write</code>.
   */
  public CompletableFuture<User> updateAsync(String userId, UserUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/users/", userId).body(body), options, User.class);
  }
}
