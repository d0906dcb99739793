// Printed from the contract; do not edit.
package io.github.railyard;

public final class Report extends Struct {
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

  /** For people to find it by. */
  public String getName() {
    return asText("name");
  }

  /**
   * The API key or the user that made it.
   * <p>
   * It may be null.
   */
  public String getCreatorId() {
    return asText("creator_id");
  }

  /**
   * What they were called.
   * <p>
   * It may be null.
   */
  public String getCreatorDisplayName() {
    return asText("creator_display_name");
  }

  /**
   * <code>private_key</code> is an API key.
   * <p>
   * It may be null.
   */
  public ReportCreatorType getCreatorType() {
    return asWord("creator_type", ReportCreatorType.class);
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
   * When it runs next; null where it does not.
   * <p>
   * It may be null.
   */
  public String getNextExecutionAt() {
    return asText("next_execution_at");
  }

  /**
   * More about it; null for nothing.
   * <p>
   * It may be null.
   */
  public String getDescription() {
    return asText("description");
  }

  /** Once, or at each midnight that ends a day, a week (on Sunday) or a month. */
  public ReportSchedule getSchedule() {
    return asWord("schedule", ReportSchedule.class);
  }

  /** Whether it runs by itself; a report that runs <code>once</code> does so as soon as this is true. */
  public boolean getScheduleEnabled() {
    return asFlag("schedule_enabled");
  }

  /** Whose midnights these are, by the IANA database: <code>Europe/Berlin</code>. */
  public String getScheduleTimezone() {
    return asText("schedule_timezone");
  }

  /** What is in its files. */
  public ReportSpec getSpec() {
    return asStruct("spec", ReportSpec.class);
  }

  /**
   * Its last run; null before the first.
   * <p>
   * It may be null.
   */
  public ReportExecutionSummary getLatestExecution() {
    return asStruct("latest_execution", ReportExecutionSummary.class);
  }
}
