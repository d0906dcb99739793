// Printed from the contract; do not edit.
package io.github.railyard;

public final class ReportSchedule extends Word {
  public static final ReportSchedule DAILY = new ReportSchedule("daily");
  public static final ReportSchedule MONTHLY = new ReportSchedule("monthly");
  public static final ReportSchedule ONCE = new ReportSchedule("once");
  public static final ReportSchedule WEEKLY = new ReportSchedule("weekly");

  ReportSchedule(String value) {
    super(value);
  }
}
