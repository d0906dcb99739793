// Printed from the contract; do not edit.
package io.github.railyard;

public final class NativeThreeDSecureChallenge extends Struct {
  /** Our id of the authentication, for the SDK. */
  public String getServerTransactionId() {
    return asText("server_transaction_id");
  }

  /** The issuer's id of the authentication, for the SDK. */
  public String getAcsTransactionId() {
    return asText("acs_transaction_id");
  }

  /** Names the issuer's approved server, for the SDK. */
  public String getAcsReferenceNumber() {
    return asText("acs_reference_number");
  }

  /** How the challenge is to be drawn. */
  public NativeThreeDSecureChallengeAcsRenderingType getAcsRenderingType() {
    return asStruct("acs_rendering_type", NativeThreeDSecureChallengeAcsRenderingType.class);
  }

  /** JWS of the issuer that the SDK checks. */
  public String getAcsSignedContent() {
    return asText("acs_signed_content");
  }
}
