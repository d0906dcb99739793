// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ExperimentComparison extends Struct {
  /** The arm that is compared with the control. */
  public String getArm() {
    return asText("arm");
  }

  /** An e-value: that it approves or keeps more. Where it does not, this passes <code>evidence_needed</code> in one experiment of forty at most, however often one looks. */
  public double getEvidenceBetter() {
    return asNumber("evidence_better");
  }

  /** The same, that it approves or keeps less. */
  public double getEvidenceWorse() {
    return asNumber("evidence_worse");
  }

  /**
   * Its rate of approval less that of the control, of ten thousand, or what it keeps of ten thousand asked less what the control does; null: nothing is known.
   * <p>
   * It may be null.
   */
  public Long getDifferenceBasisPoints() {
    return asWholeOrNull("difference_basis_points");
  }

  /**
   * The difference is no less, nineteen times of twenty, at every look together.
   * <p>
   * It may be null.
   */
  public Long getDifferenceLow() {
    return asWholeOrNull("difference_low");
  }

  /**
   * The difference is no more, nineteen times of twenty, at every look together.
   * <p>
   * It may be null.
   */
  public Long getDifferenceHigh() {
    return asWholeOrNull("difference_high");
  }

  /** How strong the evidence is that something got worse. */
  public List<ExperimentGuardrailEvidence> getGuardrails() {
    return asStructs("guardrails", ExperimentGuardrailEvidence.class);
  }

  /** Those whose evidence passes <code>evidence_needed</code>. */
  public List<ExperimentGuardrail> getBrokenGuardrails() {
    return asWords("broken_guardrails", ExperimentGuardrail.class);
  }
}
