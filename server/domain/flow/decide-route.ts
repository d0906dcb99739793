import { type ErrorCode, errorCode } from '../decline.ts';
import { withoutEmpty } from '../json.ts';
import { type CompiledFlow, type CompiledRule, firstThatHolds } from './compile.ts';
import type { Exemption } from '../three-d-secure/exemption.ts';
import { type DrawnArm, type ExperimentUnits, drawArm } from './experiment-arms.ts';
import type { LeftOut } from './left-out.ts';
import { type Facts, readFacts, writeFacts } from './flow-facts.ts';
import { type OrderedAttempts, inOrder } from './order-attempts.ts';
import type { SuccessCount } from './success-rate.ts';
import { ATTEMPTS_MAX, type Attempt, type FlowAction, type Outcome, type ThreeDSecureMode } from './rule.ts';

/** Everything that a decision is made from, beside the flow's version. Stored with it, so that it can be made again. */
export type Inputs = Readonly<{
  facts: Facts;
  /** The conditions that ask for what a front end chose to say; none of a payment that a server asks for. */
  chosen: readonly string[];
  /** The payment service that the merchant named: routing is skipped. */
  named: string | null;
  /** The payment services that take this payment, in the order of their positions. Nothing else is tried. */
  able: readonly string[];
  /** Those of them that are to come last now, because they fail. */
  avoided: readonly string[];
  /** What the dice of this decision follow from: `seedOf` the transaction. */
  seed: number;
  /** How payments like this one ended of late; null: no rule of this version asked. */
  seen: readonly SuccessCount[] | null;
  /** Where no payment service takes this payment: each, and why. No decision follows from it. */
  left_out?: readonly LeftOut[];
  /** Where rules of this version name experiments: which unit the payment is of in each. */
  units?: ExperimentUnits;
}>;

/** Where to try and how, or why not at all. As it is stored. */
export type Decision = Readonly<{
  attempts: readonly Attempt[];
  decline: ErrorCode | null;
  /** Null: no rule spoke. */
  three_d_secure: ThreeDSecureMode | null;
  /** What the issuer is asked for in the place of an authentication. */
  exemption: Exemption | null;
  /** By what a rule put the attempts in their order, and what it knew of each; null: in the order that it gave. */
  ordered: OrderedAttempts | null;
  /** The arm that it was dealt to; null: the rule that spoke names no experiment. */
  experiment: DrawnArm | null;
  /** The rules that spoke. */
  spoke: readonly Readonly<{ action: FlowAction; rule_id: string }>[];
  /** What a rule wanted to try and could not. */
  skipped: readonly string[];
}>;

/** Pure: the same inputs and the same version give the same decision, to the byte. */
export function decide(flow: CompiledFlow, inputs: Inputs): Decision {
  const declines = firstThatHolds(flow, 'decline-early', inputs.facts);
  if (declines?.outcome.kind === 'decline')
    return { ...NOTHING, decline: declines.outcome.code, spoke: spokenRules(declines) };
  const routes = inputs.named === null ? firstThatHolds(flow, 'route-transaction', inputs.facts) : null;
  const routed = routeFor(routes?.outcome, inputs);
  if (routed.attempts.length === 0)
    return { ...NOTHING, ...routed, decline: errorCode('all_attempts_skipped'), spoke: spokenRules(routes) };
  const threeDSecure = authenticationRule(flow, inputs);
  const { mode, exemption } =
    threeDSecure?.outcome.kind === 'three-d-secure' ? threeDSecure.outcome : NO_THREE_D_SECURE;
  const spoke = spokenRules(routes, threeDSecure);
  return { ...NOTHING, ...routed, three_d_secure: mode, exemption, spoke };
}

/**
 * The first rule that holds. Where it rests on what a front end chose, the stronger of it and the first that rests on
 * nothing of that: who types what a rule asks for may ask for more of an authentication, never for less.
 */
function authenticationRule(flow: CompiledFlow, { facts, chosen }: Inputs): CompiledRule | null {
  const first = firstThatHolds(flow, 'skip-3ds', facts);
  const isChosen = ({ rule }: CompiledRule): boolean =>
    rule.conditions.some(({ name }) => chosen.includes(name));
  if (first === null || chosen.length === 0 || !isChosen(first)) return first;
  const known =
    flow.rules.get('skip-3ds')?.find((one) => !isChosen(one) && one.tests.every((holds) => holds(facts))) ??
    null;
  return strengthOf(first) > strengthOf(known) ? first : known;
}

/** An exemption is a way to skip. Without a rule the payment service says whether the cardholder is asked. */
function strengthOf(rule: CompiledRule | null): number {
  const mode = rule?.outcome.kind === 'three-d-secure' ? rule.outcome.mode : 'unruled';
  return ['skip', 'unruled', 'attempt', 'force'].indexOf(mode);
}

const NO_THREE_D_SECURE = { mode: null, exemption: null } as const;

const NOTHING = {
  attempts: [],
  decline: null,
  three_d_secure: null,
  exemption: null,
  ordered: null,
  experiment: null,
  spoke: [],
  skipped: [],
} as const;

/** Which methods a checkout shows, in this order; null where no rule spoke: all. */
export function paymentOptions(flow: CompiledFlow, facts: Facts): readonly string[] | null {
  const rule = firstThatHolds(flow, 'select-payment-options', facts);
  return rule?.outcome.kind === 'payment-options' ? rule.outcome.methods : null;
}

type RoutedAttempts = Pick<Decision, 'attempts' | 'ordered' | 'skipped'>;

function routeFor(
  outcome: Outcome | undefined,
  inputs: Inputs,
): RoutedAttempts & Pick<Decision, 'experiment'> {
  if (outcome?.kind !== 'experiment')
    return { ...attemptsFor(outcome?.kind === 'attempts' ? outcome : NO_RULE, inputs), experiment: null };
  const { arm, drawn } = drawArm(outcome.experiment, inputs);
  return { ...attemptsFor(arm, inputs), experiment: drawn };
}

/** What is tried of what a rule wants, what the merchant named, or every payment service by position. */
function attemptsFor(
  { attempts: listed, order }: Pick<Outcome & { kind: 'attempts' }, 'attempts' | 'order'>,
  inputs: Inputs,
): RoutedAttempts {
  const { named, able, avoided } = inputs;
  const wanted = listed ?? (named === null ? able : [named]).map(plainAttempt);
  const possible = wanted.filter(({ payment_service_id: id }) => able.includes(id));
  const sorted = order === null ? null : inOrder(order, possible, inputs);
  const skipped = wanted.filter((attempt) => !possible.includes(attempt));
  return {
    attempts: healthyFirst(sorted?.attempts ?? possible, avoided).slice(0, ATTEMPTS_MAX),
    ordered: sorted?.ordered ?? null,
    skipped: [...new Set(skipped.map(({ payment_service_id: id }) => id))],
  };
}

const NO_RULE = { attempts: null, order: null } as const;

function plainAttempt(id: string): Attempt {
  return { payment_service_id: id, instrument: null, transformations: [] };
}

function healthyFirst(attempts: readonly Attempt[], avoided: readonly string[]): readonly Attempt[] {
  if (avoided.length === 0) return attempts;
  const isAvoided = ({ payment_service_id: id }: Attempt): boolean => avoided.includes(id);
  return [...attempts.filter((attempt) => !isAvoided(attempt)), ...attempts.filter(isAvoided)];
}

function spokenRules(...rules: readonly (CompiledRule | null)[]): Decision['spoke'] {
  return rules.flatMap((one) => (one === null ? [] : [{ action: one.rule.action, rule_id: one.rule.id }]));
}

/** As they are stored: what is empty is left out. That nothing was seen of late is not the same as no rule asking. */
export function writeInputs({ facts, seen, ...rest }: Inputs): Readonly<Record<string, unknown>> {
  const written = withoutEmpty(rest);
  written['facts'] = writeFacts(facts);
  if (seen !== null) written['seen'] = seen;
  return written;
}

/** What `writeInputs` wrote. */
export function readInputs(written: WrittenInputs): Inputs {
  return { ...NO_INPUTS, ...written, facts: readFacts(written.facts) };
}
const NO_INPUTS = { chosen: [], named: null, able: [], avoided: [], seen: null } as const;
export type WrittenInputs = Pick<Inputs, 'seed'> &
  Partial<Omit<Inputs, 'facts'>> &
  Readonly<{ facts: Readonly<Record<string, unknown>> }>;

/** As it is stored: what is empty is left out. */
export function writeDecision(decision: Decision): Readonly<Record<string, unknown>> {
  const written = withoutEmpty(decision);
  if (decision.attempts.length > 0) written['attempts'] = decision.attempts.map((one) => withoutEmpty(one));
  return written;
}

/** What `writeDecision` wrote. */
export function readDecision(written: WrittenDecision): Decision {
  const attempts = (written.attempts ?? []).map((one) => ({ instrument: null, transformations: [], ...one }));
  return { ...NOTHING, ...written, attempts };
}
export type WrittenDecision = Partial<Omit<Decision, 'attempts'>> &
  Readonly<{ attempts?: readonly (Pick<Attempt, 'payment_service_id'> & Partial<Attempt>)[] }>;
