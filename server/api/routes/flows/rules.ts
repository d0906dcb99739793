import type { Static } from 'typebox';
import {
  type FlowAction,
  type FlowName,
  RULES_MAX,
  type Rule,
  actionsOf,
} from '../../../domain/flow/rule.ts';
import { timestamp } from '../../../domain/timestamp.ts';
import { assertRules, changeFlow, placeRule, ruleIn, readFlowState } from '../../../flows/edit.ts';
import { newId } from '../../../platform/entropy.ts';
import { Problem } from '../../../domain/problem.ts';
import {
  type FlowRuleCreate,
  type FlowRuleUpdate,
  createFlowRule,
  deleteFlowRule,
  getFlowRule,
  orderFlowRules,
  updateFlowRule,
} from '../../../api-contract/flows.ts';
import { route } from '../../route.ts';
import { creatorOf } from '../transactions/creator.ts';
import { renderAction, renderRule } from './render.ts';

/** A flow does not have every action. */
export function assertAction({ flow, action }: Readonly<{ flow: FlowName; action: FlowAction }>): void {
  if (!actionsOf(flow).includes(action))
    throw new Problem('not_found', { message: `${flow} decides ${actionsOf(flow).join(', ')}` });
}

export const create = route(
  createFlowRule,
  async ({ params, body, merchantAccountId, caller, now, parts }) => {
    assertAction(params);
    const rule = newRule(params.action, body, now);
    const of = { merchantAccountId, flow: params.flow };
    await assertRules(parts, merchantAccountId, params.flow, [{ at: '', rule }]);

    const editing = { ...of, cause: 'rule-created', creator: creatorOf(caller), now } as const;
    const { rules } = await changeFlow(parts, editing, (before) => {
      const same = before.rules.filter(({ action }) => action === rule.action);
      if (same.length >= RULES_MAX)
        throw new Problem('invalid_state', {
          message: `There are ${RULES_MAX} rules already, which is the most there can be`,
        });
      return placeRule(before.rules, rule, body.position ?? null);
    });
    return { status: 201, body: renderRule(of, rule, rules) };
  },
);

export const get = route(getFlowRule, async ({ params, merchantAccountId, parts }) => {
  const { rules } = await readFlowState(parts, merchantAccountId, params.flow);
  const rule = ruleIn(rules, params.action, params.rule_id);
  return { status: 200, body: renderRule({ merchantAccountId, flow: params.flow }, rule, rules) };
});

export const update = route(
  updateFlowRule,
  async ({ params, body, merchantAccountId, caller, now, parts }) => {
    const of = { merchantAccountId, flow: params.flow };
    const current = await readFlowState(parts, merchantAccountId, params.flow);
    const wanted = changedRule(ruleIn(current.rules, params.action, params.rule_id), body, now);
    await assertRules(parts, merchantAccountId, params.flow, [{ at: '', rule: wanted }]);
    const editing = { ...of, cause: 'rule-updated', creator: creatorOf(caller), now } as const;
    const { rules } = await changeFlow(parts, editing, (before) => {
      const rule = changedRule(ruleIn(before.rules, params.action, params.rule_id), body, now);
      return typeof body.position === 'number'
        ? placeRule(before.rules, rule, body.position)
        : before.rules.map((one) => (one.id === rule.id ? rule : one));
    });
    return { status: 200, body: renderRule(of, ruleIn(rules, params.action, params.rule_id), rules) };
  },
);

export const remove = route(deleteFlowRule, async ({ params, merchantAccountId, caller, now, parts }) => {
  const editing = {
    merchantAccountId,
    flow: params.flow,
    cause: 'rule-deleted',
    creator: creatorOf(caller),
    now,
  } as const;
  await changeFlow(parts, editing, ({ rules }) => {
    const rule = ruleIn(rules, params.action, params.rule_id);
    return rules.filter((one) => one !== rule);
  });
  return { status: 204, body: null };
});

/** All at once, or not at all: a list that is not exactly what there is now was made from an old one. */
export const order = route(
  orderFlowRules,
  async ({ params, body, merchantAccountId, caller, now, parts }) => {
    assertAction(params);

    const of = { merchantAccountId, flow: params.flow };
    const editing = { ...of, cause: 'rules-ordered', creator: creatorOf(caller), now } as const;
    const { rules } = await changeFlow(parts, editing, (before) => {
      const same = before.rules.filter(({ action }) => action === params.action);
      const ordered = body.rule_ids.flatMap((id) => same.find((rule) => rule.id === id) ?? []);
      if (ordered.length !== same.length || body.rule_ids.length !== same.length)
        throw new Problem('invalid_state', {
          message: 'The order must list every rule of the action once; read the flow again and retry',
        });
      return [...before.rules.filter(({ action }) => action !== params.action), ...ordered];
    });
    return { status: 200, body: renderAction(of, params.action, rules) };
  },
);

/** A rule as the caller wrote it, new or known by its id. */
export function newRule(
  action: FlowAction,
  given: Omit<Static<typeof FlowRuleCreate>, 'position'>,
  now: Date,
  known: Rule | null = null,
): Rule {
  const at = timestamp(now);
  return {
    id: known?.id ?? newId(now),
    action,
    description: given.description ?? null,
    active: given.active ?? true,
    conditions: given.conditions,
    outcome: given.outcome,
    error_code: given.error_code ?? null,
    created_at: known?.created_at ?? at,
    updated_at: at,
  };
}

/** What is left out stays; null clears, or is the default. */
function changedRule(rule: Rule, given: Static<typeof FlowRuleUpdate>, now: Date): Rule {
  return {
    ...rule,
    description: given.description === undefined ? rule.description : given.description,
    active: given.active === undefined ? rule.active : (given.active ?? true),
    conditions: given.conditions === undefined ? rule.conditions : (given.conditions ?? []),
    outcome: given.outcome === undefined ? rule.outcome : given.outcome,
    error_code: given.error_code === undefined ? rule.error_code : given.error_code,
    updated_at: timestamp(now),
  };
}
