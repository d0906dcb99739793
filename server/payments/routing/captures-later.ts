import type { Detail } from '../../domain/problem.ts';
import type { CreateBody } from '../request/context.ts';
import type { PaymentService } from '../../connections/connection-kinds.ts';

/** Holds money, since it captures in a message of its own. The intent `authorize` and `async_capture` need that. */
export function capturesLater({ connector }: PaymentService): boolean {
  return connector.operations.capture !== undefined;
}

/** `services`: those that may be tried. */
export function captureLaterProblems(
  { async_capture: soon, capture_at: at = null }: Pick<CreateBody, 'async_capture' | 'capture_at'>,
  services: readonly PaymentService[],
): Detail[] {
  if ((!soon && at === null) || services.length === 0 || services.some(capturesLater)) return [];
  return [
    {
      location: 'body',
      pointer: soon ? '/async_capture' : '/capture_at',
      message: 'has no place here: no payment service that takes this captures after the authorization',
      type: 'value_error.not_supported',
    },
  ];
}
