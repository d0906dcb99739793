// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>audit-logs</code>. */
public final class AuditLogsApi extends Group {
  AuditLogsApi(Connection on) {
    super(on);
  }

  /**
   * List who changed what.
   * <p>
   * Newest first: every write that succeeded, with its key, record and time, and never its content. Scope: <code>audit-logs.read</code>.
   */
  public Listing<AuditLogEntry> list(ListAuditLogsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/audit-logs").query(query), options, AuditLogEntry.class);
  }

  /**
   * List who changed what.
   * <p>
   * Newest first: every write that succeeded, with its key, record and time, and never its content. Scope: <code>audit-logs.read</code>.
   */
  public Listing<AuditLogEntry> list(Options... options) {
    return list((ListAuditLogsQuery) null, options);
  }
}
