// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class PaymentServiceCreate extends Struct {
  /** What you call it. */
  public PaymentServiceCreate displayName(String value) {
    put("display_name", value);
    return this;
  }

  /** The connector to set up. */
  public PaymentServiceCreate paymentServiceDefinitionId(String value) {
    put("payment_service_definition_id", value);
    return this;
  }

  /** Settings of the connector by their keys, which its definition lists. */
  public PaymentServiceCreate fields(List<FieldValueInput> value) {
    put("fields", value);
    return this;
  }

  /** Settings for its reports. */
  public PaymentServiceCreate reportingFields(List<ReportingFieldInput> value) {
    put("reporting_fields", value);
    return this;
  }

  /** Active services that take the payment are tried from 1 on; one that is taken moves the others down. Left out: last. */
  public PaymentServiceCreate position(long value) {
    put("position", value);
    return this;
  }

  /** ISO 4217 codes of payments that may go through it. */
  public PaymentServiceCreate acceptedCurrencies(List<String> value) {
    put("accepted_currencies", value);
    return this;
  }

  /** ISO 3166-1 alpha-2 codes of buyers whose payments may go through it. */
  public PaymentServiceCreate acceptedCountries(List<String> value) {
    put("accepted_countries", value);
    return this;
  }

  /** Whether payments go through it. */
  public PaymentServiceCreate active(boolean value) {
    put("active", value);
    return this;
  }

  /** Whether card payments go through 3-D Secure where they can. */
  public PaymentServiceCreate threeDSecureEnabled(boolean value) {
    put("three_d_secure_enabled", value);
    return this;
  }

  /** By card scheme, what issuers are told of the merchant in 3-D Secure. */
  public PaymentServiceCreate merchantProfile(Map<String, MerchantProfileScheme> value) {
    put("merchant_profile", value);
    return this;
  }

  /** Kept as given; nothing here depends on it: a processor makes a token of a stored card when <code>POST /payment-methods/{payment_method_id}/payment-service-tokens</code> asks for one. */
  public PaymentServiceCreate paymentMethodTokenizationEnabled(boolean value) {
    put("payment_method_tokenization_enabled", value);
    return this;
  }

  /** Whether stored cards pay with their network token, where the connector takes such tokens. */
  public PaymentServiceCreate networkTokensEnabled(boolean value) {
    put("network_tokens_enabled", value);
    return this;
  }

  /** Whether network tokens are ours; false leaves them to the processor. Left out: as <code>network_tokens_enabled</code>. */
  public PaymentServiceCreate openLoop(boolean value) {
    put("open_loop", value);
    return this;
  }

  /** True asks the processor to report what it settles, where its connector can ask. Others report what they do either way. */
  public PaymentServiceCreate settlementReportingEnabled(boolean value) {
    put("settlement_reporting_enabled", value);
    return this;
  }

  /** Whether refunds that were made at the processor itself become refunds here: never, so <code>true</code> is refused. */
  public PaymentServiceCreate refundIngestionEnabled(boolean value) {
    put("refund_ingestion_enabled", value);
    return this;
  }
}
