import {
  type AntiFraudService,
  type PaymentService,
  antiFraudServices,
} from '../../connections/connection-kinds.ts';
import type { PaymentRequest } from '../request/context.ts';
import type { RoutingResult } from '../routing/routing.ts';
import { capturesLater } from '../routing/captures-later.ts';

type ScreeningPlace = Readonly<{ service: AntiFraudService; at: 'before' | 'after' }>;

/**
 * Who is asked about a payment, and when; null where nobody is. What cannot be authorized without being captured is
 * asked about before, wherever the service is placed. What stands in for an authorization that expired was asked
 * about with that one.
 */
export async function screeningOf(
  { parts, merchantAccountId, insteadOf }: PaymentRequest,
  candidates: readonly PaymentService[],
): Promise<ScreeningPlace | null> {
  const [service] = await antiFraudServices.active(parts, merchantAccountId);
  if (service === undefined || insteadOf !== undefined) return null;
  const isAfter = service.rules.placement === 'after' && candidates.some(capturesLater);
  return { service, at: isAfter ? 'after' : 'before' };
}

/** Nothing that an anti-fraud service says would let it be tried, so none is asked. */
export function isCertain({ decision, inputs }: RoutingResult): boolean {
  return decision.spoke.some(({ action }) => action === 'decline-early') || inputs.able.length === 0;
}

/** Of a payment that is asked about once it is authorized. */
export function screenedLater({ id }: AntiFraudService) {
  return { anti_fraud_decision: 'pending', screening: 'due', anti_fraud_service_id: id } as const;
}
