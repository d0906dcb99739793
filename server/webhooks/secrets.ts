import type { MerchantAccountId, VaultRecordId } from '../domain/ids.ts';
import { newId, randomBytes } from '../platform/entropy.ts';
import type { MoneyParts } from '../parts.ts';
import type { HeldValue } from '../vault/vault.ts';

/** Within the 24 to 64 bytes that Standard Webhooks asks for. */
const SECRET_BYTES = 32;

type SecretParts = Pick<MoneyParts, 'vault' | 'clock'>;

/** A new signing secret, sealed under a record of its own; its text is shown once. */
export async function makeSecret(
  { vault, clock }: SecretParts,
  sealedFor: MerchantAccountId,
): Promise<Readonly<{ recordId: VaultRecordId; text: string }>> {
  const recordId = newId<'vault-record'>(clock.now());
  const text = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  const secret = await vault.hold('webhook.secret', Buffer.from(text));
  try {
    await vault.seal(sealedFor, recordId, 'webhook_secret', { secret });
    return { recordId, text };
  } finally {
    await vault.release([secret]);
  }
}

/** Credentials of a request, sealed under a record of their own. */
export async function sealCredentials(
  { vault, clock }: SecretParts,
  sealedFor: MerchantAccountId,
  fields: Readonly<Record<string, HeldValue>>,
): Promise<VaultRecordId> {
  const recordId = newId<'vault-record'>(clock.now());
  await vault.seal(sealedFor, recordId, 'webhook_secret', fields);
  return recordId;
}

/** Of no use to anybody any more. */
export async function shredRecords(
  { vault }: SecretParts,
  sealedFor: MerchantAccountId,
  records: readonly (VaultRecordId | null)[],
): Promise<void> {
  for (const record of records) if (record !== null) await vault.shred(sealedFor, record);
}
