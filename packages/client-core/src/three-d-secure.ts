import { type Api, ApiFault, call } from './call.ts';
import { withTimeLimit } from './platform.ts';
import { returnParameters } from './return-address.ts';
import { sessionPath } from './session.ts';

/** The window sizes of EMV 3-D Secure, in pixels; 05 is as large as there is room. */
export const WINDOW_SIZES = {
  '01': { width: 250, height: 400 },
  '02': { width: 390, height: 400 },
  '03': { width: 500, height: 600 },
  '04': { width: 600, height: 400 },
  '05': { width: 0, height: 0 },
} as const;
/** Size of the room that a challenge has, by EMV's number. */
export type WindowSize = keyof typeof WINDOW_SIZES;

/** How long a buyer is waited for. */
export const CHALLENGE_MS = 10 * 60_000;

/** What a native 3-D Secure SDK starts with. */
export type Version = Readonly<{
  /** Id of the scheme's directory server. */
  directory_server_id: string;
  /** Version of EMV 3-D Secure. */
  message_version: string;
  /** Key of the vendor's SDK; null: it needs none. */
  api_key: string | null;
}>;

/** What a native 3-D Secure SDK has collected of the device, in the names of the API. */
export type Device = Readonly<{
  /** EMV `defaultSdkType`. */
  default_sdk_type: Readonly<{
    /** EMV `wrappedInd`. */
    wrappedInd: string;
    /** EMV `sdkVariant`. */
    sdkVariant: string;
  }>;
  device_channel: '01';
  /** EMV `deviceRenderOptions`. */
  device_render_options: Readonly<{
    /** EMV `sdkInterface`. */
    sdkInterface: string;
    /** EMV `sdkUiType`. */
    sdkUiType: readonly string[];
  }>;
  /** EMV `sdkAppID`. */
  sdk_app_id: string;
  /** EMV `sdkEncData`, which only the directory server can open. */
  sdk_encrypted_data: string;
  /** EMV `sdkEphemPubKey`, a JWK. */
  sdk_ephemeral_pub_key: Readonly<{
    /** Type of the key. */
    kty: string;
    /** Its curve. */
    crv: string;
    /** Its first coordinate. */
    x: string;
    /** Its second coordinate. */
    y: string;
  }>;
  /** EMV `sdkReferenceNumber`. */
  sdk_reference_number: string;
  /** Minutes, two digits; at least `05`. */
  sdk_max_timeout: string;
  /** EMV `sdkTransID`. */
  sdk_transaction_id: string;
}>;

/** What that SDK needs to ask the cardholder. */
export type Challenge = Readonly<{
  /** EMV `threeDSServerTransID`. */
  server_transaction_id: string;
  /** EMV `acsTransID`. */
  acs_transaction_id: string;
  /** EMV `acsReferenceNumber`. */
  acs_reference_number: string;
  /** EMV `acsRenderingType`. */
  acs_rendering_type: Readonly<{
    /** EMV `acsInterface`. */
    acsInterface: string;
    /** EMV `acsUiTemplate`. */
    acsUiTemplate: string;
    /** EMV `deviceUserInterfaceMode`. */
    deviceUserInterfaceMode?: string;
  }>;
  /** EMV `acsSignedContent`, which the SDK verifies. */
  acs_signed_content: string;
}>;

/** What came of asking the card's issuer. */
export type Result = Readonly<{
  /** Whether it is over, or the buyer has to prove something. */
  indicator: 'FINISH' | 'CHALLENGE' | 'ERROR';
  /** What the SDK shows; null: nothing. */
  challenge: Challenge | null;
  /** EMV's word for the outcome; null: not yet. */
  transaction_status: string | null;
  /** The issuer's words for the buyer; null: none. */
  cardholder_info: string | null;
}>;

/** Where an authentication stands. What is done at each step is said by its name. */
export type Step =
  | Readonly<{ at: 'version' }>
  | Readonly<{
      at: 'device';
      /** What the SDK starts with. */
      version: Version;
    }>
  | Readonly<{
      at: 'authentication';
      /** What the SDK said of the device. */
      device: Device;
    }>
  | Readonly<{
      at: 'challenge';
      /** What the SDK shows. */
      challenge: Challenge;
    }>
  /** The approval page stands in a frame or a web view: look at the browser, no friction and challenge are its own. */
  | Readonly<{
      at: 'approval';
      /** Where the page sends the buyer back to. */
      returnUrl: string;
    }>
  | End;

/**
 * None of them says that the payment may go on: the result is with the service, and a payment with the session
 * uses it. `answered`: without a challenge. `challenged`, `returned`: the buyer is done. `not-attempted`: go on
 * without. `unknown`: nobody knows; ask your server.
 */
export type End =
  | Readonly<{
      at: 'end';
      outcome: 'answered';
      /** EMV's word for the outcome, such as `Y`; null: there is none. */
      transactionStatus: string | null;
      /** What the issuer wants the buyer to read. */
      cardholderInfo: string | null;
    }>
  | Readonly<{
      at: 'end';
      outcome: 'returned';
      /** Parameters of the return address. */
      parameters: Readonly<Record<string, string>>;
    }>
  | Readonly<{
      at: 'end';
      /** Why there is no outcome. */
      outcome: 'challenged' | 'cancelled' | 'timed-out' | 'not-attempted' | 'unknown';
    }>;

/** What happened, for the next step of an authentication. */
export type StepEvent =
  /** Null: the card does not take part. */
  | Readonly<{
      kind: 'version';
      /** What the SDK starts with; null: the card does not take part. */
      version: Version | null;
    }>
  | Readonly<{
      kind: 'device';
      /** What the SDK said of the device. */
      device: Device;
    }>
  | Readonly<{
      kind: 'result';
      /** What the service answered. */
      result: Result;
    }>
  | Readonly<{ kind: 'challenged' }>
  | Readonly<{
      kind: 'navigated';
      /** Address that the page went to. */
      url: string;
    }>
  | Readonly<{
      /** How the sheet or the SDK ended. */
      kind: 'closed' | 'timed-out' | 'failed';
    }>;

/** A native app begins here; a page or a web view at `approval`. */
export const FIRST_STEP: Step = { at: 'version' };

/**
 * What happens where it is not expected changes nothing: an answer may come late, and a page twice.
 *
 * @example const step = next({ at: 'version' }, { kind: 'version', version })
 */
export function next(step: Step, happening: StepEvent): Step {
  if (step.at === 'end') return step;
  switch (happening.kind) {
    case 'closed':
      return { at: 'end', outcome: 'cancelled' };
    case 'timed-out':
      return { at: 'end', outcome: 'timed-out' };
    case 'failed':
      // Before the issuer is asked nothing has happened; after that, who knows.
      return { at: 'end', outcome: ['version', 'device'].includes(step.at) ? 'not-attempted' : 'unknown' };
    default:
      return onward(step, happening) ?? step;
  }
}

/** Null: it is not what this step waits for. */
function onward(step: Step, happening: StepEvent): Step | null {
  const { kind } = happening;
  if (step.at === 'version' && kind === 'version') return afterVersion(happening.version);
  if (step.at === 'device' && kind === 'device') return { at: 'authentication', device: happening.device };
  if (step.at === 'authentication' && kind === 'result') return afterResult(happening.result);
  if (step.at === 'challenge' && kind === 'challenged') return { at: 'end', outcome: 'challenged' };
  if (step.at !== 'approval' || kind !== 'navigated') return null;
  const parameters = returnParameters(happening.url, step.returnUrl);
  return parameters === null ? null : { at: 'end', outcome: 'returned', parameters };
}

function afterVersion(version: Version | null): Step {
  return version === null ? { at: 'end', outcome: 'not-attempted' } : { at: 'device', version };
}

function afterResult({ indicator, challenge, transaction_status, cardholder_info }: Result): Step {
  if (indicator === 'CHALLENGE' && challenge !== null) return { at: 'challenge', challenge };
  if (indicator === 'ERROR') return { at: 'end', outcome: 'not-attempted' };
  const told = { transactionStatus: transaction_status, cardholderInfo: cardholder_info };
  return indicator === 'FINISH'
    ? { at: 'end', outcome: 'answered', ...told }
    : { at: 'end', outcome: 'unknown' };
}

/**
 * The issuer is told how much room there is.
 *
 * @example const address = approvalAddress(transaction.approval_url, '02')
 */
export function approvalAddress(approvalUrl: string, size: WindowSize): string {
  const [address = '', fragment] = approvalUrl.split('#', 2);
  const sized = `${address}${address.includes('?') ? '&' : '?'}window_size=${size}`;
  return fragment === undefined ? sized : `${sized}#${fragment}`;
}

/** Of your app: the SDK of a 3-D Secure vendor, behind two questions. */
export type NativeSdk = Readonly<{
  /** Opens a transaction at the directory server, and collects the device. */
  start(version: Version): Promise<Device>;
  /** Asks the cardholder. */
  challenge(challenge: Challenge): Promise<'challenged' | 'closed' | 'timed-out' | 'failed'>;
}>;

/**
 * Authenticates the card of a session in a native app. Whatever comes of it, pay with the session next: a proof
 * is used where there is one, and `not-attempted` means to go on without.
 *
 * @example const end = await authenticateInApp(api, sessionId, sdk)
 */
export async function authenticateInApp(
  api: Api,
  sessionId: string,
  sdk: NativeSdk,
  challengeMs = CHALLENGE_MS,
): Promise<End> {
  let step = FIRST_STEP;
  while (step.at !== 'end') step = next(step, await happeningAt(step, { api, sessionId, sdk, challengeMs }));
  return step;
}

type AuthenticationCall = Readonly<{ api: Api; sessionId: string; sdk: NativeSdk; challengeMs: number }>;

async function happeningAt(step: Exclude<Step, End>, asking: AuthenticationCall): Promise<StepEvent> {
  const { api, sessionId, sdk, challengeMs } = asking;
  try {
    switch (step.at) {
      case 'version':
        return { kind: 'version', version: await threeDSecureVersion(api, sessionId) };
      case 'device':
        return { kind: 'device', device: await sdk.start(step.version) };
      case 'authentication':
        return { kind: 'result', result: await threeDSecureAuthenticate(api, sessionId, step.device) };
      case 'challenge':
        return {
          kind: await withTimeLimit(challengeMs, sdk.challenge(step.challenge), 'timed-out' as const),
        };
      case 'approval':
        return { kind: 'failed' };
      default:
        return step satisfies never;
    }
  } catch {
    return { kind: 'failed' };
  }
}

/**
 * Null: go on without.
 *
 * @throws ApiFault where the service does not answer, or refuses.
 *
 * @example const version = await threeDSecureVersion(api, sessionId)
 */
export async function threeDSecureVersion(api: Api, sessionId: string): Promise<Version | null> {
  const path = sessionPath(sessionId, 'three-d-secure-version');
  try {
    return await call(api, { method: 'GET', path, credential: 'none' });
  } catch (error) {
    if (error instanceof ApiFault) return null;
    throw error;
  }
}

/**
 * Asks the card's issuer, with what the SDK said of the device.
 *
 * @example const { indicator } = await threeDSecureAuthenticate(api, sessionId, device)
 */
export function threeDSecureAuthenticate(api: Api, sessionId: string, device: Device): Promise<Result> {
  const path = sessionPath(sessionId, 'three-d-secure-authenticate');
  return call(api, { method: 'POST', path, body: device, credential: 'none' });
}
