import { takes } from '../../domain/flow/route-transaction.ts';
import type { PaymentService } from '../../payment-services/payment-services.ts';
import type { Detail } from '../../problem/problem.ts';
import type { ResolvedInstrument } from '../instruments/kind.ts';
import type { Asking } from './holding.ts';

/** An amount of 0 asks the issuer about the card alone; not every processor can be asked so. */
export function verificationProblems(
  { body, answering }: Asking,
  services: readonly PaymentService[],
  instrument: ResolvedInstrument | null,
): Detail[] {
  if (answering.version === 'published' || body.amount !== 0 || instrument === null) return [];
  const country = body.country ?? instrument.country;
  const able = services.filter(({ connector }) =>
    takes(connector, { ...instrument.routing, currency: body.currency, country }),
  );
  const isVerified = able.some(({ connector }) => connector.capabilities.zeroAmountAuthorization);
  if (able.length === 0 || isVerified) return [];
  return [
    {
      location: 'body',
      pointer: '/amount',
      message: 'must be above 0: no payment service that takes this can verify it without a payment',
      type: 'value_error.not_supported',
    },
  ];
}
