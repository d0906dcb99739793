import type {
  MerchantAccountId,
  PaymentMethodId,
  PaymentServiceId,
  PaymentServiceTokenId,
} from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { freshOf } from './card-imports.ts';
import type { NewPaymentMethod } from './payment-methods.ts';
import { PAYMENT_SERVICE_TOKEN_FIELD } from './payment-service-tokens.ts';

/** Under which name tokens are known in `imported_cards`. */
const ORIGIN = 'tokens';

/** By what a token is known again: never by itself. */
const oldIdOf = (paymentServiceId: PaymentServiceId, fingerprint: string): string =>
  `${paymentServiceId}:${fingerprint}`;

type Place = Readonly<{ merchantAccountId: MerchantAccountId; paymentServiceId: PaymentServiceId }>;

const KNOWN = sql(
  'token_imports.known',
  `SELECT right(old_id, 64) AS fingerprint, payment_method_id, true AS is_imported FROM imported_cards
   WHERE merchant_account_id = $1 AND origin = $2 AND old_id = ANY ($3::text[])
   UNION ALL
   SELECT fingerprint, payment_method_id, false FROM payment_service_tokens
   WHERE merchant_account_id = $1 AND payment_service_id = $4 AND fingerprint = ANY ($5::text[])
     AND lifecycle = 'live'`,
  ['fingerprint', 'payment_method_id', 'is_imported'],
);
/**
 * Payment methods by the fingerprints of their tokens: those that were imported, be they deleted since, and those
 * that a payment has stored.
 */
export async function paymentMethodsOfTokens(
  db: Queryable,
  { merchantAccountId, paymentServiceId }: Place,
  fingerprints: readonly string[],
): Promise<ReadonlyMap<string, PaymentMethodId>> {
  const oldIds = fingerprints.map((fingerprint) => oldIdOf(paymentServiceId, fingerprint));
  const rows = await db.query<KnownToken>(KNOWN, [
    merchantAccountId,
    ORIGIN,
    oldIds,
    paymentServiceId,
    fingerprints,
  ]);
  // What was imported counts: runs say the same, whatever a payment has stored since.
  const inTurn = [...rows.filter((row) => !row.is_imported), ...rows.filter((row) => row.is_imported)];
  return new Map(inTurn.map((row) => [row.fingerprint, row.payment_method_id]));
}

type KnownToken = Readonly<{
  fingerprint: string;
  payment_method_id: PaymentMethodId;
  is_imported: boolean;
}>;

/** A payment method with its token; sealed bytes as base64. */
export type ImportedToken = Pick<
  NewPaymentMethod,
  | 'payment_method_id'
  | 'buyer_id'
  | 'external_identifier'
  | 'label'
  | 'scheme'
  | 'expiration_date'
  | 'bin'
  | 'card_type'
  | 'card_issuer_name'
  | 'card_country'
> &
  Readonly<{
    /** Of the token, and of its vault record. */
    payment_service_token_id: PaymentServiceTokenId;
    fingerprint: string;
    /** Of the payment method. */
    card_fingerprint: string | null;
    customer_reference: string | null;
    scheme_transaction_id: string | null;
    wrapped_data_key: string;
    sealed: string;
  }>;

const TOKEN_COLUMNS = {
  payment_method_id: 'uuid',
  payment_service_token_id: 'uuid',
  old_id: 'text',
  buyer_id: 'uuid',
  external_identifier: 'text',
  fingerprint: 'text',
  card_fingerprint: 'text',
  customer_reference: 'text',
  label: 'text',
  scheme: 'text',
  expiration_date: 'text',
  bin: 'text',
  card_type: 'text',
  card_issuer_name: 'text',
  card_country: 'text',
  scheme_transaction_id: 'text',
  wrapped_data_key: 'text',
  sealed: 'text',
};
const INSERT = sql(
  'token_imports.insert',
  `${freshOf(TOKEN_COLUMNS)}
   record AS (
     INSERT INTO vault.records (merchant_account_id, id, kind, key_version, wrapped_data_key, created_at)
     SELECT $1, payment_service_token_id, 'payment_service_token', $3, decode(wrapped_data_key, 'base64'), $6
     FROM fresh
   ),
   field AS (
     INSERT INTO vault.fields (merchant_account_id, record_id, name, sealed)
     SELECT $1, payment_service_token_id, $5, decode(sealed, 'base64') FROM fresh
   ),
   method AS (
     INSERT INTO payment_methods (merchant_account_id, payment_method_id, lifecycle, buyer_id, external_identifier,
       method, mode, status, fingerprint, label, scheme, expiration_date, bin, card_type, card_issuer_name,
       card_country, payment_service_id, scheme_transaction_id, scheme_transaction_id_scheme, created_at, updated_at)
     SELECT $1, payment_method_id, 'live', buyer_id, external_identifier, $7, $8, 'succeeded', card_fingerprint,
       label, scheme, expiration_date, bin, card_type, card_issuer_name, card_country, $9, scheme_transaction_id,
       CASE WHEN scheme_transaction_id IS NOT NULL THEN scheme END, $6, $6
     FROM fresh
   ),
   token AS (
     INSERT INTO payment_service_tokens (merchant_account_id, payment_service_token_id, payment_method_id,
       payment_service_id, lifecycle, status, vault_record_id, fingerprint, buyer_id, customer_reference,
       stays_at_processor, created_at, updated_at)
     SELECT $1, payment_service_token_id, payment_method_id, $9, 'live', 'succeeded', payment_service_token_id,
       fingerprint, buyer_id, customer_reference, $10, $6, $6
     FROM fresh
   )
   SELECT (SELECT count(*) FROM key) = 1 AS key_active, (SELECT count(*) FROM taken)::integer AS stored`,
  ['key_active', 'stored'],
);
/**
 * Stores payment methods, each with its token and the row by which that is known again: all of them, or none. Tokens
 * that are known are left out. Null: the key that they were sealed under is no longer the active one, and nothing was
 * stored.
 */
export async function insertImportedTokens(
  db: Queryable,
  of: Place & Readonly<{ keyVersion: number; method: string; mode: string; staysAtProcessor: boolean }>,
  tokens: readonly ImportedToken[],
  now: Date,
): Promise<number | null> {
  const rows = tokens.map((token) => ({
    ...token,
    old_id: oldIdOf(of.paymentServiceId, token.fingerprint),
  }));
  const [row] = await db.query<{ key_active: boolean; stored: number }>(INSERT, [
    of.merchantAccountId,
    ORIGIN,
    of.keyVersion,
    JSON.stringify(rows),
    PAYMENT_SERVICE_TOKEN_FIELD,
    now,
    of.method,
    of.mode,
    of.paymentServiceId,
    of.staysAtProcessor,
  ]);
  return row?.key_active === true ? row.stored : null;
}
