import { attemptAt } from '../../../payment-services/attempt.ts';
import type { Fields, Settings } from '../../../connectors/connector.ts';
import { baseUrlOf, findPaymentService, settingsOf } from '../../../payment-services/payment-services.ts';
import { accessTokenOf, wireOf } from '../../../payment-services/service-wire.ts';
import { holdSettings, sortSettings } from '../../../payment-services/settings.ts';
import { toId } from '../../../domain/ids.ts';
import { newId } from '../../../machine/entropy.ts';
import { verifyPaymentServiceCredentials } from '../../contract/payment-services.ts';
import { Problem, ruleBroken } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { checkAddress, offeredConnector } from './check.ts';

/** Tries settings at the processor, given ones over those of a stored payment service, and stores nothing. */
export const verify = route(
  verifyPaymentServiceCredentials,
  async ({ body, merchantAccountId, now, parts }) => {
    const connector = offeredConnector(parts, body.payment_service_definition_id);
    if (connector === null)
      throw ruleBroken({
        pointer: '/payment_service_definition_id',
        message: 'is not the id of a payment service definition',
        type: 'value_error.unknown',
      });
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

    const held = await holdSettings(parts.vault, given.sensitive);
    try {
      const secrets = Object.fromEntries(Object.entries(held).map(([key, value]) => [key, value.secret]));
      const settings: Settings<Fields> = {
        ...(stored === null ? {} : settingsOf(parts, stored)),
        ...given.plain,
        ...secrets,
      };
      const sender = {
        merchantAccountId,
        // Of its own: what is learnt on the way is kept under no payment service.
        vaultRecordId: newId<'vault-record'>(now),
        changedAt: '',
        connector,
        settings,
        baseUrl: baseUrlOf(parts, connector, settings),
      };
      const outcome = await attemptAt(sender, 'verify', async () => {
        const wrong = await check({
          input: null,
          settings,
          options: {},
          state: {},
          merchantAccountId,
          operationId: newId(now),
          baseUrl: sender.baseUrl,
          http: wireOf(parts, sender),
          accessToken: accessTokenOf(parts, sender),
          webhookUrl: null,
          now,
        });
        return { kind: 'verified' as const, wrong };
      });
      if (outcome.kind !== 'verified')
        throw new Problem('bad_gateway', {
          message: 'The processor could not be asked; try again',
          privateText: 'detail' in outcome ? outcome.detail : outcome.kind,
        });
      if (outcome.wrong !== null) throw new Problem('invalid_credentials', { message: outcome.wrong });
      return { status: 200, body: { type: 'payment-service-verification', status: 'succeeded' } };
    } finally {
      await parts.vault.release(Object.values(held));
    }
  },
);
