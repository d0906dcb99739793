// Printed from the contract; do not edit.
package io.github.railyard;

/** What a file shows. */
public final class DisputeEvidenceFile extends Word {
  public static final DisputeEvidenceFile RECEIPT = new DisputeEvidenceFile("receipt");
  public static final DisputeEvidenceFile CUSTOMER_COMMUNICATION = new DisputeEvidenceFile("customer_communication");
  public static final DisputeEvidenceFile CUSTOMER_SIGNATURE = new DisputeEvidenceFile("customer_signature");
  public static final DisputeEvidenceFile SHIPPING_DOCUMENTATION = new DisputeEvidenceFile("shipping_documentation");
  public static final DisputeEvidenceFile SERVICE_DOCUMENTATION = new DisputeEvidenceFile("service_documentation");
  public static final DisputeEvidenceFile REFUND_POLICY = new DisputeEvidenceFile("refund_policy");
  public static final DisputeEvidenceFile CANCELLATION_POLICY = new DisputeEvidenceFile("cancellation_policy");
  public static final DisputeEvidenceFile DUPLICATE_CHARGE_DOCUMENTATION = new DisputeEvidenceFile("duplicate_charge_documentation");
  public static final DisputeEvidenceFile OTHER = new DisputeEvidenceFile("other");

  DisputeEvidenceFile(String value) {
    super(value);
  }
}
