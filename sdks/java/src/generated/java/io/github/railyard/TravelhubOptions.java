// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class TravelhubOptions extends Struct {
  /** Free fields. */
  public TravelhubOptions customData(List<TravelHubCustomData> value) {
    put("customData", value);
    return this;
  }

  /** Who travels, or for whom. */
  public TravelhubOptions companyName(String value) {
    put("companyName", value);
    return this;
  }
}
