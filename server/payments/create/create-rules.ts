import type { Static } from 'typebox';
import type { Detail } from '../../problem/problem.ts';
import type { RedirectPaymentMethodCreate } from '../../api/contract/shared/payment-method-create.ts';
import type { TransactionCreate } from '../../api/contract/transaction/create.ts';
import { parseCountry } from '../../domain/country.ts';
import { parseCurrency } from '../../domain/currency.ts';
import { isReturnable, isReturnedAsData } from '../../domain/return-address.ts';

export type CreateBody = Static<typeof TransactionCreate>;

/**
 * Everything that is wrong between the fields of a request that is well formed by itself. All of it, not the
 * first.
 */
export function createProblems(body: CreateBody, now: Date): Detail[] {
  const problems: Detail[] = [];
  const say = (isWrong: boolean, pointer: string, message: string, type = 'value_error'): void => {
    if (isWrong) problems.push({ location: 'body', pointer, message, type });
  };
  const given = <Value>(value: Value | null | undefined): value is Value =>
    value !== undefined && value !== null;
  const {
    payment_method: method,
    payment_source: source,
    merchant_initiated: byMerchant,
    is_subsequent_payment: isSubsequent,
  } = body;
  const isSeries = source === 'recurring' || source === 'installment';
  const usesStored = method?.method === 'id';

  say(
    parseCurrency(body.currency) === null,
    '/currency',
    'is not an ISO 4217 currency',
    'value_error.currency',
  );
  say(
    given(body.country) && parseCountry(body.country) === null,
    '/country',
    'is not an ISO 3166-1 country',
    'value_error.country',
  );
  say(
    body.intent === 'capture' && body.amount === 0,
    '/amount',
    'must be greater than 0 where the intent is capture',
  );

  const left = body.amount - (body.gift_cards ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const isCovered = (body.gift_cards ?? []).length > 0 && left === 0;
  say(
    !given(method) && !isCovered && left >= 0,
    '/payment_method',
    'is required for what gift cards do not pay',
    'value_error.missing',
  );
  say(
    given(method) && isCovered,
    '/payment_method',
    'has nothing to pay: the gift cards pay the whole amount',
  );
  say(body.store && isCovered, '/store', 'needs a payment method to store');
  const back = redirectUrlOf(body);
  say(
    given(back) && !isReturnable(back) && !isReturnedAsData(back),
    '/payment_method/redirect_url',
    'must be an address that a browser can be sent to',
    'value_error.url',
  );
  if (given(method) && isRedirect(method)) problems.push(...redirectProblems(body, method));
  say(
    given(method) &&
      !isRedirect(method) &&
      !(method.method === 'bank' && 'scheme' in method) &&
      !TAKEN_METHODS.has(method.method),
    '/payment_method/method',
    `payments by ${method?.method ?? ''} are not taken by this release`,
    'value_error.not_supported',
  );
  say(
    given(body.integration_client) &&
      body.integration_client !== 'redirect' &&
      !(given(method) && isRedirect(method)),
    '/integration_client',
    'is for methods with a client SDK, which cards do not have',
    'value_error.not_supported',
  );

  say(
    [body.buyer, body.buyer_id, body.buyer_external_identifier].filter(given).length > 1,
    '/buyer',
    'give one of buyer, buyer_id and buyer_external_identifier',
  );

  say(
    byMerchant && source !== 'recurring' && source !== 'installment' && source !== 'card_on_file',
    '/merchant_initiated',
    'needs a payment_source of recurring, installment or card_on_file',
  );
  say(
    !isSubsequent && byMerchant && source !== 'card_on_file',
    '/is_subsequent_payment',
    'must be true for what the merchant initiates, unless payment_source is card_on_file',
  );
  say(
    isSeries && !byMerchant && !usesStored && !body.store && !isSubsequent,
    '/store',
    'must be true for the first payment of a series',
  );
  say(body.store && usesStored, '/store', 'must be false for a payment method that is stored already');
  say(body.store && byMerchant, '/store', 'must be false for what the merchant initiates');

  say(body.async_capture && body.intent !== 'capture', '/async_capture', 'needs the intent capture');
  say(
    given(body.three_d_secure?.amount) && body.three_d_secure.amount < body.amount,
    '/three_d_secure/amount',
    'must not be less than amount',
    'value_error.number.not_ge',
  );
  say(
    given(body.three_d_secure_data) && source === 'moto',
    '/three_d_secure_data',
    'has no place in a payment by mail or telephone',
  );
  say(
    given(body.approval_expires_at) && Date.parse(body.approval_expires_at) <= now.getTime(),
    '/approval_expires_at',
    'must be in the future',
    'value_error.date.not_future',
  );
  say(
    given(body.approval_expires_at) &&
      Date.parse(body.approval_expires_at) > now.getTime() + APPROVAL_DAYS_MAX * 86_400_000,
    '/approval_expires_at',
    `must be within ${APPROVAL_DAYS_MAX} days`,
    'value_error.date.too_far',
  );
  say(
    given(body.tax_amount) && body.tax_amount > body.amount && body.amount_includes_tax === true,
    '/tax_amount',
    'must not be more than the amount that includes it',
  );
  return problems;
}

/** What this release can pay with; the contract knows all that are to come. */
const TAKEN_METHODS: ReadonlySet<string> = new Set([
  'card',
  'id',
  'checkout-session',
  'applepay',
  'googlepay',
  'googlepay_pan_only',
  'click-to-pay',
  'network-token',
  'paze',
]);

type MethodCreate = NonNullable<CreateBody['payment_method']>;
type RedirectMethod = Static<typeof RedirectPaymentMethodCreate>;

/**
 * The buyer approves at a provider of their own: the only methods that come with a country and a currency.
 */
export function isRedirect(method: MethodCreate): method is RedirectMethod {
  return 'redirect_url' in method && 'currency' in method && 'country' in method;
}

/** What holds for methods that the buyer approves elsewhere. */
function redirectProblems(body: CreateBody, method: RedirectMethod): Detail[] {
  const problem = (pointer: string, message: string, type = 'value_error'): Detail => ({
    location: 'body',
    pointer,
    message,
    type,
  });
  const country = body.country ?? null;
  return [
    ...(method.currency === body.currency
      ? []
      : [
          problem(
            '/payment_method/currency',
            'must be the currency of the transaction',
            'value_error.currency',
          ),
        ]),
    ...(country === null || method.country === country
      ? []
      : [
          problem('/payment_method/country', 'must be the country of the transaction', 'value_error.country'),
        ]),
    ...(body.merchant_initiated
      ? [problem('/merchant_initiated', 'must be false: only the buyer can approve this method')]
      : []),
    ...(body.payment_source === 'moto'
      ? [problem('/payment_source', 'must not be moto: the buyer has to approve this method')]
      : []),
  ];
}

/** The longest window of any payment by reference; a connector's own may be shorter. */
const APPROVAL_DAYS_MAX = 365;

/**
 * What of the request has no column of its own: kept for the connectors and the answer. Held values stand
 * here as their labels only.
 */
export function requestOf(body: CreateBody): Readonly<Record<string, unknown>> {
  const kept = Object.entries(body).filter(
    ([name, value]) => !WITH_COLUMNS.has(name) && value !== undefined && value !== null,
  );
  const redirectUrl = redirectUrlOf(body);
  return {
    ...Object.fromEntries(kept),
    ...(typeof redirectUrl === 'string' ? { redirect_url: redirectUrl } : {}),
  };
}

function redirectUrlOf({ payment_method: method }: CreateBody): string | null | undefined {
  return method !== null && method !== undefined && 'redirect_url' in method ? method.redirect_url : null;
}

const WITH_COLUMNS: ReadonlySet<string> = new Set([
  'amount',
  'currency',
  'country',
  'payment_method',
  'buyer',
  'buyer_id',
  'buyer_external_identifier',
  'gift_cards',
  'external_identifier',
  'intent',
  'metadata',
  'is_subsequent_payment',
  'merchant_initiated',
  'payment_source',
  'shipping_details_id',
  'payment_service_id',
  'three_d_secure',
]);
