import { type LogKeyRow, addLogKey, logKeys } from '../db/queries/transparency-log.ts';
import { type MerchantAccountId, type VaultRecordId, toId } from '../domain/ids.ts';
import { timestamp } from '../domain/timestamp.ts';
import type { MoneyParts } from '../parts.ts';
import { newId } from '../platform/entropy.ts';
import { signatureLine } from './note.ts';

/** Behind the header of an Ed25519 key as SPKI. */
const PUBLIC_KEY_BYTES = 32;
const DAY_MS = 24 * 60 * 60_000;
/** So long both sign: time for auditors to take the new one from a note that the old one signed, too. */
const OVERLAP_MS = 30 * DAY_MS;

type KeyParts = Pick<MoneyParts, 'db' | 'vault' | 'clock'>;

/** Makes a key, in the vault. Those before it sign until `othersUntil`, or for a month beside it. */
export async function makeLogKey(
  { db, vault, clock }: KeyParts,
  merchantAccountId: MerchantAccountId,
  name: string,
  othersUntil: Date | null = null,
): Promise<LogKeyRow> {
  const now = clock.now();
  const id = newId<'vault-record'>(now);
  const spki = Buffer.from(await vault.makeKey(merchantAccountId, id, 'checkpoint'), 'base64');
  const publicKey = spki.subarray(-PUBLIC_KEY_BYTES).toString('base64');
  const key = { key_id: id, name, public_key: publicKey, created_at: timestamp(now) };
  await addLogKey(db, merchantAccountId, key, othersUntil ?? new Date(now.getTime() + OVERLAP_MS));
  return { ...key, retires_at: null };
}

/** The text, signed with every key of this name that signs now. The first one is made here. */
export async function signNote(
  parts: KeyParts,
  merchantAccountId: MerchantAccountId,
  name: string,
  text: string,
): Promise<string> {
  const now = timestamp(parts.clock.now());
  const keys = await logKeys(parts.db, merchantAccountId);
  const signing = keys.filter((key) => key.name === name && (key.retires_at ?? '9') > now);
  if (signing.length === 0) signing.push(await makeLogKey(parts, merchantAccountId, name));

  const lines: string[] = [];
  for (const key of signing) {
    const recordId: VaultRecordId = toId(key.key_id);
    const signature = await parts.vault.signWithKey(
      merchantAccountId,
      recordId,
      Buffer.from(text),
      'checkpoint',
    );
    lines.push(signatureLine({ name, publicKey: key.public_key }, signature));
  }
  return `${text}\n${lines.join('')}`;
}
