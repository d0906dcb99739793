import { operation, PUBLIC, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { Amount, CurrencyCode } from './schemas/money.ts';
import {
  choice,
  constant,
  fields,
  literal,
  maybe,
  nullable,
  object,
  oneOf,
  optional,
  text,
} from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { TransactionThreeDSecureSummary } from './transaction/three-d-secure.ts';
import { describe } from './schemas/words.ts';
import { thirdPartyId } from './schemas/third-party-id.ts';
import { Type } from './schemas/type.ts';

/**
 * 3-D Secure of a checkout session, without a transaction. Its result stays with the session for a later
 * transaction, or for vaulting.
 */
export const CheckoutSessionThreeDSecureStatus = choice('CheckoutSessionThreeDSecureStatus', [
  'pending',
  'succeeded',
  'failed',
  'not_attempted',
]);

export const CheckoutSessionThreeDSecure = object('CheckoutSessionThreeDSecure', {
  type: constant('checkout-session-three-d-secure'),
  checkout_session_id: Uuid,
  status: CheckoutSessionThreeDSecureStatus,
  /** Where the buyer's browser goes while the status is pending. */
  approval_url: nullable(Type.String()),
  three_d_secure: nullable(TransactionThreeDSecureSummary),
  amount: nullable(Amount),
  currency: nullable(CurrencyCode),
  created_at: Timestamp,
  updated_at: Timestamp,
});
describe(CheckoutSessionThreeDSecure, {
  checkout_session_id: 'The session whose card is authenticated.',
  status: '`pending` while the buyer is awaited.',
  approval_url: "Where the buyer's browser goes; told once, by the call that opened it, and null afterwards.",
  three_d_secure: 'The result; null while there is none.',
  amount: 'What the cardholder is asked to agree to; null where the session has none.',
  currency: 'Currency of that amount; null where the session has none.',
});

export const CheckoutSessionThreeDSecureCreate = object('CheckoutSessionThreeDSecureCreate', {
  /** Left out: those of the session; 0 verifies the card without a payment, for vaulting. */
  amount: maybe(Amount),
  currency: maybe(CurrencyCode),
  payment_service_id: maybe(Uuid),
  merchant_initiated: maybe(Type.Boolean()),
  redirect_url: maybe(text(4096)),
});
describe(CheckoutSessionThreeDSecureCreate, {
  amount:
    "What the cardholder agrees to; left out, the session's. 0 verifies the card without a payment, " +
    'for vaulting.',
  currency: "Currency of that amount; left out, the session's.",
  payment_service_id:
    "The payment service whose merchant profile is used; left out, the merchant account's " +
    'configuration for scheme and currency.',
  merchant_initiated: 'True is refused: nobody would be there to authenticate.',
  redirect_url: 'Where the buyer comes back to, with `checkout_session_id` and `three_d_secure_status`.',
});

const sessionParams = fields({ session_id: Uuid });

export const createCheckoutSessionThreeDSecure = operation({
  id: 'create_checkout_session_three_d_secure',
  method: 'POST',
  path: '/checkout/sessions/{session_id}/three-d-secure',
  tag: 'Checkout sessions',
  summary: 'Authenticate the cardholder of a checkout session, without a transaction.',
  description:
    'Opens an approval page for the card in the session, which asks the browser what the issuer wants to know ' +
    'of it. The result stays with the session, for a payment of no more than this amount in this currency, or ' +
    'for vaulting.',
  access: token('checkout-sessions.write'),
  merchantAccount: 'header',
  params: sessionParams,
  body: CheckoutSessionThreeDSecureCreate,
  bodyOptional: true,
  responses: { 201: CheckoutSessionThreeDSecure },
});

export const getCheckoutSessionThreeDSecure = operation({
  id: 'get_checkout_session_three_d_secure',
  method: 'GET',
  path: '/checkout/sessions/{session_id}/three-d-secure',
  tag: 'Checkout sessions',
  summary: 'Read the result of 3-D Secure for a checkout session.',
  description: '`pending` until the buyer is back.',
  access: token('checkout-sessions.read'),
  merchantAccount: 'header',
  params: sessionParams,
  responses: { 200: CheckoutSessionThreeDSecure },
});

/** First native step: what a mobile 3-D Secure SDK needs to start. */
export const NativeThreeDSecureVersion = object('NativeThreeDSecureVersion', {
  directory_server_id: Type.String(),
  message_version: Type.String(),
  api_key: nullable(Type.String()),
});
describe(NativeThreeDSecureVersion, {
  directory_server_id: "The scheme's directory server, for the SDK.",
  message_version: 'Protocol version to speak.',
  api_key: 'For SDKs that want one; null where none is needed.',
});

export const getCheckoutSessionThreeDSecureVersion = operation({
  id: 'get_checkout_session_three_d_secure_version',
  method: 'GET',
  path: '/checkout/sessions/{session_id}/three-d-secure-version',
  tag: 'Checkout sessions',
  summary: 'Ask which 3-D Secure version a native app should speak for this card.',
  description:
    "The first step of a native app. The session's id is the credential. Anything but 200 means: go " +
    'on without 3-D Secure.',
  access: PUBLIC,
  merchantAccount: 'none',
  params: sessionParams,
  responses: { 200: NativeThreeDSecureVersion },
});

/** Member names are those that EMVCo's mobile SDKs give and the published native SDKs send. */
export const NativeThreeDSecureAuthenticate = object('NativeThreeDSecureAuthenticate', {
  default_sdk_type: describe(fields({ wrappedInd: text(1), sdkVariant: text(2) }), {
    wrappedInd: '`Y` where one SDK wraps another.',
    sdkVariant: '`01` is the default kind.',
  }),
  device_channel: literal('01'),
  device_render_options: describe(
    fields({ sdkInterface: text(2), sdkUiType: Type.Array(text(2), { maxItems: 10 }) }),
    {
      sdkInterface: '`01`: drawn by the app, `02`: HTML, `03`: both.',
      sdkUiType: "EMVCo's templates that it can draw, two digits each.",
    },
  ),
  sdk_app_id: text(100),
  sdk_encrypted_data: thirdPartyId(text(64_000)),
  sdk_ephemeral_pub_key: describe(fields({ y: text(200), x: text(200), kty: text(10), crv: text(20) }), {
    y: 'Second coordinate, in Base64url.',
    x: 'First coordinate, in Base64url.',
    kty: 'Always `EC`.',
    crv: 'Always `P-256`.',
  }),
  sdk_reference_number: text(100),
  sdk_max_timeout: text(2),
  sdk_transaction_id: text(100),
});
describe(NativeThreeDSecureAuthenticate, {
  default_sdk_type: 'Which kind of SDK asks.',
  device_channel: '`01`: an app.',
  device_render_options: 'What the SDK can draw.',
  sdk_app_id: 'The installed app, a UUID by the SDK.',
  sdk_encrypted_data: 'JWE with what the SDK collected about the device.',
  sdk_ephemeral_pub_key: 'JWK that the SDK made for this authentication.',
  sdk_reference_number: 'Names the approved SDK.',
  sdk_max_timeout: 'Minutes that the SDK waits, two digits; at least `05`.',
  sdk_transaction_id: "The SDK's own UUID of this authentication.",
});

export const NativeThreeDSecureChallenge = object('NativeThreeDSecureChallenge', {
  server_transaction_id: Type.String(),
  acs_transaction_id: Type.String(),
  acs_reference_number: Type.String(),
  acs_rendering_type: describe(
    fields({
      acsInterface: Type.String(),
      acsUiTemplate: Type.String(),
      deviceUserInterfaceMode: optional(Type.String()),
    }),
    {
      acsInterface: '`01`: drawn by the app, `02`: HTML of the issuer.',
      acsUiTemplate: "Which of EMVCo's templates.",
      deviceUserInterfaceMode: 'Which mode of the device the issuer chose.',
    },
  ),
  acs_signed_content: Type.String(),
});
describe(NativeThreeDSecureChallenge, {
  server_transaction_id: 'Our id of the authentication, for the SDK.',
  acs_transaction_id: "The issuer's id of the authentication, for the SDK.",
  acs_reference_number: "Names the issuer's approved server, for the SDK.",
  acs_rendering_type: 'How the challenge is to be drawn.',
  acs_signed_content: 'JWS of the issuer that the SDK checks.',
});

export const NativeThreeDSecureResult = object('NativeThreeDSecureResult', {
  indicator: oneOf('FINISH', 'CHALLENGE', 'ERROR'),
  challenge: nullable(NativeThreeDSecureChallenge),
  transaction_status: nullable(Type.String()),
  cardholder_info: nullable(Type.String()),
});
describe(NativeThreeDSecureResult, {
  indicator: '`FINISH`: done, go on; `CHALLENGE`: show the challenge; `ERROR`: go on without.',
  challenge: 'What the SDK needs to show the challenge; null unless the indicator asks for one.',
  transaction_status: 'What the issuer said: Y, A, N, U, R or C; null where it came to no answer.',
  cardholder_info: 'What the issuer wants the buyer to read; null where it wants nothing.',
});

export const authenticateCheckoutSessionThreeDSecure = operation({
  id: 'authenticate_checkout_session_three_d_secure',
  method: 'POST',
  path: '/checkout/sessions/{session_id}/three-d-secure-authenticate',
  tag: 'Checkout sessions',
  summary: 'Authenticate the cardholder with what a native 3-D Secure SDK collected.',
  description:
    "The second step of a native app. The session's id is the credential. The result stays with the " +
    'session, and a payment with it uses the proof.',
  access: PUBLIC,
  merchantAccount: 'none',
  params: sessionParams,
  body: NativeThreeDSecureAuthenticate,
  responses: { 200: NativeThreeDSecureResult },
});
