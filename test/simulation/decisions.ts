import { isDeepStrictEqual } from 'node:util';
import { type PastDecision, getFlowReplay, pastDecisions } from '../../server/db/queries/flow-replays.ts';
import { getFlowVersion, latestFlowVersion } from '../../server/db/queries/flows.ts';
import { compileFlow } from '../../server/domain/flow/compile.ts';
import {
  type WrittenDecision,
  type WrittenInputs,
  decide,
  readDecision,
  readInputs,
} from '../../server/domain/flow/decide-route.ts';
import type { FlowName } from '../../server/domain/flow/rule.ts';
import type { MerchantAccountId } from '../../server/domain/ids.ts';
import { beginReplay, replaysDue } from '../../server/flows/replay-flow.ts';
import { workOff } from '../../server/operations/due.ts';
import type { Parts } from '../../server/parts.ts';

const FLOWS: readonly FlowName[] = ['card-transaction', 'redirect-transaction', 'non-card-transaction'];
const DAY_MS = 86_400_000;
/** More than one run makes. */
const DECISIONS_MAX = 1000;

/**
 * What-if as a witness: each flow as it counts now is tried on the whole past. What is not made again as it is stored
 * comes back, with what it saw and both answers.
 */
export async function decisionsMadeOtherwise(parts: Parts, account: string): Promise<readonly unknown[]> {
  const merchantAccountId = account as MerchantAccountId; // of a run, made by itself
  const found: unknown[] = [];
  for (const flow of FLOWS) {
    const past = await pastOf(parts, merchantAccountId, flow);
    const { decisions, reproduced, isDone } = await replayDecisions(parts, merchantAccountId, flow);
    if (isDone && decisions === past.length && reproduced === decisions) continue;
    found.push(
      `${flow}: ${decisions} of ${past.length} decisions made again, ${reproduced} as they are stored`,
    );
    for (const one of past) found.push(...(await decidedOtherwise(parts, merchantAccountId, flow, one)));
  }
  return found;
}

function pastOf(
  { db }: Parts,
  merchantAccountId: MerchantAccountId,
  flow: FlowName,
): Promise<PastDecision[]> {
  const [after, before] = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
  return pastDecisions(db, { merchantAccountId, flow, after, before, limit: DECISIONS_MAX });
}

async function replayDecisions(parts: Parts, merchantAccountId: MerchantAccountId, flow: FlowName) {
  const now = parts.clock.nowFor(merchantAccountId);
  const rules = (await latestFlowVersion(parts.db, merchantAccountId, flow))?.rules ?? [];
  const { flow_replay_id: id } = await beginReplay(parts, {
    merchantAccountId,
    flow,
    rules,
    fees: null,
    from: new Date(0),
    to: new Date(now.getTime() + DAY_MS),
    now,
  });
  while ((await workOff(parts, replaysDue)) > 0);
  const row = await getFlowReplay(parts.db, merchantAccountId, flow, id);
  if (row === null) throw new Error('the replay is gone');
  return { ...row.tally, isDone: row.due_at === null };
}

/** Empty where the version that made it makes it as it is stored. */
async function decidedOtherwise(
  { db }: Parts,
  merchantAccountId: MerchantAccountId,
  flow: FlowName,
  { transaction_id, flow_version: number, inputs, outcome: stored }: PastDecision,
): Promise<readonly string[]> {
  const version = await getFlowVersion(db, merchantAccountId, flow, number);
  const saw = JSON.parse(inputs) as WrittenInputs;
  const again = decide(compileFlow(flow, number, version?.rules ?? []), readInputs(saw));
  if (isDeepStrictEqual(again, readDecision(JSON.parse(stored) as WrittenDecision))) return [];
  return [`${transaction_id} saw ${inputs}, was decided ${stored}, is decided ${JSON.stringify(again)}`];
}
