// Printed from the contract; do not edit.
package io.github.railyard;

public final class AirlineLeg extends Struct {
  /**
   * IATA code of the airport of arrival, three letters.
   * <p>
   * It may be null.
   */
  public String getArrivalAirport() {
    return asText("arrival_airport");
  }

  /**
   * Local landing time with its offset.
   * <p>
   * It may be null.
   */
  public String getArrivalAt() {
    return asText("arrival_at");
  }

  /**
   * Where the flight lands.
   * <p>
   * It may be null.
   */
  public String getArrivalCity() {
    return asText("arrival_city");
  }

  /**
   * Where the flight lands. ISO 3166-1 alpha-2, upper case.
   * <p>
   * It may be null.
   */
  public String getArrivalCountry() {
    return asText("arrival_country");
  }

  /**
   * Two or three characters of the airline that flies.
   * <p>
   * It may be null.
   */
  public String getCarrierCode() {
    return asText("carrier_code");
  }

  /**
   * The airline that flies, in words.
   * <p>
   * It may be null.
   */
  public String getCarrierName() {
    return asText("carrier_name");
  }

  /**
   * Two characters of the airline that flies, by IATA.
   * <p>
   * It may be null.
   */
  public String getIataDesignator() {
    return asText("iata_designator");
  }

  /**
   * Three characters of the airline that flies, by ICAO.
   * <p>
   * It may be null.
   */
  public String getIcaoCode() {
    return asText("icao_code");
  }

  /**
   * Which coupon of the ticket is used.
   * <p>
   * It may be null.
   */
  public String getCouponNumber() {
    return asText("coupon_number");
  }

  /**
   * IATA code of the airport of departure, three letters.
   * <p>
   * It may be null.
   */
  public String getDepartureAirport() {
    return asText("departure_airport");
  }

  /**
   * Local take-off time with its offset.
   * <p>
   * It may be null.
   */
  public String getDepartureAt() {
    return asText("departure_at");
  }

  /**
   * Where the flight starts.
   * <p>
   * It may be null.
   */
  public String getDepartureCity() {
    return asText("departure_city");
  }

  /**
   * Where the flight starts. ISO 3166-1 alpha-2, upper case.
   * <p>
   * It may be null.
   */
  public String getDepartureCountry() {
    return asText("departure_country");
  }

  /**
   * Tax for leaving the country. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getDepartureTaxAmount() {
    return asWholeOrNull("departure_tax_amount");
  }

  /**
   * Price of the flight alone. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getFareAmount() {
    return asWholeOrNull("fare_amount");
  }

  /**
   * The airline's code for the rules of the fare.
   * <p>
   * It may be null.
   */
  public String getFareBasisCode() {
    return asText("fare_basis_code");
  }

  /**
   * What is charged on top of fare and tax. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getFeeAmount() {
    return asWholeOrNull("fee_amount");
  }

  /**
   * Class of the fare, a letter or few.
   * <p>
   * It may be null.
   */
  public String getFlightClass() {
    return asText("flight_class");
  }

  /**
   * Number of the flight, without the airline.
   * <p>
   * It may be null.
   */
  public String getFlightNumber() {
    return asText("flight_number");
  }

  /**
   * Whether the traveller comes back on the same ticket.
   * <p>
   * One of <code>round_trip</code>, <code>one_way</code>.
   * <p>
   * It may be null.
   */
  public String getRouteType() {
    return asText("route_type");
  }

  /**
   * Where the traveller sits: for example <code>F</code>, <code>J</code> or <code>Y</code>.
   * <p>
   * It may be null.
   */
  public String getSeatClass() {
    return asText("seat_class");
  }

  /**
   * Whether the traveller stays at the stop before.
   * <p>
   * It may be null.
   */
  public Boolean getStopOver() {
    return asFlagOrNull("stop_over");
  }

  /**
   * Taxes on this flight. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getTaxAmount() {
    return asWholeOrNull("tax_amount");
  }
}
