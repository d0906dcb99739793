// Printed from the contract; do not edit.
package io.github.railyard;

public final class SandboxRelayCreate extends Struct {
  /** The stored card that placeholders mean by their number 1. */
  public SandboxRelayCreate paymentMethodId(String value) {
    put("payment_method_id", value);
    return this;
  }

  /** What the body is, which says how values are written into it. */
  public SandboxRelayCreate contentType(String value) {
    put("content_type", value);
    return this;
  }

  /** As the third party wants it, with placeholders such as <code>{{ CARD_NUMBER_1 }}</code>. */
  public SandboxRelayCreate body(String value) {
    put("body", value);
    return this;
  }
}
