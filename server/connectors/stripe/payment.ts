import { cut, firstOf } from '../../domain/cut.ts';
import type { Address, ShippingDetails } from '../../domain/purchase/people.ts';
import type { Authorize, Call, Instrument } from '../connector.ts';
import { readOptions } from '../options.ts';
import { cardOptions } from './options.ts';
import type { StripeFields, Value, Values } from './request.ts';
import { unitsOf } from './units.ts';

/** A PaymentIntent as it is written, confirmed in the same request. */

export type AuthorizeCall = Call<StripeFields, Authorize>;

/** Under this name of its metadata a payment is searched for. */
export const OPERATION = 'railyard_operation';

export function intentOf(call: AuthorizeCall, method: Values): Values {
  const { input } = call;
  const { stripe_connect: connect } = readOptions(cardOptions, call.options);
  return {
    amount: unitsOf(input.amount),
    currency: input.amount.currency.toLowerCase(),
    confirm: true,
    description: descriptionOf(input),
    metadata: metadataOf(call),
    return_url: input.returnUrl,
    shipping: shippingOf(input.shippingDetails),
    on_behalf_of: connect?.on_behalf_of,
    application_fee_amount: connect?.application_fee_amount,
    transfer_data: { destination: connect?.transfer_data_destination },
    transfer_group: connect?.transfer_group,
    expand: ['latest_charge'],
    ...method,
  };
}

export function cardIntent(call: AuthorizeCall): Values {
  const { input } = call;
  const options = readOptions(cardOptions, call.options);
  const isMerchants = input.initiator === 'merchant';
  const usage = USAGES[input.paymentSource] ?? 'unscheduled';
  const manual = input.capture
    ? {}
    : {
        request_multicapture: 'if_available',
        request_overcapture: 'if_available',
        request_incremental_authorization: 'if_available',
      };

  return intentOf(call, {
    capture_method: input.capture ? 'automatic' : 'manual',
    allowed_payment_method_types: ['card'],
    customer: customerOf(input, options.customer_id),
    off_session: isMerchants ? true : null,
    setup_future_usage: input.store && !isMerchants ? 'off_session' : null,
    error_on_requires_action: options.error_on_requires_action,
    statement_descriptor_suffix: descriptorOf(input),
    ...instrumentOf(input),
    payment_method_options: {
      card: {
        ...cardOptionsOf(input),
        ...manual,
        stored_credential_usage: isMerchants ? usage : null,
        mit_exemption: isMerchants ? { network_transaction_id: input.previousSchemeTransactionId } : null,
        network_token: cryptogramOf(input.instrument),
        installments: installmentsOf(input.installmentCount),
      },
    },
    ...levelThree(input),
  });
}

/** What is said of a card with a payment and without one. */
function cardOptionsOf(input: Authorize): Values {
  return {
    moto: input.paymentSource === 'moto' ? true : null,
    three_d_secure: proofOf(input),
    network: input.instrument.method === 'card' ? networkOf(input.instrument.preferredScheme) : null,
  };
}

/**
 * A SetupIntent, confirmed as it is made: Stripe asks the issuer about the card. Of one that is kept it may have the
 * buyer prove at once who they are, so that later payments need not.
 */
export function cardSetup(call: AuthorizeCall): Values {
  const { input } = call;
  const options = readOptions(cardOptions, call.options);
  return {
    confirm: true,
    usage: input.store || input.initiator === 'merchant' ? 'off_session' : 'on_session',
    allowed_payment_method_types: ['card'],
    customer: customerOf(input, options.customer_id),
    description: descriptionOf(input),
    metadata: metadataOf(call),
    on_behalf_of: options.stripe_connect?.on_behalf_of,
    return_url: input.returnUrl,
    ...instrumentOf(input),
    payment_method_options: { card: cardOptionsOf(input) },
    expand: ['latest_attempt'],
  };
}

function descriptionOf({ description }: Authorize): string | null {
  return cut(description, 1000);
}

/**
 * https://docs.stripe.com/get-started/account/statement-descriptors: 22 characters, a letter among them, and none of
 * these. One that Stripe would refuse is left out: its account has another.
 */
export function descriptorOf({ statementDescriptor }: Authorize): string | null {
  const text = cut((statementDescriptor?.name ?? '').replaceAll(/[<>\\'"*]/g, ''), 22).trim();
  return /[A-Za-z]/.test(text) ? text : null;
}

/** A PaymentMethod that is kept pays for the Customer that it is attached to alone. */
function customerOf({ instrument }: Authorize, asked: string | null): string | null {
  return (instrument.method === 'stored-token' ? instrument.customer : null) ?? asked;
}

const USAGES: Readonly<Record<string, string>> = { recurring: 'recurring', installment: 'installment' };

function instrumentOf(input: Authorize): Values {
  const { instrument } = input;
  if (instrument.method === 'stored-token') return { payment_method: instrument.token };
  return {
    payment_method_data: { type: 'card', billing_details: billingOf(input), card: cardOf(instrument) },
  };
}

function cardOf(instrument: Instrument): Value {
  switch (instrument.method) {
    case 'card':
      return {
        number: instrument.number,
        exp_month: instrument.expiry?.month,
        exp_year: instrument.expiry?.year,
        cvc: instrument.securityCode,
      };
    case 'network-token':
      return {
        network_token: {
          number: instrument.token,
          exp_month: instrument.expiry.month,
          exp_year: instrument.expiry.year,
        },
      };
    case 'stored-token':
    case 'bank':
    case 'redirect':
      throw new Error(`BUG: stripe-card was handed a ${instrument.method}, which is no card`);
    default:
      return instrument satisfies never;
  }
}

/** Stripe's words for schemes that share a card with another one. */
const NETWORKS: Readonly<Record<string, string>> = {
  'carte-bancaire': 'cartes_bancaires',
  'eftpos-australia': 'eftpos_au',
  mastercard: 'mastercard',
  visa: 'visa',
};

export function networkOf(preferredScheme: string | null): string | null {
  return NETWORKS[preferredScheme ?? ''] ?? null;
}

function cryptogramOf(instrument: Instrument): Value {
  if (instrument.method !== 'network-token') return null;
  return { cryptogram: instrument.cryptogram, electronic_commerce_indicator: instrument.eci };
}

/** What another server of 3-D Secure proved; without a proof Stripe is told nothing of it. */
function proofOf({ threeDSecure }: Authorize): Value {
  const { cavv, directoryTransactionId } = threeDSecure ?? { cavv: null, directoryTransactionId: null };
  if (threeDSecure === null || cavv === null || directoryTransactionId === null) return null;
  return {
    cryptogram: cavv,
    transaction_id: directoryTransactionId,
    version: threeDSecure.version,
    electronic_commerce_indicator: threeDSecure.eci?.padStart(2, '0'),
    ares_trans_status: threeDSecure.transactionStatus,
  };
}

function installmentsOf(count: number | null): Value {
  if (count === null || count < 2) return null;
  return { enabled: true, plan: { count, interval: 'month', type: 'fixed_count' } };
}

export function billingOf({ buyer }: Authorize): Values {
  const details = buyer?.billingDetails ?? null;
  return {
    name: nameOf(details?.firstName, details?.lastName) ?? buyer?.displayName,
    email: details?.emailAddress,
    phone: details?.phoneNumber,
    address: addressOf(details?.address ?? null),
  };
}

export function nameOf(first: string | null | undefined, last: string | null | undefined): string | null {
  const names = [first, last].filter((name) => name !== null && name !== undefined && name !== '');
  return names.length === 0 ? null : names.join(' ');
}

function addressOf(address: Address | null): Values | null {
  if (address === null) return null;
  const street = [address.houseNumberOrName, address.line1].filter((part) => part !== null);
  return {
    line1: street.length === 0 ? null : street.join(' '),
    line2: address.line2,
    city: address.city,
    state: address.state,
    postal_code: address.postalCode,
    country: address.country,
  };
}

/** Stripe wants a name with it. */
function shippingOf(details: ShippingDetails | null): Values | null {
  const name = nameOf(details?.firstName, details?.lastName);
  if (details === null || name === null) return null;
  return { name, phone: details.phoneNumber, address: addressOf(details.address) };
}

/** Stripe keeps 50 names; room is left for those that captures and increments add. */
const METADATA_MAX = 20;

function metadataOf({ input, operationId }: AuthorizeCall): Values {
  const theirs = Object.entries(input.metadata).filter(
    ([name, value]) => name.length <= 40 && value.length <= 500,
  );
  return {
    ...Object.fromEntries(firstOf(theirs, METADATA_MAX)),
    [OPERATION]: operationId,
    railyard_transaction: input.transactionId,
    order: input.externalIdentifier,
  };
}

/** https://docs.stripe.com/api/payment_intents/object: as many as a payment has. */
const ITEMS_MAX = 200;

/** What business buyers' cards want to be told, in whole units of the payment's currency. */
function levelThree({ amount, cartItems, levelTwoThree }: Authorize): Values {
  const { taxAmount, shippingAmount, customerReferenceNumber, purchaseOrderNumber } = levelTwoThree;
  const units = (minor: bigint | null): bigint | null =>
    minor === null ? null : unitsOf({ minor, currency: amount.currency });
  const items = firstOf(cartItems, ITEMS_MAX).map((item) => ({
    product_name: cut(item.name, 1024),
    product_code: cut(item.sku, 12),
    quantity: item.quantity,
    unit_cost: units(item.unitAmount),
    unit_of_measure: cut(item.unitOfMeasure, 12),
    discount_amount: units(item.discountAmount),
    tax: { total_tax_amount: units(item.taxAmount) },
    payment_method_options: { card: { commodity_code: cut(item.commodityCode, 12) } },
  }));
  const details = {
    shipping: { amount: units(shippingAmount) },
    tax: items.length === 0 ? { total_tax_amount: units(taxAmount) } : null,
    line_items: items,
  };
  const isEmpty = items.length === 0 && taxAmount === null && shippingAmount === null;

  return {
    // Discounts and duties of ours have no place there, so the sums need not agree.
    amount_details: isEmpty ? null : { enforce_arithmetic_validation: false, ...details },
    payment_details: {
      customer_reference: cut(customerReferenceNumber, 25),
      order_reference: cut(purchaseOrderNumber, 25),
    },
  };
}
