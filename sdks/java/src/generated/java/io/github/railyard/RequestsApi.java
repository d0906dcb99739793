// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>requests</code>. */
public final class RequestsApi extends Group {
  RequestsApi(Connection on) {
    super(on);
  }

  /**
   * List calls of the API.
   * <p>
   * Newest first, without what they said: no bodies, headers or queries. Kept for thirty days unless the operator says otherwise. A call is here a second or two after its answer; the last ones of a process that dies are lost. A page may be short while more follow. Scope: <code>audit-logs.read</code>.
   */
  public Listing<RequestLogEntry> list(ListRequestsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/requests").query(query), options, RequestLogEntry.class);
  }

  /**
   * List calls of the API.
   * <p>
   * Newest first, without what they said: no bodies, headers or queries. Kept for thirty days unless the operator says otherwise. A call is here a second or two after its answer; the last ones of a process that dies are lost. A page may be short while more follow. Scope: <code>audit-logs.read</code>.
   */
  public Listing<RequestLogEntry> list(Options... options) {
    return list((ListRequestsQuery) null, options);
  }
}
