// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class Airline extends Struct {
  /**
   * Code of the booking, as travellers know it.
   * <p>
   * It may be null.
   */
  public String getBookingCode() {
    return asText("booking_code");
  }

  /**
   * Whether who pays travels too.
   * <p>
   * It may be null.
   */
  public Boolean isCardholderTraveling() {
    return asFlagOrNull("is_cardholder_traveling");
  }

  /**
   * Where the ticket was issued.
   * <p>
   * It may be null.
   */
  public String getIssuedAddress() {
    return asText("issued_address");
  }

  /**
   * When the ticket was issued.
   * <p>
   * It may be null.
   */
  public String getIssuedAt() {
    return asText("issued_at");
  }

  /**
   * Two or three characters of the airline that issued the ticket.
   * <p>
   * It may be null.
   */
  public String getIssuingCarrierCode() {
    return asText("issuing_carrier_code");
  }

  /**
   * The airline that issued the ticket, in words.
   * <p>
   * It may be null.
   */
  public String getIssuingCarrierName() {
    return asText("issuing_carrier_name");
  }

  /**
   * IATA designator, two characters, of the airline that issued the ticket.
   * <p>
   * It may be null.
   */
  public String getIssuingIataDesignator() {
    return asText("issuing_iata_designator");
  }

  /**
   * ICAO code, three characters, of the airline that issued the ticket.
   * <p>
   * It may be null.
   */
  public String getIssuingIcaoCode() {
    return asText("issuing_icao_code");
  }

  /**
   * The flights, in order.
   * <p>
   * It may be null.
   */
  public List<AirlineLeg> getLegs() {
    return asStructs("legs", AirlineLeg.class);
  }

  /**
   * PNR in the reservation system.
   * <p>
   * It may be null.
   */
  public String getPassengerNameRecord() {
    return asText("passenger_name_record");
  }

  /**
   * Who travels.
   * <p>
   * It may be null.
   */
  public List<AirlinePassenger> getPassengers() {
    return asStructs("passengers", AirlinePassenger.class);
  }

  /**
   * The system in which it was booked.
   * <p>
   * It may be null.
   */
  public String getReservationSystem() {
    return asText("reservation_system");
  }

  /**
   * Whether it cannot be refunded or changed.
   * <p>
   * It may be null.
   */
  public Boolean getRestrictedTicket() {
    return asFlagOrNull("restricted_ticket");
  }

  /**
   * How the traveller gets the ticket.
   * <p>
   * One of <code>electronic</code>, <code>other</code>.
   * <p>
   * It may be null.
   */
  public String getTicketDeliveryMethod() {
    return asText("ticket_delivery_method");
  }

  /**
   * Number of the ticket for all flights.
   * <p>
   * It may be null.
   */
  public String getTicketNumber() {
    return asText("ticket_number");
  }

  /**
   * IATA code of the agency.
   * <p>
   * It may be null.
   */
  public String getTravelAgencyCode() {
    return asText("travel_agency_code");
  }

  /**
   * The agency's invoice.
   * <p>
   * It may be null.
   */
  public String getTravelAgencyInvoiceNumber() {
    return asText("travel_agency_invoice_number");
  }

  /**
   * The agency that sold the ticket.
   * <p>
   * It may be null.
   */
  public String getTravelAgencyName() {
    return asText("travel_agency_name");
  }

  /**
   * The agency's tour or plan.
   * <p>
   * It may be null.
   */
  public String getTravelAgencyPlanName() {
    return asText("travel_agency_plan_name");
  }
}
