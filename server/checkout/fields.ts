import { inBulkhead } from '../access/bulkhead.ts';
import { countCard } from '../access/front-end-tries.ts';
import { Problem, type Detail } from '../domain/problem.ts';
import {
  type CheckoutSessionFields,
  type CheckoutSessionRow,
  findCheckoutSession,
  forgetVaultRecord,
  ownVaultRecord,
  setCheckoutSessionFields,
} from '../db/queries/checkout-sessions.ts';
import {
  type BuyerId,
  type CheckoutSessionId,
  type MerchantAccountId,
  type VaultRecordId,
  toId,
} from '../domain/ids.ts';
import { type CardScheme, parseCardScheme } from '../domain/card-scheme.ts';
import { newId } from '../platform/entropy.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';
import {
  type CardDescription,
  cardProblems,
  describeCard,
  securityCodeProblems,
} from '../payment-methods/describe-card.ts';
import { getLivePaymentMethod } from '../db/queries/payment-methods.ts';
import { CARD_NUMBER_FIELD } from '../payment-methods/store-card.ts';
import type { HeldValue } from '../vault/vault.ts';

/** Field beside a vault record under which vault memory keeps a session's security code. */
export const SECURITY_CODE_FIELD = 'security_code';
/** A buyer who takes longer between the form and the payment types it again. */
const SECURITY_CODE_KEPT_MS = 60 * 60_000;

/** What a front end may put in. */
export type PaymentMethodFields =
  | Readonly<{
      method: 'card';
      number: HeldValue;
      expirationDate: string;
      securityCode: HeldValue | null;
      /** Of a card that has several, the one that the buyer chose. */
      preferredScheme: CardScheme | null;
    }>
  | Readonly<{ method: 'id'; id: string; securityCode: HeldValue | null }>
  | Readonly<{ method: 'click-to-pay'; data: Readonly<Record<string, string>> }>;

/**
 * Whether what a session refers to may be used on the session's word alone, with nobody to say who the buyer
 * is: whoever knows the session's id may have put it there.
 */
export function isOfSessionsBuyer(
  session: Readonly<{ buyer_id: BuyerId | null }>,
  stored: Readonly<{ buyer_id: BuyerId | null }>,
): boolean {
  return stored.buyer_id === null || stored.buyer_id === session.buyer_id;
}

/** A session by its id alone; null when there is none or it has ended by its merchant account's clock. */
export async function findLiveCheckoutSession(
  parts: ReadParts,
  id: CheckoutSessionId,
): Promise<Readonly<{ session: CheckoutSessionRow; now: Date }> | null> {
  const session = await inBulkhead(parts.db, () => findCheckoutSession(parts.db, id));
  if (session === null) return null;
  const now = parts.clock.nowFor(session.merchant_account_id);
  return Date.parse(session.expires_at) > now.getTime() ? { session, now } : null;
}

/**
 * Puts what the buyer entered into the session, in place of what was there. The number is sealed; the
 * security code goes to vault memory only.
 */
export async function putFields(
  parts: MoneyParts,
  session: CheckoutSessionRow,
  entered: PaymentMethodFields,
  postalCode: string | null,
  now: Date,
): Promise<void> {
  const { merchant_account_id: merchantAccountId, checkout_session_id: sessionId } = session;
  const fields = { ...(await enteredFields(parts, session, entered, now)), postal_code: postalCode };
  const replaced = await setCheckoutSessionFields(parts.db, merchantAccountId, sessionId, fields, now);
  if (replaced === null) throw new Problem('not_found');

  if (replaced.replaced_security_code_record_id !== null)
    await parts.vault.forget(
      merchantAccountId,
      replaced.replaced_security_code_record_id,
      SECURITY_CODE_FIELD,
    );
  if (replaced.replaced_vault_record_id === null) return;
  await parts.vault.shred(merchantAccountId, replaced.replaced_vault_record_id);
  await forgetVaultRecord(parts.db, merchantAccountId, sessionId, replaced.replaced_vault_record_id);
}

async function enteredFields(
  parts: MoneyParts,
  session: CheckoutSessionRow,
  entered: PaymentMethodFields,
  now: Date,
): Promise<CheckoutSessionFields> {
  switch (entered.method) {
    case 'card':
      return cardFields(parts, session, entered, now);
    case 'id':
      return storedFields(parts, session, entered);
    case 'click-to-pay':
      return { ...NO_FIELDS, method: 'click-to-pay', click_to_pay: entered.data };
    default:
      return entered satisfies never;
  }
}

async function cardFields(
  parts: MoneyParts,
  session: CheckoutSessionRow,
  card: Extract<PaymentMethodFields, { method: 'card' }>,
  now: Date,
): Promise<CheckoutSessionFields> {
  const { merchant_account_id: merchantAccountId, checkout_session_id: sessionId } = session;
  const description = await describeCard(parts.bins, card.number.facts);
  refuse([
    ...cardProblems(card, description.scheme, now, '/payment_method'),
    ...preferenceProblems(card.preferredScheme, description),
  ]);
  const fingerprint = await parts.vault.fingerprint(merchantAccountId, card.number);
  await countCard({ parts, merchantAccountId }, fingerprint, 'fields');
  const recordId = newId<'vault-record'>(now);
  if (!(await ownVaultRecord(parts.db, merchantAccountId, sessionId, recordId, now)))
    throw new Problem('not_found');

  await parts.vault.seal(merchantAccountId, recordId, 'card', { [CARD_NUMBER_FIELD]: card.number });
  return {
    ...NO_FIELDS,
    ...(await keepSecurityCode(parts, merchantAccountId, recordId, card.securityCode)),
    method: 'card',
    vault_record_id: recordId,
    fingerprint,
    label: description.label,
    scheme: description.scheme,
    additional_schemes: [...description.additionalSchemes],
    preferred_scheme: card.preferredScheme,
    expiration_date: card.expirationDate,
    bin: description.bin,
    card_type: description.cardType,
    card_issuer_name: description.issuerName,
    card_country: description.country,
  };
}

function preferenceProblems(
  preferred: CardScheme | null,
  { scheme, additionalSchemes }: Pick<CardDescription, 'scheme' | 'additionalSchemes'>,
): Detail[] {
  const known = [scheme, ...additionalSchemes];
  if (preferred === null || known.includes(preferred)) return [];
  return [
    {
      location: 'body',
      pointer: '/payment_method/preferred_scheme',
      message: `is not a scheme of this card, which has ${known.join(' and ')}`,
      type: 'value_error.preferred_scheme',
    },
  ];
}

async function storedFields(
  parts: MoneyParts,
  session: CheckoutSessionRow,
  stored: Extract<PaymentMethodFields, { method: 'id' }>,
): Promise<CheckoutSessionFields> {
  const { merchant_account_id: merchantAccountId } = session;
  const row = await getLivePaymentMethod(parts.db, merchantAccountId, toId(stored.id));
  if (row === null || (session.buyer_id !== null && row.buyer_id !== session.buyer_id))
    throw refusal([
      {
        location: 'body',
        pointer: '/payment_method/id',
        message: 'is not a stored payment method',
        type: 'value_error.payment_method',
      },
    ]);

  const scheme = row.scheme === null ? null : parseCardScheme(row.scheme);
  if (stored.securityCode !== null && scheme !== null)
    refuse(securityCodeProblems(stored.securityCode, scheme, '/payment_method/security_code'));
  const recordId = newId<'vault-record'>(parts.clock.now());
  return {
    ...NO_FIELDS,
    ...(await keepSecurityCode(parts, merchantAccountId, recordId, stored.securityCode)),
    method: 'id',
    payment_method_id: row.payment_method_id,
    fingerprint: row.fingerprint,
    label: row.label,
    scheme,
    additional_schemes: row.additional_schemes,
    expiration_date: row.expiration_date,
    bin: row.bin,
    card_type: row.card_type,
    card_issuer_name: row.card_issuer_name,
    card_country: row.card_country,
  };
}

async function keepSecurityCode(
  parts: MoneyParts,
  merchantAccountId: MerchantAccountId,
  recordId: VaultRecordId,
  code: HeldValue | null,
): Promise<Pick<CheckoutSessionFields, 'security_code_record_id' | 'security_code_until'>> {
  if (code === null) return { security_code_record_id: null, security_code_until: null };
  await parts.vault.keep(merchantAccountId, recordId, SECURITY_CODE_FIELD, code, SECURITY_CODE_KEPT_MS);
  return {
    security_code_record_id: recordId,
    security_code_until: new Date(parts.clock.now().getTime() + SECURITY_CODE_KEPT_MS).toISOString(),
  };
}

const NO_FIELDS: CheckoutSessionFields = {
  method: null,
  vault_record_id: null,
  payment_method_id: null,
  security_code_record_id: null,
  security_code_until: null,
  click_to_pay: null,
  postal_code: null,
  fingerprint: null,
  label: null,
  scheme: null,
  additional_schemes: [],
  preferred_scheme: null,
  expiration_date: null,
  bin: null,
  card_type: null,
  card_issuer_name: null,
  card_country: null,
};

function refuse(details: readonly Detail[]): void {
  if (details.length > 0) throw refusal(details);
}

function refusal(details: readonly Detail[]): Problem {
  return new Problem('bad_request', { details });
}
