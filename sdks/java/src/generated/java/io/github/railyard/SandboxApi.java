// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>sandbox</code>. */
public final class SandboxApi extends Group {
  SandboxApi(Connection on) {
    super(on);
  }

  public SandboxClockApi clock() {
    return new SandboxClockApi(on);
  }

  public SandboxDueApi due() {
    return new SandboxDueApi(on);
  }

  public SandboxRelaysApi relays() {
    return new SandboxRelaysApi(on);
  }

  public SandboxSituationsApi situations() {
    return new SandboxSituationsApi(on);
  }
}
