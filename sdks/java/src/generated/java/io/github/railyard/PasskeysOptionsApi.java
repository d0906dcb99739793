// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>passkeys/options</code>. */
public final class PasskeysOptionsApi extends Group {
  PasskeysOptionsApi(Connection on) {
    super(on);
  }

  /**
   * Ask for what a browser needs to make a passkey of yours.
   * <p>
   * An authenticator that has one of yours already is asked for no second one. For people who are logged in at the dashboard, whatever their roles.
   */
  public PasskeyOptions create(Options... options) {
    return Connection.await(createAsync(options));
  }

  /**
   * Ask for what a browser needs to make a passkey of yours.
   * <p>
   * An authenticator that has one of yours already is asked for no second one. For people who are logged in at the dashboard, whatever their roles.
   */
  public CompletableFuture<PasskeyOptions> createAsync(Options... options) {
    return on.send(new ApiRequest("POST", "/passkeys/options"), options, PasskeyOptions.class);
  }
}
