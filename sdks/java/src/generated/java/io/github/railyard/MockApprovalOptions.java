// Printed from the contract; do not edit.
package io.github.railyard;

public final class MockApprovalOptions extends Struct {
  /** How long the buyer has. */
  public MockApprovalOptions expiresInMinutes(long value) {
    put("expires_in_minutes", value);
    return this;
  }
}
