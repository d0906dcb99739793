import Type, { type Static } from 'typebox';
import { CountryCode, PhoneNumber } from './address.ts';
import { Amount } from './money.ts';
import { maybe, nullable, object, oneOf, optional, text, withDefault } from './schema.ts';
import { CalendarDate, Timestamp } from './time.ts';

export const AirlineLeg = object('AirlineLeg', {
  arrival_airport: maybe(text(3, 3)),
  arrival_at: maybe(Timestamp),
  arrival_city: maybe(text(100)),
  arrival_country: maybe(CountryCode),
  carrier_code: maybe(text(3, 2)),
  carrier_name: maybe(Type.String({ minLength: 1 })),
  iata_designator: maybe(text(2, 2)),
  icao_code: maybe(text(3, 3)),
  coupon_number: maybe(text(50)),
  departure_airport: maybe(text(3, 3)),
  departure_at: maybe(Timestamp),
  departure_city: maybe(text(100)),
  departure_country: maybe(CountryCode),
  departure_tax_amount: maybe(Amount),
  fare_amount: maybe(Amount),
  fare_basis_code: maybe(text(8)),
  fee_amount: maybe(Amount),
  flight_class: maybe(text(5)),
  flight_number: maybe(text(6, 3)),
  route_type: maybe(oneOf('round_trip', 'one_way')),
  seat_class: maybe(text(5)),
  stop_over: maybe(Type.Boolean()),
  tax_amount: maybe(Amount),
});

export const AirlinePassenger = object('AirlinePassenger', {
  age_group: maybe(oneOf('adult', 'infant')),
  date_of_birth: maybe(CalendarDate),
  email_address: maybe(text(320)),
  first_name: maybe(text(255)),
  frequent_flyer_number: maybe(text(50, 5)),
  last_name: maybe(text(255)),
  passport_number: maybe(text(50)),
  phone_number: maybe(PhoneNumber),
  ticket_number: maybe(text(50)),
  title: maybe(text(50)),
  country_code: maybe(CountryCode),
});

export const Airline = object('Airline', {
  booking_code: maybe(text(50)),
  is_cardholder_traveling: maybe(Type.Boolean()),
  issued_address: maybe(text(255)),
  issued_at: maybe(Timestamp),
  issuing_carrier_code: maybe(text(3, 2)),
  issuing_carrier_name: maybe(Type.String({ minLength: 1 })),
  issuing_iata_designator: maybe(text(2, 2)),
  issuing_icao_code: maybe(text(3, 3)),
  legs: maybe(Type.Array(AirlineLeg, { maxItems: 20 })),
  passenger_name_record: maybe(text(50)),
  passengers: maybe(Type.Array(AirlinePassenger, { maxItems: 20 })),
  reservation_system: maybe(text(200)),
  restricted_ticket: maybe(Type.Boolean()),
  ticket_delivery_method: optional(withDefault(nullable(oneOf('electronic', 'other')), 'electronic')),
  ticket_number: maybe(text(50)),
  travel_agency_code: maybe(text(50)),
  travel_agency_invoice_number: maybe(text(50)),
  travel_agency_name: maybe(text(200)),
  travel_agency_plan_name: maybe(text(200)),
});

export type Airline = Static<typeof Airline>;
