import type { ActionRow, TransactionRow } from '../../db/queries/transaction-rows.ts';
import type { CompiledFlow } from '../../domain/flow/compile.ts';
import {
  type Decision,
  type Inputs,
  decide,
  writeDecision,
  writeInputs,
} from '../../domain/flow/decide-route.ts';
import { explainArm, explainOrder, explainRule } from '../../domain/flow/explain.ts';
import { seedOf } from '../../domain/flow/success-rate.ts';
import { asNamed, leftOutSentence, nearestFirst, reasonsAgainst } from '../../domain/flow/left-out.ts';
import { type RouteInputs, ableAmong, namedAmong, takes } from '../../domain/flow/route-transaction.ts';
import type { Attempt } from '../../domain/flow/rule.ts';
import type { AntiFraudDecision } from '../../domain/anti-fraud.ts';
import type { BuyerId, TransactionId } from '../../domain/ids.ts';
import { timestamp } from '../../domain/timestamp.ts';
import type { TransactionEvent } from '../../domain/transaction/events.ts';
import { liveFlow } from '../../flows/live.ts';
import { seenOfLate } from '../../flows/seen-of-late.ts';
import type { CountedPayment } from '../../flows/velocities-of.ts';
import { newId } from '../../platform/entropy.ts';
import type { PaymentService } from '../../connections/connection-kinds.ts';
import { failingAmong, openAmong } from '../../payment-services/service-breaker.ts';
import type { Detail } from '../../domain/problem.ts';
import type { GiftCards } from '../request/resolve-gift-cards.ts';
import { type ResolvedInstrument, schemeOf } from '../instruments/kind.ts';
import { capturesLater } from './captures-later.ts';
import type { CreateContext, PaymentRequest, ServiceChoice } from '../request/context.ts';
import { chosenConditions, factsOf } from './payment-facts.ts';
import { unitsIn } from './experiment-units.ts';
import type { PlannedAttempt } from './planned.ts';

/** The decision, what it was made from, and what is to be tried, in order. */
export type RoutingResult = Readonly<{
  flow: CompiledFlow;
  decision: Decision;
  inputs: Inputs;
  planned: readonly PlannedAttempt[];
}>;

/** What is known of a payment beside its request. */
export type RoutingFacts = Readonly<{
  transactionId: TransactionId;
  /** What its anti-fraud service says; null: nothing that counts. */
  antiFraudDecision: AntiFraudDecision | null;
  /** Whose payment it is; null: a guest's. */
  buyerId: BuyerId | null;
  /** As others before it are counted with it; null where a limit is not for it. */
  counted: CountedPayment | null;
  /** It is captured in a message of its own, whatever was asked for. */
  isHeld: boolean;
  /** Nobody makes it: it is no probe of a payment service that has been failing. */
  isImagined?: true;
}>;

export async function route(
  context: CreateContext & Pick<PaymentRequest, 'frontEnd' | 'insteadOf'>,
  instrument: ResolvedInstrument,
  services: readonly PaymentService[],
  giftCards: GiftCards | null,
  asked: RoutingFacts,
): Promise<RoutingResult> {
  const { body, parts, merchantAccountId } = context;
  const flow = await liveFlow(parts, merchantAccountId, instrument.flow);
  const facts = await factsOf(context, instrument, giftCards, { flow, ...asked });
  const chosen = chosenConditions(context, instrument, flow);
  const payment = {
    ...instrument.routing,
    currency: body.currency,
    country: facts.country,
    amount: BigInt(body.amount) - (giftCards?.total ?? 0n),
  };
  const isHeld = asked.isHeld || body.intent === 'authorize' || body.async_capture;
  const named = body.payment_service_id?.toLowerCase() ?? null;
  const candidates = candidatesFor(context, services, instrument).filter(
    (service) => !isHeld || capturesLater(service),
  );
  const whyNot = (service: PaymentService): string | null => instrument.whyNotTaken?.(service) ?? null;
  const taken = takenBy({ payment, named, called: instrument.columns.method, whyNot }, services, candidates);
  const isRated = flow.asksRates && named === null;
  const seen: Inputs = {
    facts,
    chosen,
    avoided: [],
    seed: seedOf(asked.transactionId),
    seen: isRated ? await seenOfLate(context, flow.flow, facts, taken.able) : null,
    ...taken,
    ...unitsIn(flow, {
      buyer: asked.buyerId,
      card: instrument.columns.payment_method_fingerprint,
      transaction: context.insteadOf ?? asked.transactionId,
    }),
  };
  // Only those that would be tried: of one that is half-open this payment is the probe.
  const wanted = decide(flow, seen);
  const avoided = (asked.isImagined === true ? failingAmong : openAmong)(
    parts,
    wanted.attempts.map(({ payment_service_id: id }) => id),
  );
  const inputs = { ...seen, avoided };
  const decision = avoided.length === 0 ? wanted : decide(flow, inputs);
  const planned = decision.attempts.flatMap((attempt) => plannedOf(attempt, instrument, services));

  return { flow, decision, inputs, planned };
}

/** What of the payment says who takes it. `called`: the method by its own name, where routing has that of its kind. */
type TakenPayment = Readonly<{
  payment: RouteInputs;
  named: string | null;
  called: string;
  /** Why one that takes such payments does not take this one. */
  whyNot?: (service: PaymentService) => string | null;
}>;

/**
 * Who takes a payment, of those that take its instrument. Where nobody does, why: every payment service that was looked
 * at, those that come nearest first. Where somebody does, why others do not that take such payments.
 */
export function takenBy(
  { payment, named, called, whyNot = () => null }: TakenPayment,
  services: readonly PaymentService[],
  takers: readonly PaymentService[],
): Pick<Inputs, 'named' | 'able' | 'left_out'> {
  const candidates = takers.map(candidateOf);
  // Who names a payment service need not have listed the currency and the country there.
  const able = named === null ? ableAmong(payment, candidates) : namedAmong(payment, candidates);
  if (able.length > 0) {
    const others = services.flatMap((service) => {
      const reason = named === null && !able.includes(service.id) ? whyNot(service) : null;
      return reason === null ? [] : [{ payment_service_id: service.id, reasons: [reason] }];
    });
    return others.length === 0 ? { named, able } : { named, able, left_out: others.slice(0, LEFT_OUT_MAX) };
  }

  const asked = services.filter(({ id }) => named === null || id === named);
  const leftOut = asked.map((service) => {
    const isCandidate = candidates.some(({ id }) => id === service.id);
    const candidate = named === null ? candidateOf(service) : asNamed(candidateOf(service), payment);
    const reasons =
      isCandidate || service.method === called
        ? reasonsAgainst(candidate, payment, called)
        : [`does not take ${called}`];
    return {
      payment_service_id: service.id,
      reasons: reasons.length > 0 || isCandidate ? reasons : [whyNot(service) ?? othersReason(service)],
    };
  });
  return { named: null, able, left_out: nearestFirst(leftOut).slice(0, LEFT_OUT_MAX) };
}

/** How many payment services that do not take a payment are kept with its decision. */
const LEFT_OUT_MAX = 50;

/** It takes payments like this one, and not what this one asks for beside. */
function othersReason(service: PaymentService): string {
  return capturesLater(service)
    ? 'cannot do what the request asks for beside the payment (store, gift_cards, integration_client, or this very ' +
        'account or token)'
    : 'cannot hold money: ask with intent capture';
}

function plannedOf(
  { payment_service_id, instrument, transformations }: Attempt,
  { card }: ResolvedInstrument,
  services: readonly PaymentService[],
): readonly PlannedAttempt[] {
  const service = services.find(({ id }) => id === payment_service_id);
  if (service === undefined) return [];
  // What the buyer chose counts; a card without another scheme goes over its own.
  const [other = null] =
    transformations.includes('use_additional_scheme') && card?.preferredScheme === null
      ? card.description.additionalSchemes
      : [];
  const isMerchantInitiated = transformations.includes('force_mit');
  const scheme = other ?? (card === null ? null : schemeOf(card));
  return [{ service, instrument, scheme, isMerchantInitiated }];
}

function candidateOf(service: PaymentService) {
  const { accepts, capabilities } = service.connector;
  return {
    id: service.id,
    acceptedCurrencies: service.acceptedCurrencies,
    acceptedCountries: service.acceptedCountries,
    accepts,
    zeroAmount: capabilities.zeroAmountAuthorization,
  };
}

/** The decision with all that it was made from, so that it can be explained and made again. */
export function actionRow(
  transaction: TransactionRow,
  { flow, decision, inputs }: RoutingResult,
  now: Date,
): ActionRow {
  const [first] = decision.spoke;
  return {
    merchant_account_id: transaction.merchant_account_id,
    transaction_id: transaction.transaction_id,
    transaction_action_id: newId(now),
    flow: flow.flow,
    action: first?.action ?? 'route-transaction',
    rule_id: first?.rule_id ?? null,
    flow_version: flow.number,
    inputs: writeInputs(inputs),
    outcome: writeDecision(decision),
    created_at: timestamp(now),
  };
}

/** How many of them the timeline names. */
const LEFT_OUT_TOLD_MAX = 10;

/**
 * What the timeline says of the rules that spoke, of what is steered away from, and of who
 * takes nothing of this: one sentence each.
 */
export function flowEvents(
  { flow, decision, inputs }: RoutingResult,
  services: readonly PaymentService[],
): readonly TransactionEvent[] {
  const nameOf = (id: string): string => services.find((service) => service.id === id)?.displayName ?? id;
  const rules = decision.spoke.map(({ action, rule_id }) => {
    const one = flow.rules.get(action)?.find(({ rule }) => rule.id === rule_id);
    const said = one === undefined ? undefined : explainRule(one, inputs.facts, nameOf);
    const order =
      action === 'route-transaction'
        ? `${explainOrder(decision, nameOf)}${explainArm(decision, nameOf)}`
        : '';
    const reason = said === undefined ? null : `${said.reason}${order}`;
    const context = { flow: flow.flow, action, rule_id, flow_version: flow.number, reason };
    return { name: 'flow-rule-applied' as const, context };
  });
  const steered = inputs.avoided.map((id) => ({
    name: 'payment-service-avoided' as const,
    context: { payment_service_id: id, reason: `${nameOf(id)} comes last, since it has been failing.` },
  }));
  const leftOut = (inputs.left_out ?? []).slice(0, LEFT_OUT_TOLD_MAX).map((one) => ({
    name: 'payment-service-avoided' as const,
    context: { payment_service_id: one.payment_service_id, reason: leftOutSentence(one, nameOf) },
  }));

  return [...rules, ...steered, ...leftOut];
}

type ChoiceContext = Readonly<{ body: ServiceChoice }>;

/** Those that may be tried: of all, or the one that the merchant named. */
export function candidatesFor(
  { body }: ChoiceContext,
  services: readonly PaymentService[],
  instrument: ResolvedInstrument,
): readonly PaymentService[] {
  const named = body.payment_service_id?.toLowerCase();
  return services.filter(
    (service) => (named === undefined || service.id === named) && takesInstrument(service, instrument, body),
  );
}

type ChosenInstrument = Pick<ResolvedInstrument, 'routing' | 'country' | 'isTakenBy'>;

/** Whether this payment service, and the connector behind it, can take this instrument at all. */
function takesInstrument(
  service: PaymentService,
  instrument: ChosenInstrument,
  body: ServiceChoice,
): boolean {
  const country = body.country ?? instrument.country;
  return (
    instrument.isTakenBy(service, body) &&
    takes(service.connector, { ...instrument.routing, currency: body.currency, country })
  );
}

/** A service that the merchant named must be there, and able to take this; `instrument`: null while it is not known. */
export function serviceProblems(
  { body }: ChoiceContext,
  services: readonly PaymentService[],
  instrument: ChosenInstrument | null,
): Detail[] {
  const id = body.payment_service_id?.toLowerCase();
  if (id === undefined) return [];
  const service = services.find((candidate) => candidate.id === id);
  if (instrument === null)
    return service === undefined ? [serviceProblem('is not an active payment service')] : [];
  return service === undefined || takesInstrument(service, instrument, body)
    ? []
    : [serviceProblem('does not take this payment method')];
}

/** Of the payment services that take it, one must serve the client in which the buyer approves. */
export function clientProblems(
  { body }: CreateContext,
  services: readonly PaymentService[],
  instrument: ResolvedInstrument | null,
): Detail[] {
  const { integration_client: client = null } = body;
  if (instrument === null || client === null || client === 'redirect') return [];
  const anywhere: ServiceChoice = { ...body, integration_client: 'redirect' };
  const isTaken = services.some((service) => takesInstrument(service, instrument, anywhere));
  if (!isTaken || services.some((service) => takesInstrument(service, instrument, body))) return [];

  return [
    {
      location: 'body',
      pointer: '/integration_client',
      message: `must be redirect: no payment service of this method serves the client ${client}`,
      type: 'value_error.not_supported',
    },
  ];
}

function serviceProblem(message: string): Detail {
  return { location: 'body', pointer: '/payment_service_id', message, type: 'value_error.payment_service' };
}

/** Payment services must be there that can store it. */
export function storeProblems(
  { body }: CreateContext,
  services: readonly PaymentService[],
  instrument: ResolvedInstrument | null,
): Detail[] {
  const message = body.store ? (instrument?.storeProblem(services) ?? null) : null;
  return message === null
    ? []
    : [{ location: 'body', pointer: '/store', message, type: 'value_error.not_supported' }];
}

/** Where a gift card fails, everything that was taken beside it must be given back. */
export function giftCardProblems(
  { body }: CreateContext,
  services: readonly PaymentService[],
  instrument: ResolvedInstrument | null,
): Detail[] {
  const hasGiftCards = (body.gift_cards ?? []).length > 0;
  const message = hasGiftCards ? (instrument?.giftCardProblem(services) ?? null) : null;
  return message === null
    ? []
    : [{ location: 'body', pointer: '/gift_cards', message, type: 'value_error.not_supported' }];
}
