import type { Db } from '../db/db.ts';
import { type ExportedCard, exportedCards } from '../db/queries/card-exports.ts';
import type { MerchantAccountId, VaultRecordId } from '../domain/ids.ts';
import { objectOf, textAt } from '../domain/json.ts';
import { machineLine } from '../domain/report/csv.ts';
import { CARD_NUMBER_FIELD } from '../payment-methods/store-card.ts';
import type { ImportVault } from '../vault/import-vault.ts';

export type ExportParts = Readonly<{ db: Db; vault: Pick<ImportVault, 'numbersOf'> }>;

/** Cards whose numbers are in memory at once. */
const BATCH = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** What stands in front of the number and behind it. `import-cards --from railyard` reads these names. */
const COLUMNS = {
  payment_method_id: (card) => card.payment_method_id,
  number: null,
  expiration_date: (card) => card.expiration_date,
  scheme: (card) => card.scheme,
  scheme_transaction_id: (card) => card.scheme_transaction_id,
  external_identifier: (card) => card.external_identifier,
  // Whoever gets it has to tell whose a card is, also where the shop gave no identifier of its own.
  buyer_external_identifier: (card) => card.buyer_external_identifier ?? card.buyer_id,
  display_name: (card) => card.buyer_display_name,
  first_name: (card) => textAt(card.buyer_billing_details, 'first_name'),
  last_name: (card) => textAt(card.buyer_billing_details, 'last_name'),
  email_address: (card) => textAt(card.buyer_billing_details, 'email_address'),
  line1: addressPart('line1'),
  line2: addressPart('line2'),
  city: addressPart('city'),
  state: addressPart('state'),
  postal_code: addressPart('postal_code'),
  country: addressPart('country'),
} as const satisfies Readonly<Record<string, ((card: ExportedCard) => string | null) | null>>;

function addressPart(member: string): (card: ExportedCard) => string | null {
  return (card) => textAt(objectOf(card.buyer_billing_details?.['address']), member);
}

export type ExportCounts = { cards: number; /** Deleted while the file was made. */ gone: number };

/**
 * The rows of an export as CSV, in the order of ids: every card that may be charged. A number is in buffers alone,
 * which are the reader's to wipe; `counts` is right when the last row was read.
 * @throws where a card does not open: a file that leaves cards out without a word is none
 */
export async function* exportRows(
  { db, vault }: ExportParts,
  { merchantAccountId, purpose }: Readonly<{ merchantAccountId: MerchantAccountId; purpose: string }>,
  counts: ExportCounts,
): AsyncGenerator<Buffer> {
  yield Buffer.from(machineLine(Object.keys(COLUMNS)));
  let after = FIRST_ID;
  for (;;) {
    const cards = await exportedCards(db, merchantAccountId, after, BATCH);
    const records = cards.flatMap(({ vault_record_id: id }): VaultRecordId[] => (id === null ? [] : [id]));
    const of = { field: CARD_NUMBER_FIELD, purpose };
    const numbers = await vault.numbersOf(merchantAccountId, records, of);
    try {
      for (const card of cards) {
        const number = card.vault_record_id === null ? undefined : numbers.get(card.vault_record_id);
        counts[number === undefined ? 'gone' : 'cards'] += 1;
        if (number !== undefined) yield rowOf(card, number);
      }
    } finally {
      for (const number of numbers.values()) number.fill(0);
    }
    after = cards.at(-1)?.payment_method_id ?? after;
    if (cards.length < BATCH) return;
  }
}

const EXTRACTS = Object.values(COLUMNS);
const NUMBER_AT = EXTRACTS.indexOf(null);

function rowOf(card: ExportedCard, number: Buffer): Buffer {
  const cells = EXTRACTS.map((extract) => extract?.(card) ?? '');
  const before = machineLine(cells.slice(0, NUMBER_AT)).trimEnd();
  return Buffer.concat([
    Buffer.from(`${before},`),
    number,
    Buffer.from(`,${machineLine(cells.slice(NUMBER_AT + 1))}`),
  ]);
}
