// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class MetricsExplorerPreset extends Struct {
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

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** When it last changed. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }

  /** A name for people to read. */
  public String getDisplayName() {
    return asText("display_name");
  }

  /** Of which figures it is. */
  public MetricsExplorerSource getSource() {
    return asWord("source", MetricsExplorerSource.class);
  }

  /** What of them is shown. */
  public MetricsExplorerMetric getMetric() {
    return asWord("metric", MetricsExplorerMetric.class);
  }

  /** Which payments, in the words of the query. */
  public Map<String, OneOf> getFilters() {
    return asOneMap("filters");
  }
}
