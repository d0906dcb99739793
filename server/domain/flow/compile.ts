import { readCondition } from './check-rule.ts';
import type { Test } from './conditions.ts';
import type { FeeTable } from './fees.ts';
import type { Facts } from './flow-facts.ts';
import { type RuleIndex, firstIn, indexRules } from './rule-index.ts';
import { readOutcome } from './rule-outcome.ts';
import type { AttemptOrder, ExperimentRoute, FlowAction, FlowName, Outcome, Rule } from './rule.ts';
import type { ValueProblem } from './condition-values.ts';
import { type Velocity, velocityBound } from './velocity.ts';

/** A version of a flow, ready to be asked. */
export type CompiledFlow = Readonly<{
  flow: FlowName;
  /** 0: no rule was ever written. */
  number: number;
  rules: ReadonlyMap<FlowAction, readonly CompiledRule[]>;
  /** The same rules, to find the first one that holds. */
  indexes: ReadonlyMap<FlowAction, RuleIndex<CompiledRule>>;
  /** The names of all conditions, for facts that are worth finding only where a rule asks. */
  asks: ReadonlySet<string>;
  /** What rules count of the payments before. */
  velocities: readonly Velocity[];
  /** A rule puts first what is approved most often. */
  asksRates: boolean;
  /** The experiments that rules deal payments to. */
  experiments: readonly ExperimentRoute[];
}>;

export type CompiledRule = Readonly<{
  rule: Rule;
  /** Its place among all rules of its action, from 0; those that are not active count. */
  position: number;
  tests: readonly Test[];
  outcome: Outcome;
}>;

/** Once per version: values are read here, and never again. Rules that are not active are left out. */
export function compileFlow(flow: FlowName, number: number, written: readonly Rule[]): CompiledFlow {
  const placed = [...Map.groupBy(written, ({ action }) => action).values()].flatMap((ordered) => [
    ...ordered.entries(),
  ]);
  const active = placed
    .filter(([, rule]) => rule.active)
    .map(([position, rule]) => compileRule(flow, rule, position));
  const asks = active.flatMap(({ rule }) => rule.conditions.map(({ name }) => name));
  const rules = Map.groupBy(active, ({ rule }) => rule.action);

  return {
    flow,
    number,
    rules,
    indexes: new Map([...rules].map(([action, ordered]) => [action, indexRules(ordered)] as const)),
    asks: new Set(asks),
    velocities: active.flatMap(({ rule }) => velocitiesIn(rule)),
    asksRates: active.some(({ outcome }) => ordersIn(outcome).some(({ by }) => by === 'success_rate')),
    experiments: active.flatMap(({ outcome }) => (outcome.kind === 'experiment' ? [outcome.experiment] : [])),
  };
}

function compileRule(flow: FlowName, rule: Rule, position: number): CompiledRule {
  const wrong: ValueProblem[] = [];
  const tests = rule.conditions.map((condition) => readCondition(condition, '', wrong));
  const outcome = readOutcome(flow, rule.action, rule, null, wrong);
  const found = tests.filter((test) => test !== null);
  if (outcome === null || wrong.length > 0) throw new Error(`BUG: rule ${rule.id} was stored unchecked`);
  return { rule, position, tests: found, outcome };
}

function velocitiesIn({ conditions }: Rule): readonly Velocity[] {
  return conditions.flatMap(({ name, value }) => {
    const bound = name === 'velocity' ? velocityBound(value, '', []) : null;
    return bound === null ? [] : [bound];
  });
}

/** The fees that its rules compare, in the order of the rules. */
export function feesOf({ rules }: CompiledFlow): FeeTable {
  return (rules.get('route-transaction') ?? [])
    .flatMap(({ outcome }) => ordersIn(outcome))
    .flatMap((order) => (order.by === 'cost' ? order.fees : []));
}

/** By what a rule puts attempts in an order: its own, and those of the arms of its experiment. */
function ordersIn(outcome: Outcome): readonly AttemptOrder[] {
  const orders =
    outcome.kind === 'experiment'
      ? outcome.experiment.arms.map(({ order }) => order)
      : [outcome.kind === 'attempts' ? outcome.order : null];
  return orders.filter((order) => order !== null);
}

/** The first rule whose conditions all hold. */
export function firstThatHolds(
  { indexes }: CompiledFlow,
  action: FlowAction,
  facts: Facts,
): CompiledRule | null {
  const index = indexes.get(action);
  return index === undefined ? null : firstIn(index, facts);
}
