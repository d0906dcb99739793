// Printed from the contract; do not edit.
package io.github.railyard;

public final class NativeThreeDSecureAuthenticateSdkEphemeralPubKey extends Struct {
  /** Second coordinate, in Base64url. */
  public NativeThreeDSecureAuthenticateSdkEphemeralPubKey y(String value) {
    put("y", value);
    return this;
  }

  /** First coordinate, in Base64url. */
  public NativeThreeDSecureAuthenticateSdkEphemeralPubKey x(String value) {
    put("x", value);
    return this;
  }

  /** Always <code>EC</code>. */
  public NativeThreeDSecureAuthenticateSdkEphemeralPubKey kty(String value) {
    put("kty", value);
    return this;
  }

  /** Always <code>P-256</code>. */
  public NativeThreeDSecureAuthenticateSdkEphemeralPubKey crv(String value) {
    put("crv", value);
    return this;
  }
}
