// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>needs_response</code>: answer by <code>respond_by</code>; <code>under_review</code>: the bank decides; <code>accepted</code>: you gave in; <code>expired</code>: the time to answer is over, and the decision has not come yet; <code>closed</code>: it ended without a decision. */
public final class DisputeStatus extends Word {
  public static final DisputeStatus NEEDS_RESPONSE = new DisputeStatus("needs_response");
  public static final DisputeStatus UNDER_REVIEW = new DisputeStatus("under_review");
  public static final DisputeStatus ACCEPTED = new DisputeStatus("accepted");
  public static final DisputeStatus WON = new DisputeStatus("won");
  public static final DisputeStatus LOST = new DisputeStatus("lost");
  public static final DisputeStatus EXPIRED = new DisputeStatus("expired");
  public static final DisputeStatus CLOSED = new DisputeStatus("closed");

  DisputeStatus(String value) {
    super(value);
  }
}
