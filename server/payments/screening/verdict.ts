import type { AntiFraudService } from '../../connections/connection-kinds.ts';
import type { ScreeningAnswer } from '../../connectors/anti-fraud-connector.ts';
import type { AntiFraudDecision } from '../../domain/anti-fraud.ts';
import { type Outcome, rawMasked } from '../../domain/outcome.ts';
import type { TransactionEvent } from '../../domain/transaction/events.ts';

/** What follows for the payment: it goes on, it is authorized and waits for a person, or it ends. */
type Effect = 'go' | 'hold' | 'stop';

export type ScreeningVerdict = Readonly<{
  decision: AntiFraudDecision;
  effect: Effect;
  /** Whether the provider may know of the payment. */
  isAsked: boolean;
  /** The provider's own id of the payment. */
  reference: string | null;
  event: TransactionEvent;
}>;

type Screener = Pick<AntiFraudService, 'id' | 'connector' | 'displayName' | 'silent' | 'rules'>;

/** What a service's answer, or the lack of one, means, with the sentence that the timeline says. */
export function verdictOf(
  service: Screener,
  outcome: ScreeningAnswer | Outcome<never>,
  operationId: string,
): ScreeningVerdict {
  const decision = decisionOf(outcome);
  const effect = service.silent ? 'go' : effectOf(decision, service.rules.onError);
  const decided = outcome.kind === 'decided' ? outcome : null;
  const raw = rawMasked(decided?.raw ?? { code: null, description: null });
  const isAsked = outcome.kind === 'decided' || outcome.kind === 'unknown';
  const context = {
    operation_id: operationId,
    result: resultOf({ isAsked }),
    anti_fraud_service_id: service.id,
    anti_fraud_service_definition_id: service.connector.id,
    decision,
    silent_mode: service.silent,
    payment_service_reference: decided?.reference ?? null,
    raw_response_code: raw.code,
    raw_response_description: raw.description,
    reason: `${service.displayName} ${saidOf(outcome)} ${followsOf(service, decision, effect)}`,
  };

  return {
    decision,
    effect,
    isAsked,
    reference: decided?.reference ?? null,
    event: { name: eventNameOf(outcome), context },
  };
}

/** What its operation comes to. */
export function resultOf({ isAsked }: Pick<ScreeningVerdict, 'isAsked'>): 'succeeded' | 'failed' {
  return isAsked ? 'succeeded' : 'failed';
}

function decisionOf(outcome: ScreeningAnswer | Outcome<never>): AntiFraudDecision {
  if (outcome.kind === 'decided') return outcome.decision;
  return outcome.kind === 'unknown' ? 'exception' : 'skipped';
}

function effectOf(decision: AntiFraudDecision, onError: 'accept' | 'reject'): Effect {
  switch (decision) {
    case 'accept':
      return 'go';
    case 'reject':
      return 'stop';
    case 'review':
      return 'hold';
    case 'error':
    case 'exception':
    case 'skipped':
      return onError === 'accept' ? 'go' : 'stop';
    default:
      return decision satisfies never;
  }
}

function eventNameOf(outcome: ScreeningAnswer | Outcome<never>): TransactionEvent['name'] {
  if (outcome.kind === 'decided' && outcome.decision !== 'error') return 'anti-fraud-decision';
  return outcome.kind === 'skipped' ? 'anti-fraud-decision-skipped' : 'anti-fraud-decision-error';
}

const SAID = {
  accept: 'accepts the payment.',
  reject: 'rejects the payment.',
  review: 'wants a person to look at the payment.',
  error: 'could not decide.',
} as const;

function saidOf(outcome: ScreeningAnswer | Outcome<never>): string {
  if (outcome.kind === 'decided') return SAID[outcome.decision];
  const detail = 'detail' in outcome ? outcome.detail : outcome.kind;
  switch (outcome.kind) {
    case 'skipped':
      return `was not asked: ${detail}.`;
    case 'unknown':
      return `gave no decision: ${detail}.`;
    default:
      return `could not be reached: ${detail}.`;
  }
}

function followsOf({ silent, rules }: Screener, decision: AntiFraudDecision, effect: Effect): string {
  if (silent) return 'Nothing follows from it, since the service is in silent mode.';

  const isDecided = decision === 'accept' || decision === 'reject' || decision === 'review';
  const why = isDecided ? '' : `, as the service is set up (on_error is ${rules.onError})`;
  switch (effect) {
    case 'go':
      return `The payment goes on${why}.`;
    case 'hold':
      return 'It is authorized, and not captured until then.';
    case 'stop':
      return `The payment is refused${why}.`;
    default:
      return effect satisfies never;
  }
}
