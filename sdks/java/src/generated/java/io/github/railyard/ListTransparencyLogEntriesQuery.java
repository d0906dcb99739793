// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>transparencyLog.entries.list</code> can be asked for. */
public final class ListTransparencyLogEntriesQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListTransparencyLogEntriesQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListTransparencyLogEntriesQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** From this place on. */
  public ListTransparencyLogEntriesQuery indexGte(long value) {
    put("index_gte", value);
    return this;
  }

  /** Before this place; the size of a checkpoint, say. */
  public ListTransparencyLogEntriesQuery indexLt(long value) {
    put("index_lt", value);
    return this;
  }
}
