import { insertAuditLogs, serviceActor } from '../db/queries/audit-logs.ts';
import {
  type ExperimentRow,
  endExperiment,
  getExperiment,
  putOffExperiment,
} from '../db/queries/experiments.ts';
import { announce } from '../db/queries/webhook-events.ts';
import type { FlowCreator } from '../db/queries/flows.ts';
import type { Conclusion } from '../domain/experiment/conclude.ts';
import { experimentIn, outcomeOfArm } from '../domain/flow/experiment-arms.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import type { ReadParts } from '../parts.ts';
import { newId } from '../platform/entropy.ts';
import { changeFlow, readFlowState } from './edit.ts';

/** Who ends an experiment has so long to change its rules before a worker does. */
const END_LEASE_MS = 60_000;

/** Null: the service, by what the payments say. */
type EndedBy = FlowCreator | null;

/**
 * Ends an experiment once, with its event, and then has the rules that name it go on with one of its arms. A process
 * that dies in between leaves the rules to a worker. False: it had ended before.
 */
export async function concludeExperiment(
  parts: ReadParts,
  experiment: Pick<ExperimentRow, 'merchant_account_id' | 'experiment_id'>,
  conclusion: Conclusion,
  endedBy: EndedBy,
): Promise<boolean> {
  const { merchant_account_id: merchantAccountId, experiment_id: id } = experiment;
  const now = parts.clock.nowFor(merchantAccountId);
  const leaseUntil = new Date(parts.clock.now().getTime() + END_LEASE_MS);
  const hasEnded = await parts.db.transaction(async (tx) => {
    if (!(await endExperiment(tx, experiment, conclusion, { leaseUntil, now }))) return false;
    const target = { type: 'experiment', id };
    const event = {
      merchantAccountId,
      eventId: newId(now),
      name: 'experiment.ended',
      target,
      shown: null,
      at: now,
    } as const;
    await announce(tx, event);
    return true;
  });

  if (!hasEnded) return false;
  const row = await getExperiment(parts.db, merchantAccountId, id);
  if (row !== null) await goOnWithArm(parts, row, endedBy);
  return true;
}

/** A new version of the flow, in which what the arm tries stands in the place of the experiment. Once, or again. */
export async function goOnWithArm(parts: ReadParts, row: ExperimentRow, endedBy: EndedBy): Promise<void> {
  const { merchant_account_id: merchantAccountId, experiment_id: id, name, flow, goes_on_with: arm } = row;
  const now = parts.clock.nowFor(merchantAccountId);
  const kept = row.arms.find((one) => one.name === arm);
  if (kept === undefined) throw new Error(`BUG: experiment ${id} goes on with an arm that it has not`);
  const { rules } = await readFlowState(parts, merchantAccountId, flow);

  if (rules.some(({ outcome }) => experimentIn(outcome) === id)) {
    const description = `The experiment ${name} has ended: its rules go on with ${kept.name}`;
    const editing = {
      merchantAccountId,
      flow,
      cause: 'experiment-ended',
      description,
      creator: endedBy,
      now,
    } as const;
    await changeFlow(parts, editing, (before) =>
      before.rules.map((rule) =>
        experimentIn(rule.outcome) === id ? { ...rule, outcome: outcomeOfArm(kept) } : rule,
      ),
    );
  }
  if (endedBy === null) await noteEnd(parts, merchantAccountId, row);
  await putOffExperiment(parts.db, row, null);
}

/** What nobody called for is in the audit log all the same. */
async function noteEnd(
  { db, clock }: Pick<ReadParts, 'db' | 'clock'>,
  merchantAccountId: MerchantAccountId,
  { experiment_id: resourceId, name: resourceName }: ExperimentRow,
): Promise<void> {
  const now = clock.now();
  const entry = {
    auditLogId: newId<'audit-log'>(now),
    merchantAccountId,
    at: now,
    action: 'updated' as const,
    operation: 'end_experiment',
    resourceType: 'experiment',
    resourceId,
    resourceName,
    actor: serviceActor('routing experiments'),
    requestId: '',
  };
  await insertAuditLogs(db, [entry]);
}
