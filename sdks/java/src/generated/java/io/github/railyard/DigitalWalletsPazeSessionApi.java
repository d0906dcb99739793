// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>digital-wallets/paze/session</code>. */
public final class DigitalWalletsPazeSessionApi extends Group {
  DigitalWalletsPazeSessionApi(Connection on) {
    super(on);
  }

  /**
   * Open a Paze session for the web or a mobile app.
   * <p>
   * Pages get the client, apps an access token and a session id for the next steps as well. Scope: <code>digital-wallets.write</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public OneOf create(PazeSessionRequest body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Open a Paze session for the web or a mobile app.
   * <p>
   * Pages get the client, apps an access token and a session id for the next steps as well. Scope: <code>digital-wallets.write</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public CompletableFuture<OneOf> createAsync(PazeSessionRequest body, Options... options) {
    return on.send(new ApiRequest("POST", "/digital-wallets/paze/session").body(body), options, OneOf.class);
  }

  /**
   * Finish a Paze mobile session and get its payload.
   * <p>
   * The third step of an app. <code>securePayload</code> then pays. Scope: <code>digital-wallets.write</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public PazeSessionComplete complete(PazeSessionCompleteRequest body, Options... options) {
    return Connection.await(completeAsync(body, options));
  }

  /**
   * Finish a Paze mobile session and get its payload.
   * <p>
   * The third step of an app. <code>securePayload</code> then pays. Scope: <code>digital-wallets.write</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public CompletableFuture<PazeSessionComplete> completeAsync(PazeSessionCompleteRequest body, Options... options) {
    return on.send(new ApiRequest("POST", "/digital-wallets/paze/session/complete").body(body), options, PazeSessionComplete.class);
  }

  /**
   * Start a Paze session in a mobile app.
   * <p>
   * The first step of an app: opens Paze's page. Scope: <code>digital-wallets.write</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public PazeMobileSessionCreate createMobile(PazeMobileSessionCreateRequest body, Options... options) {
    return Connection.await(createMobileAsync(body, options));
  }

  /**
   * Start a Paze session in a mobile app.
   * <p>
   * The first step of an app: opens Paze's page. Scope: <code>digital-wallets.write</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public CompletableFuture<PazeMobileSessionCreate> createMobileAsync(PazeMobileSessionCreateRequest body, Options... options) {
    return on.send(new ApiRequest("POST", "/digital-wallets/paze/session/create").body(body), options, PazeMobileSessionCreate.class);
  }

  /**
   * Read what the buyer chose in a Paze mobile session.
   * <p>
   * The second step of an app: what to show before the buyer agrees. Scope: <code>digital-wallets.write</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public PazeSessionReview review(PazeSessionReviewRequest body, Options... options) {
    return Connection.await(reviewAsync(body, options));
  }

  /**
   * Read what the buyer chose in a Paze mobile session.
   * <p>
   * The second step of an app: what to show before the buyer agrees. Scope: <code>digital-wallets.write</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public CompletableFuture<PazeSessionReview> reviewAsync(PazeSessionReviewRequest body, Options... options) {
    return on.send(new ApiRequest("POST", "/digital-wallets/paze/session/review").body(body), options, PazeSessionReview.class);
  }
}
