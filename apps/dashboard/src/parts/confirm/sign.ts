import type { Confirmation } from '@railyard/sdk/schemas';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { call } from '../../api/call.ts';

/** The value of `x-railyard-confirmation` for the call of this confirmation, once the person has signed it. */
export async function confirmationHeader(confirmation: Confirmation): Promise<string> {
  const assertion = await signConfirmation(confirmation);
  return assertion === null ? confirmation.id : `${confirmation.id}.${base64url(JSON.stringify(assertion))}`;
}

/** What the passkey says of the challenge; null where none signs: another log-in did, or a demo needs nothing. */
export async function signConfirmation(confirmation: Confirmation): Promise<object | null> {
  const { signing } = confirmation;
  if (signing?.how === 'login' && signing.log_in_url !== null)
    await logInOnceMore(confirmation, signing.log_in_url);
  if (signing?.how !== 'passkey' || signing.public_key === null) return null;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  // The service made it for just this function.
  const optionsJSON = signing.public_key as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON });
}

const LOOK_MS = 1500;
const LOOKS_MAX = 100;

/** In a window of its own; that it is done is told by the service, since the window belongs to another site. */
async function logInOnceMore(
  { id, status, merchant_account_id: merchantAccount }: Confirmation,
  url: string,
): Promise<void> {
  window.open(url, 'railyard-log-in', 'popup,width=480,height=640');
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const now = await call(
      'GET /confirmations/{confirmation_id}',
      { path: { confirmation_id: id } },
      { merchantAccount },
    );
    if (now.status !== status) return;
  }
  throw new DOMException('nobody logged in', 'NotAllowedError');
}

function base64url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
