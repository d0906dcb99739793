// Printed from the contract; do not edit.
package io.github.railyard;

public final class TrustlyOptions extends Struct {
  /** Whether a used-up token is made anew. */
  public TrustlyOptions refreshSplitToken(boolean value) {
    put("refreshSplitToken", value);
    return this;
  }
}
