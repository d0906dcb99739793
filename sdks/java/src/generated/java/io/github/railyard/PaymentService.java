// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class PaymentService extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /** Id of the merchant account whose data this is. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** The connector that is set up. */
  public String getPaymentServiceDefinitionId() {
    return asText("payment_service_definition_id");
  }

  /** Whether payments go through it. */
  public boolean getActive() {
    return asFlag("active");
  }

  /** The kind of payment method that it takes. */
  public PaymentMethodKind getMethod() {
    return asWord("method", PaymentMethodKind.class);
  }

  /** What you call it. */
  public String getDisplayName() {
    return asText("display_name");
  }

  /** Active services that take the payment are tried from 1 on. */
  public long getPosition() {
    return asWhole("position");
  }

  /** Whether it can be used. */
  public PaymentServiceStatus getStatus() {
    return asWord("status", PaymentServiceStatus.class);
  }

  /** ISO 4217 codes of payments that may go through it. */
  public List<String> getAcceptedCurrencies() {
    return asList("accepted_currencies");
  }

  /** ISO 3166-1 alpha-2 codes of buyers whose payments may go through it. */
  public List<String> getAcceptedCountries() {
    return asList("accepted_countries");
  }

  /** Kept as given; nothing here depends on it: a processor makes a token of a stored card when <code>POST /payment-methods/{payment_method_id}/payment-service-tokens</code> asks for one. */
  public boolean getPaymentMethodTokenizationEnabled() {
    return asFlag("payment_method_tokenization_enabled");
  }

  /** Whether stored cards pay with their network token, where the connector takes such tokens. */
  public boolean getNetworkTokensEnabled() {
    return asFlag("network_tokens_enabled");
  }

  /** Whether network tokens are ours; false leaves them to the processor. */
  public boolean getOpenLoop() {
    return asFlag("open_loop");
  }

  /** True asks the processor to report what it settles, where its connector can ask. Others report what they do either way. */
  public boolean getSettlementReportingEnabled() {
    return asFlag("settlement_reporting_enabled");
  }

  /** Whether refunds that were made at the processor itself become refunds here: never, so <code>true</code> is refused. */
  public boolean getRefundIngestionEnabled() {
    return asFlag("refund_ingestion_enabled");
  }

  /**
   * Whether card payments go through 3-D Secure where they can; null for what is no card.
   * <p>
   * It may be null.
   */
  public Boolean getThreeDSecureEnabled() {
    return asFlagOrNull("three_d_secure_enabled");
  }

  /**
   * By card scheme, what issuers are told of the merchant in 3-D Secure; null where it was not given.
   * <p>
   * It may be null.
   */
  public Map<String, MerchantProfileSchemeSummary> getMerchantProfile() {
    return asStructMap("merchant_profile", MerchantProfileSchemeSummary.class);
  }

  /**
   * Where the processor is to send its events; null where it sends none.
   * <p>
   * It may be null.
   */
  public String getWebhookUrl() {
    return asText("webhook_url");
  }

  /**
   * Settings that are not secret.
   * <p>
   * It may be null.
   */
  public List<FieldValue> getFields() {
    return asStructs("fields", FieldValue.class);
  }

  /**
   * Settings for its reports; null where there are none.
   * <p>
   * It may be null.
   */
  public List<ReportingField> getReportingFields() {
    return asStructs("reporting_fields", ReportingField.class);
  }

  /** True once it was deleted: old payments can still be followed through it. */
  public boolean isDeleted() {
    return asFlag("is_deleted");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }
}
