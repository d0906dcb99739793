// Printed from the contract; do not edit.
package io.github.railyard;

public final class MetricsExplorerModule extends Word {
  public static final MetricsExplorerModule AUTHENTICATION_OUTCOME = new MetricsExplorerModule("authentication_outcome");
  public static final MetricsExplorerModule AUTHORIZED = new MetricsExplorerModule("authorized");
  public static final MetricsExplorerModule COUNTRY = new MetricsExplorerModule("country");
  public static final MetricsExplorerModule CURRENCY = new MetricsExplorerModule("currency");
  public static final MetricsExplorerModule ERROR_CODE = new MetricsExplorerModule("error_code");
  public static final MetricsExplorerModule INSTRUMENT_TYPE = new MetricsExplorerModule("instrument_type");
  public static final MetricsExplorerModule IS_SUBSEQUENT_PAYMENT = new MetricsExplorerModule("is_subsequent_payment");
  public static final MetricsExplorerModule LIABILITY_SHIFTED = new MetricsExplorerModule("liability_shifted");
  public static final MetricsExplorerModule MERCHANT_INITIATED = new MetricsExplorerModule("merchant_initiated");
  public static final MetricsExplorerModule METADATA = new MetricsExplorerModule("metadata");
  public static final MetricsExplorerModule METHOD = new MetricsExplorerModule("method");
  public static final MetricsExplorerModule PAYMENT_METHOD_BIN = new MetricsExplorerModule("payment_method_bin");
  public static final MetricsExplorerModule PAYMENT_METHOD_CARD_ISSUER_NAME = new MetricsExplorerModule("payment_method_card_issuer_name");
  public static final MetricsExplorerModule PAYMENT_METHOD_CARD_TYPE = new MetricsExplorerModule("payment_method_card_type");
  public static final MetricsExplorerModule PAYMENT_METHOD_COUNTRY = new MetricsExplorerModule("payment_method_country");
  public static final MetricsExplorerModule PAYMENT_METHOD_SCHEME = new MetricsExplorerModule("payment_method_scheme");
  public static final MetricsExplorerModule PAYMENT_SERVICE = new MetricsExplorerModule("payment_service");
  public static final MetricsExplorerModule PAYMENT_SOURCE = new MetricsExplorerModule("payment_source");
  public static final MetricsExplorerModule RAW_RESPONSE_CODE = new MetricsExplorerModule("raw_response_code");
  public static final MetricsExplorerModule RULE_ROUTE_TRANSACTION = new MetricsExplorerModule("rule_route_transaction");
  public static final MetricsExplorerModule RULE_SKIP_3DS = new MetricsExplorerModule("rule_skip_3ds");
  public static final MetricsExplorerModule RULE_VARIANT_ID = new MetricsExplorerModule("rule_variant_id");
  public static final MetricsExplorerModule THREE_D_SECURE_AUTH_RESP = new MetricsExplorerModule("three_d_secure_auth_resp");
  public static final MetricsExplorerModule THREE_D_SECURE_ECI = new MetricsExplorerModule("three_d_secure_eci");
  public static final MetricsExplorerModule THREE_D_SECURE_METHOD = new MetricsExplorerModule("three_d_secure_method");

  MetricsExplorerModule(String value) {
    super(value);
  }
}
