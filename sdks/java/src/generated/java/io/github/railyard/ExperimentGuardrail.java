// Printed from the contract; do not edit.
package io.github.railyard;

public final class ExperimentGuardrail extends Word {
  public static final ExperimentGuardrail UNKNOWN_OUTCOMES = new ExperimentGuardrail("unknown_outcomes");
  public static final ExperimentGuardrail THREE_D_SECURE_CHALLENGES = new ExperimentGuardrail("three_d_secure_challenges");
  public static final ExperimentGuardrail LATE_ANSWERS = new ExperimentGuardrail("late_answers");
  public static final ExperimentGuardrail CHARGEBACKS = new ExperimentGuardrail("chargebacks");

  ExperimentGuardrail(String value) {
    super(value);
  }
}
