import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { askLogIn } from './log-in.ts';

/** Asks the device for any passkey of this dashboard, and logs its owner in. */
export async function logInByPasskey(): Promise<void> {
  const optionsJSON = await askLogIn<PublicKeyCredentialRequestOptionsJSON>('POST /auth/passkey/options');
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const credential = await startAuthentication({ optionsJSON });
  await askLogIn<null>('POST /auth/passkey', { credential });
}

/** What the device has made, as the service takes it. */
export async function makePasskey(options: unknown): Promise<NewCredential> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  // The service made them for just this function.
  const made = await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
  const { id, rawId, type, response } = made;
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports: [...transports] } };
}

export type NewCredential = Readonly<{
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; attestationObject: string; transports: string[] };
}>;

/** Whom a link of an invitation is for; null where they have yet to say so. */
export type Invitation = Readonly<{
  email_address: string | null;
  display_name: string | null;
  options: unknown;
}>;

export function readInvitation(secret: string): Promise<Invitation> {
  return askLogIn<Invitation>('POST /auth/begin', { secret });
}

/** Makes a passkey by a link, and logs in with it. */
export async function begin(
  secret: string,
  named: Readonly<{ display_name: string; email_address: string | null; passkey_name: string }>,
): Promise<void> {
  const { options } = await readInvitation(secret); // good for a few minutes: asked for now
  const credential = await makePasskey(options);
  await askLogIn<null>('POST /auth/begin/passkey', { secret, credential, ...named });
}

/** Whether a device was asked, and nothing came of it: the person said no, or it has nothing to say. */
export function isDeviceRefusal(error: unknown): boolean {
  return error instanceof Error && !('status' in error);
}
