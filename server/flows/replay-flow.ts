import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type FlowReplayRow,
  type PastDecision,
  advanceFlowReplay,
  claimDueFlowReplays,
  insertFlowReplay,
  pastDecisions,
} from '../db/queries/flow-replays.ts';
import { getFlowVersion } from '../db/queries/flows.ts';
import { type CompiledFlow, compileFlow, feesOf } from '../domain/flow/compile.ts';
import {
  type Decision,
  type WrittenDecision,
  type WrittenInputs,
  decide,
  readDecision,
  readInputs,
} from '../domain/flow/decide-route.ts';
import type { FeeTable } from '../domain/flow/fees.ts';
import { count, emptyTally, seenBefore } from '../domain/flow/replay-tally.ts';
import type { FlowName, Rule } from '../domain/flow/rule.ts';
import { type MerchantAccountId, firstIdAt } from '../domain/ids.ts';
import { isSameJson } from '../domain/json.ts';
import { fromStoredJson } from '../json/stored-json.ts';
import { newId } from '../platform/entropy.ts';
import type { Source } from '../operations/due.ts';
import type { ReadParts } from '../parts.ts';

/** What is read of the past at once, and how long a worker stays with it; nothing else grows with the period. */
const SLICE = 500;
const WORK_MS = 5_000;
/** How long what a dead worker had begun waits for another: eight at once are the most of a merchant account. */
const REPLAY_LEASE_MS = 60_000;
/** So many are decided before this process looks what else there is: payments, and the slice that is coming in. */
const TURN = 50;

/** Decides the payments of a period again, by the rules of then and by these. A worker does it. */
export function beginReplay(
  { db, clock }: Pick<ReadParts, 'db' | 'clock'>,
  of: Readonly<{
    merchantAccountId: MerchantAccountId;
    flow: FlowName;
    rules: readonly Rule[];
    /** Null: those that the rules compare. */
    fees: FeeTable | null;
    from: Date;
    to: Date;
    now: Date;
  }>,
): Promise<FlowReplayRow> {
  const { merchantAccountId, flow, rules, fees, from, to, now } = of;
  return insertFlowReplay(
    db,
    {
      merchant_account_id: merchantAccountId,
      flow_replay_id: newId(now),
      flow,
      rules,
      fees: fees ?? feesOf(compileFlow(flow, 0, rules)),
      reached: firstIdAt(from),
      tally: emptyTally(),
    },
    { from, to, dueAt: clock.now(), now },
  );
}

export const replaysDue: Source<FlowReplayRow> = {
  name: 'flow-replays',
  claim: claimDueFlowReplays,
  limitKey: ({ merchant_account_id: account }) => account,
  about: ({ flow_replay_id: flowReplayId }) => ({ flowReplayId }),
  work: replaySlices,
  leaseMs: REPLAY_LEASE_MS,
};

/** Slice after slice for a while; then it is due again at once, in this process or another. */
async function replaySlices(parts: ReadParts, row: FlowReplayRow): Promise<void> {
  const { merchant_account_id: merchantAccountId, flow, tally } = row;
  const before = firstIdAt(new Date(row.to_time));
  const untilMs = parts.clock.now().getTime() + WORK_MS;
  const replay: Replay = {
    ...row,
    made: new Map(),
    tried: compileFlow(flow, 0, row.rules),
    decisions: new Map(),
  };
  const read = (after: string): Promise<PastDecision[]> => {
    const slice = pastDecisions(parts.db, { merchantAccountId, flow, after, before, limit: SLICE });
    slice.catch(() => undefined); // is thrown where it is waited for
    return slice;
  };
  let reached = row.reached;
  let next = read(reached);

  for (;;) {
    const past = await next;
    reached = past.at(-1)?.transaction_id ?? reached;
    const isDone = past.length < SLICE;
    // The database reads the next slice while this one is decided.
    if (!isDone) next = read(reached);
    for (const [index, one] of past.entries()) {
      if (index % TURN === 0) await nextTurn();
      const made = replay.made.get(one.flow_version) ?? (await versionOf(parts, replay, one));
      replayOne(replay, one, made);
    }
    const now = parts.clock.now();
    if (isDone || now.getTime() >= untilMs) {
      await next;
      await advanceFlowReplay(parts.db, row, { reached, tally, dueAt: isDone ? null : now, now });
      return;
    }
  }
}

type Replay = FlowReplayRow &
  Readonly<{
    /** Versions that decisions were made by: the last few, as decisions come in the order of time. */
    made: Map<number, CompiledFlow>;
    tried: CompiledFlow;
    /** Decisions by their text: many payments come to the same one. */
    decisions: Map<string, Decision>;
  }>;

function replayOne({ tally, fees, tried, decisions }: Replay, past: PastDecision, made: CompiledFlow): void {
  const inputs = readInputs(fromStoredJson<WrittenInputs>(JSON.parse(past.inputs)));
  const before = decisions.get(past.outcome) ?? decisionOf(past.outcome, decisions);
  const seen = inputs.seen ?? (tried.asksRates ? seenBefore(tally, inputs) : null);
  const replayed = {
    inputs,
    before,
    after: decide(tried, { ...inputs, seen }),
    isReproduced: isSameJson(decide(made, inputs), before),
    wasApproved: approvalIn(past.first_status),
  };
  count(tally, replayed, fees);
}

const DECISIONS_KNOWN_MAX = 256;

function decisionOf(text: string, known: Replay['decisions']): Decision {
  if (known.size >= DECISIONS_KNOWN_MAX) known.clear();
  const decision = readDecision(fromStoredJson<WrittenDecision>(JSON.parse(text)));
  known.set(text, decision);
  return decision;
}

const VERSIONS_KNOWN_MAX = 16;

async function versionOf(
  { db }: Pick<ReadParts, 'db'>,
  { merchant_account_id: merchantAccountId, flow, made }: Replay,
  { flow_version: number }: PastDecision,
): Promise<CompiledFlow> {
  const version = number === 0 ? NO_RULES : await getFlowVersion(db, merchantAccountId, flow, number);
  if (version === null) throw new Error('BUG: a decision was made by a version that is gone');
  if (made.size >= VERSIONS_KNOWN_MAX) made.clear();
  const compiled = compileFlow(flow, number, version.rules);
  made.set(number, compiled);
  return compiled;
}

const NO_RULES = { rules: [] } as const;

/** What is still under way says nothing yet. */
function approvalIn(status: string | null): boolean | null {
  if (status === 'succeeded') return true;
  return status === 'declined' || status === 'failed' ? false : null;
}
