// Printed from the contract; do not edit.
package io.github.railyard;

public final class SandboxSituationKind extends Word {
  public static final SandboxSituationKind SLOW = new SandboxSituationKind("slow");
  public static final SandboxSituationKind DOWN = new SandboxSituationKind("down");
  public static final SandboxSituationKind WRONG_ANSWER = new SandboxSituationKind("wrong_answer");
  public static final SandboxSituationKind UNKNOWN_OUTCOME = new SandboxSituationKind("unknown_outcome");
  public static final SandboxSituationKind DISPUTE = new SandboxSituationKind("dispute");
  public static final SandboxSituationKind SETTLEMENT_ERROR = new SandboxSituationKind("settlement_error");

  SandboxSituationKind(String value) {
    super(value);
  }
}
