import { type ErrorCode, type KnownErrorCode, errorCode, isRetriable } from './decline.ts';

/** What to do about a payment that was declined or failed. */
export const ADVISED_ACTIONS = [
  'stop',
  'try_elsewhere',
  'try_later',
  'other_credential',
  'ask_buyer',
  'authenticate',
] as const;
export type AdvisedAction = (typeof ADVISED_ACTIONS)[number];

/** `notBefore`: with `try_later` alone. `reason`: one sentence, for a person of the merchant. */
export type DeclineAdvice = Readonly<{ action: AdvisedAction; notBefore: Date | null; reason: string }>;

/** A payment that came to nothing. `at`: when it was made; what is later counts from there. */
export type DeclinedPayment = Readonly<{
  code: ErrorCode;
  scheme: string | null;
  /** Mastercard's merchant advice code, where there was one. */
  adviceCode: string | null;
  /** Nobody is there to be asked. */
  isMerchantInitiated: boolean;
  isAuthenticated: boolean;
  isNetworkToken: boolean;
  isCard: boolean;
  at: Date;
}>;

type Line = Readonly<{ action: AdvisedAction; reason: string; hours?: number }>;

const HOUR_MS = 3_600_000;
const DAY = 24;

/**
 * https://www.checkout.com/docs/developer-resources/codes/recommendation-codes.md:
 * what Mastercard's merchant advice codes say, of which 24 to 30 name a time.
 */
const BY_ADVICE_CODE: Readonly<Record<string, Line>> = {
  '01': {
    action: 'other_credential',
    reason: 'The issuer has newer details of this card: get them by the account updater, or from the buyer.',
  },
  '02': { action: 'try_later', hours: DAY, reason: 'The issuer cannot approve now, and may later.' },
  '03': { action: 'stop', reason: 'The issuer says not to try this card again.' },
  '04': {
    action: 'other_credential',
    reason: 'The token was not sent as the scheme wants it: send the card number, or another token.',
  },
  '21': { action: 'stop', reason: 'The cardholder has cancelled these payments.' },
  '24': { action: 'try_later', hours: 1, reason: 'The issuer says to try again after an hour.' },
  '25': { action: 'try_later', hours: DAY, reason: 'The issuer says to try again after a day.' },
  '26': { action: 'try_later', hours: 2 * DAY, reason: 'The issuer says to try again after two days.' },
  '27': { action: 'try_later', hours: 4 * DAY, reason: 'The issuer says to try again after four days.' },
  '28': { action: 'try_later', hours: 6 * DAY, reason: 'The issuer says to try again after six days.' },
  '29': { action: 'try_later', hours: 8 * DAY, reason: 'The issuer says to try again after eight days.' },
  '30': { action: 'try_later', hours: 10 * DAY, reason: 'The issuer says to try again after ten days.' },
};

const WRONG_DETAILS: Line = {
  action: 'ask_buyer',
  reason: 'Something that the buyer typed is not what the issuer knows: have them check it.',
};
const OUTDATED: Line = {
  action: 'other_credential',
  reason: 'The stored card is out of date: get its new details by the account updater, or another card.',
};
const OTHER_WAY: Line = { action: 'ask_buyer', reason: 'Have the buyer pay in another way.' };
const ON_LIST: Line = {
  action: 'stop',
  reason: 'It is on the fraud list: delete the entry if that is wrong.',
};
const UNAUTHENTICATED: Line = {
  action: 'authenticate',
  reason: 'The issuer was not shown that the cardholder is there: ask for 3-D Secure.',
};

const linesOf = (lines: Readonly<Partial<Record<KnownErrorCode, Line>>>): ReadonlyMap<string, Line> =>
  new Map(Object.entries(lines));

/** While the buyer is there. */
const WITH_BUYER = linesOf({
  attempt_limit_reached: OTHER_WAY,
  fraud_list_match: ON_LIST,
  canceled_payment_method: {
    action: 'ask_buyer',
    reason: 'This card will not be approved again: have the buyer use another one.',
  },
  cancelled_buyer_approval: OTHER_WAY,
  expired_payment_method: {
    action: 'ask_buyer',
    reason: 'The card has expired: have the buyer use another one.',
  },
  failed_buyer_approval: OTHER_WAY,
  incomplete_buyer_approval: OTHER_WAY,
  incorrect_billing_address: WRONG_DETAILS,
  incorrect_cvv: WRONG_DETAILS,
  incorrect_expiry_date: WRONG_DETAILS,
  insufficient_funds: {
    action: 'ask_buyer',
    reason: 'There is not enough money: have the buyer use another card.',
  },
  missing_cvv: WRONG_DETAILS,
  refused_transaction: {
    action: 'ask_buyer',
    reason: 'The issuer does not allow this payment: have the buyer use another card.',
  },
  requires_buyer_authentication: {
    action: 'authenticate',
    reason: 'The issuer wants its cardholder to authenticate: ask for 3-D Secure.',
  },
});

/** While the buyer is not. */
const WITHOUT_BUYER = linesOf({
  attempt_limit_reached: {
    action: 'ask_buyer',
    reason: 'The scheme allows no more attempts for now: ask the buyer for another card.',
  },
  canceled_payment_method: OUTDATED,
  fraud_list_match: ON_LIST,
  expired_payment_method: OUTDATED,
  incorrect_expiry_date: OUTDATED,
  insufficient_funds: {
    action: 'try_later',
    hours: 3 * DAY,
    reason: 'There is not enough money now, and there may be in some days.',
  },
  issuer_decline: {
    action: 'try_later',
    hours: DAY,
    reason: 'The issuer did not say why: on another day it may approve.',
  },
  other_decline: {
    action: 'try_later',
    hours: DAY,
    reason: 'No reason was given that says more: on another day it may be approved.',
  },
  requires_buyer_authentication: {
    action: 'ask_buyer',
    reason: 'The issuer wants its cardholder to authenticate: bring the buyer back for this payment.',
  },
});

/**
 * What to do after a decline. An advice code of the issuer comes first; then who is there to be asked; then whether
 * another processor may say otherwise.
 *
 * @example declineAdvice({ code: errorCode('insufficient_funds'), isMerchantInitiated: true, … }).action // 'try_later'
 */
export function declineAdvice(payment: DeclinedPayment): DeclineAdvice {
  return issuersAdvice(payment) ?? adviceOf(lineOf(payment), payment);
}

/** What the issuer itself says by an advice code; null where it says nothing. */
export function issuersAdvice(payment: DeclinedPayment): DeclineAdvice | null {
  const { scheme, adviceCode } = payment;
  const line = scheme === 'mastercard' && adviceCode !== null ? BY_ADVICE_CODE[adviceCode] : undefined;
  return line === undefined ? null : adviceOf(line, payment);
}

function adviceOf({ action, reason, hours }: Line, { at }: DeclinedPayment): DeclineAdvice {
  const notBefore = hours === undefined ? null : new Date(at.getTime() + hours * HOUR_MS);
  return { action, notBefore, reason };
}

function lineOf(payment: DeclinedPayment): Line {
  const { code, isMerchantInitiated } = payment;
  const lines = isMerchantInitiated ? WITHOUT_BUYER : WITH_BUYER;
  return lines.get(code) ?? (payment.isCard ? lineOfCard(payment) : null) ?? lineOfOthers(code);
}

/** What the issuer did not explain, and may judge otherwise by another proof or another credential. */
function lineOfCard({
  code,
  isMerchantInitiated,
  isAuthenticated,
  isNetworkToken,
}: DeclinedPayment): Line | null {
  const isUnexplained = code === errorCode('issuer_decline') || code === errorCode('other_decline');
  if (!isUnexplained && code !== errorCode('suspected_fraud')) return null;
  if (!isMerchantInitiated && !isAuthenticated) return UNAUTHENTICATED;
  if (!isUnexplained)
    return {
      action: 'stop',
      reason: 'The issuer suspects fraud: do not send this card again for this payment.',
    };
  return isNetworkToken
    ? { action: 'other_credential', reason: 'The token was declined: the card number may be approved.' }
    : OTHER_WAY;
}

function lineOfOthers(code: ErrorCode): Line {
  return isRetriable(code)
    ? {
        action: 'try_elsewhere',
        reason:
          'It was the processor or its set-up, and not the issuer: another payment service may take it.',
      }
    : { action: 'stop', reason: 'The same again would end the same way.' };
}
