import { isObject } from '../json.ts';
import { type ValueProblem, members, addProblem, wholeNumber } from './condition-values.ts';
import { readFees, readService } from './fees.ts';
import {
  ATTEMPTS_MAX,
  type Attempt,
  type AttemptOrder,
  type FlowName,
  type KnownNames,
  type Outcome,
  TRANSFORMATIONS,
  type Transformation,
} from './rule.ts';

/** The attempts in their order, or an object that says by what they are put in one. */
export function routeOf(
  flow: FlowName,
  outcome: unknown,
  known: KnownNames | null,
  wrong: ValueProblem[],
): Outcome | null {
  if (!isObject(outcome)) {
    const attempts = attemptsOf(flow, outcome, known, '/outcome', wrong);
    return attempts === null ? null : { kind: 'attempts', attempts, order: null };
  }
  const before = wrong.length;
  const read = members(outcome, ['order_by', 'attempts', 'fees', 'explore_percent'], '/outcome', wrong);
  if (read === null) return null;
  const order = orderOf(flow, read, known, wrong);
  const attempts =
    read['attempts'] == null ? null : attemptsOf(flow, read['attempts'], known, '/outcome/attempts', wrong);
  return order === null || wrong.length > before ? null : { kind: 'attempts', attempts, order };
}

const EXPLORE_PERCENT = { default: 10, min: 1, max: 50 } as const;

function orderOf(
  flow: FlowName,
  { order_by: by, fees: table, explore_percent: percent }: Readonly<Record<string, unknown>>,
  known: KnownNames | null,
  wrong: ValueProblem[],
): AttemptOrder | null {
  if (by !== 'cost' && by !== 'success_rate')
    return addProblem(wrong, '/outcome/order_by', 'must be cost or success_rate', 'value_error.flow_outcome');
  if (by === 'cost') {
    if (percent != null) addProblem(wrong, '/outcome/explore_percent', 'goes with success_rate only');
    const fees = readFees(flow, table, known?.paymentServices ?? null, '/outcome/fees', wrong);
    return fees === null ? null : { by, fees };
  }

  if (table != null) addProblem(wrong, '/outcome/fees', 'goes with cost only');
  const { min, max } = EXPLORE_PERCENT;
  const explorePercent = wholeNumber(min, max)(
    percent ?? EXPLORE_PERCENT.default,
    '/outcome/explore_percent',
    wrong,
  );
  return explorePercent === null ? null : { by, explorePercent };
}

function attemptsOf(
  flow: FlowName,
  given: unknown,
  known: KnownNames | null,
  pointer: string,
  wrong: ValueProblem[],
): readonly Attempt[] | null {
  if (!Array.isArray(given) || given.length === 0 || given.length > ATTEMPTS_MAX)
    return addProblem(
      wrong,
      pointer,
      `must be a list of 1 to ${ATTEMPTS_MAX} payment services`,
      'value_error.flow_outcome',
    );
  const attempts = given.map((one: unknown, index) =>
    attemptOf(flow, one, known, `${pointer}/${index}`, wrong),
  );
  const found = attempts.filter((attempt) => attempt !== null);
  const distinct = new Set(found.map((attempt) => JSON.stringify(attempt)));
  if (distinct.size !== found.length)
    return addProblem(
      wrong,
      pointer,
      'must not have the same attempt twice',
      'value_error.list.unique_items',
    );

  return found.length === attempts.length ? found : null;
}

/** The id of a payment service; in `card-transaction` also how it is to be asked. */
function attemptOf(
  flow: FlowName,
  given: unknown,
  known: KnownNames | null,
  pointer: string,
  wrong: ValueProblem[],
): Attempt | null {
  const services = known?.paymentServices ?? null;
  if (typeof given === 'string') {
    const id = readService(given, services, pointer, wrong);
    return id === null ? null : { payment_service_id: id, instrument: null, transformations: [] };
  }
  if (flow !== 'card-transaction')
    return addProblem(wrong, pointer, 'must be the id of a payment service', 'type_error.uuid');
  const read = members(given, ['payment_service_id', 'instrument', 'transformations'], pointer, wrong);
  if (read === null) return null;

  const id = readService(read['payment_service_id'], services, `${pointer}/payment_service_id`, wrong);
  const { instrument } = read;
  if (instrument !== 'pan' && instrument !== 'network_token')
    return addProblem(wrong, `${pointer}/instrument`, 'must be pan or network_token');
  const transformations = transformationsOf(read['transformations'] ?? [], instrument, pointer, wrong);
  return id === null || transformations === null
    ? null
    : { payment_service_id: id, instrument, transformations };
}

function transformationsOf(
  given: unknown,
  instrument: 'pan' | 'network_token',
  at: string,
  wrong: ValueProblem[],
): readonly Transformation[] | null {
  const pointer = `${at}/transformations`;
  const asked: readonly unknown[] = Array.isArray(given) ? given : [undefined];
  const found = TRANSFORMATIONS.filter((transformation) => asked.includes(transformation));
  if (found.length !== asked.length)
    return addProblem(wrong, pointer, `must be a list of ${TRANSFORMATIONS.join(', ')}, each at most once`);
  if (instrument === 'network_token' && found.includes('use_additional_scheme'))
    return addProblem(wrong, pointer, 'use_additional_scheme goes with the instrument pan only');
  return found;
}
