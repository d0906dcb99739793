// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>frictionless</code>: the issuer asked the buyer nothing. */
public final class ThreeDSecureMethod extends Word {
  public static final ThreeDSecureMethod CHALLENGE = new ThreeDSecureMethod("challenge");
  public static final ThreeDSecureMethod FRICTIONLESS = new ThreeDSecureMethod("frictionless");

  ThreeDSecureMethod(String value) {
    super(value);
  }
}
