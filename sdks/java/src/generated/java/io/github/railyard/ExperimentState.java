// Printed from the contract; do not edit.
package io.github.railyard;

public final class ExperimentState extends Word {
  public static final ExperimentState RUNNING = new ExperimentState("running");
  public static final ExperimentState ENDED = new ExperimentState("ended");

  ExperimentState(String value) {
    super(value);
  }
}
