import {
  type EndedCheckoutSession,
  endCheckoutSession,
  listExpiredCheckoutSessions,
  removeCheckoutSession,
} from '../db/queries/checkout-sessions.ts';
import type { CheckoutSessionId, MerchantAccountId } from '../domain/ids.ts';
import type { Parts } from '../parts.ts';
import { SECURITY_CODE_FIELD } from './fields.ts';

/**
 * Ends a session now and destroys the card data in it. False where it was not there. A crash in between
 * leaves the rest to the sweep.
 */
export async function deleteCheckoutSession(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  id: CheckoutSessionId,
  now: Date,
): Promise<boolean> {
  const ended = await endCheckoutSession(parts.db, merchantAccountId, id, now);
  if (ended === null) return false;
  await destroy(parts, ended);
  return true;
}

const SWEEP_LIMIT = 200;

/**
 * Destroys sessions that have expired by their merchant account's clock, and the card data in them. How many
 * there were.
 */
export async function sweepCheckoutSessions(parts: Parts): Promise<number> {
  const expired = await listExpiredCheckoutSessions(parts.db, parts.clock.now(), SWEEP_LIMIT);
  const failed: unknown[] = [];
  // one that cannot be destroyed must not keep the others from it
  for (const session of expired) await destroy(parts, session).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw failed[0];
  return expired.length;
}

async function destroy(parts: Parts, session: EndedCheckoutSession): Promise<void> {
  const {
    merchant_account_id: merchantAccountId,
    security_code_record_id: codeRecordId,
    vault_record_id: recordId,
  } = session;
  if (codeRecordId !== null) await parts.vault.forget(merchantAccountId, codeRecordId, SECURITY_CODE_FIELD);
  for (const id of [...session.spent_vault_record_ids, ...(recordId === null ? [] : [recordId])])
    await parts.vault.shred(merchantAccountId, id);
  await removeCheckoutSession(parts.db, merchantAccountId, session.checkout_session_id);
}
