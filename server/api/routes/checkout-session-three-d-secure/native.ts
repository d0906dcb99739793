import { findLiveCheckoutSession } from '../../../checkout/fields.ts';
import { checkoutSessionSubject, sessionToAuthenticate } from '../../../checkout/session-authentication.ts';
import { toId } from '../../../domain/ids.ts';
import { verdictOf } from '../../../domain/three-d-secure/result.ts';
import {
  draftAuthentication,
  startAuthentication,
  type StoredAuthentication,
  type ToAuthenticate,
} from '../../../three-d-secure/authentication.ts';
import { askVersion, DirectoryFault } from '../../../three-d-secure/directory.ts';
import { authenticate as authenticateCard } from '../../../three-d-secure/run.ts';
import { plannedFor } from '../../../three-d-secure/scenarios.ts';
import {
  authenticateCheckoutSessionThreeDSecure,
  getCheckoutSessionThreeDSecureVersion,
} from '../../../api-contract/checkout-session-three-d-secure.ts';
import { Problem } from '../../../domain/problem.ts';
import { type RouteContext, route } from '../../route.ts';

type Context = RouteContext<typeof getCheckoutSessionThreeDSecureVersion>;

/** A native app takes anything but a 200 as: go on without 3-D Secure. */
export const version = route(getCheckoutSessionThreeDSecureVersion, async (context) => {
  const stored = await draftAuthentication(context.parts, await authenticationWanted(context));
  const found = await orUnavailable(async () =>
    askVersion(context.parts, stored, await plannedFor(context.parts, stored), 'app'),
  );
  if (found.kind === 'not_enrolled')
    throw new Problem('not_found', { message: 'This card does not take part in 3-D Secure' });
  if (found.kind !== 'enrolled') throw new Problem('bad_gateway', { privateText: found.problem.detail });

  return {
    status: 200,
    body: {
      directory_server_id: found.directoryServerId,
      message_version: found.version,
      api_key: null,
    },
  };
});

export const authenticate = route(authenticateCheckoutSessionThreeDSecure, async (context) => {
  const { body, parts } = context;
  const told = {
    sdkAppID: body.sdk_app_id,
    sdkEncData: body.sdk_encrypted_data,
    sdkEphemPubKey: body.sdk_ephemeral_pub_key,
    sdkMaxTimeout: body.sdk_max_timeout,
    sdkReferenceNumber: body.sdk_reference_number,
    sdkTransID: body.sdk_transaction_id,
    sdkType: '01',
    deviceRenderOptions: body.device_render_options,
    defaultSdkType: body.default_sdk_type,
  };
  const arrival = { device: { kind: 'app', told }, notificationUrl: null } as const;
  const started = await startAuthentication(parts, await authenticationWanted(context));

  return {
    status: 200,
    body: answerOf(await authenticateCard(parts, checkoutSessionSubject, started, arrival)),
  };
});

/** Session id alone is the credential; the amount and the currency are the session's. */
async function authenticationWanted({
  params,
  parts,
}: Pick<Context, 'params' | 'parts'>): Promise<ToAuthenticate> {
  const found = await findLiveCheckoutSession(parts, toId(params.session_id));
  if (found === null) throw new Problem('not_found');
  const { session, now } = found;
  if (session.currency === null)
    throw new Problem('bad_request', {
      details: [
        {
          location: 'path',
          pointer: 'session_id',
          message: 'is a checkout session without a currency',
          type: 'value_error.checkout_session',
        },
      ],
    });
  const paymentServiceId =
    session.payment_service_id === null ? null : toId<'payment-service'>(session.payment_service_id);
  const whole = await sessionToAuthenticate(parts, session, {
    channel: 'app',
    amount: session.amount ?? 0n,
    currency: session.currency,
    paymentServiceId,
    redirectUrl: null,
    now,
  });
  if (whole === null)
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
  return whole;
}

function answerOf({ authentication }: StoredAuthentication) {
  const { stage } = authentication;
  if (stage.kind === 'challenge') {
    const { serverTransactionId, acsTransactionId, cardholderInfo } = stage.exchanged;
    const challenge = {
      server_transaction_id: serverTransactionId,
      acs_transaction_id: acsTransactionId,
      acs_reference_number: stage.app?.referenceNumber ?? '',
      acs_rendering_type: {
        ...(stage.app?.rendering ?? { acsInterface: '01', acsUiTemplate: '01' }),
        deviceUserInterfaceMode: '01',
      },
      acs_signed_content: stage.app?.signedContent ?? '',
    };
    return {
      indicator: 'CHALLENGE' as const,
      challenge,
      transaction_status: 'C',
      cardholder_info: cardholderInfo,
    };
  }

  const answered = stage.kind === 'answered' ? stage : null;
  const indicator =
    verdictOf(authentication).kind === 'proceed' || answered !== null
      ? ('FINISH' as const)
      : ('ERROR' as const);
  return {
    indicator,
    challenge: null,
    transaction_status: answered === null || answered.result === 'timeout' ? null : answered.result,
    cardholder_info: answered?.exchanged.cardholderInfo ?? null,
  };
}

async function orUnavailable<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DirectoryFault) throw new Problem('bad_gateway', { privateText: error.message });
    throw error;
  }
}
