// Printed from the contract; do not edit.
package io.github.railyard;

public final class DisputeEvidence extends Struct {
  /**
   * Why the payment is right, in your words; all that has no place of its own.
   * <p>
   * It may be null.
   */
  public String getExplanation() {
    return asText("explanation");
  }

  /**
   * What was sold.
   * <p>
   * It may be null.
   */
  public String getProductDescription() {
    return asText("product_description");
  }

  /**
   * Name of the buyer.
   * <p>
   * It may be null.
   */
  public String getCustomerName() {
    return asText("customer_name");
  }

  /**
   * E-mail address of the buyer.
   * <p>
   * It may be null.
   */
  public String getCustomerEmailAddress() {
    return asText("customer_email_address");
  }

  /**
   * From where on the internet it was bought.
   * <p>
   * It may be null.
   */
  public String getCustomerPurchaseIp() {
    return asText("customer_purchase_ip");
  }

  /**
   * Billing address, in lines.
   * <p>
   * It may be null.
   */
  public String getBillingAddress() {
    return asText("billing_address");
  }

  /**
   * Where it was sent, in lines.
   * <p>
   * It may be null.
   */
  public String getShippingAddress() {
    return asText("shipping_address");
  }

  /**
   * Who delivered it.
   * <p>
   * It may be null.
   */
  public String getShippingCarrier() {
    return asText("shipping_carrier");
  }

  /**
   * The carrier's number of the parcel.
   * <p>
   * It may be null.
   */
  public String getShippingTrackingNumber() {
    return asText("shipping_tracking_number");
  }

  /**
   * When it was sent.
   * <p>
   * It may be null.
   */
  public String getShippingDate() {
    return asText("shipping_date");
  }

  /**
   * When the service was provided.
   * <p>
   * It may be null.
   */
  public String getServiceDate() {
    return asText("service_date");
  }

  /**
   * How and when the buyer was shown your refund policy.
   * <p>
   * It may be null.
   */
  public String getRefundPolicyDisclosure() {
    return asText("refund_policy_disclosure");
  }

  /**
   * Why no refund is due.
   * <p>
   * It may be null.
   */
  public String getRefundRefusalExplanation() {
    return asText("refund_refusal_explanation");
  }

  /**
   * How and when the buyer was shown your cancellation policy.
   * <p>
   * It may be null.
   */
  public String getCancellationPolicyDisclosure() {
    return asText("cancellation_policy_disclosure");
  }

  /**
   * Why it was not cancelled, or too late.
   * <p>
   * It may be null.
   */
  public String getCancellationRebuttal() {
    return asText("cancellation_rebuttal");
  }

  /**
   * Why both payments are right.
   * <p>
   * It may be null.
   */
  public String getDuplicateChargeExplanation() {
    return asText("duplicate_charge_explanation");
  }

  /**
   * The other payment, which is no duplicate.
   * <p>
   * It may be null.
   */
  public String getDuplicateChargeId() {
    return asText("duplicate_charge_id");
  }

  /**
   * When and from where the buyer used what was sold.
   * <p>
   * It may be null.
   */
  public String getAccessActivityLog() {
    return asText("access_activity_log");
  }
}
