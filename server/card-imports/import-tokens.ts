import type { Connector } from '../connectors/connector.ts';
import type { KeptTokens } from '../connectors/kept-tokens.ts';
import type { Db } from '../db/db.ts';
import { PAYMENT_SERVICE_TOKEN_FIELD } from '../db/queries/payment-service-tokens.ts';
import {
  type ImportedToken,
  insertImportedTokens,
  paymentMethodsOfTokens,
} from '../db/queries/token-imports.ts';
import { holdsCardNumber } from '../domain/card-numbers/card-numbers.ts';
import type {
  BuyerId,
  MerchantAccountId,
  PaymentMethodId,
  PaymentServiceId,
  VaultRecordId,
} from '../domain/ids.ts';
import { toId } from '../domain/ids.ts';
import type { Clock } from '../platform/clock.ts';
import { newId } from '../platform/entropy.ts';
import type { ImportVault } from '../vault/import-vault.ts';
import type { HeldValue } from '../vault/vault.ts';
import { buyersOf, sealAndInsert, storeInBatches } from './batches.ts';
import { type RowProblem, problem } from './card-of-row.ts';
import { type FileRow, type UnreadableRow, rowsOf } from './row-reader.ts';
import { type TokenOfRow, originOf, tokenOfRow } from './token-of-row.ts';

export type TokenImportParts = Readonly<{ db: Db; clock: Clock; vault: ImportVault }>;

export type TokenImport = Readonly<{
  merchantAccountId: MerchantAccountId;
  /** Whose processor keeps what the tokens stand for: nobody else can charge them. */
  service: Readonly<{
    id: PaymentServiceId;
    connector: Pick<Connector, 'displayName' | 'method'>;
    kept: KeptTokens;
  }>;
  /** Nothing is written: only counted. */
  isDryRun: boolean;
  /** The end of a payment method here is not told to the processor, where somebody else charges the token, too. */
  staysAtProcessor: boolean;
  tellProblem?: (problem: RowProblem) => void;
  /** Of each row that is stored, now or before, in the order of the file. */
  tellStored?: (token: string, externalIdentifier: string | null, paymentMethodId: PaymentMethodId) => void;
  /** After every batch, with what was counted so far. */
  tellProgress?: (counts: TokenCounts) => void;
}>;

/** Of rows. `rows` is the sum of the next three; each further one is of `imported`. */
export type TokenCounts = {
  rows: number;
  /** Stored by this run; of a dry run those that would be. */
  imported: number;
  /** Stored before: by an earlier run or row, or by a payment. */
  already: number;
  refused: number;
  with_buyer: number;
  with_scheme_transaction_id: number;
};

type Ready = Readonly<{
  token: TokenOfRow;
  text: string;
  held: HeldValue;
  /** Of the token. */
  fingerprint: string;
  /** Of what it stands for; null for what is no card. */
  cardFingerprint: string | null;
}>;

/**
 * Stores tokens of a processor as payment methods of one payment service. A token and the row by which it is known
 * again are one statement, so that any number of runs, each killed anywhere, end with the same payment methods.
 * The processor is not asked: whether it knows a token is told by the first payment.
 * @throws UnreadableFile where the content is neither CSV nor JSON with a token
 */
export async function importTokens(
  parts: TokenImportParts,
  content: AsyncIterable<Buffer>,
  wanted: TokenImport,
): Promise<TokenCounts> {
  const { kept, connector } = wanted.service;
  const counts: TokenCounts = {
    rows: 0,
    imported: 0,
    already: 0,
    refused: 0,
    with_buyer: 0,
    with_scheme_transaction_id: 0,
  };
  await storeInBatches(rowsOf(content, originOf(kept, connector.displayName)), {
    read: async (row) => {
      const found = await readyOf(parts.vault, wanted, row);
      if ('held' in found) return found;
      counts.rows += 1;
      counts.refused += 1;
      wanted.tellProblem?.(found);
      return null;
    },
    store: async (batch) => {
      await storeBatch(parts, wanted, batch, counts);
      wanted.tellProgress?.(counts);
    },
    release: ({ held }) => parts.vault.release(held),
  });

  return counts;
}

async function readyOf(
  vault: ImportVault,
  { merchantAccountId, service: { kept, connector } }: TokenImport,
  row: FileRow | UnreadableRow,
): Promise<Ready | RowProblem> {
  if ('problem' in row) return problem(row.line, null, '', 'value_error.row', row.problem);
  const { line, number: given } = row;
  if (given === null) return problem(line, null, '/token', 'value_error.missing', 'is missing');
  const text = given.toString('utf8').trim();
  given.fill(0);
  if (holdsCardNumber(text))
    return problem(line, null, '/token', 'value_error.card_number', 'must be a token, and not a card number');
  if (!kept.form.test(text))
    return problem(line, null, '/token', 'value_error.str.regex', `must be ${kept.called}`);
  const isCard = connector.method === 'card';
  const token = tokenOfRow(row, kept, isCard);
  if ('message' in token) return token;

  const cardFingerprint = isCard
    ? await keptCardFingerprint(vault, merchantAccountId, token.cardFingerprint ?? text)
    : null;
  const held = vault.hold(merchantAccountId, Buffer.from(text), 'payment_service_token');
  const fingerprint = await vault.fingerprint(merchantAccountId, held);
  return { token, text, held, fingerprint, cardFingerprint };
}

/**
 * What counts and looks up cards by in the place of a number's fingerprint: made of the processor's own, and where the
 * list has none of the token. The words before it keep it apart from that of any number.
 */
async function keptCardFingerprint(
  vault: ImportVault,
  merchantAccountId: MerchantAccountId,
  knownBy: string,
): Promise<string> {
  const named = Buffer.from(`card kept by a processor: ${knownBy}`);
  const held = vault.hold(merchantAccountId, named, 'payment_service_token');
  try {
    return await vault.fingerprint(merchantAccountId, held);
  } finally {
    vault.release(held);
  }
}

async function storeBatch(
  parts: TokenImportParts,
  wanted: TokenImport,
  batch: readonly Ready[],
  counts: TokenCounts,
): Promise<void> {
  const { merchantAccountId, service } = wanted;
  const place = { merchantAccountId, paymentServiceId: service.id };
  const fingerprints = batch.map(({ fingerprint }) => fingerprint);
  try {
    const known = await paymentMethodsOfTokens(parts.db, place, fingerprints);
    const seen = new Set(known.keys());
    const fresh = batch.filter(({ fingerprint: one }) => !seen.has(one) && seen.add(one));
    const stored = wanted.isDryRun ? fresh.length : await storeFresh(parts, wanted, fresh);
    // Where another run stores the same file now, which of us was first is not told: the sum is right.
    for (const { token } of fresh.slice(0, stored)) {
      counts.imported += 1;
      if (token.buyer !== null) counts.with_buyer += 1;
      if (token.schemeTransactionId !== null) counts.with_scheme_transaction_id += 1;
    }
    counts.already += batch.length - stored;
    counts.rows += batch.length;

    if (wanted.isDryRun || wanted.tellStored === undefined) return;
    const all = fresh.length === 0 ? known : await paymentMethodsOfTokens(parts.db, place, fingerprints);
    for (const { token, text, fingerprint } of batch) {
      const id = all.get(fingerprint);
      if (id === undefined) throw new Error('BUG: an imported token has no payment method');
      wanted.tellStored(text, token.externalIdentifier, id);
    }
  } finally {
    for (const { held } of batch) parts.vault.release(held);
  }
}

async function storeFresh(
  { db, clock, vault }: TokenImportParts,
  { merchantAccountId, service, staysAtProcessor }: TokenImport,
  fresh: readonly Ready[],
): Promise<number> {
  if (fresh.length === 0) return 0;
  const now = clock.now();
  const given = fresh.map(({ token }) => token.buyer);
  const buyers = await buyersOf(db, merchantAccountId, given, now);
  const { method } = service.connector;
  const of = {
    merchantAccountId,
    paymentServiceId: service.id,
    method,
    mode: method === 'card' ? 'card' : 'redirect',
    staysAtProcessor,
  };

  return sealAndInsert(vault, {
    merchantAccountId,
    seal: () => Promise.all(fresh.map((one) => sealedToken(vault, merchantAccountId, one, buyers, now))),
    insert: (keyVersion, tokens) => insertImportedTokens(db, { ...of, keyVersion }, tokens, now),
  });
}

async function sealedToken(
  vault: ImportVault,
  merchantAccountId: MerchantAccountId,
  { token, held, fingerprint, cardFingerprint }: Ready,
  buyers: ReadonlyMap<string, BuyerId>,
  now: Date,
): Promise<Readonly<{ keyVersion: number; row: ImportedToken }>> {
  const id = newId<'payment-service-token'>(now);
  const { keyVersion, wrappedDataKey, fields } = await vault.sealedRecord(
    merchantAccountId,
    toId<'vault-record'>(id) satisfies VaultRecordId,
    PAYMENT_SERVICE_TOKEN_FIELD,
    held,
  );

  const { buyer, externalIdentifier } = token;
  return {
    keyVersion,
    row: {
      payment_method_id: newId(now),
      payment_service_token_id: id,
      buyer_id: buyer === null ? null : (buyers.get(buyer.externalIdentifier) ?? null),
      external_identifier: externalIdentifier,
      fingerprint,
      card_fingerprint: cardFingerprint,
      customer_reference: token.customer,
      label: token.label,
      scheme: token.scheme,
      expiration_date: token.expirationDate,
      bin: token.bin,
      card_type: token.cardType,
      card_issuer_name: token.cardIssuer,
      card_country: token.cardCountry,
      scheme_transaction_id: token.schemeTransactionId,
      wrapped_data_key: wrappedDataKey.toString('base64'),
      sealed: fields.map((field) => field.sealed.toString('base64')).join(''),
    },
  };
}
