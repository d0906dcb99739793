import { cut, firstOf } from '../../domain/cut.ts';
import { toMajorString, type Money } from '../../domain/money.ts';
import type { CartItem } from '../../domain/purchase/cart-item.ts';
import type { Address, ShippingDetails } from '../../domain/purchase/people.ts';
import type { Exemption } from '../../domain/three-d-secure/exemption.ts';
import { wholeText } from '../../domain/whole.ts';
import type { Authorize } from '../connector.ts';
import { flightOf } from './flight.ts';
import { optionsOf } from './options.ts';
import { type BraintreeCall, type Values, keyOf } from './request.ts';

/** A payment in the words of Braintree's `POST /transactions`. */

export function saleOf(call: BraintreeCall<Authorize>, merchantAccountId: string): Values {
  const { input, operationId } = call;
  const own = optionsOf(call.options, input);
  const { levelTwoThree: told, amount } = input;

  return {
    type: 'sale',
    amount: toMajorString(amount),
    merchant_account_id: merchantAccountId,
    // What transactions can be searched for by.
    order_id: operationId,
    ...keyOf(call),
    ...paidWith(input),
    ...standingOf(input),
    three_d_secure_pass_thru: proofOf(input, own.authenticationResponse),
    sca_exemption: input.exemption === null ? null : EXEMPTIONS[input.exemption],
    accept_partial_authorization: input.allowPartialAuthorization ? true : null,
    // What is kept has its own.
    customer: input.instrument.method === 'stored-token' ? null : customerOf(input),
    billing: billingOf(input),
    shipping: shippingOf(input),
    descriptor: descriptorOf(input),
    risk_data: riskOf(input),
    device_data: input.antiFraudFingerprint,
    custom_fields: own.customFields,
    purchase_order_number: cut(
      own.purchaseOrderNumber ?? told.purchaseOrderNumber ?? told.customerReferenceNumber,
      17,
    ),
    tax_amount: majorIn(amount, told.taxAmount),
    shipping_amount: majorIn(amount, told.shippingAmount),
    surcharge_amount: majorIn(amount, told.surchargeAmount),
    discount_amount: own.discount ?? discountOf(input),
    line_items: linesOf(input.cartItems, amount),
    installments: { count: input.installmentCount },
    industry: flightOf(input),
    options: {
      submit_for_settlement: input.capture,
      ...own.stores,
    },
  };
}

/** Whether a card is good, without a payment: `POST /verifications`. */
export function verificationOf({ input }: BraintreeCall<Authorize>, merchantAccountId: string): Values {
  const { external_vault: vault, transaction_source: source } = standingOf(input);
  return {
    credit_card: { ...cardOf(input), billing_address: billingOf(input) },
    external_vault: vault,
    intended_transaction_source: source,
    three_d_secure_pass_thru: proofOf(input),
    risk_data: riskOf(input),
    options: { merchant_account_id: merchantAccountId },
  };
}

function paidWith(input: Authorize): Values {
  const { instrument } = input;
  if (instrument.method === 'stored-token') return { payment_method_token: instrument.token };
  if (instrument.method !== 'network-token') return { credit_card: cardOf(input) };

  const { token: number, cryptogram, eci, expiry, wallet, lastFour } = instrument;
  const shared = { number, expiration_month: monthOf(expiry.month), expiration_year: String(expiry.year) };
  switch (wallet) {
    case 'applepay':
      return {
        apple_pay_card: {
          ...shared,
          cardholder_name: nameOf(input),
          cryptogram,
          eci_indicator: eci?.padStart(2, '0'),
        },
      };
    case 'googlepay':
      return {
        android_pay_card: {
          ...shared,
          cryptogram,
          eci_indicator: eci?.padStart(2, '0'),
          source_card_last_four: lastFour,
        },
      };
    case undefined:
      return {
        credit_card: {
          ...shared,
          cardholder_name: nameOf(input),
          network_tokenization_attributes: { cryptogram, ecommerce_indicator: eci?.padStart(2, '0') },
        },
      };
    default:
      return wallet satisfies never;
  }
}

function cardOf(input: Authorize): Values {
  const { instrument } = input;
  if (instrument.method !== 'card')
    throw new Error(`BUG: braintree-card was handed a ${instrument.method}, which is no card`);
  const { number, expiry, securityCode } = instrument;
  return {
    number,
    expiration_month: expiry === null ? null : monthOf(expiry.month),
    expiration_year: expiry === null ? null : String(expiry.year),
    cvv: securityCode,
    cardholder_name: nameOf(input),
  };
}

const monthOf = (month: number): string => String(month).padStart(2, '0');

/**
 * Whether the card is kept with us and who starts the payment: `external_vault` is for cards alone, and takes the
 * first payment's id only where the merchant starts the later one. What Braintree keeps is in no vault but its own.
 */
function standingOf(input: Authorize): Values {
  const { initiator, isSubsequentPayment, store, instrument, previousSchemeTransactionId } = input;
  const isLater = isSubsequentPayment || initiator === 'merchant';
  const status = isLater ? 'vaulted' : store ? 'will_vault' : null;
  const isWallet = instrument.method === 'network-token' && instrument.wallet !== undefined;
  const isKept = instrument.method === 'stored-token';
  const vault = {
    status,
    previous_network_transaction_id: initiator === 'merchant' ? previousSchemeTransactionId : null,
  };

  return {
    transaction_source: originOf(input, isLater),
    external_vault: status === null || isWallet || isKept ? null : vault,
  };
}

function originOf({ paymentSource, initiator }: Authorize, isLater: boolean): string | null {
  switch (paymentSource) {
    case 'moto':
      return 'moto';
    case 'recurring':
      return isLater ? 'recurring' : 'recurring_first';
    case 'installment':
      return isLater ? 'installment' : 'installment_first';
    default:
      return initiator === 'merchant' ? 'merchant' : null;
  }
}

/** What another server of 3-D Secure proved. */
function proofOf(
  { threeDSecure: proof, initiator, instrument }: Authorize,
  authenticationResponse: string | null = null,
): Values | null {
  if (proof === null || proof.cavv === null || initiator === 'merchant') return null;
  return {
    eci_flag: proof.eci?.padStart(2, '0'),
    cavv: proof.cavv,
    three_d_secure_version: proof.version,
    ds_transaction_id: proof.directoryTransactionId,
    directory_response: proof.transactionStatus,
    authentication_response: authenticationResponse,
    network: instrument.method === 'card' ? NETWORKS[instrument.preferredScheme ?? ''] : null,
  };
}

/** Braintree's words for the scheme of several that the cardholder was asked through. */
const NETWORKS: Readonly<Record<string, string>> = {
  'eftpos-australia': 'eftpos',
  mastercard: 'Mastercard',
  visa: 'Visa',
};

/** Braintree's words. That the merchant started a payment is said by its source. */
const EXEMPTIONS: Readonly<Record<Exemption, string | null>> = {
  low_value: 'low_value',
  transaction_risk_analysis: 'transaction_risk_analysis',
  trusted_beneficiary: 'trusted_beneficiary',
  merchant_initiated: null,
};

function nameOf({ buyer }: Authorize): string | null {
  const details = buyer?.billingDetails;
  const names = [details?.firstName, details?.lastName].filter((name) => name != null);
  return cut(names.length === 0 ? buyer?.displayName : names.join(' '), 175);
}

function customerOf({ buyer }: Authorize): Values | null {
  const details = buyer?.billingDetails ?? null;
  if (details === null) return null;
  return {
    ...namesOf(details),
    email: wholeText(details.emailAddress, 255),
    phone: wholeText(details.phoneNumber, 255),
  };
}

function namesOf({ firstName, lastName }: Pick<ShippingDetails, 'firstName' | 'lastName'>): Values {
  return { first_name: cut(firstName, 255), last_name: cut(lastName, 255) };
}

function billingOf({ buyer }: Authorize): Values | null {
  const details = buyer?.billingDetails ?? null;
  if (details === null) return null;
  return { ...namesOf(details), ...addressOf(details.address) };
}

function shippingOf({ shippingDetails: to }: Authorize): Values | null {
  if (to === null) return null;
  return { ...namesOf(to), ...addressOf(to.address) };
}

function addressOf(address: Address | null): Values {
  if (address === null) return {};
  const street = [address.houseNumberOrName, address.line1].filter((part) => part !== null).join(' ');
  return {
    company: cut(address.organization, 255),
    street_address: street === '' ? null : cut(street, 255),
    extended_address: cut(address.line2, 255),
    locality: cut(address.city, 255),
    region: address.stateCode?.split('-').at(-1) ?? cut(address.state, 255),
    postal_code: postalCodeOf(address.postalCode),
    country_code_alpha2: address.country,
  };
}

/** Nine letters and digits at most, whatever stands between them (81809, 81813). Cut, it would be another place. */
function postalCodeOf(given: string | null): string | null {
  const code = (given ?? '').replaceAll(/[^0-9A-Za-z -]/g, '').replace(/^[ -]+/, '');
  const length = code.replaceAll(/[ -]/g, '').length;
  return length === 0 || length > 9 ? null : code;
}

/**
 * https://developer.paypal.com/braintree/docs/reference/request/transaction/sale#descriptor: a name is 3, 7 or 12
 * characters, a star and the rest, 22 at most, of letters, digits, spaces and periods; an address has no spaces.
 * Anything else would have the payment refused, so it stays away.
 */
const DESCRIPTOR = /^(?=[A-Za-z0-9 .*]+$)(?:[^*]{3}\*[^*]{1,18}|[^*]{7}\*[^*]{1,14}|[^*]{12}\*[^*]{1,9})$/;
const ADDRESS_OF_SHOP = /^[A-Za-z0-9.]{1,13}$/;

function descriptorOf({ statementDescriptor: given }: Authorize): Values | null {
  const digits = given?.phoneNumber?.replace(/[^0-9]/g, '') ?? '';
  return {
    name: DESCRIPTOR.test(given?.name ?? '') ? given?.name : null,
    phone: digits.length === 10 ? digits : null,
    url: ADDRESS_OF_SHOP.test(given?.url ?? '') ? given?.url : null,
  };
}

function riskOf({ ipAddress, browserInfo }: Authorize): Values {
  return { customer_ip: ipAddress, customer_browser: cut(browserInfo?.userAgent, 255) };
}

function majorIn({ currency }: Money, minor: bigint | null): string | null {
  return minor === null ? null : toMajorString({ minor, currency });
}

function discountOf({ cartItems, amount }: Authorize): string | null {
  const all = cartItems.reduce((sum, item) => sum + (item.discountAmount ?? 0n), 0n);
  return all === 0n ? null : majorIn(amount, all);
}

/**
 * Braintree refuses a payment with an item that costs nothing, and amounts of nothing within one. A total is the price
 * times the quantity, before any discount (`TransactionLineItemInput`, github.com/braintree/graphql-api).
 */
export function linesOf(items: readonly CartItem[], amount: Money): readonly Values[] {
  const priced = items.filter((item) => totalOf(item) > 0n);
  return firstOf(priced, 249).map((item) => lineOf(item, amount));
}

const totalOf = ({ unitAmount, quantity }: CartItem): bigint => unitAmount * BigInt(quantity);

function lineOf(item: CartItem, amount: Money): Values {
  const isUpcA = /^[0-9]{12}$/.test(item.upc ?? '');
  return {
    kind: 'debit',
    name: cut(item.name, 35),
    description: cut(item.description, 127),
    quantity: String(item.quantity),
    unit_amount: majorIn(amount, item.unitAmount),
    total_amount: majorIn(amount, totalOf(item)),
    tax_amount: majorIn(amount, item.taxAmount || null),
    discount_amount: majorIn(amount, item.discountAmount || null),
    unit_of_measure: cut(item.unitOfMeasure, 12),
    product_code: cut(item.sku ?? item.externalIdentifier, 12),
    commodity_code: cut(item.commodityCode, 12),
    upc_code: isUpcA ? item.upc : null,
    upc_type: isUpcA ? 'UPC-A' : null,
    url: item.productUrl,
    image_url: wholeText(item.imageUrl, 1024),
  };
}
