import type { TakenCheckoutSession } from '../../checkout/take.ts';
import type { Instrument } from '../../connectors/connector.ts';
import { mandateAt } from '../../db/queries/mandates.ts';
import { type PaymentMethodWithBuyerRow, getLivePaymentMethod } from '../../db/queries/payment-methods.ts';
import { errorCode } from '../../domain/decline.ts';
import { type BuyerId, type PaymentServiceId, type VaultRecordId, toId } from '../../domain/ids.ts';
import { processorReference } from '../../domain/outcome.ts';
import type { Detail } from '../../domain/problem.ts';
import type { Secret } from '../../domain/secret.ts';
import type { MoneyParts } from '../../parts.ts';
import {
  type BankDescription,
  type BankMethod,
  accountNumberOf,
  bankProblems,
  describeBank,
  storeBank,
} from '../../payment-methods/store-bank.ts';
import { isLiving } from '../../payment-methods/mandates.ts';
import type { HeldValue } from '../../vault/vault.ts';
import type { CreateContext, MethodCreate } from '../request/context.ts';
import type {
  HandedInstrument,
  InstrumentColumns,
  InstrumentKind,
  ResolvedInstrument,
  SendableInstrument,
} from './kind.ts';
import { canUndo, giftCardProblem } from './undo.ts';

/** A bank account that is debited. Its number lives with the request, or in the vault where it is stored. */
type Account = Readonly<{
  account: Secret;
  description: BankDescription;
  fingerprint: string;
  externalIdentifier: string | null;
  vaultRecordId: VaultRecordId | null;
  /** The only payment service that may debit it; null for any. */
  paymentServiceId: PaymentServiceId | null;
}>;

export const bank: InstrumentKind = {
  methods: ['bank'],
  instrumentTypes: ['bank'],
  isPayable: isBank,
  async resolve(context, method, problems) {
    if (!isBank(method)) throw new Error('BUG: not a bank account');
    return resolveBank(context, method, problems);
  },
  async resolveStored(parts, stored, { checkout }) {
    const account = stored.status === 'succeeded' ? accountOf(parts, stored) : null;
    if (account === null) return null;
    const resolved: Account = {
      ...account,
      fingerprint: stored.fingerprint ?? '',
      externalIdentifier: stored.external_identifier,
      vaultRecordId: stored.vault_record_id,
      paymentServiceId: stored.payment_service_id,
    };
    return bankInstrument(resolved, stored, checkout);
  },
  async sendableAgain(parts, transaction) {
    const { merchant_account_id: merchantAccountId, payment_method_id: id, vault_record_id } = transaction;
    if (vault_record_id === null || id === null) return null;
    const stored = await getLivePaymentMethod(parts.db, merchantAccountId, id);
    const account = stored === null ? null : accountOf(parts, stored);
    return account === null ? null : sendableAccount(account);
  },
};

/** An account that is given by its numbers. Null where they are wrong, which is added to `problems`. */
export async function resolveBank(
  { parts, merchantAccountId, held }: Pick<CreateContext, 'parts' | 'merchantAccountId' | 'held'>,
  method: BankMethod,
  problems: Detail[],
): Promise<ResolvedInstrument | null> {
  const number = accountNumberIn(held);
  const wrong = bankProblems(method, number, '/payment_method');
  problems.push(...wrong);
  if (wrong.length > 0) return null;

  const { payment_service_id: paymentServiceId = null } = method;
  return bankInstrument({
    account: number.secret,
    description: describeBank(method, number),
    fingerprint: await parts.vault.fingerprint(merchantAccountId, number),
    externalIdentifier: method.external_identifier ?? null,
    vaultRecordId: null,
    paymentServiceId: paymentServiceId === null ? null : toId(paymentServiceId),
  });
}

/** With the scheme's own numbers; without a scheme there is nothing to debit. */
function isBank(method: MethodCreate): method is BankMethod {
  return method.method === 'bank' && 'scheme' in method && 'account_number' in method;
}

function bankInstrument(
  resolved: Account,
  stored: PaymentMethodWithBuyerRow | null = null,
  checkout: TakenCheckoutSession | null = null,
): ResolvedInstrument {
  const { description, paymentServiceId } = resolved;
  const instrument: ResolvedInstrument = {
    routing: { method: 'bank', scheme: description.scheme },
    country: null,
    flow: 'non-card-transaction',
    stored,
    checkout,
    columns: columnsOf(resolved, stored),
    sendable: sendableAccount(resolved),
    card: null,
    isApprovedElsewhere: false,
    events: [],
    isTakenBy: (service, { gift_cards: giftCards }) =>
      (paymentServiceId === null || service.id === paymentServiceId) &&
      (!description.bank.is_tokenized || service.connector.capabilities.accountTokens) &&
      ((giftCards ?? []).length === 0 || canUndo(service)),
    storeProblem: () => null,
    giftCardProblem: (services) => giftCardProblem(services, 'bank'),
    async store(context, buyerId) {
      if (stored !== null) return instrument;
      const made = await storeAccount(context, resolved, buyerId);
      return bankInstrument({ ...resolved, vaultRecordId: made.vault_record_id }, made, checkout);
    },
    release: async () => {},
  };
  return instrument;
}

function columnsOf(
  { description: { scheme, lastFour }, fingerprint, externalIdentifier, vaultRecordId }: Account,
  stored: PaymentMethodWithBuyerRow | null,
): InstrumentColumns {
  return {
    method: 'bank',
    instrument_type: 'bank',
    payment_method_id: stored?.payment_method_id ?? null,
    payment_method_label: lastFour,
    payment_method_scheme: scheme,
    payment_method_country: null,
    payment_method_fingerprint: fingerprint,
    payment_method_bin: null,
    payment_method: {
      mode: 'bank',
      country: null,
      currency: null,
      expiration_date: null,
      external_identifier: externalIdentifier,
      last_replaced_at: null,
      details: null,
    },
    vault_record_id: vaultRecordId,
  };
}

/** `processing` until the debit is paid. */
function storeAccount(
  { parts, merchantAccountId, held, now }: CreateContext,
  { description, externalIdentifier, paymentServiceId }: Account,
  buyerId: BuyerId | null,
): Promise<PaymentMethodWithBuyerRow> {
  const made = {
    merchantAccountId,
    account: accountNumberIn(held),
    description,
    buyerId,
    externalIdentifier,
    status: 'processing',
    paymentServiceId,
  } as const;
  return storeBank(parts, made, now);
}

function accountNumberIn(held: CreateContext['held']): HeldValue {
  const account = held.get('/payment_method/account_number');
  if (account === undefined) throw new Error('BUG: the vault holds no account number');
  return account;
}

/** Null where it is no bank account. */
function accountOf(
  parts: MoneyParts,
  stored: PaymentMethodWithBuyerRow,
): Pick<Account, 'account' | 'description'> | null {
  const account = accountNumberOf(parts.vault, stored);
  const { scheme, bank: details, label } = stored;
  if (account === null || details === null || (scheme !== 'ach' && scheme !== 'sepa' && scheme !== 'bacs'))
    return null;
  return { account, description: { scheme, lastFour: label, bank: details } };
}

export type BankInstrument = Extract<Instrument, Readonly<{ method: 'bank' }>>;

/** The account of a request by itself, as money is sent there: no mandate. Its number was checked. */
export function givenAccount(held: CreateContext['held'], method: BankMethod): BankInstrument {
  const number = accountNumberIn(held);
  return accountInstrument({ account: number.secret, description: describeBank(method, number) });
}

/** A stored account by itself, as money is sent there; null where it is no bank account. */
export function storedAccount(parts: MoneyParts, stored: PaymentMethodWithBuyerRow): BankInstrument | null {
  const account = accountOf(parts, stored);
  return account === null ? null : accountInstrument(account);
}

function accountInstrument({
  account,
  description: { scheme, bank: details },
}: Pick<Account, 'account' | 'description'>): BankInstrument {
  const { first_name: firstName, last_name: lastName, company_name: companyName } = details.account_holder;
  return {
    method: 'bank',
    scheme,
    account,
    isTokenized: details.is_tokenized,
    routing: details.routing_number,
    accountType: details.account_type,
    holder: { firstName, lastName, companyName },
    mandate: null,
  };
}

/** Of a stored account, each payment service is handed the mandate that it has. */
function sendableAccount(account: Pick<Account, 'account' | 'description'>): SendableInstrument {
  const instrument = accountInstrument(account);
  return {
    async at(parts, { merchant_account_id: merchantAccountId, payment_method_id: id }, service) {
      const mandate = id === null ? null : await mandateAt(parts.db, merchantAccountId, id, service.id);
      return mandate === null ? { instrument, answer: null } : underMandate(instrument, mandate);
    },
  };
}

function underMandate(
  instrument: BankInstrument,
  mandate: NonNullable<Awaited<ReturnType<typeof mandateAt>>>,
): HandedInstrument {
  if (mandate.status === 'paused')
    return {
      instrument: null,
      answer: {
        kind: 'failed',
        code: errorCode('unavailable_payment_method'),
        detail: 'the mandate is paused by its holder',
      },
    };
  if (isLiving(mandate))
    return { instrument: { ...instrument, mandate: processorReference(mandate.reference) }, answer: null };

  // With the account number the processor would take it for a new permission, which nobody gave.
  const description =
    mandate.status === 'failed'
      ? 'the mandate was refused'
      : `the mandate was revoked${mandate.ended_by === null ? '' : ` by the ${mandate.ended_by}`}`;
  const raw = { code: null, description };
  return {
    instrument: null,
    answer: { kind: 'declined', code: errorCode('canceled_payment_method'), raw },
  };
}
