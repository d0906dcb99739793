import { firstOf } from '../../domain/cut.ts';
import { toMajorString } from '../../domain/money.ts';
import { wholeText } from '../../domain/whole.ts';
import type { Authorize } from '../connector.ts';
import type { Values } from './request.ts';

/**
 * A journey in Braintree's words for industries. It wants to be told whether the ticket is restricted. How long each
 * may be stands in its schema (`IndustryFlightInput`, github.com/braintree/graphql-api): a code that is cut is another.
 */

export function flightOf({ airline, amount }: Pick<Authorize, 'airline' | 'amount'>): Values | null {
  if (airline === null || airline.restrictedTicket === null || airline.legs.length === 0) return null;

  const [passenger] = airline.passengers;
  const arrivesAt = airline.legs.at(-1)?.arrivalAt ?? null;
  const major = (minor: bigint | null): string | null =>
    minor === null ? null : toMajorString({ minor, currency: amount.currency });
  return {
    industry_type: 'travel_flight',
    data: {
      passenger_first_name: passenger?.firstName,
      passenger_last_name: passenger?.lastName,
      passenger_title: passenger?.title,
      date_of_birth: passenger?.dateOfBirth,
      country_code: passenger?.countryCode,
      arrival_date: dayOf(arrivesAt),
      restricted_ticket: airline.restrictedTicket,
      issued_date: dayOf(airline.issuedAt),
      issuing_carrier_code: wholeText(airline.issuingCarrierCode, 4),
      ticket_number: wholeText(airline.ticketNumber ?? passenger?.ticketNumber, 15),
      travel_agency_name: airline.travelAgencyName,
      travel_agency_code: airline.travelAgencyCode,
      legs: firstOf(airline.legs, 4).map((leg) => ({
        carrier_code: wholeText(leg.carrierCode, 2),
        flight_number: wholeText(leg.flightNumber?.replace(leg.carrierCode ?? '', ''), 5),
        service_class: wholeText(leg.flightClass, 2),
        departure_airport_code: wholeText(leg.departureAirport, 3),
        arrival_airport_code: wholeText(leg.arrivalAirport, 3),
        departure_date: dayOf(leg.departureAt),
        departure_time: leg.departureAt?.toISOString().slice(11, 16),
        arrival_time: leg.arrivalAt?.toISOString().slice(11, 16),
        coupon_number: wholeText(leg.couponNumber, 1),
        fare_basis_code: wholeText(leg.fareBasisCode, 15),
        fare_amount: major(leg.fareAmount),
        fee_amount: major(leg.feeAmount),
        tax_amount: major(leg.taxAmount),
        stopover_permitted: leg.stopOver,
      })),
    },
  };
}

function dayOf(at: Date | null): string | null {
  return at === null ? null : at.toISOString().slice(0, 10);
}
