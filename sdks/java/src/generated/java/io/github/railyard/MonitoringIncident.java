// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class MonitoringIncident extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Id that Railyard gave it, for good. */
  public String getId() {
    return asText("id");
  }

  /**
   * The metric that opened it; null where something else did.
   * <p>
   * It may be null.
   */
  public String getMetricId() {
    return asText("metric_id");
  }

  /** Id of the merchant account whose data this is. */
  public String getMerchantAccountId() {
    return asText("merchant_account_id");
  }

  /** A name for people to read. */
  public String getDisplayName() {
    return asText("display_name");
  }

  /** What it is about: <code>model</code> tells the kind of thing, <code>params</code> which one and how it was. */
  public Map<String, Object> getSpec() {
    return asMap("spec");
  }

  /**
   * The threshold that was crossed, where a metric opened it.
   * <p>
   * It may be null.
   */
  public Map<String, Object> getAlertingPolicy() {
    return asMap("alerting_policy");
  }

  /**
   * How often it had to be crossed, where a metric opened it.
   * <p>
   * It may be null.
   */
  public Map<String, Object> getIncidentPolicy() {
    return asMap("incident_policy");
  }

  /**
   * What people wrote about it.
   * <p>
   * It may be null.
   */
  public String getNotes() {
    return asText("notes");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }

  /**
   * When it was over; null while it goes on.
   * <p>
   * It may be null.
   */
  public String getClosedAt() {
    return asText("closed_at");
  }
}
