// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class NativeThreeDSecureAuthenticateDeviceRenderOptions extends Struct {
  /** <code>01</code>: drawn by the app, <code>02</code>: HTML, <code>03</code>: both. */
  public NativeThreeDSecureAuthenticateDeviceRenderOptions sdkInterface(String value) {
    put("sdkInterface", value);
    return this;
  }

  /** EMVCo's templates that it can draw, two digits each. */
  public NativeThreeDSecureAuthenticateDeviceRenderOptions sdkUiType(List<String> value) {
    put("sdkUiType", value);
    return this;
  }
}
