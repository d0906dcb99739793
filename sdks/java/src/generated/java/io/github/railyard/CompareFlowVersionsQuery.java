// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>flows.versions.compare</code> can be asked for. */
public final class CompareFlowVersionsQuery extends Struct {
  /** What to compare with; left out, the version before it. 0 has no rules. */
  public CompareFlowVersionsQuery from(long value) {
    put("from", value);
    return this;
  }
}
