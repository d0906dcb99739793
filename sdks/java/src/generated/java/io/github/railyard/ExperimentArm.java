// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ExperimentArm extends Struct {
  /** What reports call it: small letters, digits, <code>-</code> and <code>_</code>. */
  public String getName() {
    return asText("name");
  }

  /** Of a hundred units, those that are dealt to it. */
  public long getSharePercent() {
    return asWhole("share_percent");
  }

  /** What it tries, in order, as a rule of <code>route-transaction</code> lists it. */
  public List<Object> getAttempts() {
    return asList("attempts");
  }
}
