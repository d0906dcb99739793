// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>complete</code>: with a proof; <code>setup_error</code>: the card or the merchant does not take part; <code>declined</code>: the issuer said no; <code>cancelled</code>: the buyer left. */
public final class ThreeDSecureStatus extends Word {
  public static final ThreeDSecureStatus SETUP_ERROR = new ThreeDSecureStatus("setup_error");
  public static final ThreeDSecureStatus ERROR = new ThreeDSecureStatus("error");
  public static final ThreeDSecureStatus DECLINED = new ThreeDSecureStatus("declined");
  public static final ThreeDSecureStatus CANCELLED = new ThreeDSecureStatus("cancelled");
  public static final ThreeDSecureStatus COMPLETE = new ThreeDSecureStatus("complete");

  ThreeDSecureStatus(String value) {
    super(value);
  }
}
