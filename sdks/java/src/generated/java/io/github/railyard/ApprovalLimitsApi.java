// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>approval-limits</code>. */
public final class ApprovalLimitsApi extends Group {
  ApprovalLimitsApi(Connection on) {
    super(on);
  }

  /**
   * Read from which amounts on a second person has to agree.
   * <p>
   * To what people do at the dashboard; keys are not asked. Scope: <code>merchant-accounts.read</code>.
   */
  public ApprovalLimits get(Options... options) {
    return Connection.await(getAsync(options));
  }

  /**
   * Read from which amounts on a second person has to agree.
   * <p>
   * To what people do at the dashboard; keys are not asked. Scope: <code>merchant-accounts.read</code>.
   */
  public CompletableFuture<ApprovalLimits> getAsync(Options... options) {
    return on.send(new ApiRequest("GET", "/approval-limits"), options, ApprovalLimits.class);
  }

  /**
   * Set from which amounts on a second person has to agree.
   * <p>
   * Replaces them all. Where there are any, a second person has to agree to this, too, and to new API keys, people and roles: nobody goes around it alone. 409 where nobody else could agree. Scope: <code>merchant-accounts.write</code>. People confirm it; see Confirmations.
   */
  public ApprovalLimits update(ApprovalLimitsUpdate body, Options... options) {
    return Connection.await(updateAsync(body, options));
  }

  /**
   * Set from which amounts on a second person has to agree.
   * <p>
   * Replaces them all. Where there are any, a second person has to agree to this, too, and to new API keys, people and roles: nobody goes around it alone. 409 where nobody else could agree. Scope: <code>merchant-accounts.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<ApprovalLimits> updateAsync(ApprovalLimitsUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/approval-limits").body(body), options, ApprovalLimits.class);
  }
}
