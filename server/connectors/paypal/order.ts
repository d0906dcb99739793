import { cut } from '../../domain/cut.ts';
import { objectOf, textAt } from '../../domain/json.ts';
import { type Money, add } from '../../domain/money.ts';
import { wholeText } from '../../domain/whole.ts';
import type { Authorize, Instrument } from '../connector.ts';
import type { PayPalCall } from './request.ts';
import { moneyOf } from './units.ts';

/** An order in PayPal's words: https://developer.paypal.com/docs/api/orders/v2/#orders_create */

type AuthorizeCall = PayPalCall<Authorize>;

/** Null where PayPal's units are too coarse for the amount. */
export function orderOf(call: AuthorizeCall) {
  const { input } = call;
  const amount = moneyOf(input.amount);
  if (amount === null) return null;

  const [cart, address] = [cartOf(input), shippingOf(input)];
  const choices = objectOf(call.options['shipping'])?.['options'];
  const shipping = Array.isArray(choices) ? { ...address, options: choices } : address;
  return {
    intent: input.capture ? 'CAPTURE' : 'AUTHORIZE',
    purchase_units: [
      {
        reference_id: cut(input.externalIdentifier, 256) ?? 'default',
        custom_id: call.operationId,
        amount: { ...amount, ...(cart === null ? {} : { breakdown: cart.breakdown }) },
        ...(cart === null ? {} : { items: cart.items }),
        ...present({
          description: cut(input.description, 127),
          soft_descriptor: cut(input.statementDescriptor?.name, 22),
        }),
        ...(shipping === null ? {} : { shipping }),
      },
    ],
    payment_source: { paypal: walletOf(call, address !== null) },
  };
}

function walletOf(call: AuthorizeCall, hasAddress: boolean) {
  const { instrument } = call.input;
  if (instrument.method === 'stored-token') return storedSource(call.input, instrument);
  if (instrument.method !== 'redirect')
    throw new Error(`BUG: paypal-paypal was handed a ${instrument.method}, which it does not accept`);
  const email = wholeText(call.input.buyer?.billingDetails?.emailAddress, 254);
  return {
    ...(email === null ? {} : { email_address: email }),
    experience_context: experienceOf(call, hasAddress),
    ...(call.input.store ? { attributes: { vault: VAULTED } } : {}),
  };
}

const VAULTED = { store_in_vault: 'ON_SUCCESS', usage_type: 'MERCHANT' } as const;

/** PayPal asks nobody: who pays has allowed it before. */
function storedSource(
  { initiator, paymentSource }: Authorize,
  { token }: Extract<Instrument, Readonly<{ method: 'stored-token' }>>,
) {
  const pattern = paymentSource === 'recurring' ? 'RECURRING_POSTPAID' : 'UNSCHEDULED_POSTPAID';
  return {
    vault_id: token,
    stored_credential: {
      payment_initiator: initiator === 'merchant' ? 'MERCHANT' : 'CUSTOMER',
      usage: 'SUBSEQUENT',
      usage_pattern: pattern,
    },
  };
}

/** What the merchant says in the options comes as it is: PayPal checks it. */
function experienceOf({ input, options }: AuthorizeCall, hasAddress: boolean) {
  const asked = objectOf(options['order_update_callback_config']);
  const words = present({
    return_url: input.returnUrl,
    cancel_url: input.returnUrl,
    user_action: textAt(options, 'user_action') ?? 'PAY_NOW',
    shipping_preference:
      textAt(options, 'shipping_preference') ?? (hasAddress ? 'SET_PROVIDED_ADDRESS' : null),
    brand_name: textAt(options, 'brand_name'),
    landing_page: textAt(options, 'landing_page'),
    locale: textAt(options, 'locale'),
  });
  return asked === null ? words : { ...words, order_update_callback_config: asked };
}

function shippingOf({ shippingDetails }: Authorize) {
  const address = shippingDetails?.address ?? null;
  if (address === null || address.country === null || address.line1 === null) return null;

  const name = [shippingDetails?.firstName, shippingDetails?.lastName].filter((part) => part != null);
  return {
    ...(name.length === 0 ? {} : { name: { full_name: cut(name.join(' '), 300) } }),
    address: {
      country_code: address.country,
      ...present({
        address_line_1: address.line1,
        address_line_2: address.line2,
        admin_area_1: address.stateCode?.split('-').at(-1) ?? address.state,
        admin_area_2: address.city,
        postal_code: address.postalCode,
      }),
    },
  };
}

/** PayPal refuses a cart that does not add up to the amount; such a one is left out. */
function cartOf({ cartItems, amount }: Authorize) {
  const money = (minor: bigint): Money => ({ minor, currency: amount.currency });
  const sum = (each: (item: (typeof cartItems)[number]) => bigint): Money =>
    cartItems.reduce((total, item) => add(total, money(each(item))), money(0n));
  const itemTotal = sum((item) => item.unitAmount * BigInt(item.quantity));
  const taxTotal = sum((item) => item.taxAmount ?? 0n);
  const discount = sum((item) => item.discountAmount ?? 0n);
  const shipping = sum((item) => item.shippingAmount ?? 0n);
  const total = itemTotal.minor + taxTotal.minor + shipping.minor - discount.minor;
  const [item_total, tax_total] = [moneyOf(itemTotal), moneyOf(taxTotal)];
  const [shippingTotal, discountTotal] = [moneyOf(shipping), moneyOf(discount)];
  if (cartItems.length === 0 || total !== amount.minor) return null;
  if (item_total === null || tax_total === null || shippingTotal === null || discountTotal === null)
    return null;

  const items = cartItems.map((item) => ({
    name: cut(item.name, 127),
    quantity: String(item.quantity),
    unit_amount: moneyOf(money(item.unitAmount)),
    ...present({ sku: cut(item.sku, 127), description: cut(item.description, 127) }),
  }));
  // Tax by item would have to be of one piece of it; the sum is enough.
  return { breakdown: { item_total, tax_total, shipping: shippingTotal, discount: discountTotal }, items };
}

function present(
  values: Readonly<Record<string, string | null | undefined>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
