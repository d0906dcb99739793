import type { Static } from 'typebox';
import type { UserCaller } from '../../../access/caller.ts';
import type { Confirmation } from '../../../api-contract/confirmations.ts';
import type { ConfirmationView } from '../../../confirmations/decisions.ts';
import type { Facts } from '../../../confirmations/call-facts.ts';
import { sentenceOf } from '../../../confirmations/sentence.ts';
import { base64url, type WayToSign } from '../../../confirmations/signatures.ts';
import type { ConfirmationRow } from '../../../db/queries/confirmations.ts';
import type { Parts } from '../../../parts.ts';

type ShownConfirmation = Static<typeof Confirmation>;

/** How long the browser waits for the authenticator. */
const TIMEOUT_MS = 120_000;

/** Who looks at confirmations, and how they sign; null: they cannot. */
export type Onlooker = Readonly<{ person: UserCaller; way: WayToSign | null; view: ConfirmationView }>;

/** As somebody sees it: with what there is for them to sign. */
export async function renderConfirmation(
  parts: Parts,
  { person, way, view }: Onlooker,
  row: ConfirmationRow,
): Promise<ShownConfirmation> {
  const { clock, config } = parts;
  const now = clock.now();
  const isOver =
    row.status !== 'used' && row.status !== 'declined' && Date.parse(row.expires_at) <= now.getTime();
  const facts = row.facts as Facts; // written by `askConfirmation`
  const isTheirs = row.user_id === person.userId;
  const may = await view.mayDecide(row);

  return {
    type: 'confirmation',
    id: row.confirmation_id,
    merchant_account_id: row.merchant_account_id,
    status: isOver ? 'expired' : row.status,
    operation: row.operation,
    method: row.method as ShownConfirmation['method'], // the contract's, by which it was made
    path: row.path,
    body: row.body,
    sentence: {
      code: facts.code,
      text: sentenceOf(facts),
      values: { ...facts.values },
      details: facts.details.map((detail) => ({ ...detail })),
    },
    reason: row.reason,
    challenge: base64url(row.challenge),
    needs_approval: row.needs_approval,
    may_decide: may,
    signing:
      !isOver && ((isTheirs && row.status === 'asked') || may)
        ? signingOf(row, way, config.dashboardUrl)
        : null,
    strength: row.strength,
    asked_by: { id: row.user_id, name: row.user_name },
    decided_by: row.decided_by === null ? null : { id: row.decided_by, name: row.decided_by_name ?? '' },
    decided_at: row.decided_at,
    decision_strength: row.decision_strength,
    decision_reason: row.decision_reason,
    used_at: row.used_at,
    created_at: row.created_at,
    expires_at: row.expires_at,
  };
}

function signingOf(
  { challenge, confirmation_id: id, merchant_account_id: account }: ConfirmationRow,
  way: WayToSign | null,
  dashboardUrl: string | null,
): ShownConfirmation['signing'] {
  if (way === null || dashboardUrl === null) return null;
  const publicKey = {
    challenge: base64url(challenge),
    rpId: new URL(dashboardUrl).hostname,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: way.passkeys.map(({ credential_id, transports }) => ({
      type: 'public-key',
      id: base64url(credential_id),
      transports,
    })),
  };
  return {
    how: way.how,
    public_key: way.how === 'passkey' ? publicKey : null,
    log_in_url:
      way.how === 'login' ? `/auth/oidc/confirm?${new URLSearchParams({ account, id }).toString()}` : null,
  };
}
