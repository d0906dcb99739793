import { toMajorString } from '../../domain/money.ts';
import type { Authorize } from '../connector.ts';
import type { Values } from './request.ts';

/** A journey in Braintree's words for industries. It wants to be told whether the ticket is restricted. */

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
      issuing_carrier_code: airline.issuingCarrierCode?.slice(0, 4),
      ticket_number: (airline.ticketNumber ?? passenger?.ticketNumber)?.slice(0, 15),
      travel_agency_name: airline.travelAgencyName,
      travel_agency_code: airline.travelAgencyCode,
      legs: airline.legs.slice(0, 4).map((leg) => ({
        carrier_code: leg.carrierCode?.slice(0, 4),
        flight_number: leg.flightNumber?.replace(leg.carrierCode ?? '', ''),
        service_class: (leg.flightClass?.length ?? 9) <= 2 ? leg.flightClass : null,
        departure_airport_code: leg.departureAirport?.slice(0, 5),
        arrival_airport_code: leg.arrivalAirport?.slice(0, 5),
        departure_date: dayOf(leg.departureAt),
        departure_time: leg.departureAt?.toISOString().slice(11, 16),
        arrival_time: leg.arrivalAt?.toISOString().slice(11, 16),
        coupon_number: leg.couponNumber?.slice(0, 15),
        fare_basis_code: leg.fareBasisCode?.slice(0, 15),
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
