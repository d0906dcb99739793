import type { ProcessorEvent } from '../connectors/events.ts';
import type { ReadParts } from '../parts.ts';
import type { PaymentService } from '../connections/connection-kinds.ts';
import { Problem } from '../domain/problem.ts';

/**
 * An event can overtake the answer of the request that it is about: one this young that matches nothing is to
 * be sent again.
 */
const OVERTAKING_MS = 60_000;

export function refuseYoung(
  { clock }: ReadParts,
  { merchantAccountId }: PaymentService,
  { at }: Pick<ProcessorEvent, 'at'>,
  about: 'payment' | 'token',
): void {
  if (at !== null && Math.abs(clock.nowFor(merchantAccountId).getTime() - at.getTime()) < OVERTAKING_MS)
    throw new Problem('too_early', {
      message: `Nothing is known of this ${about} yet; send the event again`,
    });
}
