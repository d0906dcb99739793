// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class SandboxDueGroup extends Struct {
  /** <code>authorization_expiry</code>: a hold ends. <code>scheduled_capture</code>: it is captured. <code>approval_expiry</code>: a buyer has not come back. <code>look_up</code>: a processor is asked again what became of something. <code>job</code>: something is deleted, or goes on. <code>settlement</code> and <code>dispute</code> are acts of processors, and <code>processor</code> all their others. */
  public SandboxDueKind getKind() {
    return asWord("kind", SandboxDueKind.class);
  }

  /** How many of them are due. */
  public long getCount() {
    return asWhole("count");
  }

  /** False where there are more than were counted. */
  public boolean isComplete() {
    return asFlag("is_complete");
  }

  /** False for what goes by the time of the machine, and comes whether the clock moves or not. */
  public boolean getByClock() {
    return asFlag("by_clock");
  }

  /** The soonest of them, five at most. */
  public List<SandboxDueRow> getRows() {
    return asStructs("rows", SandboxDueRow.class);
  }
}
