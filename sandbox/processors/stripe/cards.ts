import { createHash } from 'node:crypto';
import { luhnHolds } from '../../../server/domain/luhn.ts';
import { type FormValue, wordAt } from './form.ts';

/** A payment method as Stripe keeps it: no number of a card or an account. */
export type Method = Readonly<{
  id: string;
  type: string;
  customer: string | null;
  /** It was a customer's, and may not be used again. */
  isDetached?: boolean;
  created: number;
  billing_details: Readonly<Record<string, unknown>>;
  details: Readonly<Record<string, unknown>>;
  /** How it will pay. */
  behaviour: Behaviour;
}>;

export type Behaviour =
  | Readonly<{ kind: 'pays' | 'authenticates' | 'stays' | 'loses_refunds' | 'verifies' }>
  /** Its buyer, or their bank, disputes it once it is captured: by this act. */
  | Readonly<{ kind: 'disputes'; act: string }>
  | Readonly<{ kind: 'declines'; code: string; declineCode: string | null; late?: boolean }>;

/** https://docs.stripe.com/testing: the numbers of Stripe's own test mode, by what they do. */
const CARDS: Readonly<Record<string, Behaviour>> = {
  '4000000000000002': declineBehaviour('generic_decline'),
  '4000000000009995': declineBehaviour('insufficient_funds'),
  '4000000000009987': declineBehaviour('lost_card'),
  '4000000000009979': declineBehaviour('stolen_card'),
  '4000000000006975': declineBehaviour('card_velocity_exceeded'),
  '4100000000000019': declineBehaviour('fraudulent'),
  '4000000000000069': { kind: 'declines', code: 'expired_card', declineCode: 'expired_card' },
  '4000000000000127': { kind: 'declines', code: 'incorrect_cvc', declineCode: 'incorrect_cvc' },
  '4000000000000119': { kind: 'declines', code: 'processing_error', declineCode: 'processing_error' },
  // Refunds of it succeed at once, and fail some time later.
  '4000000000005126': { kind: 'loses_refunds' },
  // https://docs.stripe.com/testing#disputes
  '4000000000000259': { kind: 'disputes', act: 'dispute' },
  '4000000000002685': { kind: 'disputes', act: 'dispute_not_received' },
  '4000000000001976': { kind: 'disputes', act: 'inquire' },
  '4000002500003155': { kind: 'authenticates' },
  '4000002760003184': { kind: 'authenticates' },
  '4000000000003220': { kind: 'authenticates' },
};

/** Its security code is never right, and it pays all the same. */
const CVC_FAILS = '4000000000000101';

/** Accounts that end badly once the bank has answered. */
const ACCOUNTS: Readonly<Record<string, Behaviour>> = {
  '000111111113': late('account_closed'),
  '000111111116': late('no_account'),
  '000222222227': late('insufficient_funds'),
  '000333333335': late('debit_not_authorized'),
  '000000000009': { kind: 'stays' },
  // Ours: Stripe verifies any account by deposits that it cannot verify at once.
  '000888888885': { kind: 'verifies' },
  AT861904300235473202: late('insufficient_funds'),
  AT321904300235473204: { kind: 'stays' },
  '00033333': late('account_closed'),
};

function declineBehaviour(declineCode: string): Behaviour {
  return { kind: 'declines', code: 'card_declined', declineCode };
}

function late(code: string): Behaviour {
  return { kind: 'declines', code, declineCode: null, late: true };
}

/** What is wrong with the method's own fields, else what is kept of them. */
export function readMethod(
  form: FormValue | undefined,
):
  | Readonly<{ problem: Readonly<{ code: string; param: string; isCardError: boolean }> }>
  | Readonly<{ type: string; details: Readonly<Record<string, unknown>>; behaviour: Behaviour }> {
  const type = wordAt(form, 'type');
  if (type === null) return problem('parameter_missing', 'type');
  switch (type) {
    case 'card':
      return readCard(form);
    case 'us_bank_account':
      return readAccount(form, type, 'account_number', {
        account_holder_type: wordAt(form, type, 'account_holder_type'),
        account_type: wordAt(form, type, 'account_type') ?? 'checking',
        bank_name: 'STRIPE TEST BANK',
        routing_number: wordAt(form, type, 'routing_number'),
      });
    case 'sepa_debit':
      return readAccount(form, type, 'iban', { bank_code: '19043', country: 'AT' });
    case 'bacs_debit':
      return readAccount(form, type, 'account_number', { sort_code: wordAt(form, type, 'sort_code') });
    case 'boleto':
      return wordAt(form, type, 'tax_id') === null
        ? problem('parameter_missing', 'boleto[tax_id]')
        : { type, details: { tax_id: wordAt(form, type, 'tax_id') }, behaviour: { kind: 'pays' } };
    case 'oxxo':
    case 'konbini':
    case 'multibanco':
      return { type, details: {}, behaviour: { kind: 'pays' } };
    default:
      return problem('payment_method_unsupported_type', 'type');
  }
}

function readCard(form: FormValue | undefined): ReturnType<typeof readMethod> {
  const isToken = wordAt(form, 'card', 'network_token', 'number') !== null;
  const at = (name: string): string | null =>
    isToken ? wordAt(form, 'card', 'network_token', name) : wordAt(form, 'card', name);
  const number = at('number');
  if (number === null) return problem('parameter_missing', 'card[number]');
  if (!/^[0-9]{12,19}$/.test(number) || !luhnHolds(number)) return cardProblem('incorrect_number', 'number');
  const [month, year] = [Number(at('exp_month')), Number(at('exp_year'))];
  if (!(month >= 1 && month <= 12)) return cardProblem('invalid_expiry_month', 'exp_month');
  if (!(year >= 2000 && year <= 2100)) return cardProblem('invalid_expiry_year', 'exp_year');
  const cvc = isToken ? null : at('cvc');
  if (cvc !== null && !/^[0-9]{3,4}$/.test(cvc)) return cardProblem('invalid_cvc', 'cvc');

  const brand = brandOf(number);
  return {
    type: 'card',
    details: {
      brand,
      checks: { cvc_check: cvc === null ? null : number === CVC_FAILS ? 'fail' : 'pass' },
      country: 'US',
      exp_month: month,
      exp_year: year,
      fingerprint: createHash('sha256').update(`stripe ${number}`).digest('base64url').slice(0, 16),
      funding: 'credit',
      last4: number.slice(-4),
      network_token: { used: isToken },
    },
    behaviour: CARDS[number] ?? { kind: 'pays' },
  };
}

function readAccount(
  form: FormValue | undefined,
  type: string,
  name: string,
  more: Readonly<Record<string, unknown>>,
): ReturnType<typeof readMethod> {
  const number = wordAt(form, type, name);
  if (number === null) return problem('parameter_missing', `${type}[${name}]`);
  if (wordAt(form, 'billing_details', 'name') === null)
    return problem('parameter_missing', 'billing_details[name]');
  if (type !== 'us_bank_account' && wordAt(form, 'billing_details', 'email') === null)
    return problem('parameter_missing', 'billing_details[email]');
  const fingerprint = createHash('sha256').update(`stripe ${number}`).digest('base64url').slice(0, 16);
  return {
    type,
    details: { ...more, fingerprint, last4: number.slice(-4) },
    behaviour: ACCOUNTS[number] ?? { kind: 'pays' },
  };
}

function problem(code: string, param: string, isCardError = false) {
  return { problem: { code, param, isCardError } };
}

function cardProblem(code: string, param: string) {
  return problem(code, param, true);
}

function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa';
  if (/^(?:5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  return /^6(?:011|5)/.test(number) ? 'discover' : 'unknown';
}
