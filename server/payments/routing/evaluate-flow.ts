import { type CompiledFlow, compileFlow } from '../../domain/flow/compile.ts';
import { type Decision, type Inputs, decide } from '../../domain/flow/decide-route.ts';
import { type ExplainedAction, explainDecision } from '../../domain/flow/explain-decision.ts';
import type { Facts } from '../../domain/flow/flow-facts.ts';
import { leftOutSentence } from '../../domain/flow/left-out.ts';
import type { FlowName, Rule } from '../../domain/flow/rule.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import type { PaymentService } from '../../connections/connection-kinds.ts';
import { seenOfLate } from '../../flows/seen-of-late.ts';
import type { MoneyParts } from '../../parts.ts';
import { failingAmong } from '../../payment-services/service-breaker.ts';
import { capturesLater } from './captures-later.ts';
import { takenBy } from './routing.ts';

/** What rules would decide of one payment, and everything that they were asked. */
export type Evaluated = Readonly<{
  flow: CompiledFlow;
  inputs: Inputs;
  decision: Decision;
  actions: readonly ExplainedAction[];
  /** What is not tried as a rule wants it, in a sentence each. */
  leftOut: readonly Readonly<{ id: string; reason: string }>[];
}>;

export type EvaluatedFlow = Readonly<{ flow: FlowName; number: number; rules: readonly Rule[] }>;

/** By the engine that decides payments, and explained by what explains their decisions. */
export function evaluate(
  { flow: name, number, rules }: EvaluatedFlow,
  inputs: Inputs,
  services: readonly PaymentService[],
): Evaluated {
  const flow = compileFlow(name, number, rules);
  const nameOf = nameAmong(services);
  const decision = decide(flow, inputs);
  const { avoided, left_out: leftOut = [] } = inputs;

  return {
    flow,
    inputs,
    decision,
    actions: explainDecision(flow, inputs, decision, nameOf),
    leftOut: [
      ...decision.skipped.map((id) => ({ id, reason: `${nameOf(id)} does not take this payment.` })),
      ...avoided.map((id) => ({ id, reason: `${nameOf(id)} comes last, since it has been failing.` })),
      ...leftOut.map((one) => ({
        id: one.payment_service_id,
        reason: leftOutSentence(one, nameOf),
      })),
    ],
  };
}

export function nameAmong(services: readonly PaymentService[]): (id: string) => string {
  return (id) => services.find((service) => service.id === id)?.displayName ?? id;
}

/** A payment that nobody makes, as far as it says who takes it. */
export type ImaginedPayment = Readonly<{
  facts: Facts;
  isHeld: boolean;
  named: string | null;
  bankScheme: string | null;
  seed: number;
}>;

/** What its decision would be made from, as payment services are set up now. Reads, and asks nobody. */
export async function inputsNow(
  {
    parts,
    merchantAccountId,
    now,
  }: Readonly<{ parts: MoneyParts; merchantAccountId: MerchantAccountId; now: Date }>,
  { flow: name, number, rules }: EvaluatedFlow,
  { facts, isHeld, named, bankScheme, seed }: ImaginedPayment,
  services: readonly PaymentService[],
): Promise<Inputs> {
  const flow = compileFlow(name, number, rules);
  const routing = routingOf(name, facts, bankScheme);
  const called = facts.payment_method ?? routing.method;
  const takers = services.filter(
    (service) =>
      (named === null || service.id === named) &&
      (routing.method !== 'redirect' || service.method === called) &&
      (!isHeld || capturesLater(service)),
  );
  const payment = {
    ...routing,
    currency: facts.currency ?? '',
    country: facts.country,
    amount: facts.amount ?? 0n,
  };
  const taken = takenBy({ payment, named, called }, services, takers);
  const isRated = flow.asksRates && named === null;
  const seen: Inputs = {
    facts,
    chosen: [],
    avoided: [],
    seed,
    seen: isRated ? await seenOfLate({ parts, merchantAccountId, now }, name, facts, taken.able) : null,
    ...taken,
  };
  const wanted = decide(flow, seen).attempts.map(({ payment_service_id: id }) => id);

  return { ...seen, avoided: failingAmong(parts, wanted) };
}

/** What routing knows it by: wallets hand over tokens of schemes. */
function routingOf(
  flow: FlowName,
  { card_source: source, card_scheme: scheme, payment_method: method }: Facts,
  bankScheme: string | null,
): Readonly<{ method: string; scheme: string | null }> {
  if (flow === 'redirect-transaction') return { method: 'redirect', scheme: method };
  if (flow === 'non-card-transaction') return { method: 'bank', scheme: bankScheme };
  const isToken = source === 'network-token' || source === 'applepay' || source === 'googlepay';
  return { method: isToken ? 'network-token' : 'card', scheme };
}
