import type { ActionRow } from '../db/queries/transaction-rows.ts';
import type { ExplainedAction } from '../domain/flow/explain-decision.ts';
import type { NameOf } from '../domain/flow/explain.ts';
import { type FlowDecision, askedActions } from './decided.ts';
import type { ThreeDSecureMode } from '../domain/flow/rule.ts';
import { type Entry, type Sentence, type Word, entryOf, sentence } from './story-entry.ts';
import { type ServicesConsidered, alternativesOf } from './alternatives.ts';

/** Rules of one action that an entry tells of. */
const RULES_TOLD_MAX = 20;

/** One entry for each action of the flow that was asked: which rule decided, why, and what was not taken. */
export function decisionEntries(
  row: ActionRow,
  decided: FlowDecision,
  considered: ServicesConsidered,
  request: string,
): readonly Entry[] {
  const { flow } = decided;
  return askedActions(decided, considered.nameOf).map((one) => {
    const isRoute = one.action === 'route-transaction';
    const rules = one.rules.filter(({ isReached }) => isReached).slice(-RULES_TOLD_MAX);
    const facts = {
      flow: flow.flow,
      flow_version: flow.number,
      rule_id: one.rule_id,
      reason: one.reason,
      outcome: one.outcome,
      rules: rules.map(({ rule_id, position, description, applied, reason }) => ({
        rule_id,
        position,
        description,
        applied,
        reason,
      })),
    };

    return entryOf({
      id: `${row.transaction_action_id}.${one.action}`,
      kind: 'decision',
      name: one.action,
      at: row.created_at,
      cause: request,
      result: one.rule_id === null ? 'no-rule' : 'rule',
      code: endCode(one, decided),
      facts,
      alternatives: isRoute ? alternativesOf(decided, considered, row.created_at) : [],
      says: sentencesOf(one, decided, considered.nameOf),
    });
  });
}

/** The code with which an action ended the payment. */
function endCode({ action, rule_id: id }: ExplainedAction, { decision }: FlowDecision): string | null {
  if (action === 'route-transaction') return decision.attempts.length === 0 ? decision.decline : null;
  return action === 'decline-early' && id !== null ? decision.decline : null;
}

function sentencesOf(
  one: ExplainedAction,
  { inputs, decision }: FlowDecision,
  nameOf: NameOf,
): readonly Sentence[] {
  const { action, rule_id: id } = one;
  const rule = one.rules.find(({ rule_id }) => rule_id === id);
  const isNamed = action === 'route-transaction' && inputs.named !== null;
  const first = isNamed
    ? sentence('namedByPayment', { service: nameOf(inputs.named ?? '') })
    : rule === undefined
      ? sentence('noRule', { action })
      : sentence('ruleDecided', {
          action,
          position: String(rule.position + 1),
          rule: rule.description ?? rule.rule_id,
        });
  if (action === 'decline-early')
    return rule === undefined || decision.decline === null
      ? [first]
      : [first, sentence('ruleEnded'), ...codeSentences(decision.decline)];
  if (action === 'skip-3ds') {
    const { three_d_secure: mode } = decision;
    return mode === null ? [first] : [first, sentence(MODE_WORDS[mode])];
  }

  const services = decision.attempts.map(({ payment_service_id: service }) => nameOf(service)).join(', ');
  return [
    first,
    decision.attempts.length === 0 ? sentence('nobodyTakes') : sentence('triedInOrder', { services }),
  ];
}

const MODE_WORDS = {
  attempt: 'asksWherePossible',
  force: 'asksAlways',
  skip: 'asksNever',
} as const satisfies Readonly<Record<ThreeDSecureMode, Word>>;

/** What a code means; of a merchant's own, whose it is. */
export function codeSentences(code: string | null): readonly Sentence[] {
  if (code === null) return [];
  const isOwn = code.startsWith('flow_') && code !== 'flow_decline';
  return [isOwn ? sentence('ownCode', { code }) : { meaning: code }];
}
