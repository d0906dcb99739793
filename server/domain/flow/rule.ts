import type { ErrorCode } from '../decline.ts';
import type { Exemption } from '../three-d-secure/exemption.ts';
import type { FeeTable } from './fees.ts';

export const FLOW_NAMES = [
  'checkout',
  'card-transaction',
  'non-card-transaction',
  'redirect-transaction',
] as const;
export type FlowName = (typeof FLOW_NAMES)[number];

/** What each flow decides, in the order in which it is asked. */
const FLOW_ACTIONS = {
  checkout: ['select-payment-options'],
  'card-transaction': ['decline-early', 'route-transaction', 'skip-3ds'],
  'non-card-transaction': ['decline-early'],
  'redirect-transaction': ['route-transaction'],
} as const satisfies Readonly<Record<FlowName, readonly FlowAction[]>>;
export type FlowAction = 'select-payment-options' | 'route-transaction' | 'decline-early' | 'skip-3ds';

export function actionsOf(flow: FlowName): readonly FlowAction[] {
  return FLOW_ACTIONS[flow];
}

/** As a caller wrote it; `checkRule` says whether it means something. */
export type Condition = Readonly<{ name: string; operator: string; value: unknown }>;

/** A rule as it is stored in a version of its flow, in the order in which rules are tried. */
export type Rule = Readonly<{
  id: string;
  action: FlowAction;
  description: string | null;
  active: boolean;
  conditions: readonly Condition[];
  outcome: unknown;
  error_code: string | null;
  created_at: string;
  updated_at: string;
}>;

/** What a rule may name beside constants. */
export type KnownNames = Readonly<{
  paymentServices: ReadonlySet<string>;
  methods: ReadonlySet<string>;
  /** Running experiments of the flow: the outcome that a rule has to have which names one, by its id. */
  experiments: ReadonlyMap<string, unknown>;
}>;

/** As many as one action of a flow can have. */
export const RULES_MAX = 1000;
export const CONDITIONS_MAX = 50;
/** Of all rules of a flow as JSON: every version is kept whole, and every process compiles the one that counts. */
export const RULES_CHARACTERS_MAX = 2_000_000;
/** A buyer waits; and schemes count repeated tries of one card. */
export const ATTEMPTS_MAX = 10;

export const TRANSFORMATIONS = ['force_mit', 'use_additional_scheme'] as const;
export type Transformation = (typeof TRANSFORMATIONS)[number];

/** One payment service to try. `instrument` null: as the payment service is set up. */
export type Attempt = Readonly<{
  payment_service_id: string;
  instrument: 'pan' | 'network_token' | null;
  transformations: readonly Transformation[];
}>;

/** By what attempts are put in an order, for each payment anew. */
export type AttemptOrder =
  | Readonly<{ by: 'cost'; fees: FeeTable }>
  | Readonly<{
      by: 'success_rate';
      /** Of a hundred payments, those that begin anywhere. */
      explorePercent: number;
    }>;

/** The flows that route, and so deal to the arms of experiments. */
export const EXPERIMENT_FLOWS = ['card-transaction', 'redirect-transaction'] as const;
export type ExperimentFlow = (typeof EXPERIMENT_FLOWS)[number];

/** Who or what stays in one arm: where a payment has no buyer it is the card, and without a card the payment itself. */
export const UNIT_KINDS = ['buyer', 'card', 'transaction'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** What an arm of an experiment tries; order null: as it stands. */
export type ArmRoute = Readonly<{ attempts: readonly Attempt[]; order: AttemptOrder | null }>;

/** Payments are dealt to arms, each of which has a list of attempts. The first arm is the control. */
export type ExperimentRoute = Readonly<{
  experiment_id: string;
  unit: UnitKind;
  arms: readonly (ArmRoute &
    Readonly<{
      name: string;
      /** Of a hundred units; all arms together have a hundred. */
      share_percent: number;
    }>)[];
}>;

export type ThreeDSecureMode = 'attempt' | 'force' | 'skip';

/** What a rule decides, read. */
export type Outcome =
  | Readonly<{ kind: 'payment-options'; methods: readonly string[] }>
  | Readonly<{
      kind: 'attempts';
      /** Null: every payment service that takes the payment, by position. */
      attempts: readonly Attempt[] | null;
      /** Null: in the order in which they stand. */
      order: AttemptOrder | null;
    }>
  | Readonly<{ kind: 'experiment'; experiment: ExperimentRoute }>
  | Readonly<{ kind: 'decline'; code: ErrorCode }>
  | Readonly<{ kind: 'three-d-secure'; mode: ThreeDSecureMode; exemption: Exemption | null }>;
