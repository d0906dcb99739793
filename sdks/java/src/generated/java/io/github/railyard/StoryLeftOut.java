// Printed from the contract; do not edit.
package io.github.railyard;

public final class StoryLeftOut extends Struct {
  /** Entries of this kind are missing. */
  public StoryKind getKind() {
    return asWord("kind", StoryKind.class);
  }

  /**
   * <code>scope</code>: the caller may not read them. <code>too-many</code>: there are more than 500; the list of them has the rest.
   * <p>
   * One of <code>scope</code>, <code>too-many</code>.
   */
  public String getWhy() {
    return asText("why");
  }

  /**
   * The scope that it takes to read them; null where there are too many.
   * <p>
   * It may be null.
   */
  public String getScope() {
    return asText("scope");
  }
}
