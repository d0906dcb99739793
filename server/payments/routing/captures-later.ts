import type { Detail } from '../../domain/problem.ts';
import type { PaymentService } from '../../connections/connection-kinds.ts';

/** Holds money, since it captures in a message of its own. The intent `authorize` and `async_capture` need that. */
export function capturesLater({ connector }: PaymentService): boolean {
  return connector.operations.capture !== undefined;
}

/** `services`: those that may be tried. */
export function captureLaterProblems(asked: boolean, services: readonly PaymentService[]): Detail[] {
  if (!asked || services.length === 0 || services.some(capturesLater)) return [];
  return [
    {
      location: 'body',
      pointer: '/async_capture',
      message: 'cannot be true: no payment service that takes this captures after the authorization',
      type: 'value_error.not_supported',
    },
  ];
}
