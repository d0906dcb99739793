// Printed from the contract; do not edit.
package io.github.railyard;

public final class ThreeDSecureError extends Struct {
  /**
   * EMV 3-D Secure error code, three digits; null where the fault has none.
   * <p>
   * It may be null.
   */
  public String getCode() {
    return asText("code");
  }

  /**
   * The fault in words.
   * <p>
   * It may be null.
   */
  public String getDescription() {
    return asText("description");
  }

  /**
   * More about the fault.
   * <p>
   * It may be null.
   */
  public String getDetail() {
    return asText("detail");
  }

  /**
   * Who found the fault: C the page or app, S our side, D the directory, A the issuer.
   * <p>
   * It may be null.
   */
  public String getComponent() {
    return asText("component");
  }
}
