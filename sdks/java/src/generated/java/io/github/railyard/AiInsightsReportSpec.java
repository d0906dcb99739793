// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class AiInsightsReportSpec extends Struct {
  public AiInsightsReportSpec() {
    put("model", "ai_insights");
  }

  /** <code>fields</code>: columns, in their order; left out, all. <code>filters</code>: lists of words by column, and stretches of time with <code>start</code> and <code>end</code>, each a time or <code>day_start</code>, <code>day_end</code>, <code>week_start</code> &#8230; <code>month_end</code> of the last whole day, week or month before the run. <code>sort</code>: <code>[{"field":"created_at","order":"desc"}]</code> for newest first, by <code>ingested_at</code> in <code>detailed_settlement</code>; left out, oldest first. */
  public AiInsightsReportSpec params(Map<String, ?> value) {
    put("params", value);
    return this;
  }
}
