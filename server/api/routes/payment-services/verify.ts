import { findPaymentService } from '../../../payment-services/payment-services.ts';
import { sortSettings } from '../../../payment-services/settings.ts';
import { trySettings } from '../../../payment-services/try-settings.ts';
import { toId } from '../../../domain/ids.ts';
import { verifyPaymentServiceCredentials } from '../../../api-contract/payment-services.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import { route } from '../../route.ts';
import { checkAddress, namedConnector } from './check.ts';

/** Tries settings at the processor, given ones over those of a stored payment service, and stores nothing. */
export const verify = route(
  verifyPaymentServiceCredentials,
  async ({ body, merchantAccountId, now, parts }) => {
    const connector = namedConnector(parts, body);
    const stored =
      body.payment_service_id == null
        ? null
        : await findPaymentService(parts, merchantAccountId, toId(body.payment_service_id));
    if (
      body.payment_service_id != null &&
      (stored === null || stored.deleted || stored.connector.id !== connector.id)
    ) {
      throw ruleBroken({
        pointer: '/payment_service_id',
        message: 'is not a payment service of this definition',
        type: 'value_error.unknown',
      });
    }
    const check = connector.operations.verify;
    if (check === undefined)
      throw new Problem('bad_request', { message: `verify is not supported by ${connector.displayName}` });
    const present = stored === null ? [] : [...Object.keys(stored.settings), ...stored.sensitiveSettings];
    const given = sortSettings(connector.settings, body.fields, '/fields', present);
    const stands = { ...stored?.settings, ...given.plain };
    const problems = [...given.problems, ...checkAddress(parts, connector, stands)];
    if (problems.length > 0) throw ruleBroken(...problems);

    await trySettings(parts, { merchantAccountId, connector, stored, given, now }, check);
    return { status: 200, body: { type: 'payment-service-verification', status: 'succeeded' } };
  },
);
