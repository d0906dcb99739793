// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeSessionRequest extends Struct {
  /**
   * Whether a page or an app asks.
   * <p>
   * One of <code>web</code>, <code>mobile</code>.
   */
  public PazeSessionRequest source(String value) {
    put("source", value);
    return this;
  }

  /** The page's domain, a registered one; apps leave it out. */
  public PazeSessionRequest domainName(String value) {
    put("domain_name", value);
    return this;
  }
}
