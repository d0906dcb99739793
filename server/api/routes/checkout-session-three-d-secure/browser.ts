import type { Static } from 'typebox';
import { returnAddressProblems } from '../../../access/return-address-problems.ts';
import {
  checkoutSessionSubject,
  sessionToAuthenticate,
  statusOfSession,
} from '../../../checkout/session-authentication.ts';
import { getLiveCheckoutSession } from '../../../db/queries/checkout-sessions.ts';
import { type Currency, parseCurrency } from '../../../domain/currency.ts';
import { type MerchantAccountId, toId } from '../../../domain/ids.ts';
import { summaryOf } from '../../../domain/three-d-secure/result.ts';
import {
  latestAuthentication,
  startAuthentication,
  type StoredAuthentication,
} from '../../../three-d-secure/authentication.ts';
import { paymentServices } from '../../../connections/connection-kinds.ts';
import type { Parts } from '../../../parts.ts';
import { collect } from '../../../three-d-secure/run.ts';
import {
  createCheckoutSessionThreeDSecure,
  getCheckoutSessionThreeDSecure,
  type CheckoutSessionThreeDSecure,
} from '../../../api-contract/checkout-session-three-d-secure.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import { route } from '../../route.ts';

export const create = route(
  createCheckoutSessionThreeDSecure,
  async ({ params, body, merchantAccountId, now, parts }) => {
    const session = await getLiveCheckoutSession(parts.db, merchantAccountId, toId(params.session_id), now);
    if (session === null) throw new Problem('not_found');
    const asked = { ...body };
    const currency = givenCurrency(asked.currency ?? session.currency);
    if (asked.merchant_initiated === true)
      throw ruleBroken({
        pointer: '/merchant_initiated',
        message: 'must be false: there is no buyer to authenticate',
      });
    const redirectUrl = asked.redirect_url ?? null;
    const details = await returnAddressProblems(parts.db, merchantAccountId, redirectUrl, '/redirect_url');
    if (details.length > 0) throw new Problem('unprocessable', { details });

    const given = asked.payment_service_id ?? session.payment_service_id;
    await assertPaymentService(parts, merchantAccountId, given);
    const wish = {
      channel: 'browser',
      amount: BigInt(asked.amount ?? session.amount ?? 0),
      currency,
      paymentServiceId: given === null ? null : toId<'payment-service'>(given),
      redirectUrl,
      now,
    } as const;
    const wanted = await sessionToAuthenticate(parts, session, wish);
    if (wanted === null)
      throw new Problem('bad_request', {
        details: [
          {
            location: 'path',
            pointer: 'session_id',
            message: 'is a checkout session without a card',
            type: 'value_error.checkout_session.empty',
          },
        ],
      });
    const started = await startAuthentication(parts, wanted);
    return { status: 201, body: render(started, started.approvalUrl) };
  },
);

function givenCurrency(text: string | null): Currency {
  const currency = parseCurrency(text ?? '');
  if (currency !== null) return currency;
  throw ruleBroken({
    pointer: '/currency',
    message: 'must be given here or on the checkout session',
    type: 'value_error.missing',
  });
}

async function assertPaymentService(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  id: string | null,
): Promise<void> {
  if (id !== null && (await paymentServices.find(parts, merchantAccountId, toId(id))) === null)
    throw ruleBroken({
      pointer: '/payment_service_id',
      message: 'is not a payment service',
      type: 'value_error.payment_service',
    });
}

export const get = route(
  getCheckoutSessionThreeDSecure,
  async ({ params, merchantAccountId, now, parts }) => {
    const id = toId<'checkout-session'>(params.session_id);
    const found = await latestAuthentication(parts, merchantAccountId, { type: 'checkout_session', id });
    if (found === null || (await getLiveCheckoutSession(parts.db, merchantAccountId, id, now)) === null)
      throw new Problem('not_found');
    return {
      status: 200,
      body: render(
        await collect(parts, checkoutSessionSubject, found, new Date(found.row.expires_at) <= now),
        null,
      ),
    };
  },
);

/** The approval address is told once, when it is made: only its digest is kept. */
function render(
  stored: StoredAuthentication,
  approvalUrl: string | null,
): Static<typeof CheckoutSessionThreeDSecure> {
  const { row, authentication } = stored;
  return {
    type: 'checkout-session-three-d-secure',
    checkout_session_id: row.subject_id,
    status: statusOfSession(stored),
    approval_url: approvalUrl,
    three_d_secure: summaryOf(authentication),
    amount: Number(row.amount),
    currency: row.currency,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
