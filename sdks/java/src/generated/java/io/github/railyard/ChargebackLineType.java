// Printed from the contract; do not edit.
package io.github.railyard;

public final class ChargebackLineType extends Word {
  public static final ChargebackLineType CHARGEBACK = new ChargebackLineType("chargeback");
  public static final ChargebackLineType CHARGEBACK_REVERSAL = new ChargebackLineType("chargeback-reversal");

  ChargebackLineType(String value) {
    super(value);
  }
}
