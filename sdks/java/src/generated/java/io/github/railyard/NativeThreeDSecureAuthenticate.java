// Printed from the contract; do not edit.
package io.github.railyard;

public final class NativeThreeDSecureAuthenticate extends Struct {
  public NativeThreeDSecureAuthenticate() {
    put("device_channel", "01");
  }

  /** Which kind of SDK asks. */
  public NativeThreeDSecureAuthenticate defaultSdkType(NativeThreeDSecureAuthenticateDefaultSdkType value) {
    put("default_sdk_type", value);
    return this;
  }

  /** What the SDK can draw. */
  public NativeThreeDSecureAuthenticate deviceRenderOptions(NativeThreeDSecureAuthenticateDeviceRenderOptions value) {
    put("device_render_options", value);
    return this;
  }

  /** The installed app, a UUID by the SDK. */
  public NativeThreeDSecureAuthenticate sdkAppId(String value) {
    put("sdk_app_id", value);
    return this;
  }

  /** JWE with what the SDK collected about the device. */
  public NativeThreeDSecureAuthenticate sdkEncryptedData(String value) {
    put("sdk_encrypted_data", value);
    return this;
  }

  /** JWK that the SDK made for this authentication. */
  public NativeThreeDSecureAuthenticate sdkEphemeralPubKey(NativeThreeDSecureAuthenticateSdkEphemeralPubKey value) {
    put("sdk_ephemeral_pub_key", value);
    return this;
  }

  /** Names the approved SDK. */
  public NativeThreeDSecureAuthenticate sdkReferenceNumber(String value) {
    put("sdk_reference_number", value);
    return this;
  }

  /** Minutes that the SDK waits, two digits; at least <code>05</code>. */
  public NativeThreeDSecureAuthenticate sdkMaxTimeout(String value) {
    put("sdk_max_timeout", value);
    return this;
  }

  /** The SDK's own UUID of this authentication. */
  public NativeThreeDSecureAuthenticate sdkTransactionId(String value) {
    put("sdk_transaction_id", value);
    return this;
  }
}
