import type { PaymentLink } from '../../../db/queries/payment-links.ts';
import { newId } from '../../../platform/entropy.ts';
import { newLinkSecret } from '../../../answers/payment-link-address.ts';
import { linkOfOrder, orderOfToken, payOnce } from '../../../payment-links/pay-once.ts';
import { createTransaction } from '../../../payments/create/create-transaction.ts';
import { type PaymentRequest, type CreateBody, claimsBeside } from '../../../payments/request/context.ts';
import { renderTransaction } from '../../../answers/transaction.ts';
import { createTransaction as createTransactionOperation } from '../../../api-contract/transactions.ts';
import { Problem } from '../../../domain/problem.ts';
import { route } from '../../route.ts';
import { type Caller, mandateOf } from '../../../access/caller.ts';
import { paymentProblems, underMandate } from '../../../payments/request/under-mandate.ts';
import { frontEndOf, hasPinnedBuyer } from '../payment-methods/pinned-buyer.ts';

export const create = route(
  createTransactionOperation,
  async ({ body, caller, held, merchantAccountId, version, now, idempotency, clientIp, parts, audit }) => {
    holdFrontEnd(caller, body);

    const answering = { form: 'transaction', version, idempotency, audit } as const;
    const frontEnd =
      caller.kind === 'key' && caller.embed
        ? { frontEnd: frontEndOf(caller), claims: claimsBeside(caller.pinned ?? {}) }
        : {};
    const creating = { parts, merchantAccountId, body, held, now, answering, clientIp, ...frontEnd };
    const order = orderOfToken(caller);
    const { transaction } = await underMandate(
      creating,
      mandateOf(caller),
      (mandate) => paymentProblems(creating, mandate, body),
      async () =>
        order === null
          ? createTransaction(creating)
          : payOnce(parts, await orderOf(creating, order), now, (paymentLink) =>
              createTransaction({ ...creating, paymentLink, orderKey: order }),
            ),
    );
    return { status: 201, body: renderTransaction(transaction, version) };
  },
);

/** A link that nobody is shown: it holds the place of the one payment. */
function orderOf(
  {
    parts,
    merchantAccountId,
    body,
    now,
  }: Pick<PaymentRequest, 'parts' | 'merchantAccountId' | 'body' | 'now'>,
  order: string,
): Promise<PaymentLink> {
  const wanted = {
    merchant_account_id: merchantAccountId,
    payment_link_id: newId<'payment-link'>(now),
    secret: newLinkSecret(),
    amount: BigInt(body.amount),
    currency: body.currency,
    country: body.country ?? NO_COUNTRY,
    details: { external_identifier: body.external_identifier ?? null },
    buyer_id: null,
    is_embedded: true,
    rate_bucket: null,
  };
  return linkOfOrder(parts, wanted, order, { expiresAt: new Date(now.getTime() + HOUR_MS), now });
}

const HOUR_MS = 60 * 60_000;
/** As ISO 3166 has it for what is not known. */
const NO_COUNTRY = 'ZZ';

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
