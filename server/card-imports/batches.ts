import type { Db } from '../db/db.ts';
import { buyersByExternalIdentifier, insertImportedBuyers } from '../db/queries/card-imports.ts';
import type { BuyerId, MerchantAccountId } from '../domain/ids.ts';
import { Problem } from '../domain/problem.ts';
import { newId } from '../platform/entropy.ts';
import type { ImportVault } from '../vault/import-vault.ts';
import type { BuyerOfRow } from './card-of-row.ts';

/** Rows of one statement. A crash undoes one batch at most, and the next run stores it. */
const BATCH = 500;
const SEAL_TRIES_MAX = 5;

type Steps<Row, Ready> = Readonly<{
  /** What of a row may be stored; null where it was counted, or refused. */
  read: (row: Row) => Promise<Ready | null>;
  /** Stores a batch. */
  store: (batch: readonly Ready[]) => Promise<void>;
  /** Lets go of what is not handed to `store` any more. */
  release: (ready: Ready) => void;
}>;

/** Stores rows in batches, in their order. While a batch is written, the next is read. */
export async function storeInBatches<Row, Ready>(
  rows: AsyncIterable<Row>,
  { read, store, release }: Steps<Row, Ready>,
): Promise<void> {
  let batch: Ready[] = [];
  let storing: Promise<void> = Promise.resolve();
  const handOver = async (): Promise<void> => {
    await storing;
    const ready = batch;
    batch = [];
    storing = store(ready);
    storing.catch(() => undefined); // awaited before the next batch, or at the end
  };

  try {
    for await (const row of rows) {
      const ready = await read(row);
      if (ready !== null) batch.push(ready);
      if (batch.length >= BATCH) await handOver();
    }
    await handOver();
    await storing;
  } finally {
    for (const ready of batch) release(ready);
    await storing.catch(() => undefined); // thrown above already
  }
}

type Sealing<Row> = Readonly<{
  merchantAccountId: MerchantAccountId;
  /** Rows, and the version of the key that each was sealed under. */
  seal: () => Promise<readonly Readonly<{ keyVersion: number; row: Row }>[]>;
  /** How many were stored; null: the key is no longer the active one, and nothing was stored. */
  insert: (keyVersion: number, rows: readonly Row[]) => Promise<number | null>;
}>;

/** Seals rows and stores them by one statement: anew, where the key was retired between the two. */
export async function sealAndInsert<Row>(
  vault: ImportVault,
  sealing: Sealing<Row>,
  triesLeft = SEAL_TRIES_MAX,
): Promise<number> {
  const { merchantAccountId, seal, insert } = sealing;
  const sealed = await seal();
  const versions = new Set(sealed.map(({ keyVersion }) => keyVersion));
  const [keyVersion = 0] = versions;
  const rows = sealed.map(({ row }) => row);

  const stored = versions.size > 1 ? null : await insert(keyVersion, rows);
  if (stored !== null) return stored;
  if (triesLeft <= 1)
    throw new Problem('service_unavailable', {
      privateText: `what was imported for ${merchantAccountId} could not be sealed: the key kept changing`,
    });
  vault.forgetSealKey(merchantAccountId);
  return sealAndInsert(vault, sealing, triesLeft - 1);
}

/** Buyers by their external identifiers: those that are there, and those that are made. */
export async function buyersOf(
  db: Db,
  merchantAccountId: MerchantAccountId,
  given: readonly (BuyerOfRow | null)[],
  now: Date,
): Promise<ReadonlyMap<string, BuyerId>> {
  const wanted = new Map<string, BuyerOfRow>();
  for (const buyer of given) if (buyer !== null) wanted.set(buyer.externalIdentifier, buyer);
  const known = await buyersByExternalIdentifier(db, merchantAccountId, [...wanted.keys()]);
  const missing = [...wanted.values()].filter(({ externalIdentifier }) => !known.has(externalIdentifier));
  if (missing.length === 0) return known;

  const rows = missing.map((buyer) => ({
    buyer_id: newId<'buyer'>(now),
    external_identifier: buyer.externalIdentifier,
    display_name: buyer.displayName,
    billing_details: buyer.billingDetails,
  }));
  await insertImportedBuyers(db, merchantAccountId, rows, now);
  // Somebody else may have made one of them in this moment.
  return buyersByExternalIdentifier(db, merchantAccountId, [...wanted.keys()]);
}
