// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>transparency-log/entries</code>. */
public final class TransparencyLogEntriesApi extends Group {
  TransparencyLogEntriesApi(Connection on) {
    super(on);
  }

  /**
   * Read entries with their hashes, in the order of the log.
   * <p>
   * All of them, one JSON text a line, is what the verifier takes. Entries of the audit log name people, with their addresses: give them to whom that is meant for. Scope: <code>transparency-log.read</code>.
   */
  public Listing<TransparencyLogEntry> list(ListTransparencyLogEntriesQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/transparency-log/entries").query(query), options, TransparencyLogEntry.class);
  }

  /**
   * Read entries with their hashes, in the order of the log.
   * <p>
   * All of them, one JSON text a line, is what the verifier takes. Entries of the audit log name people, with their addresses: give them to whom that is meant for. Scope: <code>transparency-log.read</code>.
   */
  public Listing<TransparencyLogEntry> list(Options... options) {
    return list((ListTransparencyLogEntriesQuery) null, options);
  }
}
