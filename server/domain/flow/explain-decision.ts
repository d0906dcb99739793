import { withoutEmpty } from '../json.ts';
import type { CompiledFlow, CompiledRule } from './compile.ts';
import type { Decision, Inputs } from './decide-route.ts';
import {
  type ExplainedRule,
  type NameOf,
  explainArm,
  explainOrder,
  explainRule,
  titleOf,
} from './explain.ts';
import { type LeftOut, leftOutSentence } from './left-out.ts';
import { type FlowAction, actionsOf } from './rule.ts';

/** What an action decided of a payment, and why. */
export type ExplainedAction = Readonly<{
  action: FlowAction;
  /** The rule that decided; null where none did. */
  rule_id: string | null;
  /** Whether it was its turn: what a payment ended with before leaves the actions after it unasked. */
  isAsked: boolean;
  outcome: Readonly<Record<string, unknown>>;
  reason: string;
  /** In their order, each with whether it was looked at before a rule decided. */
  rules: readonly (ExplainedRule & Readonly<{ isReached: boolean }>)[];
}>;

/** Payment services that the one sentence of an action names. */
const REASONS_MAX = 5;

/**
 * Every action of a payment's flow, in the order of asking. What a transaction tells of its decision and what a draft
 * would decide are both this, so they cannot say two things of one rule.
 */
export function explainDecision(
  flow: CompiledFlow,
  inputs: Inputs,
  decision: Decision,
  nameOf: NameOf,
): readonly ExplainedAction[] {
  return actionsOf(flow.flow).map((action) => {
    const rules = flow.rules.get(action) ?? [];
    const isAsked = isTurnOf(action, decision);
    const rule_id = decision.spoke.find((one) => one.action === action)?.rule_id ?? null;
    const explained = rules.map((one) => explainRule(one, inputs.facts, nameOf));
    const isRuled = isAsked && (action !== 'route-transaction' || inputs.named === null);
    const last = lastReached(explained, rule_id);

    return {
      action,
      rule_id,
      isAsked,
      outcome: outcomeOf(action, decision),
      reason: isAsked
        ? reasonOf({ action, rule_id, rules, explained }, inputs, decision, nameOf)
        : `${action} was not asked, since the payment had ended before.`,
      rules: explained.map((one, at) => ({ ...one, isReached: isRuled && at <= last })),
    };
  });
}

/** A checkout has one action, which is always asked. */
export function explainOptions(
  flow: CompiledFlow,
  { facts }: Pick<Inputs, 'facts'>,
  methods: readonly string[] | null,
): ExplainedAction {
  const action = 'select-payment-options';
  const explained = (flow.rules.get(action) ?? []).map((one) => explainRule(one, facts, (id) => id));
  const spoke = explained.find(({ applied }) => applied);
  const last = lastReached(explained, spoke?.rule_id ?? null);
  return {
    action,
    rule_id: spoke?.rule_id ?? null,
    isAsked: true,
    outcome: { payment_options: methods },
    reason: spoke?.reason ?? `No rule of ${action} applied: every way to pay is shown.`,
    rules: explained.map((one, at) => ({ ...one, isReached: at <= last })),
  };
}

function isTurnOf(action: FlowAction, { spoke, attempts }: Decision): boolean {
  if (action === 'decline-early') return true;
  if (spoke.some((one) => one.action === 'decline-early')) return false;
  return action === 'route-transaction' || attempts.length > 0;
}

/** Asking ends at the rule that decided, which is not always the first one that holds. */
function lastReached(explained: readonly ExplainedRule[], ruleId: string | null): number {
  const at = explained.findIndex(({ rule_id: id }) => id === ruleId);
  return at < 0 ? explained.length - 1 : at;
}

function outcomeOf(
  action: FlowAction,
  { attempts, decline, three_d_secure, exemption, ordered, experiment, skipped }: Decision,
): ExplainedAction['outcome'] {
  if (action === 'decline-early') return { error_code: attempts.length === 0 ? decline : null };
  if (action === 'skip-3ds') return exemption === null ? { three_d_secure } : { three_d_secure, exemption };
  return { attempts, skipped, error_code: decline, ...withoutEmpty({ ordered, experiment }) };
}

type AskedAction = Readonly<{
  action: FlowAction;
  rule_id: string | null;
  rules: readonly CompiledRule[];
  explained: readonly ExplainedRule[];
}>;

function reasonOf(asked: AskedAction, inputs: Inputs, decision: Decision, nameOf: NameOf): string {
  const { action, rule_id: ruleId, explained } = asked;
  const spoke = explained.find(({ rule_id: id }) => id === ruleId);
  if (action === 'skip-3ds') return `${spoke?.reason ?? `No rule of ${action} applied.`}${weaker(asked)}`;
  if (action !== 'route-transaction') return spoke?.reason ?? `No rule of ${action} applied.`;
  const { attempts, skipped } = decision;
  const { named, avoided, left_out: leftOut = [] } = inputs;
  if (named !== null)
    return `The payment names ${nameOf(named)} itself, so the rules of route-transaction were not asked.`;
  const tried = attempts.map(({ payment_service_id: id }) => nameOf(id)).join(', then ');
  const without = [
    ...skipped.map((id) => ` ${nameOf(id)} does not take this payment.`),
    ...avoided.map((id) => ` ${nameOf(id)} comes last, since it has been failing.`),
  ].join('');
  if (spoke !== undefined)
    return `${spoke.reason}${explainOrder(decision, nameOf)}${explainArm(decision, nameOf)}${without}`;

  return attempts.length === 0
    ? nobodyTakesIt(leftOut, nameOf)
    : `No rule of route-transaction applied: what takes this payment is tried by position, ${tried}.${without}`;
}

function nobodyTakesIt(leftOut: readonly LeftOut[], nameOf: NameOf): string {
  return [
    'No rule of route-transaction applied, and no payment service takes this payment.',
    ...leftOut.slice(0, REASONS_MAX).map((one) => leftOutSentence(one, nameOf)),
  ].join(' ');
}

/** Why a rule that holds did not decide: who typed what it asks for may not ask for less of an authentication. */
function weaker({ rule_id: ruleId, rules, explained }: AskedAction): string {
  const at = explained.findIndex(({ applied }) => applied);
  const [first, said] = [rules[at], explained[at]];
  if (first === undefined || said === undefined || said.rule_id === ruleId) return '';
  return ` ${titleOf(first)} holds too, and asks for less: it rests on what a front end said, so it does not count.`;
}
