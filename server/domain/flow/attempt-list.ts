import { type ValueProblem, addProblem, members } from './condition-values.ts';
import { readService } from './fees.ts';
import {
  ATTEMPTS_MAX,
  type Attempt,
  type FlowName,
  type KnownNames,
  TRANSFORMATIONS,
  type Transformation,
} from './rule.ts';

type KnownServices = Pick<KnownNames, 'paymentServices'> | null;

/** One to ten payment services, or payment services with how each is to be asked. */
export function attemptsOf(
  flow: FlowName,
  given: unknown,
  known: KnownServices,
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
  known: KnownServices,
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
