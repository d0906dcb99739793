// Printed from the contract; do not edit.
package io.github.railyard;

public final class AvsResponseCode extends Word {
  public static final AvsResponseCode MATCH = new AvsResponseCode("match");
  public static final AvsResponseCode NO_MATCH = new AvsResponseCode("no_match");
  public static final AvsResponseCode PARTIAL_MATCH_ADDRESS = new AvsResponseCode("partial_match_address");
  public static final AvsResponseCode PARTIAL_MATCH_POSTCODE = new AvsResponseCode("partial_match_postcode");
  public static final AvsResponseCode PARTIAL_MATCH_NAME = new AvsResponseCode("partial_match_name");
  public static final AvsResponseCode UNAVAILABLE = new AvsResponseCode("unavailable");

  AvsResponseCode(String value) {
    super(value);
  }
}
