import { errorCode, parseErrorCode } from '../decline.ts';
import { isObject } from '../json.ts';
import { EXEMPTIONS, parseExemption } from '../three-d-secure/exemption.ts';
import type { FlowAction, FlowName, KnownNames, Outcome, Rule, ThreeDSecureMode } from './rule.ts';
import { type ValueProblem, members, addProblem } from './condition-values.ts';
import { routeOf } from './route-outcome.ts';

type GivenOutcome = Pick<Rule, 'outcome' | 'error_code'>;

/** What a rule decides; null where it means nothing. `known` null: what it names was checked when it was written. */
export function readOutcome(
  flow: FlowName,
  action: FlowAction,
  { outcome, error_code: code }: GivenOutcome,
  known: KnownNames | null,
  wrong: ValueProblem[],
): Outcome | null {
  if (code !== null && action !== 'decline-early')
    return addProblem(wrong, '/error_code', 'goes with decline-early only');
  switch (action) {
    case 'decline-early':
      return declineOf(outcome, code, wrong);
    case 'skip-3ds':
      return threeDSecureOf(outcome, wrong);
    case 'select-payment-options':
      return optionsOf(outcome, known, wrong);
    case 'route-transaction':
      return routeOf(flow, outcome, known, wrong);
    default:
      return action satisfies never;
  }
}

function declineOf(outcome: unknown, code: string | null, wrong: ValueProblem[]): Outcome | null {
  if (outcome !== true) return addProblem(wrong, '/outcome', 'must be true', 'value_error.flow_outcome');
  if (code === null) return { kind: 'decline', code: errorCode('flow_decline') };
  const parsed = code.startsWith('flow_') ? parseErrorCode(code) : null;
  return parsed === null
    ? addProblem(wrong, '/error_code', 'must be flow_ and then letters a to z or _')
    : { kind: 'decline', code: parsed };
}

const MODES: readonly ThreeDSecureMode[] = ['attempt', 'force', 'skip'];

function threeDSecureOf(outcome: unknown, wrong: ValueProblem[]): Outcome | null {
  if (outcome === true) return { kind: 'three-d-secure', mode: 'skip', exemption: null };
  if (isObject(outcome)) return exemptionOf(outcome, wrong);
  const mode = MODES.find((one) => one === outcome);
  return mode === undefined
    ? addProblem(
        wrong,
        '/outcome',
        `must be one of ${MODES.join(', ')}, true for skip, or an exemption`,
        'value_error.flow_outcome',
      )
    : { kind: 'three-d-secure', mode, exemption: null };
}

/** Without authentication, and with the reason that the issuer is told for that. */
function exemptionOf(outcome: unknown, wrong: ValueProblem[]): Outcome | null {
  const read = members(outcome, ['exemption'], '/outcome', wrong);
  if (read === null) return null;
  const exemption = parseExemption(read['exemption']);
  return exemption === null
    ? addProblem(
        wrong,
        '/outcome/exemption',
        `must be one of ${EXEMPTIONS.join(', ')}`,
        'value_error.flow_outcome',
      )
    : { kind: 'three-d-secure', mode: 'skip', exemption };
}

const METHODS_MAX = 200;

function optionsOf(outcome: unknown, known: KnownNames | null, wrong: ValueProblem[]): Outcome | null {
  if (!Array.isArray(outcome) || outcome.length > METHODS_MAX)
    return addProblem(
      wrong,
      '/outcome',
      `must be a list of at most ${METHODS_MAX} methods`,
      'value_error.flow_outcome',
    );
  const methods = outcome.map((method: unknown, index) => {
    if (typeof method === 'string' && (known === null || known.methods.has(method))) return method;
    return addProblem(wrong, `/outcome/${index}`, 'is not a payment method', 'value_error.payment_method');
  });
  const found = methods.filter((method) => method !== null);
  if (new Set(found).size !== found.length)
    return addProblem(wrong, '/outcome', 'must name each method once', 'value_error.list.unique_items');

  return found.length === methods.length ? { kind: 'payment-options', methods: found } : null;
}
