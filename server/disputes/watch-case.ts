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
import { filesEnd, isToShred, shredFiles, withoutFiles } from './files.ts';
import { askForDispute } from './send-response.ts';
import { takeDisputeNews } from './take-news.ts';

/** `service`: null where its connector is not part of this release. */
type Watched = Readonly<{ found: DisputeCase; service: PaymentService | null }>;

/**
 * A case at its deadline, and now and then while the bank decides: the processor is asked first, since an event may
 * have got lost, and what nobody answered in time has expired. Behind it, files whose time is over.
 */
export const disputeKind: Kind<Watched> = {
  open: async (parts, operation) => {
    const { merchant_account_id: merchantAccountId, operation_id: id } = operation;
    const found = await getDisputeCase(parts.db, merchantAccountId, toId(id));
    if (found === null) {
      await endJob(parts.db, merchantAccountId, id, operation);
      return DONE;
    }
    const service = await paymentServices.find(parts, merchantAccountId, found.dispute.payment_service_id);
    return { kind: 'open', subject: { found, service } };
  },
  send: async (parts, { found: { dispute }, service }, operation) => {
    await endFiles(parts, dispute);
    if (isOpen(dispute) && service?.connector.disputeDesk?.find !== undefined) {
      const said = await askForDispute(parts, service, dispute);
      if (said.kind === 'unknown') return said;
      if (said.kind === 'found') await takeDisputeNews(parts, service, dispute.transaction_id, said.news);
    }
    await expireOrWait(parts, dispute, operation);
    return DONE;
  },
  apply: async () => DONE,
  policy: () => UNTIL_DONE,
  tells: 'it is not known how a dispute stands: look at it in the dashboard of the processor',
};

/** Of a case that closed long ago all files go, and of any case the bytes of those that were taken out. */
async function endFiles(parts: MoneyParts, known: DisputeRow): Promise<void> {
  const files = await changeCase(parts, keyOf(known), (found, now) => {
    const end = filesEnd(parts.config, found.dispute);
    const isOver = end !== null && end <= now;
    const gone = found.files.filter((file) => isToShred(file) || (isOver && file.removed_at === null));
    return gone.length === 0
      ? { write: null, result: found.files }
      : withoutFiles(found, gone, { now, creator: null, by: 'clock' });
  });
  await shredFiles(parts, files);
}

const keyOf = ({ merchant_account_id: merchantAccountId, dispute_id: disputeId }: DisputeRow) =>
  ({ merchantAccountId, disputeId }) as const;

function expireOrWait(
  parts: MoneyParts,
  known: DisputeRow,
  claimed: Readonly<{ due_at: string | null }>,
): Promise<void> {
  return changeCase(parts, keyOf(known), async ({ dispute, responses, files }, now) => {
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
    await watch(parts.db, parts, { dispute: wakes, files }, now, claimed);
    return { write: null, result: undefined };
  });
}
