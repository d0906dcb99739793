// Printed from the contract; do not edit.
package io.github.railyard;

public final class DisputeEvidenceUpdate extends Struct {
  /** Why the payment is right, in your words; all that has no place of its own. */
  public DisputeEvidenceUpdate explanation(String value) {
    put("explanation", value);
    return this;
  }

  /** Why the payment is right, in your words; all that has no place of its own. */
  public DisputeEvidenceUpdate explanation(Opt<String> value) {
    put("explanation", value);
    return this;
  }

  /** What was sold. */
  public DisputeEvidenceUpdate productDescription(String value) {
    put("product_description", value);
    return this;
  }

  /** What was sold. */
  public DisputeEvidenceUpdate productDescription(Opt<String> value) {
    put("product_description", value);
    return this;
  }

  /** Name of the buyer. */
  public DisputeEvidenceUpdate customerName(String value) {
    put("customer_name", value);
    return this;
  }

  /** Name of the buyer. */
  public DisputeEvidenceUpdate customerName(Opt<String> value) {
    put("customer_name", value);
    return this;
  }

  /** E-mail address of the buyer. */
  public DisputeEvidenceUpdate customerEmailAddress(String value) {
    put("customer_email_address", value);
    return this;
  }

  /** E-mail address of the buyer. */
  public DisputeEvidenceUpdate customerEmailAddress(Opt<String> value) {
    put("customer_email_address", value);
    return this;
  }

  /** From where on the internet it was bought. */
  public DisputeEvidenceUpdate customerPurchaseIp(String value) {
    put("customer_purchase_ip", value);
    return this;
  }

  /** From where on the internet it was bought. */
  public DisputeEvidenceUpdate customerPurchaseIp(Opt<String> value) {
    put("customer_purchase_ip", value);
    return this;
  }

  /** Billing address, in lines. */
  public DisputeEvidenceUpdate billingAddress(String value) {
    put("billing_address", value);
    return this;
  }

  /** Billing address, in lines. */
  public DisputeEvidenceUpdate billingAddress(Opt<String> value) {
    put("billing_address", value);
    return this;
  }

  /** Where it was sent, in lines. */
  public DisputeEvidenceUpdate shippingAddress(String value) {
    put("shipping_address", value);
    return this;
  }

  /** Where it was sent, in lines. */
  public DisputeEvidenceUpdate shippingAddress(Opt<String> value) {
    put("shipping_address", value);
    return this;
  }

  /** Who delivered it. */
  public DisputeEvidenceUpdate shippingCarrier(String value) {
    put("shipping_carrier", value);
    return this;
  }

  /** Who delivered it. */
  public DisputeEvidenceUpdate shippingCarrier(Opt<String> value) {
    put("shipping_carrier", value);
    return this;
  }

  /** The carrier's number of the parcel. */
  public DisputeEvidenceUpdate shippingTrackingNumber(String value) {
    put("shipping_tracking_number", value);
    return this;
  }

  /** The carrier's number of the parcel. */
  public DisputeEvidenceUpdate shippingTrackingNumber(Opt<String> value) {
    put("shipping_tracking_number", value);
    return this;
  }

  /** When it was sent. */
  public DisputeEvidenceUpdate shippingDate(String value) {
    put("shipping_date", value);
    return this;
  }

  /** When it was sent. */
  public DisputeEvidenceUpdate shippingDate(Opt<String> value) {
    put("shipping_date", value);
    return this;
  }

  /** When the service was provided. */
  public DisputeEvidenceUpdate serviceDate(String value) {
    put("service_date", value);
    return this;
  }

  /** When the service was provided. */
  public DisputeEvidenceUpdate serviceDate(Opt<String> value) {
    put("service_date", value);
    return this;
  }

  /** How and when the buyer was shown your refund policy. */
  public DisputeEvidenceUpdate refundPolicyDisclosure(String value) {
    put("refund_policy_disclosure", value);
    return this;
  }

  /** How and when the buyer was shown your refund policy. */
  public DisputeEvidenceUpdate refundPolicyDisclosure(Opt<String> value) {
    put("refund_policy_disclosure", value);
    return this;
  }

  /** Why no refund is due. */
  public DisputeEvidenceUpdate refundRefusalExplanation(String value) {
    put("refund_refusal_explanation", value);
    return this;
  }

  /** Why no refund is due. */
  public DisputeEvidenceUpdate refundRefusalExplanation(Opt<String> value) {
    put("refund_refusal_explanation", value);
    return this;
  }

  /** How and when the buyer was shown your cancellation policy. */
  public DisputeEvidenceUpdate cancellationPolicyDisclosure(String value) {
    put("cancellation_policy_disclosure", value);
    return this;
  }

  /** How and when the buyer was shown your cancellation policy. */
  public DisputeEvidenceUpdate cancellationPolicyDisclosure(Opt<String> value) {
    put("cancellation_policy_disclosure", value);
    return this;
  }

  /** Why it was not cancelled, or too late. */
  public DisputeEvidenceUpdate cancellationRebuttal(String value) {
    put("cancellation_rebuttal", value);
    return this;
  }

  /** Why it was not cancelled, or too late. */
  public DisputeEvidenceUpdate cancellationRebuttal(Opt<String> value) {
    put("cancellation_rebuttal", value);
    return this;
  }

  /** Why both payments are right. */
  public DisputeEvidenceUpdate duplicateChargeExplanation(String value) {
    put("duplicate_charge_explanation", value);
    return this;
  }

  /** Why both payments are right. */
  public DisputeEvidenceUpdate duplicateChargeExplanation(Opt<String> value) {
    put("duplicate_charge_explanation", value);
    return this;
  }

  /** The other payment, which is no duplicate. */
  public DisputeEvidenceUpdate duplicateChargeId(String value) {
    put("duplicate_charge_id", value);
    return this;
  }

  /** The other payment, which is no duplicate. */
  public DisputeEvidenceUpdate duplicateChargeId(Opt<String> value) {
    put("duplicate_charge_id", value);
    return this;
  }

  /** When and from where the buyer used what was sold. */
  public DisputeEvidenceUpdate accessActivityLog(String value) {
    put("access_activity_log", value);
    return this;
  }

  /** When and from where the buyer used what was sold. */
  public DisputeEvidenceUpdate accessActivityLog(Opt<String> value) {
    put("access_activity_log", value);
    return this;
  }
}
