// Printed from the contract; do not edit.
package io.github.railyard;

public final class NativeThreeDSecureVersion extends Struct {
  /** The scheme's directory server, for the SDK. */
  public String getDirectoryServerId() {
    return asText("directory_server_id");
  }

  /** Protocol version to speak. */
  public String getMessageVersion() {
    return asText("message_version");
  }

  /**
   * For SDKs that want one; null where none is needed.
   * <p>
   * It may be null.
   */
  public String getApiKey() {
    return asText("api_key");
  }
}
