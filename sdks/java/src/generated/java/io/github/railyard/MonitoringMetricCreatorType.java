// Printed from the contract; do not edit.
package io.github.railyard;

public final class MonitoringMetricCreatorType extends Word {
  public static final MonitoringMetricCreatorType PRIVATE_KEY = new MonitoringMetricCreatorType("private_key");
  public static final MonitoringMetricCreatorType USER = new MonitoringMetricCreatorType("user");

  MonitoringMetricCreatorType(String value) {
    super(value);
  }
}
