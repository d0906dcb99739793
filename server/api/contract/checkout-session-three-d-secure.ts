import Type from 'typebox';
import { operation, PUBLIC, token } from './operation.ts';
import { Uuid } from './shared/identifier.ts';
import { Amount, CurrencyCode } from './shared/money.ts';
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
} from './shared/schema.ts';
import { Timestamp } from './shared/time.ts';
import { BrowserInfo } from './transaction/browser-info.ts';
import { TransactionThreeDSecureSummary } from './transaction/three-d-secure.ts';

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

export const CheckoutSessionThreeDSecureCreate = object('CheckoutSessionThreeDSecureCreate', {
  /** Left out: those of the session; 0 verifies the card without a payment, for vaulting. */
  amount: maybe(Amount),
  currency: maybe(CurrencyCode),
  payment_service_id: maybe(Uuid),
  merchant_initiated: maybe(Type.Boolean()),
  browser_info: maybe(BrowserInfo),
  redirect_url: maybe(text(4096)),
});

const sessionParams = fields({ session_id: Uuid });

export const createCheckoutSessionThreeDSecure = operation({
  id: 'create_checkout_session_three_d_secure',
  method: 'POST',
  path: '/checkout/sessions/{session_id}/three-d-secure',
  tag: 'Checkout sessions',
  summary: 'Authenticate the cardholder of a checkout session, without a transaction.',
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

export const getCheckoutSessionThreeDSecureVersion = operation({
  id: 'get_checkout_session_three_d_secure_version',
  method: 'GET',
  path: '/checkout/sessions/{session_id}/three-d-secure-version',
  tag: 'Checkout sessions',
  summary: 'Ask which 3-D Secure version a native app should speak for this card.',
  access: PUBLIC,
  merchantAccount: 'none',
  params: sessionParams,
  responses: { 200: NativeThreeDSecureVersion },
});

/** Member names are those that EMVCo's mobile SDKs give and the published native SDKs send. */
export const NativeThreeDSecureAuthenticate = object('NativeThreeDSecureAuthenticate', {
  default_sdk_type: Type.Object(
    { wrappedInd: text(1), sdkVariant: text(2) },
    { additionalProperties: false },
  ),
  device_channel: literal('01'),
  device_render_options: Type.Object(
    { sdkInterface: text(2), sdkUiType: Type.Array(text(2), { maxItems: 10 }) },
    { additionalProperties: false },
  ),
  sdk_app_id: text(100),
  sdk_encrypted_data: text(64_000),
  sdk_ephemeral_pub_key: Type.Object(
    { y: text(200), x: text(200), kty: text(10), crv: text(20) },
    { additionalProperties: false },
  ),
  sdk_reference_number: text(100),
  sdk_max_timeout: text(2),
  sdk_transaction_id: text(100),
});

export const NativeThreeDSecureChallenge = object('NativeThreeDSecureChallenge', {
  server_transaction_id: Type.String(),
  acs_transaction_id: Type.String(),
  acs_reference_number: Type.String(),
  acs_rendering_type: Type.Object(
    {
      acsInterface: Type.String(),
      acsUiTemplate: Type.String(),
      deviceUserInterfaceMode: optional(Type.String()),
    },
    { additionalProperties: false },
  ),
  acs_signed_content: Type.String(),
});

export const NativeThreeDSecureResult = object('NativeThreeDSecureResult', {
  indicator: oneOf('FINISH', 'CHALLENGE', 'ERROR'),
  challenge: nullable(NativeThreeDSecureChallenge),
  transaction_status: nullable(Type.String()),
  cardholder_info: nullable(Type.String()),
});

export const authenticateCheckoutSessionThreeDSecure = operation({
  id: 'authenticate_checkout_session_three_d_secure',
  method: 'POST',
  path: '/checkout/sessions/{session_id}/three-d-secure-authenticate',
  tag: 'Checkout sessions',
  summary: 'Authenticate the cardholder with what a native 3-D Secure SDK collected.',
  access: PUBLIC,
  merchantAccount: 'none',
  params: sessionParams,
  body: NativeThreeDSecureAuthenticate,
  responses: { 200: NativeThreeDSecureResult },
});
