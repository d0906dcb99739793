// Printed from the contract; do not edit.
package io.github.railyard;

public final class SandboxClockUpdate extends Struct {
  /** How far to move on from its present time; this or <code>now</code>. */
  public SandboxClockUpdate advanceSeconds(long value) {
    put("advance_seconds", value);
    return this;
  }

  /** How far to move on from its present time; this or <code>now</code>. */
  public SandboxClockUpdate advanceSeconds(Opt<Long> value) {
    put("advance_seconds", value);
    return this;
  }

  /** The time that it becomes, never before its present one; this or <code>advance_seconds</code>. */
  public SandboxClockUpdate now(String value) {
    put("now", value);
    return this;
  }

  /** The time that it becomes, never before its present one; this or <code>advance_seconds</code>. */
  public SandboxClockUpdate now(Opt<String> value) {
    put("now", value);
    return this;
  }
}
