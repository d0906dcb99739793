// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>sandbox/due</code>. */
public final class SandboxDueApi extends Group {
  SandboxDueApi(Connection on) {
    super(on);
  }

  /**
   * See what will happen by a time, before the clock is moved there.
   * <p>
   * What falls due by then as things are now: what it brings about in turn is not foreseen. A thousand of each table are looked at. 404 in production. Scope: <code>merchant-accounts.read</code>.
   */
  public Listing<SandboxDueGroup> get(GetSandboxDueQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/sandbox/due").query(query), options, SandboxDueGroup.class);
  }
}
