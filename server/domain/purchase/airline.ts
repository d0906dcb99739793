import { type Read, read } from './shape.ts';

const LEG = {
  arrivalAirport: 'text',
  arrivalAt: 'time',
  arrivalCity: 'text',
  arrivalCountry: 'text',
  carrierCode: 'text',
  carrierName: 'text',
  iataDesignator: 'text',
  icaoCode: 'text',
  couponNumber: 'text',
  departureAirport: 'text',
  departureAt: 'time',
  departureCity: 'text',
  departureCountry: 'text',
  departureTaxAmount: 'amount',
  fareAmount: 'amount',
  fareBasisCode: 'text',
  feeAmount: 'amount',
  flightClass: 'text',
  flightNumber: 'text',
  routeType: 'text',
  seatClass: 'text',
  stopOver: 'flag',
  taxAmount: 'amount',
} as const;

const PASSENGER = {
  ageGroup: 'text',
  /** A calendar date. */
  dateOfBirth: 'text',
  emailAddress: 'text',
  firstName: 'text',
  frequentFlyerNumber: 'text',
  lastName: 'text',
  passportNumber: 'text',
  phoneNumber: 'text',
  ticketNumber: 'text',
  title: 'text',
  countryCode: 'text',
} as const;

/** A journey that is paid for: schemes ask airlines and travel agencies for it. */
const AIRLINE = {
  bookingCode: 'text',
  isCardholderTraveling: 'flag',
  issuedAddress: 'text',
  issuedAt: 'time',
  issuingCarrierCode: 'text',
  issuingCarrierName: 'text',
  issuingIataDesignator: 'text',
  issuingIcaoCode: 'text',
  legs: [LEG],
  passengerNameRecord: 'text',
  passengers: [PASSENGER],
  reservationSystem: 'text',
  restrictedTicket: 'flag',
  ticketDeliveryMethod: 'text',
  ticketNumber: 'text',
  travelAgencyCode: 'text',
  travelAgencyInvoiceNumber: 'text',
  travelAgencyName: 'text',
  travelAgencyPlanName: 'text',
} as const;

export type Airline = Read<typeof AIRLINE>;
export const readAirline = (from: unknown): Airline | null => read(AIRLINE, from);
