// Printed from the contract; do not edit.
package io.github.railyard;

public final class ConfirmationDecline extends Struct {
  /** Why not: whoever asked reads it. */
  public ConfirmationDecline reason(String value) {
    put("reason", value);
    return this;
  }
}
