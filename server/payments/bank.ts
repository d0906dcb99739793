import type { Static } from 'typebox';
import type { Detail } from '../api/error.ts';
import type { AchBankPaymentMethodCreate, BacsBankPaymentMethodCreate, SepaBankPaymentMethodCreate } from '../api/contract/shared/bank-account.ts';
import type { Means } from './authorize-input.ts';
import type { Secret } from '../domain/secret.ts';
import type { Facts, Held } from '../vault/vault.ts';
import type { From } from './paying.ts';

export type BankMethod = Static<typeof AchBankPaymentMethodCreate> | Static<typeof SepaBankPaymentMethodCreate> | Static<typeof BacsBankPaymentMethodCreate>;

/** With the scheme's own numbers; without a scheme there is nothing to debit. */
export function isBank(method: NonNullable<From['body']['payment_method']>): method is BankMethod {
  return method.method === 'bank' && 'scheme' in method && 'account_number' in method;
}

/** A bank account that is debited. Its number lives with the request. */
export type BankPaying = Readonly<{
  kind: 'bank'; scheme: BankMethod['scheme']; account: Secret; routing: string | null; accountType: string | null; holder: Extract<Means, { method: 'bank' }>['holder'];
  lastFour: string; fingerprint: string; externalIdentifier: string | null; stored: null; checkout: null;
}>;

/** The account of the request, checked as far as its scheme has a checksum; null with what is wrong added to `problems`. */
export async function lookAtBank({ parts, merchantAccountId, held }: From, method: BankMethod, problems: Detail[]): Promise<BankPaying | null> {
  const account = held.get('/payment_method/account_number');
  if (account === undefined) throw new Error('BUG: the vault holds no account number');
  const wrong = bankProblems(method, account);
  problems.push(...wrong);
  if (wrong.length > 0) return null;
  const { first_name: firstName = null, last_name: lastName = null, company_name: companyName = null } = method.account_holder;
  return {
    kind: 'bank', scheme: method.scheme, account: account.secret, routing: method.routing_number?.replaceAll('-', '') ?? null, accountType: method.scheme === 'ach' ? method.account_type : null, holder: { firstName, lastName, companyName },
    lastFour: account.facts.lastFour, fingerprint: await parts.vault.fingerprint(merchantAccountId, account), externalIdentifier: method.external_identifier ?? null, stored: null, checkout: null,
  };
}

function bankProblems(method: BankMethod, { facts }: Held): Detail[] {
  const problem = (field: string, message: string): Detail => ({ location: 'body', pointer: `/payment_method/${field}`, message, type: 'value_error.bank_account' });
  const { account_holder: holder } = method;
  const named = [holder.first_name, holder.last_name, holder.company_name].some((name) => name !== null && name !== undefined);
  return [
    ...(isAccountNumber(method.scheme, facts) ? [] : [problem('account_number', ACCOUNT_RULES[method.scheme])]),
    ...(method.scheme === 'ach' && !abaHolds(method.routing_number) ? [problem('routing_number', 'is not a routing number of nine digits with a valid check digit')] : []),
    ...(method.scheme === 'bacs' && !/^\d{2}-?\d{2}-?\d{2}$/.test(method.routing_number) ? [problem('routing_number', 'is not a sort code of six digits')] : []),
    ...(method.scheme === 'ach' && method.is_tokenized === true ? [problem('is_tokenized', 'tokens of account numbers are not taken by this release')] : []),
    ...(named ? [] : [problem('account_holder', 'needs a name')]),
  ];
}

const ACCOUNT_RULES = { ach: 'must be 4 to 17 digits', sepa: 'is not an IBAN in capitals without spaces with valid check digits', bacs: 'must be 8 digits' } as const;

function isAccountNumber(scheme: BankMethod['scheme'], { digits, length, iban }: Facts): boolean {
  switch (scheme) {
    case 'ach':
      return digits && length >= 4 && length <= 17;
    case 'sepa':
      return iban;
    case 'bacs':
      return digits && length === 8;
    default:
      return scheme satisfies never;
  }
}

/** ABA: weights 3, 7, 1. */
function abaHolds(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0), 0);
  return sum > 0 && sum % 10 === 0;
}
