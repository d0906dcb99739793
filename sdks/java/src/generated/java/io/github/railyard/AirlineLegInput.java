// Printed from the contract; do not edit.
package io.github.railyard;

public final class AirlineLegInput extends Struct {
  /** IATA code of the airport of arrival, three letters. */
  public AirlineLegInput arrivalAirport(String value) {
    put("arrival_airport", value);
    return this;
  }

  /** Local landing time with its offset. */
  public AirlineLegInput arrivalAt(String value) {
    put("arrival_at", value);
    return this;
  }

  /** Where the flight lands. */
  public AirlineLegInput arrivalCity(String value) {
    put("arrival_city", value);
    return this;
  }

  /** Where the flight lands. ISO 3166-1 alpha-2, upper case. */
  public AirlineLegInput arrivalCountry(String value) {
    put("arrival_country", value);
    return this;
  }

  /** Two or three characters of the airline that flies. */
  public AirlineLegInput carrierCode(String value) {
    put("carrier_code", value);
    return this;
  }

  /** The airline that flies, in words. */
  public AirlineLegInput carrierName(String value) {
    put("carrier_name", value);
    return this;
  }

  /** Two characters of the airline that flies, by IATA. */
  public AirlineLegInput iataDesignator(String value) {
    put("iata_designator", value);
    return this;
  }

  /** Three characters of the airline that flies, by ICAO. */
  public AirlineLegInput icaoCode(String value) {
    put("icao_code", value);
    return this;
  }

  /** Which coupon of the ticket is used. */
  public AirlineLegInput couponNumber(String value) {
    put("coupon_number", value);
    return this;
  }

  /** IATA code of the airport of departure, three letters. */
  public AirlineLegInput departureAirport(String value) {
    put("departure_airport", value);
    return this;
  }

  /** Local take-off time with its offset. */
  public AirlineLegInput departureAt(String value) {
    put("departure_at", value);
    return this;
  }

  /** Where the flight starts. */
  public AirlineLegInput departureCity(String value) {
    put("departure_city", value);
    return this;
  }

  /** Where the flight starts. ISO 3166-1 alpha-2, upper case. */
  public AirlineLegInput departureCountry(String value) {
    put("departure_country", value);
    return this;
  }

  /** Tax for leaving the country. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public AirlineLegInput departureTaxAmount(long value) {
    put("departure_tax_amount", value);
    return this;
  }

  /** Price of the flight alone. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public AirlineLegInput fareAmount(long value) {
    put("fare_amount", value);
    return this;
  }

  /** The airline's code for the rules of the fare. */
  public AirlineLegInput fareBasisCode(String value) {
    put("fare_basis_code", value);
    return this;
  }

  /** What is charged on top of fare and tax. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public AirlineLegInput feeAmount(long value) {
    put("fee_amount", value);
    return this;
  }

  /** Class of the fare, a letter or few. */
  public AirlineLegInput flightClass(String value) {
    put("flight_class", value);
    return this;
  }

  /** Number of the flight, without the airline. */
  public AirlineLegInput flightNumber(String value) {
    put("flight_number", value);
    return this;
  }

  /**
   * Whether the traveller comes back on the same ticket.
   * <p>
   * One of <code>round_trip</code>, <code>one_way</code>.
   */
  public AirlineLegInput routeType(String value) {
    put("route_type", value);
    return this;
  }

  /** Where the traveller sits: for example <code>F</code>, <code>J</code> or <code>Y</code>. */
  public AirlineLegInput seatClass(String value) {
    put("seat_class", value);
    return this;
  }

  /** Whether the traveller stays at the stop before. */
  public AirlineLegInput stopOver(boolean value) {
    put("stop_over", value);
    return this;
  }

  /** Taxes on this flight. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public AirlineLegInput taxAmount(long value) {
    put("tax_amount", value);
    return this;
  }
}
