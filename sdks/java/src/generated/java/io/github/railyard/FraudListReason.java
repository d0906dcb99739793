// Printed from the contract; do not edit.
package io.github.railyard;

public final class FraudListReason extends Word {
  public static final FraudListReason CARD_TESTING = new FraudListReason("card_testing");
  public static final FraudListReason CHARGEBACK = new FraudListReason("chargeback");
  public static final FraudListReason FRAUD = new FraudListReason("fraud");
  public static final FraudListReason ABUSE = new FraudListReason("abuse");
  public static final FraudListReason OTHER = new FraudListReason("other");

  FraudListReason(String value) {
    super(value);
  }
}
