// Printed from the contract; do not edit.
package io.github.railyard;

public final class ReportCreatorType extends Word {
  public static final ReportCreatorType USER = new ReportCreatorType("user");
  public static final ReportCreatorType PRIVATE_KEY = new ReportCreatorType("private_key");

  ReportCreatorType(String value) {
    super(value);
  }
}
