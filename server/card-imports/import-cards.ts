import type { Db } from '../db/db.ts';
import { type ImportedCard, insertImportedCards, knownOldIds } from '../db/queries/card-imports.ts';
import type { BinSource } from '../domain/bin.ts';
import type { BuyerId, MerchantAccountId } from '../domain/ids.ts';
import { type CardDescription, cardProblems, describeCard } from '../payment-methods/describe-card.ts';
import { CARD_NUMBER_FIELD, newCardPaymentMethod } from '../payment-methods/store-card.ts';
import type { Clock } from '../platform/clock.ts';
import { newId } from '../platform/entropy.ts';
import type { ImportVault } from '../vault/import-vault.ts';
import type { HeldValue } from '../vault/vault.ts';
import { buyersOf, sealAndInsert, storeInBatches } from './batches.ts';
import { type CardOfRow, type RowProblem, cardOfRow, problem } from './card-of-row.ts';
import { EXPORT_ORIGINS } from './export-origins.ts';
import { rowsOf } from './row-reader.ts';

export type ImportParts = Readonly<{ db: Db; clock: Clock; vault: ImportVault; bins: BinSource }>;

export type Import = Readonly<{
  merchantAccountId: MerchantAccountId;
  /** A name of `EXPORT_ORIGINS`. Old ids are told apart by it. */
  origin: string;
  /** Nothing is written: only counted. */
  isDryRun: boolean;
  tellProblem?: (problem: RowProblem) => void;
  /** After every batch, with what was counted so far. */
  tellProgress?: (counts: ImportCounts) => void;
}>;

/** Of rows. `rows` is the sum of the next four; each further one is of `imported`. */
export type ImportCounts = Readonly<{
  rows: number;
  /** Stored by this run; of a dry run those that would be. */
  imported: number;
  /** Stored by an earlier run, or by an earlier row of the same old id. */
  already: number;
  /** Customers without a card. */
  without_card: number;
  refused: number;
  with_scheme_transaction_id: number;
  with_buyer: number;
  by_scheme: Readonly<Record<string, number>>;
}>;

type Ready = Readonly<{ card: CardOfRow; number: HeldValue; description: CardDescription }>;

/**
 * Stores the cards of an export: each checked as `POST /payment-methods` checks one, with buyers by their external
 * identifiers. A card and the row that says whose place it took are one statement, so that any number of runs, each
 * killed anywhere, end with the same cards under the same ids. While a batch is written, the next is read.
 *
 * `content` proves whole at its end alone (`ImportVault.content`): a caller has read it once, to its end, before.
 * @throws UnreadableFile where the content is not of the origin's form
 */
export async function importCards(
  parts: ImportParts,
  content: AsyncIterable<Buffer>,
  wanted: Import,
): Promise<ImportCounts> {
  const origin = EXPORT_ORIGINS[wanted.origin];
  if (origin === undefined) throw new Error(`BUG: there is no origin ${wanted.origin}`);
  const counter = new Counter();
  await storeInBatches(rowsOf(content, origin), {
    read: async (row) => {
      const found = await readyOf(parts, wanted.merchantAccountId, row);
      if (found !== null && !('message' in found)) return found;
      counter.add(found === null ? 'without_card' : 'refused', 1);
      if (found !== null) wanted.tellProblem?.(found);
      return null;
    },
    store: async (batch) => {
      await storeBatch(parts, wanted, batch, counter);
      wanted.tellProgress?.(counter.counts);
    },
    release: ({ number }) => parts.vault.release(number),
  });

  return counter.counts;
}

class Counter {
  readonly #numbers = {
    imported: 0,
    already: 0,
    without_card: 0,
    refused: 0,
    with_scheme_transaction_id: 0,
    with_buyer: 0,
  };
  readonly #bySchemes = new Map<string, number>();

  add(what: 'already' | 'without_card' | 'refused', count: number): void {
    this.#numbers[what] += count;
  }

  imported({ card, description }: Ready): void {
    this.#numbers.imported += 1;
    if (card.schemeTransactionId !== null) this.#numbers.with_scheme_transaction_id += 1;
    if (card.buyer !== null) this.#numbers.with_buyer += 1;
    this.#bySchemes.set(description.scheme, (this.#bySchemes.get(description.scheme) ?? 0) + 1);
  }

  get counts(): ImportCounts {
    const { imported, already, without_card: without, refused } = this.#numbers;
    const rows = imported + already + without + refused;
    return { rows, ...this.#numbers, by_scheme: Object.fromEntries([...this.#bySchemes].sort()) };
  }
}

/** A card that may be stored, held; what is wrong with the row; or null where there is no card. */
async function readyOf(
  { vault, bins, clock }: ImportParts,
  merchantAccountId: MerchantAccountId,
  row: Parameters<typeof cardOfRow>[0],
): Promise<Ready | RowProblem | null> {
  const given = 'problem' in row ? null : row.number;
  const card = cardOfRow(row);
  if (card === null || 'message' in card || given === null) {
    given?.fill(0);
    return card as RowProblem | null; // a row without a number is no card
  }
  const number = vault.hold(merchantAccountId, withoutBlanks(given), 'number');
  given.fill(0);
  const description = await describeCard(bins, number.facts);
  const problems =
    numberProblem(number) ??
    cardProblems(
      { number, expirationDate: card.expirationDate, securityCode: null },
      description.scheme,
      clock.now(),
      '',
    )[0];
  if (problems === undefined) return { card, number, description };

  vault.release(number);
  return problem(row.line, card.oldId, problems.pointer, problems.type, problems.message);
}

/** As the API's own check of a card number, which comes before what is particular to a scheme. */
function numberProblem({ facts }: HeldValue): Pick<RowProblem, 'pointer' | 'type' | 'message'> | null {
  const pointer = '/number';
  if (!facts.digits)
    return { pointer, type: 'value_error.payment_card_number.digits', message: 'must hold digits only' };
  // No card begins with 0 (ISO/IEC 7812-1).
  if (!facts.luhn || facts.bin === '' || facts.bin.startsWith('0'))
    return {
      pointer,
      type: 'value_error.payment_card_number.luhn_check',
      message: 'is not a valid card number',
    };
  return null;
}

/** Some exports write numbers in groups. */
function withoutBlanks(given: Buffer): Buffer {
  const digits = Buffer.alloc(given.length);
  let length = 0;
  for (const byte of given) if (byte !== 0x20 && byte !== 0x2d) digits[length++] = byte;
  return digits.subarray(0, length);
}

async function storeBatch(
  parts: ImportParts,
  { merchantAccountId, origin, isDryRun }: Import,
  batch: readonly Ready[],
  counter: Counter,
): Promise<void> {
  if (batch.length === 0) return;
  try {
    const known = new Set(
      await knownOldIds(
        parts.db,
        merchantAccountId,
        origin,
        batch.map(({ card }) => card.oldId),
      ),
    );
    const fresh = batch.filter(({ card: { oldId } }) => !known.has(oldId) && known.add(oldId));
    const stored = isDryRun ? fresh.length : await storeFresh(parts, { merchantAccountId, origin }, fresh);
    // Where another run stores the same file now, which of us was first is not told: the sum is right.
    for (const one of fresh.slice(0, stored)) counter.imported(one);
    counter.add('already', batch.length - stored);
  } finally {
    for (const { number } of batch) parts.vault.release(number);
  }
}

async function storeFresh(
  { db, clock, vault }: ImportParts,
  { merchantAccountId, origin }: Pick<Import, 'merchantAccountId' | 'origin'>,
  fresh: readonly Ready[],
): Promise<number> {
  if (fresh.length === 0) return 0;
  const now = clock.now();
  const given = fresh.map(({ card }) => card.buyer);
  const buyers = await buyersOf(db, merchantAccountId, given, now);

  return sealAndInsert(vault, {
    merchantAccountId,
    seal: () => Promise.all(fresh.map((one) => sealedCard(vault, merchantAccountId, one, buyers, now))),
    insert: (keyVersion, cards) =>
      insertImportedCards(
        db,
        { merchantAccountId, origin, keyVersion, field: CARD_NUMBER_FIELD },
        cards,
        now,
      ),
  });
}

async function sealedCard(
  vault: ImportVault,
  merchantAccountId: MerchantAccountId,
  { card, number, description }: Ready,
  buyers: ReadonlyMap<string, BuyerId>,
  now: Date,
): Promise<Readonly<{ keyVersion: number; row: ImportedCard }>> {
  const recordId = newId<'vault-record'>(now);
  const fingerprint = await vault.fingerprint(merchantAccountId, number);
  const { keyVersion, wrappedDataKey, fields } = await vault.sealedRecord(
    merchantAccountId,
    recordId,
    CARD_NUMBER_FIELD,
    number,
  );
  const { oldId, expirationDate, schemeTransactionId, buyer } = card;
  const made = newCardPaymentMethod(
    {
      merchantAccountId,
      expirationDate,
      description,
      buyerId: buyer === null ? null : (buyers.get(buyer.externalIdentifier) ?? null),
      externalIdentifier: oldId,
      status: 'succeeded',
    },
    now,
    { recordId, fingerprint, lifecycle: 'live' },
  );

  return {
    keyVersion,
    row: {
      ...made,
      old_id: oldId,
      vault_record_id: recordId,
      scheme_transaction_id: schemeTransactionId,
      wrapped_data_key: wrappedDataKey.toString('base64'),
      sealed: fields.map((field) => field.sealed.toString('base64')).join(''),
    },
  };
}
