// Printed from the contract; do not edit.
package io.github.railyard;

/** What the buyer says, in one vocabulary for all processors. */
public final class DisputeReason extends Word {
  public static final DisputeReason FRAUDULENT = new DisputeReason("fraudulent");
  public static final DisputeReason UNRECOGNIZED = new DisputeReason("unrecognized");
  public static final DisputeReason NOT_AUTHORIZED = new DisputeReason("not_authorized");
  public static final DisputeReason DUPLICATE = new DisputeReason("duplicate");
  public static final DisputeReason INCORRECT_AMOUNT = new DisputeReason("incorrect_amount");
  public static final DisputeReason NOT_RECEIVED = new DisputeReason("not_received");
  public static final DisputeReason NOT_AS_DESCRIBED = new DisputeReason("not_as_described");
  public static final DisputeReason CANCELED = new DisputeReason("canceled");
  public static final DisputeReason CREDIT_NOT_PROCESSED = new DisputeReason("credit_not_processed");
  public static final DisputeReason PROCESSING_ERROR = new DisputeReason("processing_error");
  public static final DisputeReason GENERAL = new DisputeReason("general");

  DisputeReason(String value) {
    super(value);
  }
}
