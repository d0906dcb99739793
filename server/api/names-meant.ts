import { nearestName } from '../domain/nearest-name.ts';

/** What other services call fields of ours, where no letters tell. Of several, the first that is allowed counts. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['cvc', 'cvv', 'cvn', 'cvd'].map((name) => [name, ['security_code']])),
  card_number: ['number'],
  pan: ['number'],
  account_number: ['number'],
  exp: ['expiration_date'],
  expiry: ['expiration_date'],
  expiry_date: ['expiration_date'],
  exp_month: ['expiration_date'],
  exp_year: ['expiration_date'],
  expiration: ['expiration_date'],
  zip: ['postal_code'],
  zip_code: ['postal_code'],
  postcode: ['postal_code'],
  state: ['state_code'],
  name: ['display_name'],
  title: ['name', 'display_name'],
  price: ['unit_amount'],
  unit_price: ['unit_amount'],
  qty: ['quantity'],
  email: ['email_address', 'billing_details', 'buyer'],
  phone: ['phone_number', 'billing_details', 'buyer'],
  address: ['billing_details', 'buyer'],
  billing_address: ['billing_details', 'address', 'buyer'],
  shipping: ['shipping_details', 'buyer'],
  shipping_address: ['shipping_details', 'buyer'],
  user_agent: ['browser_info'],
  total: ['amount'],
  value: ['amount'],
  street: ['line1'],
  reference: ['external_identifier'],
  order_id: ['external_identifier'],
  merchant_reference: ['external_identifier'],
  customer: ['buyer', 'buyer_id'],
  customer_id: ['buyer_id'],
  type: ['method', 'kind'],
  source: ['payment_method'],
  token: ['payment_method', 'id'],
  capture: ['intent'],
  capture_method: ['intent'],
  return_url: ['redirect_url'],
  success_url: ['return_url', 'redirect_url'],
  callback_url: ['redirect_url', 'url'],
  line_items: ['cart_items'],
  items: ['cart_items'],
  events: ['event_types'],
  page_size: ['limit'],
  per_page: ['limit'],
  starting_after: ['cursor'],
  page: ['cursor'],
  offset: ['cursor'],
  ...Object.fromEntries(['creditcard', 'credit_card', 'debit_card', 'cc'].map((name) => [name, ['card']])),
};

/** `: did you mean X?`, where one of the names that are allowed here is near what was sent; else nothing. */
export function didYouMean(given: string, names: readonly string[]): string {
  const wanted = given
    .toLowerCase()
    .replaceAll(/[\s-]/g, '_')
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2');
  const translated = Object.hasOwn(MEANT, wanted)
    ? MEANT[wanted]?.find((name) => names.includes(name))
    : undefined;
  const meant = translated ?? nearestName(given, names);
  return meant === null ? '' : `: did you mean ${meant}?`;
}
