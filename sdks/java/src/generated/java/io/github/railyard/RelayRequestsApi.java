// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>relay-requests</code>. */
public final class RelayRequestsApi extends Group {
  RelayRequestsApi(Connection on) {
    super(on);
  }

  /**
   * List what was relayed.
   * <p>
   * Newest first: every <code>POST /vault-forward</code>, also those that were refused. Never a path, a header or a body. A page may be short while more follow. Scope: <code>vault-forward-configs.read</code>.
   */
  public Listing<RelayRequest> list(ListRelayRequestsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/relay-requests").query(query), options, RelayRequest.class);
  }

  /**
   * List what was relayed.
   * <p>
   * Newest first: every <code>POST /vault-forward</code>, also those that were refused. Never a path, a header or a body. A page may be short while more follow. Scope: <code>vault-forward-configs.read</code>.
   */
  public Listing<RelayRequest> list(Options... options) {
    return list((ListRelayRequestsQuery) null, options);
  }
}
