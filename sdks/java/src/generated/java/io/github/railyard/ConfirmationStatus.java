// Printed from the contract; do not edit.
package io.github.railyard;

public final class ConfirmationStatus extends Word {
  public static final ConfirmationStatus ASKED = new ConfirmationStatus("asked");
  public static final ConfirmationStatus SIGNED = new ConfirmationStatus("signed");
  public static final ConfirmationStatus WAITING = new ConfirmationStatus("waiting");
  public static final ConfirmationStatus APPROVED = new ConfirmationStatus("approved");
  public static final ConfirmationStatus DECLINED = new ConfirmationStatus("declined");
  public static final ConfirmationStatus USED = new ConfirmationStatus("used");
  public static final ConfirmationStatus EXPIRED = new ConfirmationStatus("expired");

  ConfirmationStatus(String value) {
    super(value);
  }
}
