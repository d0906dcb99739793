import { cut, firstOf } from '../../domain/cut.ts';
import type { Money } from '../../domain/money.ts';
import type { Airline } from '../../domain/purchase/airline.ts';
import type { CartItem } from '../../domain/purchase/cart-item.ts';
import type { Address } from '../../domain/purchase/people.ts';
import { wholeText } from '../../domain/whole.ts';
import type { Authorize } from '../connector.ts';
import { optionsOf } from './options.ts';
import { type AdyenCall, type Values, amountOf, referenceOf } from './request.ts';

/** What is bought and by whom, in the words of Adyen's `/payments`. */

export type AuthorizeCall = AdyenCall<Authorize>;

export function purchaseOf(call: AuthorizeCall, isCaptured: boolean): Values {
  const { input, operationId } = call;
  return {
    amount: amountOf(input.amount),
    reference: referenceOf(operationId, isCaptured ? 'sale' : 'hold'),
    merchantOrderReference: input.externalIdentifier,
    returnUrl: input.returnUrl ?? NOWHERE,
    channel: 'Web',
    countryCode: input.country,
    shopperIP: input.ipAddress,
    ...shopperOf(input),
    shopperStatement: statementOf(input.statementDescriptor?.name ?? null),
    browserInfo: browserOf(input),
    deliveryAddress: deliveryOf(input),
    deviceFingerprint: wholeText(input.antiFraudFingerprint, 5000),
    metadata: metadataOf(input.metadata),
    lineItems: input.cartItems.map((item) => lineItem(item, input.amount)),
    ...optionsOf(call.options),
  };
}

function shopperOf({ buyer, buyerId, instrument }: Authorize): Values {
  const details = buyer?.billingDetails ?? null;
  return {
    shopperEmail: wholeText(details?.emailAddress, 256),
    shopperName: nameOf(details?.firstName ?? null, details?.lastName ?? null),
    telephoneNumber: details?.phoneNumber,
    // What is kept at Adyen pays for the shopper that it was stored for alone.
    shopperReference: (instrument.method === 'stored-token' ? instrument.customer : null) ?? buyerId,
    socialSecurityNumber: brazilianIdOf(details?.taxId ?? null),
    billingAddress: addressOf(details?.address ?? null),
  };
}

/** Asked for in Brazil alone, so nobody else's is handed on. */
function brazilianIdOf(taxId: Readonly<{ kind: string; value: string }> | null): string | null {
  return taxId?.kind.startsWith('br.') === true ? taxId.value.replace(/[^0-9]/g, '') : null;
}

/** Adyen wants one for every payment; nobody comes back from those that have none. */
const NOWHERE = 'https://return.invalid/';

function nameOf(firstName: string | null, lastName: string | null): Values | null {
  if (firstName === null && lastName === null) return null;
  return { firstName: cut(firstName, 80) ?? '-', lastName: cut(lastName, 80) ?? '-' };
}

/** Adyen takes an address whole, or not at all. */
function addressOf(address: Address | null): Values | null {
  if (address === null) return null;
  const { country, line1, line2, city, postalCode, houseNumberOrName, stateCode, state } = address;
  if (country === null || line1 === null || city === null) return null;
  return {
    street: [line1, line2].filter((line) => line !== null).join(', '),
    houseNumberOrName: houseNumberOrName ?? 'N/A',
    city,
    postalCode: wholeText(postalCode, 10) ?? 'N/A',
    stateOrProvince: stateCode?.split('-').at(-1) ?? wholeText(state, 3),
    country,
  };
}

function deliveryOf({ shippingDetails }: Authorize): Values | null {
  const address = addressOf(shippingDetails?.address ?? null);
  if (address === null) return null;
  return { ...address, firstName: shippingDetails?.firstName, lastName: shippingDetails?.lastName };
}

function browserOf({ browserInfo }: Authorize): Values | null {
  if (browserInfo === null) return null;
  return {
    acceptHeader: browserInfo.acceptHeader ?? '*/*',
    colorDepth: browserInfo.colorDepth,
    javaEnabled: browserInfo.javaEnabled,
    javaScriptEnabled: browserInfo.javascriptEnabled,
    language: browserInfo.language,
    screenHeight: browserInfo.screenHeight,
    screenWidth: browserInfo.screenWidth,
    timeZoneOffset: browserInfo.timeZoneOffset,
    userAgent: browserInfo.userAgent,
  };
}

/** Twenty-two of the characters that Adyen allows there. */
function statementOf(name: string | null): string | null {
  const allowed = cut(name?.replace(/[^A-Za-z0-9 .,'_?+*/-]/g, ''), 22) ?? '';
  return allowed.trim() === '' ? null : allowed;
}

/** Adyen keeps twenty, with names of 20 characters and values of 80. */
function metadataOf(metadata: Readonly<Record<string, string>>): Values {
  const fitting = Object.entries(metadata).filter(
    ([name, value]) => name.length <= 20 && value.length <= 80 && value !== '',
  );
  return Object.fromEntries(firstOf(fitting, 20));
}

export function lineItem(item: CartItem, amount: Money): Values {
  const tax = (item.taxAmount ?? 0n) / BigInt(Math.max(item.quantity, 1));
  return {
    id: item.externalIdentifier ?? item.sku,
    description: item.name,
    quantity: item.quantity,
    amountExcludingTax: unitsIn(amount, item.unitAmount),
    amountIncludingTax: unitsIn(amount, item.unitAmount + tax),
    taxAmount: unitsIn(amount, tax),
    sku: item.sku,
    upc: item.upc,
    productUrl: item.productUrl,
    imageUrl: item.imageUrl,
  };
}

/** What the schemes want to be told of business buyers' cards and of journeys. */
export function enhancedData(input: Authorize): Values {
  const { levelTwoThree, cartItems, amount } = input;
  const { taxAmount, dutyAmount, shippingAmount, customerReferenceNumber } = levelTwoThree;
  const isTold = [taxAmount, dutyAmount, shippingAmount, customerReferenceNumber].some((of) => of !== null);
  const to = input.shippingDetails?.address ?? null;

  return {
    levelTwoThree: isTold
      ? {
          customerReferenceNumber: ascii(customerReferenceNumber, 25),
          totalTaxAmount: unitsIn(amount, taxAmount),
          dutyAmount: unitsIn(amount, dutyAmount),
          freightAmount: unitsIn(amount, shippingAmount),
          destination: {
            countryCode: to?.country,
            postalCode: ascii(to?.postalCode ?? null, 10),
            stateOrProvince: ascii(to?.stateCode?.split('-').at(-1) ?? null, 3),
          },
          itemDetailLines: firstOf(cartItems, 9).map((item) => itemLine(item, amount)),
        }
      : null,
    airline: airlineOf(input.airline, amount),
  };
}

function unitsIn({ currency }: Money, minor: bigint | null): bigint | null {
  return minor === null ? null : (amountOf({ minor, currency })?.value ?? null);
}

function itemLine(item: CartItem, amount: Money): Values {
  const total = item.unitAmount * BigInt(item.quantity) - (item.discountAmount ?? 0n);
  return {
    commodityCode: ascii(item.commodityCode, 12),
    description: ascii(item.name, 26),
    discountAmount: unitsIn(amount, item.discountAmount),
    productCode: ascii(item.sku, 12),
    quantity: item.quantity,
    totalAmount: unitsIn(amount, total),
    unitOfMeasure: ascii(item.unitOfMeasure, 3),
    unitPrice: unitsIn(amount, item.unitAmount),
  };
}

export function airlineOf(airline: Airline | null, amount: Money): Values | null {
  const [first] = airline?.passengers ?? [];
  const name = ascii([first?.lastName, first?.firstName].filter(Boolean).join(' '), 49);
  // Adyen takes no journey without a passenger.
  if (airline === null || name === null) return null;

  return {
    passengerName: name,
    code: airline.issuingIataDesignator,
    designatorCode: ascii(airline.issuingCarrierCode, 2),
    computerizedReservationSystem: ascii(airline.reservationSystem, 4),
    customerReferenceNumber: ascii(airline.bookingCode ?? airline.passengerNameRecord, 20),
    flightDate: day(airline.legs[0]?.departureAt ?? null),
    ticket: {
      number: ascii(airline.ticketNumber ?? first?.ticketNumber ?? null, 15),
      issueDate: day(airline.issuedAt),
      issueAddress: ascii(airline.issuedAddress, 16),
    },
    travelAgency: {
      code: ascii(airline.travelAgencyCode, 8),
      name: ascii(airline.travelAgencyName, 25),
    },
    agency: {
      invoiceNumber: ascii(airline.travelAgencyInvoiceNumber, 6),
      planName: ascii(airline.travelAgencyPlanName, 2),
    },
    legs: airline.legs.map((leg) => ({
      carrierCode: ascii(leg.carrierCode, 2),
      classOfTravel: ascii(leg.flightClass ?? leg.seatClass, 1),
      dateOfTravel: leg.departureAt?.toISOString().slice(0, 16),
      departureAirportCode: ascii(leg.departureAirport, 3),
      departureTax: unitsIn(amount, leg.departureTaxAmount),
      destinationAirportCode: ascii(leg.arrivalAirport, 3),
      fareBasisCode: ascii(leg.fareBasisCode, 15),
      flightNumber: ascii(leg.flightNumber?.replace(leg.carrierCode ?? '', '') ?? null, 5),
      stopOverCode: leg.stopOver === null ? null : leg.stopOver ? 'O' : 'X',
    })),
    passengers: airline.passengers.map((passenger) => ({
      firstName: ascii(passenger.firstName, 100),
      lastName: ascii(passenger.lastName, 100),
      dateOfBirth: passenger.dateOfBirth,
      phoneNumber: ascii(passenger.phoneNumber, 26),
    })),
  };
}

function day(at: Date | null): string | null {
  return at === null ? null : at.toISOString().slice(0, 10);
}

/** Schemes take plain letters, and no more than fit. */
function ascii(text: string | null, lengthMax: number): string | null {
  const letters = text?.normalize('NFKD').replace(/[^\x20-\x7e]/g, '');
  return cut(letters?.trim(), lengthMax) || null;
}
