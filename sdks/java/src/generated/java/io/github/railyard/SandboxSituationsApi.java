// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>sandbox/situations</code>. */
public final class SandboxSituationsApi extends Group {
  SandboxSituationsApi(Connection on) {
    super(on);
  }

  /**
   * Have a simulated processor be slow, down or wrong, or a buyer dispute a payment.
   * <p>
   * It holds for the processor of a payment service, in this merchant account, until it ends. 404 in production. Scope: <code>merchant-accounts.write</code>.
   */
  public SandboxSituation create(SandboxSituationCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Have a simulated processor be slow, down or wrong, or a buyer dispute a payment.
   * <p>
   * It holds for the processor of a payment service, in this merchant account, until it ends. 404 in production. Scope: <code>merchant-accounts.write</code>.
   */
  public CompletableFuture<SandboxSituation> createAsync(SandboxSituationCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/sandbox/situations").body(body), options, SandboxSituation.class);
  }

  /**
   * List the situations that are on.
   * <p>
   * Oldest first. Disputes and settlements happen at once, and are not among them. 404 in production. Scope: <code>merchant-accounts.read</code>.
   */
  public Listing<SandboxSituation> list(Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/sandbox/situations"), options, SandboxSituation.class);
  }

  /**
   * End a situation.
   * <p>
   * Answers that it held up come. 404 for one that is over, and in production. Scope: <code>merchant-accounts.write</code>.
   */
  public Answer delete(String situationId, Options... options) {
    return Connection.await(deleteAsync(situationId, options));
  }

  /**
   * End a situation.
   * <p>
   * Answers that it held up come. 404 for one that is over, and in production. Scope: <code>merchant-accounts.write</code>.
   */
  public CompletableFuture<Answer> deleteAsync(String situationId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/sandbox/situations/", situationId), options);
  }
}
