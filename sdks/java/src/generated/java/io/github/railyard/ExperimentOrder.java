// Printed from the contract; do not edit.
package io.github.railyard;

public final class ExperimentOrder extends Word {
  public static final ExperimentOrder COST = new ExperimentOrder("cost");
  public static final ExperimentOrder SUCCESS_RATE = new ExperimentOrder("success_rate");

  ExperimentOrder(String value) {
    super(value);
  }
}
