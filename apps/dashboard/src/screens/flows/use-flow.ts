import type { FlowActionRules, FlowCheck, FlowDraft, FlowDraftRule, FlowRule } from '@railyard/sdk/schemas';
import type { Problem } from '../../api/problem.ts';
import { useAct, useRead } from '../../api/queries.ts';

export const FLOW_NAMES = [
  'card-transaction',
  'redirect-transaction',
  'non-card-transaction',
  'checkout',
] as const;
export type FlowName = (typeof FLOW_NAMES)[number];

/** A payment service, as rules name it. */
export type NamedService = Readonly<{ id: string; name: string; method: string; isActive: boolean }>;

/** What a page about a flow knows. */
export type FlowState = Readonly<{
  flow: FlowName;
  /** The number that counts now; 0: no rule was ever written. */
  version: number;
  live: readonly FlowActionRules[];
  /** The draft that is worked on; null: there is none. */
  draft: FlowDraft | null;
  /** The rules that are looked at. */
  actions: readonly FlowActionRules[];
  check: FlowCheck | null;
  services: readonly NamedService[];
  nameOf: (paymentServiceId: string) => string;
}>;

type FlowReading = Readonly<{
  state: FlowState | null;
  problem: Problem | null;
  refresh: () => void;
}>;

/** Reads a flow with its newest draft, and what the service says of the rules that are looked at. */
export function useFlow(flow: FlowName, isLive: boolean): FlowReading {
  const path = { flow };
  const live = useRead('GET /flows/{flow}', { path });
  const drafts = useRead('GET /flows/{flow}/drafts', { path, query: { limit: 1 } });
  const found = useRead('GET /payment-services', { query: { limit: 100 } });
  const newest = drafts.data?.items.find((one) => one.flow === flow) ?? null;
  const draft = isLive ? null : newest;
  const version = live.data?.version ?? 0;
  const check = useCheck(flow, draft, version);
  const services = (found.data?.items ?? []).map(({ id, display_name, method, active }) => ({
    id,
    name: display_name,
    method,
    isActive: active,
  }));
  const state: FlowState | null =
    live.data?.id !== flow || drafts.data === undefined
      ? null
      : {
          flow,
          version,
          live: live.data.actions,
          draft: newest,
          actions: draft?.actions ?? live.data.actions,
          check,
          services,
          nameOf: (id) => services.find((one) => one.id === id)?.name ?? id.slice(0, 8),
        };

  return {
    state,
    problem: live.error ?? drafts.error,
    refresh: () => void Promise.all([live.refetch(), drafts.refetch()]),
  };
}

/** What the service says of the rules of a draft, or of the version that counts. */
function useCheck(flow: FlowName, draft: FlowDraft | null, version: number): FlowCheck | null {
  const ofDraft = useRead(
    'GET /flows/{flow}/drafts/{draft_id}/check',
    { path: { flow, draft_id: draft?.id ?? 'none' } },
    { isWanted: draft !== null },
  );
  const ofVersion = useRead(
    'GET /flows/{flow}/versions/{number}/check',
    { path: { flow, number: String(version) } },
    { isWanted: draft === null && version > 0 },
  );
  return (draft === null ? ofVersion.data : ofDraft.data) ?? null;
}

/** A rule as a draft takes it: known by its id where it has one. */
export type DraftRule = FlowDraftRule;

export function draftRuleOf({
  id,
  description,
  active,
  conditions,
  outcome,
  error_code,
}: FlowRule): DraftRule {
  // its words were the service's own
  return { id, description, active, conditions, outcome, error_code } as DraftRule;
}

/** Writes the rules of an action of the draft, all at once. */
export function useRulesWriter(draft: FlowDraft | null) {
  const act = useAct('PUT /flows/{flow}/drafts/{draft_id}');
  const write = async (action: string, rules: readonly DraftRule[]): Promise<boolean> => {
    if (draft === null) return false;
    const actions = [{ action: action as 'skip-3ds', rules }]; // one of the flow's own
    return act
      .mutateAsync({
        path: { flow: draft.flow, draft_id: draft.id },
        body: { actions },
        ifMatch: draft.updated_at,
      })
      .then(() => true)
      .catch(() => false); // stands in `act.error`
  };
  return { write, problem: act.error, isWriting: act.isPending, reset: act.reset };
}
