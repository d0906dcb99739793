// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>skipped</code>: never asked for, since the payment had failed before. */
public final class GiftCardRedemptionStatus extends Word {
  public static final GiftCardRedemptionStatus CREATED = new GiftCardRedemptionStatus("created");
  public static final GiftCardRedemptionStatus SUCCEEDED = new GiftCardRedemptionStatus("succeeded");
  public static final GiftCardRedemptionStatus FAILED = new GiftCardRedemptionStatus("failed");
  public static final GiftCardRedemptionStatus SKIPPED = new GiftCardRedemptionStatus("skipped");

  GiftCardRedemptionStatus(String value) {
    super(value);
  }
}
