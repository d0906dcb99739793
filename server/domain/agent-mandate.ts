import type { Detail } from './problem.ts';
import { type Id, toId } from './ids.ts';

/** What a program that decides for itself may do with payments (docs/agents.md). */
export type AgentMandateId = Id<'agent-mandate'>;

export const AGENT_ACTIONS = ['read', 'pay', 'capture', 'void', 'refund'] as const;
export type AgentAction = (typeof AGENT_ACTIONS)[number];

/** Where a payment, or a refund, keeps under which mandate it was asked for: in its request, or its details. */
export function mandateMark(id: AgentMandateId | null): MandateMark {
  return id === null ? {} : { agent_mandate_id: id };
}

/** Of a payment also what it took of the mandate: its own amount may be raised later, by others. */
export function paymentMark(id: AgentMandateId | null, amount: number): MandateMark {
  return id === null ? {} : { agent_mandate_id: id, agent_mandate_amount: amount };
}

type MandateMark = Readonly<{ agent_mandate_id?: AgentMandateId; agent_mandate_amount?: number }>;

/** What a payment took of its mandate; zero where no agent asked for it. */
export function amountTaken(request: Readonly<Record<string, unknown>>): bigint {
  const amount = request['agent_mandate_amount'];
  return typeof amount === 'number' ? BigInt(amount) : 0n;
}

/** The same request, of nobody's mandate. */
export function withoutMandate<Said extends Readonly<Record<string, unknown>>>(
  request: Said,
): Omit<Said, keyof MandateMark> {
  const { agent_mandate_id: _id, agent_mandate_amount: _amount, ...others } = request;
  return others;
}

/** Null: no agent asked for it. */
export function markedMandate(marked: Readonly<Record<string, unknown>>): AgentMandateId | null {
  const id = marked['agent_mandate_id'];
  return typeof id === 'string' ? toId(id) : null;
}

/** In minor units of the mandate's currency. */
export type AgentLimits = Readonly<{ amountMax: bigint; totalMax: bigint; countMax: number }>;
export type AgentUse = Readonly<{ amount: bigint; count: number }>;

export type AgentMandate = Readonly<{
  id: AgentMandateId;
  actions: readonly AgentAction[];
  currency: string;
  /** Null where none may be made. */
  payments: AgentLimits | null;
  refunds: AgentLimits | null;
  /** Empty: any. */
  buyerIds: readonly string[];
  paymentMethodIds: readonly string[];
  externalIdentifiers: readonly string[];
  validFrom: string;
  validUntil: string;
  revokedAt: string | null;
  paid: AgentUse;
  refunded: AgentUse;
}>;

/** Whether it holds now. `revoked` also where its time is over. */
export type AgentMandateState = 'waiting' | 'active' | 'ended' | 'revoked';

export function stateOf(
  { validFrom, validUntil, revokedAt }: Pick<AgentMandate, 'validFrom' | 'validUntil' | 'revokedAt'>,
  now: Date,
): AgentMandateState {
  if (revokedAt !== null) return 'revoked';
  if (now.getTime() < Date.parse(validFrom)) return 'waiting';
  return now.getTime() < Date.parse(validUntil) ? 'active' : 'ended';
}

/** Why it does not hold now, as the end of a sentence; null where it does. */
export function lapse(mandate: AgentMandate, now: Date): string | null {
  const state = stateOf(mandate, now);
  switch (state) {
    case 'revoked':
      return `was revoked at ${mandate.revokedAt}`;
    case 'waiting':
      return `holds from ${mandate.validFrom} on`;
    case 'ended':
      return `ended at ${mandate.validUntil}`;
    case 'active':
      return null;
    default:
      return state satisfies never;
  }
}

/** What is left of one kind of limit. */
export function leftOf(limits: AgentLimits | null, used: AgentUse): AgentUse | null {
  return limits === null
    ? null
    : { amount: limits.totalMax - used.amount, count: limits.countMax - used.count };
}

/** What a payment or a refund would take: all that is beyond, a sentence each. `pointer`: where the amount stands. */
export function amountProblems(
  limits: AgentLimits | null,
  used: AgentUse,
  amount: bigint,
  pointer = '/amount',
): readonly Detail[] {
  const left = leftOf(limits, used);
  if (limits === null || left === null) return [];

  const problems: Detail[] = [];
  if (amount > limits.amountMax)
    problems.push(
      beyond(pointer, 'amount', `must be at most ${limits.amountMax}, as the agent's mandate has it`),
    );
  if (amount > left.amount)
    problems.push(
      beyond(
        pointer,
        'total',
        `must be at most ${left.amount}: so much is left of the ${limits.totalMax} of the agent's mandate`,
      ),
    );
  if (left.count < 1)
    problems.push(
      beyond(pointer, 'count', `is one too many: all ${limits.countMax} of the agent's mandate are used up`),
    );
  return problems;
}

/** The words that say for whom, with what and for which order a payment is. */
export type AgentSubject = Readonly<{
  currency: string;
  buyerId: string | null;
  paymentMethodId: string | null;
  externalIdentifier: string | null;
}>;
type Pointers = Readonly<Record<keyof AgentSubject, string>>;

/** What of a payment is not the mandate's, whatever its amount. */
export function subjectProblems(
  mandate: AgentMandate,
  subject: AgentSubject,
  pointers: Pointers,
): readonly Detail[] {
  const within = (allowed: readonly string[], value: string | null): boolean =>
    allowed.length === 0 || (value !== null && allowed.includes(value));

  const problems: Detail[] = [];
  if (subject.currency !== mandate.currency)
    problems.push(
      beyond(pointers.currency, 'currency', `must be ${mandate.currency}, as the agent's mandate has it`),
    );
  if (!within(mandate.buyerIds, subject.buyerId))
    problems.push(beyond(pointers.buyerId, 'buyer', "is not a buyer of the agent's mandate"));
  if (!within(mandate.paymentMethodIds, subject.paymentMethodId))
    problems.push(
      beyond(pointers.paymentMethodId, 'payment_method', "is not a payment method of the agent's mandate"),
    );
  if (!within(mandate.externalIdentifiers, subject.externalIdentifier))
    problems.push(
      beyond(
        pointers.externalIdentifier,
        'external_identifier',
        `must be one of ${mandate.externalIdentifiers.join(', ')}, as the agent's mandate has it`,
      ),
    );
  return problems;
}

export function beyond(pointer: string, what: string, message: string): Detail {
  return { location: 'body', pointer, message, type: `value_error.agent_mandate.${what}` };
}
