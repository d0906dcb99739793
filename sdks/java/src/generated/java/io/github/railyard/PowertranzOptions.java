// Printed from the contract; do not edit.
package io.github.railyard;

public final class PowertranzOptions extends Struct {
  /** True does without 3-D Secure. */
  public PowertranzOptions skipThreeDSecure(boolean value) {
    put("skipThreeDSecure", value);
    return this;
  }
}
