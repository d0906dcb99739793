import { type ValueProblem, addProblem, wholeNumber } from './condition-values.ts';
import { readFees } from './fees.ts';
import type { AttemptOrder, FlowName, KnownNames } from './rule.ts';

const EXPLORE_PERCENT = { default: 10, min: 1, max: 50 } as const;

/** `at`: the pointer of what has these members. Null: something is wrong. */
export function orderOf(
  flow: FlowName,
  { order_by: by, fees: table, explore_percent: percent }: Readonly<Record<string, unknown>>,
  known: Pick<KnownNames, 'paymentServices'> | null,
  at: string,
  wrong: ValueProblem[],
): AttemptOrder | null {
  if (by !== 'cost' && by !== 'success_rate')
    return addProblem(wrong, `${at}/order_by`, 'must be cost or success_rate', 'value_error.flow_outcome');
  if (by === 'cost') {
    if (percent != null) addProblem(wrong, `${at}/explore_percent`, 'goes with success_rate only');
    const fees = readFees(flow, table, known?.paymentServices ?? null, `${at}/fees`, wrong);
    return fees === null ? null : { by, fees };
  }

  if (table != null) addProblem(wrong, `${at}/fees`, 'goes with cost only');
  const { min, max } = EXPLORE_PERCENT;
  const explorePercent = wholeNumber(min, max)(
    percent ?? EXPLORE_PERCENT.default,
    `${at}/explore_percent`,
    wrong,
  );
  return explorePercent === null ? null : { by, explorePercent };
}
