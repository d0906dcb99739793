// Printed from the contract; do not edit.
package io.github.railyard;

public final class WebhookTargetGone extends Struct {
  /** What it was. */
  public String getType() {
    return asText("type");
  }

  /** The <code>id</code> that it had. */
  public String getId() {
    return asText("id");
  }
}
