// Printed from the contract; do not edit.
package io.github.railyard;

public final class AirlinePassenger extends Struct {
  /**
   * How the traveller is priced.
   * <p>
   * One of <code>adult</code>, <code>infant</code>.
   * <p>
   * It may be null.
   */
  public String getAgeGroup() {
    return asText("age_group");
  }

  /**
   * The traveller's birthday.
   * <p>
   * It may be null.
   */
  public String getDateOfBirth() {
    return asText("date_of_birth");
  }

  /**
   * Where the traveller is reached.
   * <p>
   * It may be null.
   */
  public String getEmailAddress() {
    return asText("email_address");
  }

  /**
   * Given name as on the passport.
   * <p>
   * It may be null.
   */
  public String getFirstName() {
    return asText("first_name");
  }

  /**
   * Number in the airline's loyalty programme.
   * <p>
   * It may be null.
   */
  public String getFrequentFlyerNumber() {
    return asText("frequent_flyer_number");
  }

  /**
   * Family name as on the passport.
   * <p>
   * It may be null.
   */
  public String getLastName() {
    return asText("last_name");
  }

  /**
   * Of the passport that is travelled with.
   * <p>
   * It may be null.
   */
  public String getPassportNumber() {
    return asText("passport_number");
  }

  /**
   * Where the traveller is reached. E.164: <code>+</code> and digits.
   * <p>
   * It may be null.
   */
  public String getPhoneNumber() {
    return asText("phone_number");
  }

  /**
   * Number of this traveller's ticket.
   * <p>
   * It may be null.
   */
  public String getTicketNumber() {
    return asText("ticket_number");
  }

  /**
   * Form of address.
   * <p>
   * It may be null.
   */
  public String getTitle() {
    return asText("title");
  }

  /**
   * Country whose passport is used. ISO 3166-1 alpha-2, upper case.
   * <p>
   * It may be null.
   */
  public String getCountryCode() {
    return asText("country_code");
  }
}
