// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class TransactionEvent extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /**
   * What happened.
   * <p>
   * One of <code>transaction-updated-status</code>, <code>transaction-sync-event</code>, <code>transaction-sync-failed-event</code>, <code>transaction-modified-event</code>, <code>transaction-api-request</code>, <code>transaction-api-response</code>, <code>bin-lookup-request</code>, <code>three-d-secure-success</code>, <code>three-d-secure-request-error</code>, <code>three-d-secure-preparation-request</code>, <code>three-d-secure-authentication-request</code>, <code>three-d-secure-result-request</code>, <code>anti-fraud-decision</code>, <code>anti-fraud-decision-error</code>, <code>anti-fraud-decision-skipped</code>, <code>anti-fraud-webhook</code>, <code>anti-fraud-transaction-status-update</code>, <code>anti-fraud-transaction-status-update-error</code>, <code>anti-fraud-decision-update</code>, <code>anti-fraud-decision-update-error</code>, <code>gift-card-redemption-succeeded</code>, <code>gift-card-redemption-failed</code>, <code>gift-card-refund-succeeded</code>, <code>gift-card-refund-failed</code>, <code>gift-card-reversal-succeeded</code>, <code>reauthorization-attempted</code>, <code>reauthorization-created</code>, <code>retry-planned</code>, <code>retry-made</code>, <code>retry-recovered</code>, <code>retry-ended</code>, <code>payment-connector-response-transaction-authorization-succeeded</code>, <code>payment-connector-response-transaction-capture-succeeded</code>, <code>payment-connector-response-transaction-authorization-failed</code>, <code>payment-connector-response-transaction-declined</code>, <code>payment-connector-response-transaction-capture-failed</code>, <code>payment-connector-response-transaction-capture-declined</code>, <code>payment-connector-response-transaction-cancel-succeeded</code>, <code>payment-connector-response-transaction-cancel-pending</code>, <code>payment-connector-response-transaction-cancel-failed</code>, <code>payment-connector-response-transaction-void-succeeded</code>, <code>payment-connector-response-transaction-authorization-increment-succeeded</code>, <code>payment-connector-response-transaction-authorization-increment-failed</code>, <code>payment-connector-response-transaction-void-declined</code>, <code>payment-connector-response-transaction-void-failed</code>, <code>payment-connector-external-transaction-request</code>, <code>payment-connector-report-transaction-settled</code>, <code>payment-connector-report-refund-settled</code>, <code>payment-connector-report-chargeback-posted</code>, <code>payment-connector-report-chargeback-reversal-posted</code>, <code>payment-connector-transaction-webhook-processed</code>, <code>digital-wallet-apple-pay-token-decrypted</code>, <code>digital-wallet-google-pay-token-decrypted</code>, <code>digital-wallet-click-to-pay-token-decrypted</code>, <code>digital-wallet-paze-token-decrypted</code>, <code>network-token-provision-succeeded</code>, <code>network-token-provision-failed</code>, <code>network-token-cryptogram-provision-succeeded</code>, <code>network-token-cryptogram-provision-failed</code>, <code>the-giving-block-transaction-conversion-succeeded</code>, <code>real-time-account-update</code>, <code>plaid-request-event</code>, <code>flow-rule-applied</code>, <code>payment-service-avoided</code>, <code>fraud-list-allowed</code>, <code>three-d-secure-exemption</code>.
   */
  public String getName() {
    return asText("name");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** More about it, by its name: amounts, codes, the payment service. */
  public Map<String, Object> getContext() {
    return asMap("context");
  }
}
