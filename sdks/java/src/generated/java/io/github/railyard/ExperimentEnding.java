// Printed from the contract; do not edit.
package io.github.railyard;

public final class ExperimentEnding extends Word {
  public static final ExperimentEnding CHALLENGER_BETTER = new ExperimentEnding("challenger_better");
  public static final ExperimentEnding CONTROL_BETTER = new ExperimentEnding("control_better");
  public static final ExperimentEnding NO_DIFFERENCE_FOUND = new ExperimentEnding("no_difference_found");
  public static final ExperimentEnding UNKNOWN_OUTCOMES = new ExperimentEnding("unknown_outcomes");
  public static final ExperimentEnding THREE_D_SECURE_CHALLENGES = new ExperimentEnding("three_d_secure_challenges");
  public static final ExperimentEnding LATE_ANSWERS = new ExperimentEnding("late_answers");
  public static final ExperimentEnding CHARGEBACKS = new ExperimentEnding("chargebacks");
  public static final ExperimentEnding SAMPLE_RATIO_MISMATCH = new ExperimentEnding("sample_ratio_mismatch");
  public static final ExperimentEnding ENDED_BY_HAND = new ExperimentEnding("ended_by_hand");

  ExperimentEnding(String value) {
    super(value);
  }
}
