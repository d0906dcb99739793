import { PaymentMethodKind } from '../api-contract/schemas/payment-method-kind.ts';
import {
  type FlowCause,
  type FlowCreator,
  type FlowVersionRow,
  insertFlowVersion,
  latestFlowVersion,
  namablePaymentServices,
} from '../db/queries/flows.ts';
import { runningExperiments } from '../db/queries/experiments.ts';
import { checkRule } from '../domain/flow/check-rule.ts';
import { experimentOutcome } from '../domain/flow/experiment-arms.ts';
import { type FlowName, type KnownNames, RULES_CHARACTERS_MAX, type Rule } from '../domain/flow/rule.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { compareAndSet } from '../operations/change.ts';
import type { ReadParts } from '../parts.ts';
import { Problem, ruleBroken } from '../domain/problem.ts';
import { forgetFlows } from './live.ts';

/** A flow as it stands: the number of its version, 0 where no rule was ever written. */
export type FlowState = Readonly<{ number: number; rules: readonly Rule[] }>;

type Editing = Readonly<{
  merchantAccountId: MerchantAccountId;
  flow: FlowName;
  cause: FlowCause;
  description?: string | null;
  creator: FlowCreator | null;
  now: Date;
}>;

export async function readFlowState(
  { db }: Pick<ReadParts, 'db'>,
  merchantAccountId: MerchantAccountId,
  flow: FlowName,
): Promise<FlowState> {
  const row = await latestFlowVersion(db, merchantAccountId, flow);
  return row === null ? { number: 0, rules: [] } : { number: row.number, rules: row.rules };
}

/** Writes the next version of a flow, made from the one that stands when it is written. */
export async function changeFlow(
  parts: ReadParts,
  editing: Editing,
  change: (before: FlowState) => readonly Rule[],
): Promise<FlowState> {
  const { merchantAccountId, flow, cause, description = null, creator, now } = editing;
  const subject = {
    name: 'a flow',
    known: null,
    read: () => readFlowState(parts, merchantAccountId, flow),
    version: ({ number }: FlowState) => number,
  };
  const changed = await compareAndSet(subject, (before) => {
    const after = { number: before.number + 1, rules: change(before) };
    assertSize(after.rules);
    const row: Omit<FlowVersionRow, 'created_at'> = {
      merchant_account_id: merchantAccountId,
      flow,
      ...after,
      cause,
      description,
      creator,
    };
    return { commit: () => insertFlowVersion(parts.db, row, now), result: after };
  });

  forgetFlows(parts, merchantAccountId);
  return changed;
}

/** The limits of each rule leave room for a flow that no request could carry. */
export function assertSize(rules: readonly Rule[]): void {
  const { length } = JSON.stringify(rules);
  if (length > RULES_CHARACTERS_MAX)
    throw new Problem('invalid_state', {
      message:
        `The rules of this flow would have ${length} characters as JSON; ${RULES_CHARACTERS_MAX} is the most ` +
        'there can be',
    });
}

const METHODS: ReadonlySet<string> = new Set(PaymentMethodKind.enum.map(String));

/** Everything that is wrong with a rule is told at once, with `at` before each pointer. */
export async function assertRules(
  { db }: Pick<ReadParts, 'db'>,
  merchantAccountId: MerchantAccountId,
  flow: FlowName,
  rules: readonly Readonly<{
    at: string;
    rule: Pick<Rule, 'action' | 'conditions' | 'outcome' | 'error_code'>;
  }>[],
): Promise<void> {
  const [paymentServices, running] = await Promise.all([
    namablePaymentServices(db, merchantAccountId),
    runningExperiments(db, merchantAccountId),
  ]);
  const experiments = new Map(
    running.filter((one) => one.flow === flow).map((one) => [one.experiment_id, experimentOutcome(one)]),
  );
  const known: KnownNames = { paymentServices, methods: METHODS, experiments };
  const details = rules.flatMap(({ at, rule }) =>
    checkRule(flow, rule.action, rule, known).map((wrong) => ({
      ...wrong,
      pointer: `${at}${wrong.pointer}`,
    })),
  );

  if (details.length > 0) throw ruleBroken(...details.slice(0, DETAILS_MAX));
}

const DETAILS_MAX = 100;

export function ruleIn(rules: readonly Rule[], action: Rule['action'], id: string): Rule {
  const rule = rules.find((one) => one.id === id && one.action === action);
  if (rule === undefined) throw new Problem('not_found');
  return rule;
}

/** The rules with one of them at a place among those of its action; a place behind the last is the last. */
export function placeRule(rules: readonly Rule[], rule: Rule, position: number | null): readonly Rule[] {
  const others = rules.filter(({ id }) => id !== rule.id);
  const same = others.filter(({ action }) => action === rule.action);
  const rest = others.filter(({ action }) => action !== rule.action);
  return [...rest, ...same.toSpliced(position ?? same.length, 0, rule)];
}
