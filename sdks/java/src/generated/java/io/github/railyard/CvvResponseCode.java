// Printed from the contract; do not edit.
package io.github.railyard;

public final class CvvResponseCode extends Word {
  public static final CvvResponseCode MATCH = new CvvResponseCode("match");
  public static final CvvResponseCode NO_MATCH = new CvvResponseCode("no_match");
  public static final CvvResponseCode UNAVAILABLE = new CvvResponseCode("unavailable");
  public static final CvvResponseCode NOT_PROVIDED = new CvvResponseCode("not_provided");

  CvvResponseCode(String value) {
    super(value);
  }
}
