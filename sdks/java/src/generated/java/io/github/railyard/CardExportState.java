// Printed from the contract; do not edit.
package io.github.railyard;

public final class CardExportState extends Word {
  public static final CardExportState APPROVED = new CardExportState("approved");
  public static final CardExportState FINISHED = new CardExportState("finished");
  public static final CardExportState EXPIRED = new CardExportState("expired");

  CardExportState(String value) {
    super(value);
  }
}
