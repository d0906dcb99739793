import { MAIL_ADDRESS_RULE, isMailAddress } from '../../domain/receipt.ts';
import { parseCountry } from '../../domain/country.ts';
import { parseCurrency } from '../../domain/currency.ts';
import { holdEnd, isWhileHeld, lastCapture } from '../../domain/transaction/capture-time.ts';
import type { Detail } from '../../domain/problem.ts';
import { isApprovedElsewhere, isTaken } from '../instruments/instrument-kinds.ts';
import type { ResolvedInstrument } from '../instruments/kind.ts';
import type { CreateBody, MethodCreate, PaymentRequest } from '../request/context.ts';
import type { Need } from './ask-once.ts';

/** What rules ask about. */
type Facts = Readonly<{
  body: CreateBody;
  method: MethodCreate | null;
  /** What gift cards leave to pay; below zero where they are too many. */
  left: number;
  /** Gift cards pay it all. */
  isCovered: boolean;
  isSeries: boolean;
  usesStored: boolean;
  /** What is paid once has a name. */
  hasOrder: boolean;
  captureAt: Date | null;
  /** There is a mail server, or the payment goes on for another that was taken while there was one. */
  canMail: boolean;
  now: Date;
}>;

/** `instrument`: null while it is not known. */
export function factsOf(
  creating: Pick<PaymentRequest, 'parts' | 'body' | 'orderKey' | 'now' | 'insteadOf' | 'attemptOf'>,
  instrument: Pick<ResolvedInstrument, 'stored'> | null,
): Facts {
  const { parts, body, orderKey = null, now, insteadOf, attemptOf } = creating;
  const { payment_method: method = null, payment_source: source } = body;
  const giftCards = body.gift_cards ?? [];

  const left = body.amount - giftCards.reduce((sum, { amount }) => sum + amount, 0);
  return {
    body,
    method,
    left,
    isCovered: giftCards.length > 0 && left === 0,
    isSeries: source === 'recurring' || source === 'installment',
    hasOrder: orderKey !== null,
    captureAt: body.capture_at == null ? null : new Date(body.capture_at),
    canMail: parts.mailer !== null || insteadOf !== undefined || attemptOf !== undefined,
    now,
    usesStored: instrument === null ? method?.method === 'id' : instrument.stored !== null,
  };
}

/** What the rules that need this much find. */
export function ruleProblems(needs: Need, facts: Facts): Detail[] {
  const broken = RULES.filter((rule) => (rule.needs ?? 'request') === needs && rule.isBroken(facts));
  return broken.map(({ pointer, message, type = 'value_error' }) => ({
    location: 'body',
    pointer,
    message: typeof message === 'string' ? message : message(facts),
    type,
  }));
}

/** One thing that must not be between the fields of a request that is well formed by itself. */
type Rule = Readonly<{
  /** `request` where it is absent. */
  needs?: Need;
  isBroken(facts: Facts): boolean;
  pointer: string;
  message: string | ((facts: Facts) => string);
  /** `value_error` where it is absent. */
  type?: string;
}>;

const AMOUNTS: readonly Rule[] = [
  {
    isBroken: ({ body }) => parseCurrency(body.currency) === null,
    pointer: '/currency',
    message: 'is not an ISO 4217 currency in use, for example USD',
    type: 'value_error.currency',
  },
  {
    isBroken: ({ body: { country = null } }) => country !== null && parseCountry(country) === null,
    pointer: '/country',
    message: ({ body }) =>
      `is not an ISO 3166-1 country${body.country === 'UK' ? ': the United Kingdom is GB' : ', for example US'}`,
    type: 'value_error.country',
  },
  {
    isBroken: ({ body }) => body.intent === 'capture' && body.amount === 0,
    pointer: '/amount',
    message: 'must be greater than 0 where the intent is capture',
  },
  {
    isBroken: ({ body: { tax_amount: tax = null, amount, amount_includes_tax: isIncluded } }) =>
      tax !== null && tax > amount && isIncluded === true,
    pointer: '/tax_amount',
    message: 'must not be more than the amount that includes it',
  },
  {
    isBroken: ({ body: { amount, surcharge_amount: surcharge, tip_amount: tip } }) =>
      (surcharge ?? 0) + (tip ?? 0) > amount,
    pointer: '/amount',
    message: 'must not be less than surcharge_amount and tip_amount, which are parts of it',
  },
  {
    isBroken: ({ body: { receipt_email: address = null } }) => address !== null && !isMailAddress(address),
    pointer: '/receipt_email',
    message: MAIL_ADDRESS_RULE,
    type: 'value_error.email',
  },
  {
    isBroken: ({ body: { receipt_email: address = null }, canMail }) => address !== null && !canMail,
    pointer: '/receipt_email',
    message: 'must be left out: the operator has set no mail server (RAILYARD_SMTP_URL)',
    type: 'value_error.not_supported',
  },
];

const PAYMENT_METHOD: readonly Rule[] = [
  {
    isBroken: ({ method, isCovered, left }) => method === null && !isCovered && left >= 0,
    pointer: '/payment_method',
    message: 'is required for what gift cards do not pay',
    type: 'value_error.missing',
  },
  {
    isBroken: ({ method, isCovered }) => method !== null && isCovered,
    pointer: '/payment_method',
    message: 'has nothing to pay: the gift cards pay the whole amount',
  },
  {
    isBroken: ({ body, isCovered }) => body.store && isCovered,
    pointer: '/store',
    message: 'needs a payment method to store',
  },
  {
    isBroken: ({ method }) => method !== null && !isTaken(method),
    pointer: '/payment_method/method',
    message: ({ method }) => `payments by ${method?.method ?? ''} are not taken by this release`,
    type: 'value_error.not_supported',
  },
  {
    isBroken: ({ body: { integration_client: client = null }, method }) =>
      client !== null && client !== 'redirect' && (method === null || !isApprovedElsewhere(method)),
    pointer: '/integration_client',
    message: 'is for methods with a client SDK, which cards do not have',
    type: 'value_error.not_supported',
  },
];

const BUYER: readonly Rule[] = [
  {
    isBroken: ({ body }) =>
      [body.buyer, body.buyer_id, body.buyer_external_identifier].filter(
        (value) => value !== null && value !== undefined,
      ).length > 1,
    pointer: '/buyer',
    message: 'give one of buyer, buyer_id and buyer_external_identifier',
  },
];

const SERIES: readonly Rule[] = [
  {
    isBroken: ({ body, isSeries }) =>
      body.merchant_initiated && !isSeries && body.payment_source !== 'card_on_file',
    pointer: '/merchant_initiated',
    message: 'needs a payment_source of recurring, installment or card_on_file',
  },
  {
    isBroken: ({ body }) =>
      !body.is_subsequent_payment && body.merchant_initiated && body.payment_source !== 'card_on_file',
    pointer: '/is_subsequent_payment',
    message: 'must be true for what the merchant initiates, unless payment_source is card_on_file',
  },
  {
    needs: 'storage',
    isBroken: ({ body, isSeries, usesStored }) =>
      isSeries && !body.merchant_initiated && !usesStored && !body.store && !body.is_subsequent_payment,
    pointer: '/store',
    message: 'must be true for the first payment of a series',
  },
  {
    needs: 'storage',
    isBroken: ({ body, usesStored }) => body.store && usesStored,
    pointer: '/store',
    message: 'must be false for a payment method that is stored already',
  },
  {
    isBroken: ({ body }) => body.store && body.merchant_initiated,
    pointer: '/store',
    message: 'must be false for what the merchant initiates',
  },
];

const ORDER: readonly Rule[] = [
  {
    isBroken: ({ body, hasOrder }) => body.pays_once && !hasOrder,
    pointer: '/external_identifier',
    message: 'is required where pays_once is true: it names the order',
    type: 'value_error.missing',
  },
];

const CAPTURE: readonly Rule[] = [
  {
    isBroken: ({ captureAt, body }) =>
      captureAt !== null && (body.intent !== 'authorize' || body.amount === 0),
    pointer: '/capture_at',
    message: 'needs the intent authorize, and an amount to capture',
  },
  {
    isBroken: ({ captureAt, isCovered }) => captureAt !== null && isCovered,
    pointer: '/capture_at',
    message: 'has nothing to capture: the gift cards pay the whole amount',
  },
  {
    isBroken: ({ captureAt, now }) => captureAt !== null && !isWhileHeld(captureAt, now, holdEnd(now)),
    pointer: '/capture_at',
    message: ({ now }) =>
      `must be in the future, and before ${lastCapture(holdEnd(now)).toISOString()}, an hour before the hold may end`,
    type: 'value_error.capture_at',
  },
];

const APPROVAL: readonly Rule[] = [
  {
    isBroken: ({ body: { approval_expires_at: end = null }, method }) =>
      end !== null && (method === null || !isApprovedElsewhere(method)),
    pointer: '/approval_expires_at',
    message: 'has no place here: only payments that the buyer approves or pays elsewhere have such a time',
    type: 'value_error.not_supported',
  },
  {
    isBroken: ({ body }) => body.async_capture && body.intent !== 'capture',
    pointer: '/async_capture',
    message: 'needs the intent capture',
  },
  {
    isBroken: ({ body }) => (body.three_d_secure?.amount ?? body.amount) < body.amount,
    pointer: '/three_d_secure/amount',
    message: 'must not be less than amount',
    type: 'value_error.number.not_ge',
  },
  {
    isBroken: ({ body }) => (body.three_d_secure_data ?? null) !== null && body.payment_source === 'moto',
    pointer: '/three_d_secure_data',
    message: 'has no place in a payment by mail or telephone',
  },
];

const RETRY: readonly Rule[] = [
  {
    isBroken: ({ body }) => (body.retry ?? null) !== null && !body.merchant_initiated,
    pointer: '/retry',
    message: 'needs merchant_initiated: while the buyer is there, they can be asked',
  },
  {
    needs: 'storage',
    isBroken: ({ body, usesStored }) => (body.retry ?? null) !== null && !usesStored,
    pointer: '/retry',
    message: 'needs a payment method that is stored: nothing else is there to be charged later',
  },
  {
    isBroken: ({ body }) => (body.retry ?? null) !== null && (body.gift_cards ?? []).length > 0,
    pointer: '/retry',
    message: 'has no place beside gift cards, which a declined payment gives back',
    type: 'value_error.not_supported',
  },
  {
    isBroken: ({ body, captureAt }) => (body.retry ?? null) !== null && captureAt !== null,
    pointer: '/retry',
    message: 'has no place beside capture_at: a further attempt may come after that time',
    type: 'value_error.not_supported',
  },
];

const RULES: readonly Rule[] = [
  ...AMOUNTS,
  ...PAYMENT_METHOD,
  ...BUYER,
  ...SERIES,
  ...ORDER,
  ...CAPTURE,
  ...APPROVAL,
  ...RETRY,
];
