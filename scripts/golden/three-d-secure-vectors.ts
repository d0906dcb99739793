import {
  type Device,
  FIRST_STEP,
  next,
  type Result,
  type Step,
  type StepEvent,
} from '../../packages/client-core/src/index.ts';

export const DEVICE: Device = {
  default_sdk_type: { wrappedInd: 'N', sdkVariant: '01' },
  device_channel: '01',
  device_render_options: { sdkInterface: '03', sdkUiType: ['01', '02', '03', '04', '05'] },
  sdk_app_id: '0192f0aa-0000-7000-8000-0000000000a1',
  sdk_encrypted_data: 'eyJhbGciOiJSU0EtT0FFUC0yNTYifQ',
  sdk_ephemeral_pub_key: { kty: 'EC', crv: 'P-256', x: 'x', y: 'y' },
  sdk_reference_number: '3DS_LOA_SDK_EXAMPLE',
  sdk_max_timeout: '05',
  sdk_transaction_id: '0192f0aa-0000-7000-8000-0000000000a2',
};

export const VERSION = { directory_server_id: 'A000000003', message_version: '2.2.0', api_key: null };
export const CHALLENGE = {
  server_transaction_id: 'server',
  acs_transaction_id: 'acs',
  acs_reference_number: 'reference',
  acs_rendering_type: { acsInterface: '01', acsUiTemplate: '01' },
  acs_signed_content: 'header.payload.signature',
};
const result = (indicator: Result['indicator'], more: Partial<Result> = {}): StepEvent => ({
  kind: 'result',
  result: { indicator, challenge: null, transaction_status: null, cardholder_info: null, ...more },
});
const STEPS: readonly Step[] = [
  FIRST_STEP,
  { at: 'device', version: VERSION },
  { at: 'authentication', device: DEVICE },
  { at: 'challenge', challenge: CHALLENGE },
  { at: 'approval', returnUrl: 'https://shop.example/back' },
  { at: 'end', outcome: 'challenged' },
];
const HAPPENINGS: readonly StepEvent[] = [
  { kind: 'version', version: VERSION },
  { kind: 'version', version: null },
  { kind: 'device', device: DEVICE },
  result('FINISH', { transaction_status: 'Y' }),
  result('FINISH', { transaction_status: 'N', cardholder_info: 'Call your bank' }),
  result('CHALLENGE', { transaction_status: 'C', challenge: CHALLENGE }),
  result('CHALLENGE'),
  result('ERROR'),
  { kind: 'challenged' },
  { kind: 'navigated', url: 'https://shop.example/back?three_d_secure_status=succeeded' },
  { kind: 'navigated', url: 'https://bank.example/challenge' },
  { kind: 'closed' },
  { kind: 'timed-out' },
  { kind: 'failed' },
];

/** Every step with everything that can happen. */
export function threeDSecureSteps(): readonly object[] {
  return STEPS.flatMap((step) =>
    HAPPENINGS.map((happening) => ({ step, happening, next: next(step, happening) })),
  );
}
