// Printed from the contract; do not edit.
package io.github.railyard;

public final class GiftCardErrorCode extends Word {
  public static final GiftCardErrorCode INVALID_GIFT_CARD = new GiftCardErrorCode("invalid_gift_card");
  public static final GiftCardErrorCode EXPIRED_CARD = new GiftCardErrorCode("expired_card");
  public static final GiftCardErrorCode INACTIVE_CARD = new GiftCardErrorCode("inactive_card");
  public static final GiftCardErrorCode INVALID_SERVICE_CREDENTIALS = new GiftCardErrorCode("invalid_service_credentials");
  public static final GiftCardErrorCode INVALID_AMOUNT = new GiftCardErrorCode("invalid_amount");
  public static final GiftCardErrorCode INCORRECT_CURRENCY = new GiftCardErrorCode("incorrect_currency");
  public static final GiftCardErrorCode INSUFFICIENT_FUNDS = new GiftCardErrorCode("insufficient_funds");
  public static final GiftCardErrorCode INVALID_SERVICE_CONFIGURATION = new GiftCardErrorCode("invalid_service_configuration");
  public static final GiftCardErrorCode OPERATION_CANCELED = new GiftCardErrorCode("operation_canceled");
  public static final GiftCardErrorCode SERVICE_ERROR = new GiftCardErrorCode("service_error");
  public static final GiftCardErrorCode SERVICE_NETWORK_ERROR = new GiftCardErrorCode("service_network_error");
  public static final GiftCardErrorCode UNKNOWN_ERROR = new GiftCardErrorCode("unknown_error");
  public static final GiftCardErrorCode MAX_GIFT_CARDS_REACHED = new GiftCardErrorCode("max_gift_cards_reached");
  public static final GiftCardErrorCode SUSPECTED_FRAUD = new GiftCardErrorCode("suspected_fraud");
  public static final GiftCardErrorCode CANCELED_PAYMENT_METHOD = new GiftCardErrorCode("canceled_payment_method");
  public static final GiftCardErrorCode DUPLICATE_TRANSACTION = new GiftCardErrorCode("duplicate_transaction");
  public static final GiftCardErrorCode UNEXPECTED_STATE = new GiftCardErrorCode("unexpected_state");

  GiftCardErrorCode(String value) {
    super(value);
  }
}
