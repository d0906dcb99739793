import type { ActionRow, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { type Decision, type RouteInputs, decideRoute, takes } from '../../domain/flow/route-transaction.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { newId } from '../../machine/entropy.ts';
import type { PaymentService } from '../../payment-services/payment-services.ts';
import type { Detail } from '../../problem/problem.ts';
import type { ResolvedInstrument } from '../instruments/kind.ts';
import { capturesLater } from '../operation/capture-later.ts';
import type { CreateContext } from './context.ts';

/** The decision, what it was made from, and the payment services to try in their order. */
export type Routed = Readonly<{
  decision: Decision;
  inputs: RouteInputs;
  services: readonly PaymentService[];
}>;

export function route(
  { body }: CreateContext,
  instrument: ResolvedInstrument,
  services: readonly PaymentService[],
  byGiftCards: bigint,
): Routed {
  const inputs: RouteInputs = {
    ...instrument.routing,
    currency: body.currency,
    country: body.country ?? instrument.country,
    amount: BigInt(body.amount) - byGiftCards,
    intent: body.intent,
    paymentServiceId: body.payment_service_id?.toLowerCase() ?? null,
  };
  const isHeld = body.intent === 'authorize' || body.async_capture;
  const able = services.filter(
    (service) => instrument.isTakenBy(service, body) && (!isHeld || capturesLater(service)),
  );
  const decision = decideRoute(inputs, able.map(candidateOf));
  const attempts = decision.attempts.flatMap(
    ({ paymentServiceId }) => services.find((service) => service.id === paymentServiceId) ?? [],
  );
  return { decision, inputs, services: attempts };
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
  { flow }: ResolvedInstrument,
  { decision, inputs }: Routed,
  now: Date,
): ActionRow {
  return {
    merchant_account_id: transaction.merchant_account_id,
    transaction_id: transaction.transaction_id,
    transaction_action_id: newId(now),
    flow,
    action: decision.attempts.length === 0 ? 'decline-early' : 'route-transaction',
    rule_id: decision.ruleId,
    flow_version: decision.version,
    inputs: { ...inputs, amount: inputs.amount.toString() },
    outcome: { attempts: decision.attempts, decline: decision.decline },
    created_at: timestamp(now),
  };
}

/** Those that may be tried, as far as is known before a checkout session is taken. */
export function candidatesFor(
  { body }: CreateContext,
  services: readonly PaymentService[],
  instrument: ResolvedInstrument | null,
): readonly PaymentService[] {
  const named = body.payment_service_id?.toLowerCase();
  return services.filter(
    (service) =>
      (named === undefined || service.id === named) && (instrument?.isTakenBy(service, body) ?? true),
  );
}

/** A service that the merchant named must be there, and able to take this at all. */
export function serviceProblems(
  { body }: CreateContext,
  services: readonly PaymentService[],
  instrument: ResolvedInstrument | null,
): Detail[] {
  const id = body.payment_service_id?.toLowerCase();
  if (id === undefined) return [];
  const service = services.find((candidate) => candidate.id === id);
  if (service === undefined) return [serviceProblem('is not an active payment service')];
  if (instrument === null) return [];
  const country = body.country ?? instrument.country;
  const isTaken =
    instrument.isTakenBy(service, body) &&
    takes(service.connector, { ...instrument.routing, currency: body.currency, country });
  return isTaken ? [] : [serviceProblem('does not take this payment method')];
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
