// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>sandbox.due.get</code> can be asked for. */
public final class GetSandboxDueQuery extends Struct {
  /** Until when, by the clock of the merchant account, as <code>GET /sandbox/clock</code> tells it. */
  public GetSandboxDueQuery until(String value) {
    put("until", value);
    return this;
  }
}
