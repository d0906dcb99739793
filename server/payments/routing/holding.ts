import type { ApiVersion } from '../../domain/api-version.ts';
import type { PaymentService } from '../../connections/connection-kinds.ts';
import type { Detail } from '../../domain/problem.ts';
import type { ResolvedInstrument } from '../instruments/kind.ts';
import { capturesLater } from './captures-later.ts';
import type { CreateBody, CreateContext } from '../request/context.ts';

export type HoldingContext = CreateContext & Readonly<{ answering: Readonly<{ version: ApiVersion }> }>;

/** `authorize` would take the money at once where none of those that take this instrument can hold it. */
export function holdProblems(
  { body, answering }: HoldingContext,
  services: readonly PaymentService[],
  instrument: ResolvedInstrument | null,
): Detail[] {
  if (answering.version === 'published' || !isTakenAtOnce(body, services, instrument)) return [];
  return [
    {
      location: 'body',
      pointer: '/intent',
      message: 'must be capture: no payment service that takes this can hold money',
      type: 'value_error.not_supported',
    },
  ];
}

/** The published API takes such payments with either intent. The answer says what was done. */
export function intentOf(
  { body, answering }: HoldingContext,
  services: readonly PaymentService[],
  instrument: ResolvedInstrument,
): CreateBody['intent'] {
  return answering.version === 'published' && isTakenAtOnce(body, services, instrument)
    ? 'capture'
    : body.intent;
}

function isTakenAtOnce(
  body: CreateBody,
  services: readonly PaymentService[],
  instrument: ResolvedInstrument | null,
): boolean {
  return (
    body.intent === 'authorize' && instrument !== null && services.length > 0 && !services.some(capturesLater)
  );
}
