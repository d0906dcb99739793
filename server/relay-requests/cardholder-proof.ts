import type { CheckoutSessionId, MerchantAccountId } from '../domain/ids.ts';
import { verdictOf } from '../domain/three-d-secure/result.ts';
import type { ReadParts } from '../parts.ts';
import { latestAuthentication } from '../three-d-secure/authentication.ts';
import type { ThreeDSecureValue } from '../relay/placeholder.ts';

/**
 * What the 3-D Secure placeholders stand for: the proof of the newest authentication of a checkout session.
 * Null where there is none that a charge may carry.
 */
export async function threeDSecureOf(
  parts: ReadParts,
  merchantAccountId: MerchantAccountId,
  sessionId: CheckoutSessionId,
): Promise<Readonly<Partial<Record<ThreeDSecureValue, string>>> | null> {
  const subject = { type: 'checkout_session', id: sessionId } as const;
  const found = await latestAuthentication(parts, merchantAccountId, subject);
  if (found === null) return null;
  const { authentication } = found;
  const verdict = verdictOf(authentication);
  const { stage } = authentication;
  if (verdict.kind !== 'proceed' || verdict.proof === null || stage.kind !== 'answered') return null;

  const { proof } = verdict;
  return {
    eci: proof.eci,
    version: proof.version,
    directory_response: stage.exchanged.authenticationStatus,
    authentication_response: stage.result,
    server_transaction_id: stage.exchanged.serverTransactionId,
    directory_transaction_id: proof.directoryTransactionId,
    scheme: authentication.scheme,
    ...(proof.cavv === null ? {} : { cavv: proof.cavv }),
  };
}
