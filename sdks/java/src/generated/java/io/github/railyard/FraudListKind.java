// Printed from the contract; do not edit.
package io.github.railyard;

public final class FraudListKind extends Word {
  public static final FraudListKind CARD = new FraudListKind("card");
  public static final FraudListKind CARD_BIN = new FraudListKind("card_bin");
  public static final FraudListKind BUYER_ID = new FraudListKind("buyer_id");
  public static final FraudListKind BUYER_EXTERNAL_IDENTIFIER = new FraudListKind("buyer_external_identifier");
  public static final FraudListKind EMAIL_ADDRESS = new FraudListKind("email_address");
  public static final FraudListKind EMAIL_DOMAIN = new FraudListKind("email_domain");
  public static final FraudListKind IP_ADDRESS = new FraudListKind("ip_address");
  public static final FraudListKind DEVICE = new FraudListKind("device");
  public static final FraudListKind PHONE_NUMBER = new FraudListKind("phone_number");

  FraudListKind(String value) {
    super(value);
  }
}
