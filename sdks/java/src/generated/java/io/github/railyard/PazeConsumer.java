// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeConsumer extends Struct {
  /**
   * Given name; null where unknown.
   * <p>
   * It may be null.
   */
  public String getFirstName() {
    return asText("firstName");
  }

  /**
   * Family name; null where unknown.
   * <p>
   * It may be null.
   */
  public String getLastName() {
    return asText("lastName");
  }

  /** The whole name. */
  public String getFullName() {
    return asText("fullName");
  }

  /**
   * Where the buyer lives; null where unknown.
   * <p>
   * It may be null.
   */
  public String getCountryCode() {
    return asText("countryCode");
  }

  /**
   * What the buyer reads; null where unknown.
   * <p>
   * It may be null.
   */
  public String getLanguageCode() {
    return asText("languageCode");
  }

  /** How the buyer is reached. */
  public String getEmailAddress() {
    return asText("emailAddress");
  }

  /**
   * How the buyer is reached; null where unknown.
   * <p>
   * It may be null.
   */
  public PazeMobileNumber getMobileNumber() {
    return asStruct("mobileNumber", PazeMobileNumber.class);
  }
}
