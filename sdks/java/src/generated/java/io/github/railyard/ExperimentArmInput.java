// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ExperimentArmInput extends Struct {
  /** What reports call it: small letters, digits, <code>-</code> and <code>_</code>. */
  public ExperimentArmInput name(String value) {
    put("name", value);
    return this;
  }

  /** Of a hundred units, those that are dealt to it. */
  public ExperimentArmInput sharePercent(long value) {
    put("share_percent", value);
    return this;
  }

  /** What it tries, in order, as a rule of <code>route-transaction</code> lists it. */
  public ExperimentArmInput attempts(List<?> value) {
    put("attempts", value);
    return this;
  }
}
