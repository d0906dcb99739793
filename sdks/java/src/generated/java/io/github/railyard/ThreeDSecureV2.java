// Printed from the contract; do not edit.
package io.github.railyard;

public final class ThreeDSecureV2 extends Struct {
  /** Protocol version that was spoken. */
  public String getVersion() {
    return asText("version");
  }

  /**
   * What the issuer said: Y, A, N, U, R or C; null where it said nothing.
   * <p>
   * It may be null.
   */
  public String getAuthenticationResponse() {
    return asText("authentication_response");
  }

  /**
   * Whether the card takes part, as the directory server said; null where it was not asked.
   * <p>
   * It may be null.
   */
  public String getDirectoryResponse() {
    return asText("directory_response");
  }

  /**
   * The directory server's id of the authentication; null where it gave none.
   * <p>
   * It may be null.
   */
  public String getDirectoryTransactionId() {
    return asText("directory_transaction_id");
  }

  /**
   * Why the issuer answered so, a code of two digits; null where it gave none.
   * <p>
   * It may be null.
   */
  public String getTransactionReason() {
    return asText("transaction_reason");
  }

  /**
   * The proof, in Base64; null where there is none or the caller may not see it.
   * <p>
   * It may be null.
   */
  public String getCavv() {
    return asText("cavv");
  }

  /**
   * How strong the proof is, by the scheme; null without a proof.
   * <p>
   * It may be null.
   */
  public String getEci() {
    return asText("eci");
  }

  /**
   * What the issuer wants the buyer to read; null where it wants nothing.
   * <p>
   * It may be null.
   */
  public String getCardholderInfo() {
    return asText("cardholder_info");
  }
}
