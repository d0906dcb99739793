// Printed from the contract; do not edit.
package io.github.railyard;

public final class AntiFraudServiceStatus extends Word {
  public static final AntiFraudServiceStatus PENDING = new AntiFraudServiceStatus("pending");
  public static final AntiFraudServiceStatus CREATED = new AntiFraudServiceStatus("created");
  public static final AntiFraudServiceStatus FAILED = new AntiFraudServiceStatus("failed");

  AntiFraudServiceStatus(String value) {
    super(value);
  }
}
