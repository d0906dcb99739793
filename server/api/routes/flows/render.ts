import type { Static } from 'typebox';
import type { FlowDraftRow, FlowVersionRow } from '../../../db/queries/flows.ts';
import { type FlowAction, type FlowName, type Rule, actionsOf } from '../../../domain/flow/rule.ts';
import type { ExplainedRule } from '../../../domain/flow/explain.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import { isDeepStrictEqual } from 'node:util';
import { fromStoredJson } from '../../../json/stored-json.ts';
import type {
  FlowDifference,
  FlowDraft,
  FlowVersion,
  FlowVersionSummary,
} from '../../../api-contract/flow-versions.ts';
import type { FlowActionRules, FlowRule } from '../../../api-contract/flows.ts';

type FlowKey = Readonly<{ merchantAccountId: MerchantAccountId; flow: FlowName }>;

export function renderRule(
  { merchantAccountId, flow }: FlowKey,
  rule: Rule,
  rules: readonly Rule[],
): Static<typeof FlowRule> {
  return {
    type: 'flow-rule',
    id: rule.id,
    merchant_account_id: merchantAccountId,
    flow,
    action: rule.action,
    description: rule.description,
    position: rules.filter(({ action }) => action === rule.action).findIndex(({ id }) => id === rule.id),
    active: rule.active,
    conditions: fromStoredJson<Static<typeof FlowRule>['conditions']>(rule.conditions),
    outcome: rule.outcome,
    error_code: rule.error_code,
    created_at: rule.created_at,
    updated_at: rule.updated_at,
  };
}

export function renderAction(
  of: FlowKey,
  action: FlowAction,
  rules: readonly Rule[],
): Static<typeof FlowActionRules> {
  const ofAction = rules.filter((rule) => rule.action === action);
  return { action, rules: ofAction.map((rule) => renderRule(of, rule, ofAction)) };
}

/** By what they decide, in the order in which it is asked. */
export function renderActions(of: FlowKey, rules: readonly Rule[]): Static<typeof FlowActionRules>[] {
  return actionsOf(of.flow).map((action) => renderAction(of, action, rules));
}

export function renderVersionSummary(
  row: Omit<FlowVersionRow, 'rules'> & Readonly<{ rule_count: number }>,
): Static<typeof FlowVersionSummary> {
  const { flow, number, cause, description, rule_count, creator, created_at } = row;
  return { type: 'flow-version', flow, number, cause, description, rule_count, creator, created_at };
}

export function renderVersion(row: FlowVersionRow): Static<typeof FlowVersion> {
  const of = { merchantAccountId: row.merchant_account_id, flow: row.flow };
  return {
    ...renderVersionSummary({ ...row, rule_count: row.rules.length }),
    actions: renderActions(of, row.rules),
  };
}

export function renderDraft(row: FlowDraftRow): Static<typeof FlowDraft> {
  const of = { merchantAccountId: row.merchant_account_id, flow: row.flow };
  return {
    type: 'flow-draft',
    id: row.flow_draft_id,
    merchant_account_id: row.merchant_account_id,
    flow: row.flow,
    description: row.description,
    base_version: row.base_number,
    actions: renderActions(of, row.rules),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** What differs, in the order of the newer rules; what is gone comes last. */
export function difference(
  of: FlowKey,
  from: Readonly<{ number: number; rules: readonly Rule[] }>,
  to: Readonly<{ number: number | null; rules: readonly Rule[] }>,
): Static<typeof FlowDifference> {
  const before = renderActions(of, from.rules).flatMap(({ rules }) => rules);
  const after = renderActions(of, to.rules).flatMap(({ rules }) => rules);
  const changes = after.flatMap((rule) => {
    const old = before.find(({ id }) => id === rule.id) ?? null;
    const change = changeOf(old, rule);
    return change === null
      ? []
      : [{ change, action: rule.action, rule_id: rule.id, before: old, after: rule }];
  });
  const removed = before
    .filter(({ id }) => !after.some((rule) => rule.id === id))
    .map((rule) => ({
      change: 'removed' as const,
      action: rule.action,
      rule_id: rule.id,
      before: rule,
      after: null,
    }));

  return {
    type: 'flow-difference',
    flow: of.flow,
    from: from.number,
    to: to.number,
    changes: [...changes, ...removed],
  };
}

type RenderedRule = Static<typeof FlowRule>;

function changeOf(before: RenderedRule | null, after: RenderedRule): 'added' | 'changed' | 'moved' | null {
  if (before === null) return 'added';
  const { position: oldPlace, updated_at: _old, ...old } = before;
  const { position: newPlace, updated_at: _new, ...now } = after;
  if (!isDeepStrictEqual(old, now)) return 'changed';
  return oldPlace === newPlace ? null : 'moved';
}

/** A rule that a transaction's decision looked at. */
export function renderExplainedRule({
  rule_id,
  position,
  description,
  applied,
  reason,
  conditions,
}: ExplainedRule) {
  return {
    rule_id,
    position,
    description,
    applied,
    reason,
    conditions: conditions.map((one) => ({ ...one })),
  };
}
