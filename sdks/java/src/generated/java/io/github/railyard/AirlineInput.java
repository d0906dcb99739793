// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class AirlineInput extends Struct {
  /** Code of the booking, as travellers know it. */
  public AirlineInput bookingCode(String value) {
    put("booking_code", value);
    return this;
  }

  /** Whether who pays travels too. */
  public AirlineInput isCardholderTraveling(boolean value) {
    put("is_cardholder_traveling", value);
    return this;
  }

  /** Where the ticket was issued. */
  public AirlineInput issuedAddress(String value) {
    put("issued_address", value);
    return this;
  }

  /** When the ticket was issued. */
  public AirlineInput issuedAt(String value) {
    put("issued_at", value);
    return this;
  }

  /** Two or three characters of the airline that issued the ticket. */
  public AirlineInput issuingCarrierCode(String value) {
    put("issuing_carrier_code", value);
    return this;
  }

  /** The airline that issued the ticket, in words. */
  public AirlineInput issuingCarrierName(String value) {
    put("issuing_carrier_name", value);
    return this;
  }

  /** IATA designator, two characters, of the airline that issued the ticket. */
  public AirlineInput issuingIataDesignator(String value) {
    put("issuing_iata_designator", value);
    return this;
  }

  /** ICAO code, three characters, of the airline that issued the ticket. */
  public AirlineInput issuingIcaoCode(String value) {
    put("issuing_icao_code", value);
    return this;
  }

  /** The flights, in order. */
  public AirlineInput legs(List<AirlineLegInput> value) {
    put("legs", value);
    return this;
  }

  /** PNR in the reservation system. */
  public AirlineInput passengerNameRecord(String value) {
    put("passenger_name_record", value);
    return this;
  }

  /** Who travels. */
  public AirlineInput passengers(List<AirlinePassengerInput> value) {
    put("passengers", value);
    return this;
  }

  /** The system in which it was booked. */
  public AirlineInput reservationSystem(String value) {
    put("reservation_system", value);
    return this;
  }

  /** Whether it cannot be refunded or changed. */
  public AirlineInput restrictedTicket(boolean value) {
    put("restricted_ticket", value);
    return this;
  }

  /**
   * How the traveller gets the ticket.
   * <p>
   * One of <code>electronic</code>, <code>other</code>.
   */
  public AirlineInput ticketDeliveryMethod(String value) {
    put("ticket_delivery_method", value);
    return this;
  }

  /** Number of the ticket for all flights. */
  public AirlineInput ticketNumber(String value) {
    put("ticket_number", value);
    return this;
  }

  /** IATA code of the agency. */
  public AirlineInput travelAgencyCode(String value) {
    put("travel_agency_code", value);
    return this;
  }

  /** The agency's invoice. */
  public AirlineInput travelAgencyInvoiceNumber(String value) {
    put("travel_agency_invoice_number", value);
    return this;
  }

  /** The agency that sold the ticket. */
  public AirlineInput travelAgencyName(String value) {
    put("travel_agency_name", value);
    return this;
  }

  /** The agency's tour or plan. */
  public AirlineInput travelAgencyPlanName(String value) {
    put("travel_agency_plan_name", value);
    return this;
  }
}
