import { createTransaction } from '../../../payments/create/create-transaction.ts';
import { claimsBeside } from '../../../payments/create/payment-facts.ts';
import { renderTransaction } from '../../../payments/answers/render.ts';
import type { CreateBody } from '../../../payments/create/context.ts';
import { createTransaction as createTransactionOperation } from '../../contract/transactions.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import type { Caller } from '../../../access/caller.ts';
import { hasPinnedBuyer } from '../payment-methods/pinned-buyer.ts';

export const create = route(
  createTransactionOperation,
  async ({ body, caller, held, merchantAccountId, version, now, idempotency, clientIp, parts, audit }) => {
    holdFrontEnd(caller, body);
    const answering = { form: 'transaction', version, idempotency, audit } as const;
    const frontEnd =
      caller.kind === 'key' && caller.embed
        ? { frontEnd: { pinsBuyer: hasPinnedBuyer(caller) }, claims: claimsBeside(caller.pinned ?? {}) }
        : {};
    const { transaction } = await createTransaction({
      parts,
      merchantAccountId,
      body,
      held,
      now,
      answering,
      clientIp,
      ...frontEnd,
    });
    return { status: 201, body: renderTransaction(transaction, version) };
  },
);

/**
 * A front end pays with what its token is for: the one checkout session that it names, and stored payment
 * methods of the one buyer that is pinned.
 */
function holdFrontEnd(caller: Caller, { payment_method: method }: CreateBody): void {
  if (caller.kind !== 'key' || !caller.embed || method === null || method === undefined) return;
  if (
    method.method === 'checkout-session' &&
    caller.checkoutSessionId !== null &&
    method.id !== caller.checkoutSessionId.toLowerCase()
  ) {
    throw new Problem('forbidden', { message: 'The token is for another checkout session' });
  }
  if (method.method === 'id' && !hasPinnedBuyer(caller))
    throw new Problem('forbidden', { message: 'A stored payment method needs a token that pins its buyer' });
}
