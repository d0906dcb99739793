// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ApprovalLimitsUpdate extends Struct {
  /** By currency. None at all: nobody has to agree. As soon as there is one, every amount in a currency without one needs a second person, too. */
  public ApprovalLimitsUpdate limits(List<ApprovalLimitInput> value) {
    put("limits", value);
    return this;
  }
}
