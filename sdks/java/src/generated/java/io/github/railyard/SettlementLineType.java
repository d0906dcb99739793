// Printed from the contract; do not edit.
package io.github.railyard;

public final class SettlementLineType extends Word {
  public static final SettlementLineType SETTLEMENT = new SettlementLineType("settlement");
  public static final SettlementLineType REFUND_SETTLEMENT = new SettlementLineType("refund-settlement");
  public static final SettlementLineType CHARGEBACK = new SettlementLineType("chargeback");
  public static final SettlementLineType CHARGEBACK_REVERSAL = new SettlementLineType("chargeback-reversal");

  SettlementLineType(String value) {
    super(value);
  }
}
