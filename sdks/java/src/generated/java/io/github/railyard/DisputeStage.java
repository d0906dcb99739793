// Printed from the contract; do not edit.
package io.github.railyard;

/** <code>inquiry</code> only asks, and has taken no money; <code>pre_arbitration</code> and <code>arbitration</code> follow a chargeback that was fought. */
public final class DisputeStage extends Word {
  public static final DisputeStage INQUIRY = new DisputeStage("inquiry");
  public static final DisputeStage CHARGEBACK = new DisputeStage("chargeback");
  public static final DisputeStage PRE_ARBITRATION = new DisputeStage("pre_arbitration");
  public static final DisputeStage ARBITRATION = new DisputeStage("arbitration");

  DisputeStage(String value) {
    super(value);
  }
}
