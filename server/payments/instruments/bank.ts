import type { TakenCheckoutSession } from '../../checkout/take.ts';
import type { PaymentMethodWithBuyerRow } from '../../db/queries/payment-methods.ts';
import { type BuyerId, type PaymentServiceId, type VaultRecordId, toId } from '../../domain/ids.ts';
import type { Secret } from '../../domain/secret.ts';
import {
  type BankDescription,
  type BankMethod,
  accountNumberOf,
  bankProblems,
  describeBank,
  storeBank,
} from '../../payment-methods/bank.ts';
import type { Detail } from '../../problem/problem.ts';
import type { Parts } from '../../parts.ts';
import type { Means } from './authorize-input.ts';
import type { From } from './paying.ts';

/** With the scheme's own numbers; without a scheme there is nothing to debit. */
export function isBank(method: NonNullable<From['body']['payment_method']>): method is BankMethod {
  return method.method === 'bank' && 'scheme' in method && 'account_number' in method;
}

/** A bank account that is debited. Its number lives with the request, or in the vault where it is stored. */
export type BankPaying = Readonly<{
  kind: 'bank';
  account: Secret;
  description: BankDescription;
  fingerprint: string;
  externalIdentifier: string | null;
  vaultRecordId: VaultRecordId | null;
  /** The only payment service that may debit it; null for any. */
  paymentServiceId: PaymentServiceId | null;
  stored: PaymentMethodWithBuyerRow | null;
  checkout: TakenCheckoutSession | null;
}>;

const ACCOUNT_NUMBER = '/payment_method/account_number';

/**
 * The account of the request, checked as far as its scheme has a checksum; null with what is wrong added to
 * `problems`.
 */
export async function lookAtBank(
  { parts, merchantAccountId, held }: From,
  method: BankMethod,
  problems: Detail[],
): Promise<BankPaying | null> {
  const account = held.get(ACCOUNT_NUMBER);
  if (account === undefined) throw new Error('BUG: the vault holds no account number');
  const wrong = bankProblems(method, account, '/payment_method');
  problems.push(...wrong);
  if (wrong.length > 0) return null;
  const { payment_service_id: paymentServiceId = null } = method;
  return {
    kind: 'bank',
    account: account.secret,
    description: describeBank(method, account),
    fingerprint: await parts.vault.fingerprint(merchantAccountId, account),
    externalIdentifier: method.external_identifier ?? null,
    vaultRecordId: null,
    paymentServiceId: paymentServiceId === null ? null : toId(paymentServiceId),
    stored: null,
    checkout: null,
  };
}

/** `store: true`: sealed before anything is sent, and `processing` until the debit is paid. */
export async function storeBankOf(
  { parts, merchantAccountId, held, now }: From,
  paying: BankPaying,
  buyerId: BuyerId | null,
): Promise<BankPaying> {
  const account = held.get(ACCOUNT_NUMBER);
  if (account === undefined) throw new Error('BUG: the vault holds no account number');
  const { description, externalIdentifier, paymentServiceId } = paying;
  const stored = await storeBank(
    parts,
    {
      merchantAccountId,
      account,
      description,
      buyerId,
      externalIdentifier,
      status: 'processing',
      paymentServiceId,
    },
    now,
  );
  return { ...paying, stored, vaultRecordId: stored.vault_record_id };
}

/** Null where it is no bank account. */
export function accountOf(
  parts: Parts,
  stored: PaymentMethodWithBuyerRow,
): Pick<BankPaying, 'account' | 'description'> | null {
  const account = accountNumberOf(parts.vault, stored);
  const { scheme, bank, label } = stored;
  if (account === null || bank === null || (scheme !== 'ach' && scheme !== 'sepa' && scheme !== 'bacs'))
    return null;
  return { account, description: { scheme, lastFour: label ?? '', bank } };
}

/** Null where it may not be debited. */
export function payingWithStoredBank(
  parts: Parts,
  stored: PaymentMethodWithBuyerRow,
  checkout: TakenCheckoutSession | null,
): BankPaying | null {
  const account = stored.status === 'succeeded' ? accountOf(parts, stored) : null;
  if (account === null) return null;
  return {
    kind: 'bank',
    ...account,
    fingerprint: stored.fingerprint ?? '',
    externalIdentifier: stored.external_identifier,
    vaultRecordId: stored.vault_record_id,
    paymentServiceId: stored.payment_service_id,
    stored,
    checkout,
  };
}

/** As a connector takes it where nothing is known of a mandate. */
export function meansOfBank({
  account,
  description: { scheme, bank },
}: Pick<BankPaying, 'account' | 'description'>): Means {
  const { first_name: firstName, last_name: lastName, company_name: companyName } = bank.account_holder;
  return {
    method: 'bank',
    scheme,
    account,
    routing: bank.routing_number,
    accountType: bank.account_type,
    holder: { firstName, lastName, companyName },
    mandate: null,
  };
}
