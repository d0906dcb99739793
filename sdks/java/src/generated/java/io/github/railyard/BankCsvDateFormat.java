// Printed from the contract; do not edit.
package io.github.railyard;

/** In which order: with a point, a slash or a dash between, or, of eight digits with the year first, nothing. */
public final class BankCsvDateFormat extends Word {
  public static final BankCsvDateFormat YEAR_MONTH_DAY = new BankCsvDateFormat("year-month-day");
  public static final BankCsvDateFormat DAY_MONTH_YEAR = new BankCsvDateFormat("day-month-year");
  public static final BankCsvDateFormat MONTH_DAY_YEAR = new BankCsvDateFormat("month-day-year");

  BankCsvDateFormat(String value) {
    super(value);
  }
}
