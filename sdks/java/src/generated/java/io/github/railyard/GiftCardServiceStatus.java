// Printed from the contract; do not edit.
package io.github.railyard;

public final class GiftCardServiceStatus extends Word {
  public static final GiftCardServiceStatus PENDING = new GiftCardServiceStatus("pending");
  public static final GiftCardServiceStatus CREATED = new GiftCardServiceStatus("created");
  public static final GiftCardServiceStatus FAILED = new GiftCardServiceStatus("failed");

  GiftCardServiceStatus(String value) {
    super(value);
  }
}
