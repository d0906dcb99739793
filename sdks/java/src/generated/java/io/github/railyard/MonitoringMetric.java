// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class MonitoringMetric extends Struct {
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

  /** A name for people to read. */
  public String getDisplayName() {
    return asText("display_name");
  }

  /** What is watched: <code>model</code> tells how it is measured, <code>params</code> which payments in which window. */
  public Map<String, Object> getSpec() {
    return asMap("spec");
  }

  /**
   * Beyond which values a sample is unhealthy; null: none is.
   * <p>
   * It may be null.
   */
  public Map<String, Object> getAlertingPolicy() {
    return asMap("alerting_policy");
  }

  /**
   * When that was last changed; null where there never was one.
   * <p>
   * It may be null.
   */
  public String getAlertingPolicyUpdatedAt() {
    return asText("alerting_policy_updated_at");
  }

  /**
   * After how many samples in a row incidents begin and end; null: none does.
   * <p>
   * It may be null.
   */
  public Map<String, Object> getIncidentPolicy() {
    return asMap("incident_policy");
  }

  /**
   * When that was last changed; null where there never was one.
   * <p>
   * It may be null.
   */
  public String getIncidentPolicyUpdatedAt() {
    return asText("incident_policy_updated_at");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** The key or the user that made it. */
  public String getCreatorId() {
    return asText("creator_id");
  }

  /** <code>private_key</code> is an API key. */
  public MonitoringMetricCreatorType getCreatorType() {
    return asWord("creator_type", MonitoringMetricCreatorType.class);
  }

  /** What they were called. */
  public String getCreatorDisplayName() {
    return asText("creator_display_name");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }

  /**
   * Samples of the time that was asked about; null where none was.
   * <p>
   * It may be null.
   */
  public List<MonitoringSample> getSamplesView() {
    return asStructs("samples_view", MonitoringSample.class);
  }
}
