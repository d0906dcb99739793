import { type PaymentService, paymentServices } from '../connections/connection-kinds.ts';
import { type DisputeCase, type DisputeRow, getDisputeCase } from '../db/queries/disputes.ts';
import { endJob } from '../db/queries/jobs.ts';
import { isOpen } from '../domain/dispute/dispute.ts';
import { toId } from '../domain/ids.ts';
import { isFinal } from '../domain/operation/operation-machine.ts';
import { DONE, UNTIL_DONE } from '../operations/find-out.ts';
import type { Kind } from '../operations/kinds.ts';
import type { MoneyParts } from '../parts.ts';
import { changeCase, watch } from './change-case.ts';
import { askForDispute } from './send-response.ts';
import { takeDisputeNews } from './take-news.ts';

type Open = Readonly<{ found: DisputeCase; service: PaymentService }>;

/**
 * A case at its deadline, and now and then while the bank decides: the processor is asked first, since an event may
 * have got lost, and what nobody answered in time has expired.
 */
export const disputeKind: Kind<Open> = {
  open: async (parts, operation) => {
    const { merchant_account_id: merchantAccountId, operation_id: id } = operation;
    const found = await getDisputeCase(parts.db, merchantAccountId, toId(id));
    const service =
      found === null
        ? null
        : await paymentServices.find(parts, merchantAccountId, found.dispute.payment_service_id);
    if (found !== null && service !== null && isOpen(found.dispute))
      return { kind: 'open', subject: { found, service } };
    await endJob(parts.db, merchantAccountId, id, operation);
    return DONE;
  },
  send: async (parts, { found, service }) => {
    const { dispute } = found;
    if (service.connector.disputeDesk?.find !== undefined) {
      const said = await askForDispute(parts, service, dispute);
      if (said.kind === 'unknown') return said;
      if (said.kind === 'found') await takeDisputeNews(parts, service, dispute.transaction_id, said.news);
    }
    await expireOrWait(parts, dispute);
    return DONE;
  },
  apply: async () => DONE,
  policy: () => UNTIL_DONE,
  tells: 'it is not known how a dispute stands: look at it in the dashboard of the processor',
};

function expireOrWait(parts: MoneyParts, known: DisputeRow): Promise<void> {
  const key = { merchantAccountId: known.merchant_account_id, disputeId: known.dispute_id };
  return changeCase(parts, key, async ({ dispute, responses }, now) => {
    const isOver =
      dispute.status === 'needs_response' &&
      dispute.respond_by !== null &&
      Date.parse(dispute.respond_by) <= now.getTime();
    const isAnswered = responses.some(({ status, stage }) => !isFinal(status) && stage === dispute.stage);
    if (isOver && !isAnswered)
      return {
        write: {
          after: { ...dispute, status: 'expired' },
          told: [{ name: 'dispute.expired', context: { by: 'clock', respond_by: dispute.respond_by } }],
        },
        result: undefined,
      };

    // What is answered at the last moment is waited for.
    const wakes = isOver ? { ...dispute, respond_by: null } : dispute;
    if (isOpen(dispute)) await watch(parts.db, parts, wakes, now);
    return { write: null, result: undefined };
  });
}
