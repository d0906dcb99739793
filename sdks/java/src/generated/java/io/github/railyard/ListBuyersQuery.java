// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>buyers.list</code> can be asked for. */
public final class ListBuyersQuery extends Struct {
  /** <code>next_cursor</code> or <code>previous_cursor</code> of an earlier answer, with the same filters; left out, the first page. */
  public ListBuyersQuery cursor(String value) {
    put("cursor", value);
    return this;
  }

  /** How many records a page holds at most. */
  public ListBuyersQuery limit(long value) {
    put("limit", value);
    return this;
  }

  /** A part of the name, the external identifier, the e-mail address or the first and last name, in any case. */
  public ListBuyersQuery search(String value) {
    put("search", value);
    return this;
  }

  /** Only the buyer with exactly this identifier of yours. */
  public ListBuyersQuery externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }
}
