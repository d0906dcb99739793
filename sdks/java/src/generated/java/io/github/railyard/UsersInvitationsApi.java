// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>users/invitations</code>. */
public final class UsersInvitationsApi extends Group {
  UsersInvitationsApi(Connection on) {
    super(on);
  }

  /**
   * Make a link by which a user makes a passkey.
   * <p>
   * For who has never come in, and for who has lost their passkeys. A link that they were given before leads nowhere from then on. By callers who may do all that the user may: whoever has the link is that user. 409 where this instance has no dashboard. Scope: <code>users.write</code>. People confirm it; see Confirmations.
   */
  public UserInvitation create(String userId, UserInvitationCreate body, Options... options) {
    return Connection.await(createAsync(userId, body, options));
  }

  /**
   * Make a link by which a user makes a passkey.
   * <p>
   * For who has never come in, and for who has lost their passkeys. A link that they were given before leads nowhere from then on. By callers who may do all that the user may: whoever has the link is that user. 409 where this instance has no dashboard. Scope: <code>users.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<UserInvitation> createAsync(String userId, UserInvitationCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/users/", userId, "/invitations").body(body), options, UserInvitation.class);
  }

  /**
   * Make a link by which a user makes a passkey.
   * <p>
   * For who has never come in, and for who has lost their passkeys. A link that they were given before leads nowhere from then on. By callers who may do all that the user may: whoever has the link is that user. 409 where this instance has no dashboard. Scope: <code>users.write</code>. People confirm it; see Confirmations.
   */
  public UserInvitation create(String userId, Options... options) {
    return create(userId, (UserInvitationCreate) null, options);
  }

  /**
   * Make a link by which a user makes a passkey.
   * <p>
   * For who has never come in, and for who has lost their passkeys. A link that they were given before leads nowhere from then on. By callers who may do all that the user may: whoever has the link is that user. 409 where this instance has no dashboard. Scope: <code>users.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<UserInvitation> createAsync(String userId, Options... options) {
    return createAsync(userId, (UserInvitationCreate) null, options);
  }

  /**
   * Withdraw the link that a user was given.
   * <p>
   * It leads nowhere from then on. By callers who may do all that the user may. A link also ends once somebody else than who made it gives the user a role, or widens one. Scope: <code>users.write</code>.
   */
  public Answer delete(String userId, Options... options) {
    return Connection.await(deleteAsync(userId, options));
  }

  /**
   * Withdraw the link that a user was given.
   * <p>
   * It leads nowhere from then on. By callers who may do all that the user may. A link also ends once somebody else than who made it gives the user a role, or widens one. Scope: <code>users.write</code>.
   */
  public CompletableFuture<Answer> deleteAsync(String userId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/users/", userId, "/invitations"), options);
  }
}
