import { createPrivateKey } from 'node:crypto';
import { join } from 'node:path';
import type { Db } from '../db/db.ts';
import { deleteCardImportKey, insertCardImportKey, listCardImportKeys } from '../db/queries/card-imports.ts';
import type { MerchantAccountId, VaultRecordId } from '../domain/ids.ts';
import { Problem } from '../domain/problem.ts';
import { Secret } from '../domain/secret.ts';
import type { Clock } from '../platform/clock.ts';
import { closeAll } from '../platform/close-all.ts';
import { newId } from '../platform/entropy.ts';
import { wipeableCopy } from '../platform/wiped-memory.ts';
import { AccessLog } from './access-log/vault-access-log.ts';
import { DeletionLedger } from './deletions.ts';
import { hmacHex } from './envelope.ts';
import { HeldValues, KeptValues } from './held.ts';
import { Keyring } from './keyring.ts';
import { LoggedOpenings } from './logged-openings.ts';
import { makeRecipientKey } from './openpgp/make-recipient-key.ts';
import { openMessage } from './openpgp/open-message.ts';
import type { KeysOfRecipient } from './openpgp/session-key.ts';
import type { RootKeyProvider } from './root-key.ts';
import { SealedRecords, type SealedRecord } from './sealed-records.ts';
import { beginRootKeys } from './vault-health.ts';
import type { HeldValue } from './vault.ts';

/** The private half of a key that exports are encrypted to: a field of a record of the kind `wallet_key`. */
const KEY_FIELD = 'card_import';

/**
 * What moving another vault's cards needs of this one: keys for the file, its content, and cards sealed without being
 * written, so that many are stored by one statement. Lives in the operator's process, for as long as the command runs.
 */
export type ImportVault = Readonly<{
  /** Makes a key to have files encrypted to. Its private half is sealed, and in nobody's hands. */
  makeKey(
    merchantAccountId: MerchantAccountId,
    userId: string,
  ): Promise<Readonly<{ keyId: string; fingerprint: string; publicKey: string }>>;
  /** Shreds the private half: what is encrypted to the key opens for nobody any more. */
  destroyKey(merchantAccountId: MerchantAccountId, keyId: string): Promise<void>;
  /** The content of an encrypted file; every opening of the key is in the access log. */
  content(merchantAccountId: MerchantAccountId, file: AsyncIterable<Uint8Array>): AsyncIterable<Buffer>;
  /** Takes the buffer over. Release what it gives. */
  hold(merchantAccountId: MerchantAccountId, value: Buffer, label: ImportedLabel): HeldValue;
  release(held: HeldValue): void;
  fingerprint(merchantAccountId: MerchantAccountId, held: HeldValue): Promise<string>;
  /** A record, to be written; nothing is. */
  sealedRecord(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    field: string,
    held: HeldValue,
  ): Promise<SealedRecord>;
  /**
   * The numbers of stored cards, for an export: buffers of the caller's, to wipe, by record; without those that are
   * gone meanwhile. Each is in the access log, with the purpose, before it is given.
   */
  numbersOf(
    merchantAccountId: MerchantAccountId,
    recordIds: readonly VaultRecordId[],
    of: Readonly<{ field: string; purpose: string }>,
  ): Promise<ReadonlyMap<VaultRecordId, Buffer>>;
  /** The key that something was sealed under turned out to be retired. */
  forgetSealKey(merchantAccountId: MerchantAccountId): void;
  close(): Promise<void>;
}>;

/** What messages call a value that is imported. */
export type ImportedLabel = 'number' | 'payment_service_token';

type Options = Readonly<{ db: Db; clock: Clock; dataDir: string; rootKeys: RootKeyProvider }>;

/** Beside running vaults, on their data folder and by their root key. Closes the root keys, too. */
export async function openImportVault({ db, clock, dataDir, rootKeys }: Options): Promise<ImportVault> {
  const folder = join(dataDir, 'vault');
  const closings = [() => rootKeys.close()];
  try {
    await beginRootKeys({ db, clock, rootKeys });
    const deletions = await DeletionLedger.open(join(folder, 'deletions.log'));
    closings.unshift(() => deletions.close());
    const accessLog = await AccessLog.open(db, clock, join(folder, 'access-log'));
    closings.unshift(() => accessLog.close());
    const keyring = new Keyring(db, clock, rootKeys);
    const [held, kept] = [new HeldValues(clock), new KeptValues(clock)];
    const records = new SealedRecords({ db, clock, keyring, held, deletions });
    const openings = new LoggedOpenings({ clock, held, kept, records, accessLog });
    closings.unshift(async () => {
      held.clear();
      openings.clear();
      keyring.clear();
    });
    return {
      ...keysOf({ db, clock, held, records, openings }),
      ...cardsOf({ keyring, held, records }),
      numbersOf: (merchantAccountId, recordIds, of) => numbersOf(openings, merchantAccountId, recordIds, of),
      close: () => closeAll(closings),
    };
  } catch (error) {
    await closeAll(closings).catch(() => undefined); // the first fault is the one to tell
    throw error;
  }
}

type KeyParts = Readonly<{
  db: Db;
  clock: Clock;
  held: HeldValues;
  records: SealedRecords;
  openings: LoggedOpenings;
}>;

function keysOf({
  db,
  clock,
  held,
  records,
  openings,
}: KeyParts): Pick<ImportVault, 'makeKey' | 'destroyKey' | 'content'> {
  return {
    makeKey: async (merchantAccountId, userId) => {
      const now = clock.now();
      const { privateKey, ...made } = await makeRecipientKey(userId, now);
      const recordId = newId<'vault-record'>(now);
      const der = privateKey.export({ format: 'der', type: 'pkcs8' });
      const value = held.hold(`wallet_key.${KEY_FIELD}`, der, merchantAccountId);

      try {
        await records.seal(merchantAccountId, recordId, 'wallet_key', { [KEY_FIELD]: value });
      } finally {
        held.release(value.handle);
      }
      const row = { key_id: made.keyId, fingerprint: made.fingerprint, public_key: made.publicKey };
      await insertCardImportKey(db, merchantAccountId, { ...row, vault_record_id: recordId }, now);
      return made;
    },
    destroyKey: async (merchantAccountId, keyId) => {
      const row = (await listCardImportKeys(db, merchantAccountId)).find(({ key_id: id }) => id === keyId);
      if (row === undefined) return;
      await records.shred(merchantAccountId, row.vault_record_id);
      await deleteCardImportKey(db, merchantAccountId, keyId);
    },
    content: (merchantAccountId, file) =>
      openMessage(file, recipientKeys({ db, openings }, merchantAccountId)),
  };
}

function recipientKeys(
  { db, openings }: Pick<KeyParts, 'db' | 'openings'>,
  merchantAccountId: MerchantAccountId,
): KeysOfRecipient {
  return async (keyId) => {
    const row = (await listCardImportKeys(db, merchantAccountId)).find(({ key_id: id }) => id === keyId);
    if (row === undefined) return null;
    const place = {
      kind: 'record',
      merchantAccountId,
      recordId: row.vault_record_id,
      field: KEY_FIELD,
    } as const;
    const who = { merchantAccountId, actor: 'operator', purpose: 'import cards' };

    return openings.during(who, async (open) => {
      const der = await open(new Secret(`wallet_key.${KEY_FIELD}`, place), 'wallet_key');
      try {
        return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
      } finally {
        der.fill(0);
      }
    });
  };
}

type CardParts = Readonly<{ keyring: Keyring; held: HeldValues; records: SealedRecords }>;

function cardsOf({
  keyring,
  held,
  records,
}: CardParts): Omit<ImportVault, 'makeKey' | 'destroyKey' | 'content' | 'numbersOf' | 'close'> {
  return {
    hold: (merchantAccountId, value, label) => {
      const own = wipeableCopy(value);
      value.fill(0);
      return held.hold(label, own, merchantAccountId);
    },
    release: ({ handle }) => held.release(handle),
    fingerprint: async (merchantAccountId, { handle }) => {
      const { key } = await keyring.active(merchantAccountId, 'fingerprint');
      return hmacHex(key, held.peek(handle));
    },
    sealedRecord: (merchantAccountId, recordId, field, value) =>
      records.sealNew(merchantAccountId, recordId, { [field]: value }),
    forgetSealKey: (merchantAccountId) => keyring.forgetActive(merchantAccountId, 'seal'),
  };
}

async function numbersOf(
  openings: LoggedOpenings,
  merchantAccountId: MerchantAccountId,
  recordIds: readonly VaultRecordId[],
  { field, purpose }: Readonly<{ field: string; purpose: string }>,
): Promise<ReadonlyMap<VaultRecordId, Buffer>> {
  const numbers = new Map<VaultRecordId, Buffer>();
  const who = { merchantAccountId, actor: 'operator', purpose };
  try {
    await openings.during(who, (open) =>
      inTurn(recordIds, async (recordId) => {
        const place = { kind: 'record', merchantAccountId, recordId, field } as const;
        const number = await open(new Secret('card.number', place)).catch((error: unknown) => {
          if (error instanceof Problem && error.code === 'not_found') return null;
          throw error;
        });
        if (number !== null) numbers.set(recordId, number);
      }),
    );
    return numbers;
  } catch (error) {
    for (const number of numbers.values()) number.fill(0);
    throw error;
  }
}

/** A few at once; the first fault is thrown when none is under way any more. */
async function inTurn(
  recordIds: readonly VaultRecordId[],
  work: (recordId: VaultRecordId) => Promise<void>,
): Promise<void> {
  const left = recordIds.values();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const recordId of left) await work(recordId);
  });
  const failed = (await Promise.allSettled(workers)).find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

const AT_ONCE = 8;
