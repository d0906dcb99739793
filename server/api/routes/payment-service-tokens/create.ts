import { makePaymentServiceToken } from '../../../payment-methods/tokens/make.ts';
import { createPaymentMethodPaymentServiceToken } from '../../contract/payment-service-tokens.ts';
import { route } from '../../route.ts';
import { actorOf } from '../network-tokens/actor.ts';
import { renderPaymentServiceToken } from './render.ts';

export const create = route(
  createPaymentMethodPaymentServiceToken,
  async ({ params, body, held, merchantAccountId, caller, parts }) => {
    const row = await makePaymentServiceToken(parts, {
      merchantAccountId,
      paymentMethodId: params.payment_method_id,
      paymentServiceId: body.payment_service_id,
      redirectUrl: body.redirect_url,
      securityCode: held.get('/security_code') ?? null,
    });
    return { status: 201, body: await renderPaymentServiceToken(parts, row, actorOf(caller)) };
  },
);
