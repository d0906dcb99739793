// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

/** What <code>fraudListEntries.list</code> can be asked for. */
public final class ListFraudListEntriesQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListFraudListEntriesQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListFraudListEntriesQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** With this effect. */
  public ListFraudListEntriesQuery effect(FraudListEffect value) {
    put("effect", value);
    return this;
  }

  /** Of one of these kinds. */
  public ListFraudListEntriesQuery kind(List<FraudListKind> value) {
    put("kind", value);
    return this;
  }

  /** Of exactly this value, in the form in which it is answered. */
  public ListFraudListEntriesQuery value(String value) {
    put("value", value);
    return this;
  }
}
