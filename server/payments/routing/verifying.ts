import type { PaymentService } from '../../connections/connection-kinds.ts';
import type { Detail } from '../../domain/problem.ts';
import type { HoldingContext } from './holding.ts';

/**
 * An amount of 0 asks the issuer about the card alone; not every processor can be asked so. `services`: those that take
 * the instrument.
 */
export function verificationProblems(
  { body, answering }: HoldingContext,
  services: readonly PaymentService[],
): Detail[] {
  if (answering.version === 'published' || body.amount !== 0 || services.length === 0) return [];
  if (services.some(({ connector }) => connector.capabilities.zeroAmountAuthorization)) return [];
  return [
    {
      location: 'body',
      pointer: '/amount',
      message: 'must be above 0: no payment service that takes this can verify it without a payment',
      type: 'value_error.not_supported',
    },
  ];
}
