import { withoutGroups } from '../domain/digits.ts';
import type { Static } from 'typebox';
import type {
  AchBankPaymentMethodCreate,
  BacsBankPaymentMethodCreate,
  SepaBankPaymentMethodCreate,
} from '../api-contract/schemas/bank-account.ts';
import type { Detail } from '../domain/problem.ts';
import type {
  BankAccount,
  PaymentMethodStatus,
  PaymentMethodWithBuyerRow,
} from '../db/queries/payment-methods.ts';
import type { BuyerId, MerchantAccountId, PaymentServiceId } from '../domain/ids.ts';
import type { Secret } from '../domain/secret.ts';
import { newId } from '../platform/entropy.ts';
import type { MoneyParts } from '../parts.ts';
import type { Facts, HeldValue, Vault } from '../vault/vault.ts';
import { storeSealed } from './store-sealed.ts';

export type BankMethod =
  | Static<typeof AchBankPaymentMethodCreate>
  | Static<typeof SepaBankPaymentMethodCreate>
  | Static<typeof BacsBankPaymentMethodCreate>;

/** Everything about an account but its number. */
export type BankDescription = Readonly<{
  scheme: BankMethod['scheme'];
  /** Of the number; null where a token stands for it. */
  lastFour: string | null;
  bank: BankAccount;
}>;

export function describeBank(method: BankMethod, { facts }: HeldValue): BankDescription {
  const { first_name = null, last_name = null, company_name = null } = method.account_holder;
  const isTokenized = isToken(method);
  return {
    scheme: method.scheme,
    lastFour: isTokenized ? null : facts.lastFour,
    bank: {
      routing_number: method.routing_number == null ? null : withoutGroups(method.routing_number),
      account_type: method.scheme === 'ach' ? method.account_type : null,
      account_holder: { first_name, last_name, company_name },
      is_tokenized: isTokenized,
    },
  };
}

function isToken(method: BankMethod): boolean {
  return method.scheme === 'ach' && method.is_tokenized === true;
}

/**
 * What is wrong with an account whose members are each well formed. `at`: the pointer of the object that
 * holds them, '' for the body.
 */
export function bankProblems(method: BankMethod, { facts }: HeldValue, at: string): Detail[] {
  const problem = (field: string, message: string): Detail => ({
    location: 'body',
    pointer: `${at}/${field}`,
    message,
    type: 'value_error.bank_account',
  });
  const { account_holder: holder } = method;
  const named = [holder.first_name, holder.last_name, holder.company_name].some(
    (name) => name !== null && name !== undefined,
  );

  return [
    ...(isToken(method) || isAccountNumber(method.scheme, facts)
      ? []
      : [problem('account_number', ACCOUNT_RULES[method.scheme])]),
    ...(method.scheme === 'ach' && !abaHolds(method.routing_number)
      ? [problem('routing_number', 'is not a routing number of nine digits with a valid check digit')]
      : []),
    ...(method.scheme === 'sepa' && (method.routing_number ?? null) !== null
      ? [problem('routing_number', 'has no place beside an IBAN, which names the bank')]
      : []),
    ...(method.scheme === 'bacs' && !/^\d{2}[ -]?\d{2}[ -]?\d{2}$/.test(method.routing_number)
      ? [problem('routing_number', 'is not a sort code of six digits')]
      : []),
    ...(named ? [] : [problem('account_holder', 'needs a name')]),
  ];
}

const ACCOUNT_RULES = {
  ach: 'must be 4 to 17 digits',
  sepa: 'is not an IBAN with valid check digits',
  bacs: 'must be 8 digits',
} as const;

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
  const digits = text.replaceAll(/[ -]/g, '');
  if (!/^\d{9}$/.test(digits)) return false;
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0),
    0,
  );
  return sum > 0 && sum % 10 === 0;
}

type BankToStore = Readonly<{
  merchantAccountId: MerchantAccountId;
  account: HeldValue;
  description: BankDescription;
  buyerId: BuyerId | null;
  externalIdentifier: string | null;
  status: PaymentMethodStatus;
  /** The only payment service that may debit it; null for any. */
  paymentServiceId: PaymentServiceId | null;
}>;

/** Field of the vault record that holds the account number or IBAN. */
const ACCOUNT_NUMBER_FIELD = 'account_number';

/**
 * Vaults a bank account. As of cards: the same one may be stored more than once, and its fingerprint tells.
 */
export async function storeBank(
  parts: MoneyParts,
  {
    merchantAccountId,
    account,
    description,
    buyerId,
    externalIdentifier,
    status,
    paymentServiceId,
  }: BankToStore,
  now: Date,
): Promise<PaymentMethodWithBuyerRow> {
  const { scheme, lastFour, bank } = description;
  const recordId = newId<'vault-record'>(now);
  return storeSealed(
    parts,
    {
      merchant_account_id: merchantAccountId,
      payment_method_id: newId(now),
      lifecycle: 'storing',
      buyer_id: buyerId,
      external_identifier: externalIdentifier,
      method: 'bank',
      mode: 'bank',
      status,
      vault_record_id: recordId,
      fingerprint: await parts.vault.fingerprint(merchantAccountId, account),
      label: lastFour,
      scheme,
      additional_schemes: [],
      expiration_date: null,
      bin: null,
      card_type: null,
      card_issuer_name: null,
      card_country: null,
      country: null,
      currency: null,
      bank,
      payment_service_id: paymentServiceId,
    },
    { kind: 'bank_account', fields: { [ACCOUNT_NUMBER_FIELD]: account } },
    now,
  );
}

/** The sealed account number, for a connector to put into a request; null for what is no bank account. */
export function accountNumberOf(vault: Vault, row: PaymentMethodWithBuyerRow): Secret | null {
  if (row.method !== 'bank' || row.vault_record_id === null) return null;
  return vault.secret(
    row.merchant_account_id,
    row.vault_record_id,
    ACCOUNT_NUMBER_FIELD,
    'bank.account_number',
  );
}
