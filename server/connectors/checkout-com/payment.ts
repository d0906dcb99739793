import { cut, firstOf } from '../../domain/cut.ts';
import type { Address } from '../../domain/purchase/people.ts';
import type { CartItem } from '../../domain/purchase/cart-item.ts';
import type { Money } from '../../domain/money.ts';
import type { Exemption } from '../../domain/three-d-secure/exemption.ts';
import type { Authorize } from '../connector.ts';
import { type OptionsOf, readOptions } from '../options.ts';
import { options } from './options.ts';
import { type CheckoutCall, MARKS, type Values, unitsOf } from './request.ts';

/** A payment in the words of Checkout.com's `POST /payments`. */

export function paymentOf(call: CheckoutCall<Authorize>): Values {
  const { input, operationId } = call;
  const own = readOptions(options, call.options);
  return {
    source: paidFrom(input),
    amount: unitsOf(input.amount),
    currency: input.amount.currency,
    payment_type: typeOf(input),
    merchant_initiated: input.initiator === 'merchant',
    previous_payment_id: input.initiator === 'merchant' ? input.previousSchemeTransactionId : null,
    reference: operationId,
    description: cut(input.description, 100),
    capture: input.capture,
    partial_authorization: input.allowPartialAuthorization ? { enabled: true } : null,
    processing_channel_id: call.settings.processing_channel_id,
    customer: customerOf(input),
    billing_descriptor: {
      name: cut(input.statementDescriptor?.name, 25),
      city: cut(input.statementDescriptor?.city, 13),
    },
    shipping: shippingOf(input),
    '3ds': authenticationOf(input, own),
    risk: riskOf(input),
    recipient: recipientOf(input),
    processing: processingOf(input),
    items: input.cartItems.map((item) => itemOf(item, input.amount)),
    amount_allocations:
      own.sub_entity_id === null ? [] : [{ id: own.sub_entity_id, amount: unitsOf(input.amount) }],
    metadata: metadataOf(call),
    success_url: input.returnUrl,
    failure_url: input.returnUrl,
  };
}

/** https://www.checkout.com/docs/payments/accept-payments/use-saved-details: what a charge is, by who asks for it. */
function typeOf({ paymentSource, initiator }: Authorize): string {
  switch (paymentSource) {
    case 'moto':
      return 'MOTO';
    case 'recurring':
      return 'Recurring';
    case 'installment':
      return 'Installment';
    default:
      return initiator === 'merchant' ? 'Unscheduled' : 'Regular';
  }
}

function customerOf(input: Authorize): Values {
  const { instrument, buyer } = input;
  return instrument.method === 'stored-token' && typeof instrument.customer === 'string'
    ? { id: instrument.customer }
    : { name: nameOf(input), email: buyer?.billingDetails?.emailAddress };
}

/** Without a word of it Checkout.com stores every card that is paid with. */
function paidFrom(input: Authorize): Values {
  const { instrument } = input;
  const shared = {
    name: nameOf(input),
    billing_address: addressOf(input.buyer?.billingDetails?.address ?? null),
    stored: input.initiator === 'merchant' || input.isSubsequentPayment,
    store_for_future_use: stores(input),
  };
  switch (instrument.method) {
    case 'card':
      return {
        type: 'card',
        number: instrument.number,
        expiry_month: instrument.expiry?.month,
        expiry_year: instrument.expiry?.year,
        cvv: instrument.securityCode,
        ...shared,
      };
    case 'network-token':
      return {
        type: 'network_token',
        token: instrument.token,
        token_type: instrument.wallet ?? (instrument.scheme === 'mastercard' ? 'mdes' : 'vts'),
        expiry_month: instrument.expiry.month,
        expiry_year: instrument.expiry.year,
        cryptogram: instrument.cryptogram,
        eci: instrument.eci?.padStart(2, '0'),
        ...shared,
      };
    case 'stored-token':
      return { type: 'id', id: instrument.token };
    case 'bank':
    case 'redirect':
      throw new Error(`BUG: checkout-card was handed a ${instrument.method}, which is no card`);
    default:
      return instrument satisfies never;
  }
}

const stores = (input: Authorize): boolean =>
  input.store && input.initiator === 'customer' && input.instrument.method !== 'stored-token';

/** What another server of 3-D Secure proved; without a proof Checkout.com authenticates where it is told to. */
function authenticationOf(
  { threeDSecure, initiator, exemption }: Authorize,
  own: OptionsOf<typeof options>,
): Values | null {
  if (initiator === 'merchant') return null;
  if (threeDSecure !== null && threeDSecure.cavv !== null)
    return {
      enabled: true,
      eci: threeDSecure.eci?.padStart(2, '0'),
      cryptogram: threeDSecure.cavv,
      xid: threeDSecure.directoryTransactionId,
      version: threeDSecure.version,
      status: threeDSecure.transactionStatus,
    };
  if (exemption !== null) return { enabled: false, exemption: EXEMPTIONS_3DS[exemption] };

  const wants = own.three_d_secure === true;
  return { enabled: wants, challenge_indicator: wants ? own.challenge_indicator : null };
}

/** Checkout.com's words. That the merchant started a payment is said by `merchant_initiated`. */
const EXEMPTIONS_3DS: Readonly<Record<Exemption, string | null>> = {
  low_value: 'low_value',
  transaction_risk_analysis: 'transaction_risk_assessment',
  trusted_beneficiary: 'trusted_listing',
  merchant_initiated: null,
};

function nameOf({ buyer }: Authorize): string | null {
  const details = buyer?.billingDetails;
  const names = [details?.firstName, details?.lastName].filter((name) => name !== null && name !== undefined);
  return names.length === 0 ? (buyer?.displayName ?? null) : names.join(' ');
}

function addressOf(address: Address | null): Values | null {
  if (address === null) return null;
  const street = [address.houseNumberOrName, address.line1].filter((part) => part !== null).join(' ');
  return {
    address_line1: street === '' ? null : cut(street, 200),
    address_line2: cut(address.line2, 200),
    city: cut(address.city, 50),
    state: address.stateCode?.split('-').at(-1) ?? cut(address.state, 50),
    zip: cut(address.postalCode, 50),
    country: address.country,
  };
}

function shippingOf({ shippingDetails: to }: Authorize): Values | null {
  if (to === null) return null;
  return {
    first_name: to.firstName,
    last_name: to.lastName,
    email: to.emailAddress,
    address: addressOf(to.address),
  };
}

/** Where the buyer is and what they look at it with: Checkout.com's own risk engine wants to know. */
function riskOf({ ipAddress, browserInfo: browser, antiFraudFingerprint: fingerprint }: Authorize): Values {
  const isSixth = ipAddress?.includes(':') === true;
  return {
    device_session_id: /^dsid_\w{26}$/.test(fingerprint ?? '') ? fingerprint : null,
    device: {
      network: ipAddress === null ? null : { [isSixth ? 'ipv6' : 'ipv4']: ipAddress },
      user_agent: browser?.userAgent,
      java_enabled: browser?.javaEnabled,
      javascript_enabled: browser?.javascriptEnabled,
      language: browser?.language,
      color_depth: textOf(browser?.colorDepth),
      screen_height: textOf(browser?.screenHeight),
      screen_width: textOf(browser?.screenWidth),
      timezone: textOf(browser?.timeZoneOffset),
    },
  };
}

const textOf = (number: number | undefined): string | null => (number === undefined ? null : String(number));

function recipientOf({ accountFunding, recipient }: Authorize): Values | null {
  if (!accountFunding || recipient === null) return null;
  return {
    dob: recipient.dateOfBirth,
    account_number: recipient.accountNumber,
    first_name: recipient.firstName,
    last_name: recipient.lastName,
    address: addressOf(recipient.address),
  };
}

/** What the schemes want to be told of business buyers' cards and of journeys. */
function processingOf(input: Authorize): Values {
  const { levelTwoThree: told, amount, airline } = input;
  return {
    aft: input.accountFunding ? true : null,
    order_id: told.purchaseOrderNumber ?? told.customerReferenceNumber,
    tax_amount: unitsIn(amount, told.taxAmount),
    duty_amount: unitsIn(amount, told.dutyAmount),
    shipping_amount: unitsIn(amount, told.shippingAmount),
    surcharge_amount: unitsIn(amount, told.surchargeAmount),
    airline_data:
      airline === null
        ? []
        : [
            {
              ticket: {
                number: airline.ticketNumber ?? airline.passengers[0]?.ticketNumber,
                issue_date: dayOf(airline.issuedAt),
                issuing_carrier_code: airline.issuingCarrierCode,
                travel_agency_name: airline.travelAgencyName,
                travel_agency_code: airline.travelAgencyCode,
              },
              passenger: airline.passengers.map(({ firstName, lastName, dateOfBirth }) => ({
                first_name: firstName,
                last_name: lastName,
                date_of_birth: dateOfBirth,
              })),
              flight_leg_details: airline.legs.map((leg) => ({
                flight_number: leg.flightNumber?.replace(leg.carrierCode ?? '', ''),
                carrier_code: leg.carrierCode,
                departure_airport: leg.departureAirport,
                departure_date: dayOf(leg.departureAt),
                departure_time: leg.departureAt?.toISOString().slice(11, 16),
                arrival_airport: leg.arrivalAirport,
                fare_basis_code: leg.fareBasisCode,
              })),
            },
          ],
  };
}

const dayOf = (at: Date | null): string | null => (at === null ? null : at.toISOString().slice(0, 10));

const unitsIn = ({ currency }: Money, minor: bigint | null): bigint | null =>
  minor === null ? null : unitsOf({ minor, currency });

export function itemOf(item: CartItem, amount: Money): Values {
  const total = item.unitAmount * BigInt(item.quantity) - (item.discountAmount ?? 0n);
  return {
    name: cut(item.name, 255),
    quantity: item.quantity,
    unit_price: unitsIn(amount, item.unitAmount),
    total_amount: unitsIn(amount, total),
    tax_amount: unitsIn(amount, item.taxAmount),
    discount_amount: unitsIn(amount, item.discountAmount),
    reference: cut(item.sku ?? item.externalIdentifier, 255),
    commodity_code: item.commodityCode,
    unit_of_measure: item.unitOfMeasure,
    url: item.productUrl,
    image_url: item.imageUrl,
  };
}

/** Room is left for our own: ten of theirs, of the lengths that Checkout.com keeps. */
function metadataOf({ input, operationId }: CheckoutCall<Authorize>): Values {
  const theirs = Object.entries(input.metadata).filter(
    ([name, value]) => name.length <= 100 && value.length <= 100 && value !== '',
  );
  return {
    ...Object.fromEntries(firstOf(theirs, 10)),
    order: cut(input.externalIdentifier, 100),
    [MARKS.operation]: operationId,
    [MARKS.purpose]: input.capture ? 'sale' : 'hold',
    [MARKS.stores]: stores(input) ? 'yes' : null,
  };
}
