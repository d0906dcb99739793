// Printed from the contract; do not edit.
package io.github.railyard;

public final class ExperimentMeasure extends Word {
  public static final ExperimentMeasure APPROVAL = new ExperimentMeasure("approval");
  public static final ExperimentMeasure MONEY_KEPT = new ExperimentMeasure("money_kept");

  ExperimentMeasure(String value) {
    super(value);
  }
}
