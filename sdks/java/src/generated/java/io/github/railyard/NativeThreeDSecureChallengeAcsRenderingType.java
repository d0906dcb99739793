// Printed from the contract; do not edit.
package io.github.railyard;

public final class NativeThreeDSecureChallengeAcsRenderingType extends Struct {
  /** <code>01</code>: drawn by the app, <code>02</code>: HTML of the issuer. */
  public String getAcsInterface() {
    return asText("acsInterface");
  }

  /** Which of EMVCo's templates. */
  public String getAcsUiTemplate() {
    return asText("acsUiTemplate");
  }

  /**
   * Which mode of the device the issuer chose.
   * <p>
   * It may be null.
   */
  public String getDeviceUserInterfaceMode() {
    return asText("deviceUserInterfaceMode");
  }
}
