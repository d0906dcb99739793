import type { PaymentService } from '../../connections/connection-kinds.ts';

/** Everything must be undone together, and some payments cannot be given back at all. */
export function giftCardProblem(services: readonly PaymentService[], method: string): string | null {
  const ofMethod = services.filter((service) => service.method === method);
  return ofMethod.length === 0 || ofMethod.some(canUndo)
    ? null
    : 'cannot be redeemed beside this method: its payments cannot be given back';
}

/** Where a gift card fails, what this service took goes back. */
export function canUndo({ connector: { operations } }: PaymentService): boolean {
  return (
    operations.refund !== undefined || (operations.capture !== undefined && operations.void !== undefined)
  );
}
