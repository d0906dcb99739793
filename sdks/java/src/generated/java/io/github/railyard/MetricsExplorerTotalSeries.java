// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class MetricsExplorerTotalSeries extends Struct {
  /** The beginning of the first value, and how long each goes: <code>2027-01-31T00:00:00.000000+00:00/PT1H</code> up to three days, else <code>&#8230;/P1D</code>. */
  public String getFirstInterval() {
    return asText("first_interval");
  }

  /** One for each hour or day, in their order; null where there is none. */
  public List<OneOf> getValues() {
    return asOnes("values");
  }
}
