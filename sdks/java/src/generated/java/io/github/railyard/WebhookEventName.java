// Printed from the contract; do not edit.
package io.github.railyard;

/** What happened, by its resource and its verb. docs/webhooks.md says when each is told. */
public final class WebhookEventName extends Word {
  public static final WebhookEventName API_KEY_PAIR_CREATED = new WebhookEventName("api-key-pair.created");
  public static final WebhookEventName API_KEY_PAIR_DELETED = new WebhookEventName("api-key-pair.deleted");
  public static final WebhookEventName API_KEY_PAIR_UPDATED = new WebhookEventName("api-key-pair.updated");
  public static final WebhookEventName BUYER_CREATED = new WebhookEventName("buyer.created");
  public static final WebhookEventName BUYER_DELETED = new WebhookEventName("buyer.deleted");
  public static final WebhookEventName BUYER_UPDATED = new WebhookEventName("buyer.updated");
  public static final WebhookEventName CAPTURE_DECLINED = new WebhookEventName("capture.declined");
  public static final WebhookEventName CAPTURE_FAILED = new WebhookEventName("capture.failed");
  public static final WebhookEventName CAPTURE_PENDING = new WebhookEventName("capture.pending");
  public static final WebhookEventName CAPTURE_SUCCEEDED = new WebhookEventName("capture.succeeded");
  public static final WebhookEventName CARD_EXPORT_FINISHED = new WebhookEventName("card-export.finished");
  public static final WebhookEventName DISPUTE_ACCEPTED = new WebhookEventName("dispute.accepted");
  public static final WebhookEventName DISPUTE_CLOSED = new WebhookEventName("dispute.closed");
  public static final WebhookEventName DISPUTE_EXPIRED = new WebhookEventName("dispute.expired");
  public static final WebhookEventName DISPUTE_LOST = new WebhookEventName("dispute.lost");
  public static final WebhookEventName DISPUTE_OPENED = new WebhookEventName("dispute.opened");
  public static final WebhookEventName DISPUTE_RESPONSE_FAILED = new WebhookEventName("dispute.response-failed");
  public static final WebhookEventName DISPUTE_SUBMITTED = new WebhookEventName("dispute.submitted");
  public static final WebhookEventName DISPUTE_UPDATED = new WebhookEventName("dispute.updated");
  public static final WebhookEventName DISPUTE_WON = new WebhookEventName("dispute.won");
  public static final WebhookEventName EXPERIMENT_ENDED = new WebhookEventName("experiment.ended");
  public static final WebhookEventName GIFT_CARD_CREATED = new WebhookEventName("gift-card.created");
  public static final WebhookEventName GIFT_CARD_DELETED = new WebhookEventName("gift-card.deleted");
  public static final WebhookEventName MONITORING_INCIDENT_CLOSED = new WebhookEventName("monitoring.incident.closed");
  public static final WebhookEventName MONITORING_INCIDENT_CREATED = new WebhookEventName("monitoring.incident.created");
  public static final WebhookEventName PAYMENT_LINK_CREATED = new WebhookEventName("payment-link.created");
  public static final WebhookEventName PAYMENT_LINK_UPDATED = new WebhookEventName("payment-link.updated");
  public static final WebhookEventName PAYMENT_METHOD_AUTHORIZATION_EXPIRING = new WebhookEventName("payment-method.authorization-expiring");
  public static final WebhookEventName PAYMENT_METHOD_AUTHORIZATION_UPDATE_REQUIRED = new WebhookEventName("payment-method.authorization-update-required");
  public static final WebhookEventName PAYMENT_METHOD_AUTHORIZATION_UPDATED = new WebhookEventName("payment-method.authorization-updated");
  public static final WebhookEventName PAYMENT_METHOD_DELETED = new WebhookEventName("payment-method.deleted");
  public static final WebhookEventName PAYMENT_METHOD_PAUSED = new WebhookEventName("payment-method.paused");
  public static final WebhookEventName PAYMENT_METHOD_RESUMED = new WebhookEventName("payment-method.resumed");
  public static final WebhookEventName PAYMENT_METHOD_UPDATED = new WebhookEventName("payment-method.updated");
  public static final WebhookEventName PAYOUT_DECLINED = new WebhookEventName("payout.declined");
  public static final WebhookEventName PAYOUT_FAILED = new WebhookEventName("payout.failed");
  public static final WebhookEventName PAYOUT_PENDING = new WebhookEventName("payout.pending");
  public static final WebhookEventName PAYOUT_RETURNED = new WebhookEventName("payout.returned");
  public static final WebhookEventName PAYOUT_SUCCEEDED = new WebhookEventName("payout.succeeded");
  public static final WebhookEventName RECONCILIATION_CLOSED = new WebhookEventName("reconciliation.closed");
  public static final WebhookEventName RECONCILIATION_UNEXPLAINED = new WebhookEventName("reconciliation.unexplained");
  public static final WebhookEventName REFUND_DECLINED = new WebhookEventName("refund.declined");
  public static final WebhookEventName REFUND_FAILED = new WebhookEventName("refund.failed");
  public static final WebhookEventName REFUND_PROCESSING = new WebhookEventName("refund.processing");
  public static final WebhookEventName REFUND_SUCCEEDED = new WebhookEventName("refund.succeeded");
  public static final WebhookEventName REPORT_EXECUTION_FAILED = new WebhookEventName("report-execution.failed");
  public static final WebhookEventName REPORT_EXECUTION_SUCCEEDED = new WebhookEventName("report-execution.succeeded");
  public static final WebhookEventName SHIPPING_DETAILS_CREATED = new WebhookEventName("shipping-details.created");
  public static final WebhookEventName SHIPPING_DETAILS_DELETED = new WebhookEventName("shipping-details.deleted");
  public static final WebhookEventName SHIPPING_DETAILS_UPDATED = new WebhookEventName("shipping-details.updated");
  public static final WebhookEventName TRANSACTION_AUTHENTICATED = new WebhookEventName("transaction.authenticated");
  public static final WebhookEventName TRANSACTION_AUTHENTICATION_PENDING = new WebhookEventName("transaction.authentication-pending");
  public static final WebhookEventName TRANSACTION_AUTHORIZED = new WebhookEventName("transaction.authorized");
  public static final WebhookEventName TRANSACTION_CAPTURE_FAILED = new WebhookEventName("transaction.capture-failed");
  public static final WebhookEventName TRANSACTION_CAPTURE_PENDING = new WebhookEventName("transaction.capture-pending");
  public static final WebhookEventName TRANSACTION_CAPTURED = new WebhookEventName("transaction.captured");
  public static final WebhookEventName TRANSACTION_DECLINED = new WebhookEventName("transaction.declined");
  public static final WebhookEventName TRANSACTION_FAILED = new WebhookEventName("transaction.failed");
  public static final WebhookEventName TRANSACTION_MODIFIED = new WebhookEventName("transaction.modified");
  public static final WebhookEventName TRANSACTION_RETRY_ENDED = new WebhookEventName("transaction.retry-ended");
  public static final WebhookEventName TRANSACTION_RETRY_PLANNED = new WebhookEventName("transaction.retry-planned");
  public static final WebhookEventName TRANSACTION_RETRY_RECOVERED = new WebhookEventName("transaction.retry-recovered");
  public static final WebhookEventName TRANSACTION_REVIEW_ACCEPTED = new WebhookEventName("transaction.review-accepted");
  public static final WebhookEventName TRANSACTION_SETTLED = new WebhookEventName("transaction.settled");
  public static final WebhookEventName TRANSACTION_VOID_DECLINED = new WebhookEventName("transaction.void-declined");
  public static final WebhookEventName TRANSACTION_VOID_FAILED = new WebhookEventName("transaction.void-failed");
  public static final WebhookEventName TRANSACTION_VOID_PENDING = new WebhookEventName("transaction.void-pending");
  public static final WebhookEventName TRANSACTION_VOIDED = new WebhookEventName("transaction.voided");
  public static final WebhookEventName TRANSPARENCY_LOG_CHECKPOINT_SIGNED = new WebhookEventName("transparency-log.checkpoint-signed");

  WebhookEventName(String value) {
    super(value);
  }
}
