import {
  type EndedCheckoutSession,
  endCheckoutSession,
  findCheckoutSession,
  removeCheckoutSession,
} from '../db/queries/checkout-sessions.ts';
import { newJob } from '../db/new-operation.ts';
import { endJob } from '../db/queries/jobs.ts';
import type { JobRow } from '../db/queries/transaction-rows.ts';
import { type CheckoutSessionId, type MerchantAccountId, toId } from '../domain/ids.ts';
import { DONE, UNTIL_DONE } from '../operations/find-out.ts';
import type { Kind } from '../operations/kinds.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';
import { SECURITY_CODE_FIELD } from './fields.ts';

/**
 * Ends a session now and destroys the card data in it. False where it was not there. A crash in between
 * leaves the rest to a worker.
 */
export async function deleteCheckoutSession(
  parts: MoneyParts,
  merchantAccountId: MerchantAccountId,
  id: CheckoutSessionId,
  now: Date,
): Promise<boolean> {
  const ended = await endCheckoutSession(parts.db, merchantAccountId, id, now);
  if (ended === null) return false;
  await destroy(parts, ended);
  return true;
}

/** Has a worker destroy it when its time is over. */
export function checkoutSessionJob(
  { clock }: Pick<ReadParts, 'clock'>,
  merchantAccountId: MerchantAccountId,
  times: Readonly<{ expiresAt: Date; now: Date }>,
): JobRow {
  return newJob(
    { kind: 'checkout-session', merchant_account_id: merchantAccountId, status: 'pending' },
    {
      now: times.now,
      machineNow: clock.now(),
      firstRecoveryMs: times.expiresAt.getTime() - times.now.getTime(),
    },
  );
}

/** Sessions whose time is over are destroyed, and the card data in them. */
export const checkoutSessionKind: Kind<EndedCheckoutSession> = {
  open: async (parts, operation) => {
    const { merchant_account_id: merchantAccountId, operation_id: id } = operation;
    const session = await findCheckoutSession(parts.db, toId(id));
    if (session === null) {
      await endJob(parts.db, merchantAccountId, id, operation);
      return DONE;
    }
    const end = new Date(session.expires_at);
    return end > parts.clock.nowFor(merchantAccountId)
      ? { kind: 'waits', until: end }
      : { kind: 'open', subject: session };
  },
  send: async (parts, session) => (await destroy(parts, session), DONE),
  apply: async () => DONE,
  policy: () => UNTIL_DONE,
  tells: 'a session could not be destroyed',
};

async function destroy(parts: MoneyParts, session: EndedCheckoutSession): Promise<void> {
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
