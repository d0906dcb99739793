// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ExperimentReport extends Struct {
  /** What came of each, in the order in which they were given. */
  public List<ExperimentArmReport> getArms() {
    return asStructs("arms", ExperimentArmReport.class);
  }

  /** Each arm but the first beside the first. */
  public List<ExperimentComparison> getComparisons() {
    return asStructs("comparisons", ExperimentComparison.class);
  }

  /** What evidence must pass for the experiment to end by it. */
  public double getEvidenceNeeded() {
    return asNumber("evidence_needed");
  }

  /** What was found, or how far it is, in sentences. */
  public String getConclusion() {
    return asText("conclusion");
  }
}
