// Printed from the contract; do not edit.
package io.github.railyard;

public final class NativeThreeDSecureAuthenticateDefaultSdkType extends Struct {
  /** <code>Y</code> where one SDK wraps another. */
  public NativeThreeDSecureAuthenticateDefaultSdkType wrappedInd(String value) {
    put("wrappedInd", value);
    return this;
  }

  /** <code>01</code> is the default kind. */
  public NativeThreeDSecureAuthenticateDefaultSdkType sdkVariant(String value) {
    put("sdkVariant", value);
    return this;
  }
}
