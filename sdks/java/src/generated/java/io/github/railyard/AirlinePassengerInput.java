// Printed from the contract; do not edit.
package io.github.railyard;

public final class AirlinePassengerInput extends Struct {
  /**
   * How the traveller is priced.
   * <p>
   * One of <code>adult</code>, <code>infant</code>.
   */
  public AirlinePassengerInput ageGroup(String value) {
    put("age_group", value);
    return this;
  }

  /** The traveller's birthday. */
  public AirlinePassengerInput dateOfBirth(String value) {
    put("date_of_birth", value);
    return this;
  }

  /** Where the traveller is reached. */
  public AirlinePassengerInput emailAddress(String value) {
    put("email_address", value);
    return this;
  }

  /** Given name as on the passport. */
  public AirlinePassengerInput firstName(String value) {
    put("first_name", value);
    return this;
  }

  /** Number in the airline's loyalty programme. */
  public AirlinePassengerInput frequentFlyerNumber(String value) {
    put("frequent_flyer_number", value);
    return this;
  }

  /** Family name as on the passport. */
  public AirlinePassengerInput lastName(String value) {
    put("last_name", value);
    return this;
  }

  /** Of the passport that is travelled with. */
  public AirlinePassengerInput passportNumber(String value) {
    put("passport_number", value);
    return this;
  }

  /** Where the traveller is reached. E.164: <code>+</code> and digits. */
  public AirlinePassengerInput phoneNumber(String value) {
    put("phone_number", value);
    return this;
  }

  /** Number of this traveller's ticket. */
  public AirlinePassengerInput ticketNumber(String value) {
    put("ticket_number", value);
    return this;
  }

  /** Form of address. */
  public AirlinePassengerInput title(String value) {
    put("title", value);
    return this;
  }

  /** Country whose passport is used. ISO 3166-1 alpha-2, upper case. */
  public AirlinePassengerInput countryCode(String value) {
    put("country_code", value);
    return this;
  }
}
