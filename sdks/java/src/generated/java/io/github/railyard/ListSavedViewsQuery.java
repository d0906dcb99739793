// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>savedViews.list</code> can be asked for. */
public final class ListSavedViewsQuery extends Struct {
  /** Of this screen; left out, of all. */
  public ListSavedViewsQuery screen(String value) {
    put("screen", value);
    return this;
  }
}
