// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class TransactionUpdate extends Struct {
  /** Where the payment really stands. */
  public TransactionUpdate status(TransactionStatus value) {
    put("status", value);
    return this;
  }

  /** Where the payment really stands. */
  public TransactionUpdate status(Opt<TransactionStatus> value) {
    put("status", value);
    return this;
  }

  /** What was really asked for. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public TransactionUpdate amount(long value) {
    put("amount", value);
    return this;
  }

  /** What was really asked for. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public TransactionUpdate amount(Opt<Long> value) {
    put("amount", value);
    return this;
  }

  /** What the issuer really promised. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public TransactionUpdate authorizedAmount(long value) {
    put("authorized_amount", value);
    return this;
  }

  /** What the issuer really promised. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public TransactionUpdate authorizedAmount(Opt<Long> value) {
    put("authorized_amount", value);
    return this;
  }

  /** What was really taken. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public TransactionUpdate capturedAmount(long value) {
    put("captured_amount", value);
    return this;
  }

  /** What was really taken. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public TransactionUpdate capturedAmount(Opt<Long> value) {
    put("captured_amount", value);
    return this;
  }

  /** The processor's own id of the payment. */
  public TransactionUpdate paymentServiceTransactionId(String value) {
    put("payment_service_transaction_id", value);
    return this;
  }

  /** The processor's own id of the payment. */
  public TransactionUpdate paymentServiceTransactionId(Opt<String> value) {
    put("payment_service_transaction_id", value);
    return this;
  }

  /** Your own identifier of the payment. */
  public TransactionUpdate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** Your own identifier of the payment. */
  public TransactionUpdate externalIdentifier(Opt<String> value) {
    put("external_identifier", value);
    return this;
  }

  /** Your own keys and values, in place of all that were there. */
  public TransactionUpdate metadata(Map<String, String> value) {
    put("metadata", value);
    return this;
  }

  /** Your own keys and values, in place of all that were there. */
  public TransactionUpdate metadata(Opt<Map<String, String>> value) {
    put("metadata", value);
    return this;
  }

  /** Settings for single connectors, in place of all that were there. */
  public TransactionUpdate connectionOptions(TransactionConnectionOptions value) {
    put("connection_options", value);
    return this;
  }

  /** Settings for single connectors, in place of all that were there. */
  public TransactionUpdate connectionOptions(Opt<TransactionConnectionOptions> value) {
    put("connection_options", value);
    return this;
  }

  /** When what is held is to be captured, while it is not: in the future, before the hold ends. Null takes it away. */
  public TransactionUpdate captureAt(String value) {
    put("capture_at", value);
    return this;
  }

  /** When what is held is to be captured, while it is not: in the future, before the hold ends. Null takes it away. */
  public TransactionUpdate captureAt(Opt<String> value) {
    put("capture_at", value);
    return this;
  }
}
