// Printed from the contract; do not edit.
package io.github.railyard;

public final class ExperimentGuardrailEvidence extends Struct {
  /** What must not get worse. */
  public ExperimentGuardrail getGuardrail() {
    return asWord("guardrail", ExperimentGuardrail.class);
  }

  /** An e-value: that the arm has more of it than the control. */
  public double getEvidence() {
    return asNumber("evidence");
  }
}
