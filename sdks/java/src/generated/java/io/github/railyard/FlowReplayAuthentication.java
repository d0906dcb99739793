// Printed from the contract; do not edit.
package io.github.railyard;

public final class FlowReplayAuthentication extends Struct {
  /** <code>attempt</code>, <code>force</code> or <code>skip</code>, an exemption, or <code>none</code> where no rule spoke. */
  public String getFrom() {
    return asText("from");
  }

  /** The same, as the rules have it. */
  public String getTo() {
    return asText("to");
  }

  /** How many payments. */
  public long getCount() {
    return asWhole("count");
  }
}
