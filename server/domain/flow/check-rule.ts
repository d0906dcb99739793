import { CONDITIONS, CONDITION_NAMES, type Test } from './conditions.ts';
import { readOutcome } from './rule-outcome.ts';
import {
  CONDITIONS_MAX,
  type Condition,
  type FlowAction,
  type FlowName,
  type KnownNames,
  type Rule,
  actionsOf,
} from './rule.ts';
import { type ValueProblem, addProblem } from './condition-values.ts';

/** A rule, as far as what it does goes. */
export type RuleGiven = Pick<Rule, 'conditions' | 'outcome' | 'error_code'>;

/** What is wrong with a rule, all of it. Nothing: it can be compiled, and never throws. */
export function checkRule(
  flow: FlowName,
  action: FlowAction,
  rule: RuleGiven,
  known: KnownNames,
): readonly ValueProblem[] {
  const wrong: ValueProblem[] = [];
  if (!actionsOf(flow).includes(action))
    addProblem(
      wrong,
      '',
      `${flow} decides ${actionsOf(flow).join(', ')}, not ${action}`,
      'value_error.flow_action',
    );

  if (rule.conditions.length > CONDITIONS_MAX)
    addProblem(wrong, '/conditions', `at most ${CONDITIONS_MAX} conditions`, 'value_error.list.max_items');
  for (const [index, condition] of rule.conditions.entries())
    checkCondition(flow, condition, known, `/conditions/${index}`, wrong);
  readOutcome(flow, action, rule, known, wrong);
  return wrong;
}

function checkCondition(
  flow: FlowName,
  condition: Condition,
  { methods }: KnownNames,
  pointer: string,
  wrong: ValueProblem[],
): void {
  const kind = ownAt(CONDITIONS, condition.name);
  if (kind === undefined) {
    addProblem(wrong, `${pointer}/name`, `must be one of ${CONDITION_NAMES.join(', ')}`);
    return;
  }
  if (!kind.flows.includes(flow)) {
    addProblem(wrong, `${pointer}/name`, `is not known in ${flow}`, 'value_error.flow_condition');
    return;
  }
  if (readCondition(condition, pointer, wrong) !== null && condition.name === 'payment_method')
    checkMethods(condition.value, methods, `${pointer}/value`, wrong);
}

/** A method that there is not would never be met, and nobody would hear of it. */
function checkMethods(
  value: unknown,
  methods: KnownNames['methods'],
  pointer: string,
  wrong: ValueProblem[],
): void {
  const named: readonly (readonly [unknown, string])[] = Array.isArray(value)
    ? value.map((one: unknown, index) => [one, `${pointer}/${index}`] as const)
    : [[value, pointer]];
  for (const [one, at] of named)
    if (typeof one !== 'string' || !methods.has(one))
      addProblem(wrong, at, 'is not a payment method', 'value_error.payment_method');
}

/** Null where it means nothing. */
export function readCondition(
  { name, operator, value }: Condition,
  pointer: string,
  wrong: ValueProblem[],
): Test | null {
  const operators = ownAt(CONDITIONS, name)?.operators ?? {};
  const compile = ownAt(operators, operator);
  return compile === undefined
    ? addProblem(
        wrong,
        `${pointer}/operator`,
        `must be one of ${Object.keys(operators).join(', ')}`,
        'value_error.flow_operator',
      )
    : compile(value, `${pointer}/value`, wrong);
}

/** By a name that is text: a list of one name would be read as that name. */
function ownAt<Value>(table: Readonly<Record<string, Value>>, name: unknown): Value | undefined {
  return typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;
}
