// Printed from the contract; do not edit.
package io.github.railyard;

public final class ReportUpdate extends Struct {
  /** For people to find it by. */
  public ReportUpdate name(String value) {
    put("name", value);
    return this;
  }

  /** For people to find it by. */
  public ReportUpdate name(Opt<String> value) {
    put("name", value);
    return this;
  }

  /** More about it; null for nothing. */
  public ReportUpdate description(String value) {
    put("description", value);
    return this;
  }

  /** More about it; null for nothing. */
  public ReportUpdate description(Opt<String> value) {
    put("description", value);
    return this;
  }

  /** Whether it runs by itself; a report that runs <code>once</code> does so as soon as this is true. */
  public ReportUpdate scheduleEnabled(boolean value) {
    put("schedule_enabled", value);
    return this;
  }

  /** Whether it runs by itself; a report that runs <code>once</code> does so as soon as this is true. */
  public ReportUpdate scheduleEnabled(Opt<Boolean> value) {
    put("schedule_enabled", value);
    return this;
  }
}
