import { attemptAt } from '../../../payment-services/attempt.ts';
import { paymentServices } from '../../../connections/connection-kinds.ts';
import { callFor } from '../../../payment-services/call.ts';
import { toId } from '../../../domain/ids.ts';
import { newId } from '../../../platform/entropy.ts';
import { createPaymentServiceSession } from '../../../api-contract/payment-services.ts';
import { Problem } from '../../../domain/problem.ts';
import { route } from '../../route.ts';

/**
 * Client sessions outside a transaction. What the processor answers goes to the merchant as it came, a
 * refusal too.
 */
export const createSession = route(
  createPaymentServiceSession,
  async ({ params, body, merchantAccountId, parts }) => {
    const service = await paymentServices.find(parts, merchantAccountId, toId(params.payment_service_id));
    if (service === null || service.deleted) throw new Problem('not_found');
    if (!service.active)
      throw new Problem('invalid_state', { message: 'This payment service is not active' });
    const open = service.connector.operations.clientSession;
    if (open === undefined)
      throw new Problem('bad_request', {
        message: `sessions are not supported by ${service.connector.displayName}`,
      });
    const now = parts.clock.nowFor(merchantAccountId);
    const session = await attemptAt(service, 'client-session', () =>
      open(callFor(parts, service, { operationId: newId(now), input: { payload: body }, now })),
    );
    if (session.kind !== 'answered')
      throw new Problem('bad_gateway', {
        message: 'The payment service did not answer properly',
        privateText: session.kind,
      });

    const { code, statusCode, body: given } = session;
    return {
      status: 200,
      body: {
        type: 'payment-service-session' as const,
        status: code === null ? ('succeeded' as const) : ('failed' as const),
        code,
        status_code: statusCode,
        response_body: given === null ? null : { ...given },
      },
    };
  },
);
