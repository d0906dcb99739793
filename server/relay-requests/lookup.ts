import type { Detail } from '../domain/problem.ts';
import { isOfSessionsBuyer, SECURITY_CODE_FIELD } from '../checkout/fields.ts';
import {
  type RelayCardRow,
  type RelaySessionRow,
  selectRelayCards,
  selectRelaySession,
} from '../db/queries/relays.ts';
import { type AuthenticationRow, selectAuthentications } from '../db/queries/vault-forward.ts';
import { parseExpiry } from '../domain/expiry.ts';
import type { MerchantAccountId, PaymentMethodId, VaultRecordId } from '../domain/ids.ts';
import type { Secret } from '../domain/secret.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';
import { CARD_NUMBER_FIELD } from '../payment-methods/store-card.ts';
import { refuseRepeats } from '../relay/authentication/index.ts';
import { relayProblem } from '../relay/errors.ts';
import type { Head } from './head.ts';
import { enabledHosts, isEnabled } from './hosts.ts';
import type { ListedAuthentication, RelayCard, RelayRequest } from '../relay/relay.ts';
import { threeDSecureOf } from './cardholder-proof.ts';

/** What the head names, as references for the vault. */
export type HeadReferences = Pick<RelayRequest, 'cards' | 'authentications' | 'threeDSecure'>;

/** Looks up everything that the head names. Throws one 400 with all that is wrong. */
export async function lookUp(
  head: Head,
  merchantAccountId: MerchantAccountId,
  now: Date,
  parts: MoneyParts,
): Promise<HeadReferences> {
  const [rows, session, threeDSecure, authentications, hostProblem] = await Promise.all([
    selectRelayCards(parts.db, merchantAccountId, head.paymentMethodIds),
    head.checkoutSessionId === null
      ? null
      : selectRelaySession(parts.db, merchantAccountId, head.checkoutSessionId, now, parts.clock.now()),
    head.checkoutSessionId === null ? null : threeDSecureOf(parts, merchantAccountId, head.checkoutSessionId),
    selectAuthentications(parts.db, merchantAccountId, head.authenticationIds),
    disabledHost(head, merchantAccountId, parts),
  ]);
  const problems: Detail[] = hostProblem === null ? [] : [hostProblem];
  const secretOf = (recordId: VaultRecordId, field: string, label: string): Secret =>
    parts.vault.secret(merchantAccountId, recordId, field, label);
  const securityCode =
    session?.security_code_record_id == null
      ? null
      : secretOf(session.security_code_record_id, SECURITY_CODE_FIELD, 'card.security_code');
  const cards = head.paymentMethodIds.flatMap((id, index) =>
    cardOf(
      rows.find((row) => row.payment_method_id === id),
      `number ${index + 1}`,
      'payment-methods',
      index === 0 ? securityCode : null,
      secretOf,
      problems,
    ),
  );
  if (head.checkoutSessionId !== null && head.paymentMethodIds.length === 0)
    cards.push(...(await cardOfSession(session, merchantAccountId, parts, securityCode, secretOf, problems)));
  else if (head.checkoutSessionId !== null) problems.push(...lendingProblems(session, firstOf(head, rows)));

  const listed = head.authenticationIds.flatMap((id, index) =>
    authenticationOf(
      authentications.find((row) => row.vault_forward_authentication_id === id),
      index,
      secretOf,
      problems,
    ),
  );
  if (problems.length > 0) throw relayProblem(...problems);
  refuseRepeats(listed);
  return { cards, authentications: listed, threeDSecure };
}

function firstOf(head: Head, rows: readonly RelayCardRow[]): RelayCardRow | undefined {
  return rows.find((row) => row.payment_method_id === head.paymentMethodIds[0]);
}

/**
 * A security code and the proof of an authentication are of one card. Beside a list they go to its first card
 * only where that is the very card that the session holds.
 */
function lendingProblems(session: RelaySessionRow | null, first: RelayCardRow | undefined): Detail[] {
  if (session === null) return [problem('checkout-session', NO_SESSION, 'checkout_session_not_found')];
  if (first === undefined) return []; // told already
  return session.fingerprint !== null && session.fingerprint === first.fingerprint
    ? []
    : [
        problem(
          'checkout-session',
          'holds another card than number 1 of x-vault-forward-payment-methods',
          'checkout_session_of_another_card',
        ),
      ];
}

const NO_SESSION = 'is not a checkout session that can be used: it does not exist, has expired or was used';

type SecretOf = (recordId: VaultRecordId, field: string, label: string) => Secret;

function cardOf(
  row: RelayCardRow | undefined,
  which: string,
  header: string,
  securityCode: Secret | null,
  secretOf: SecretOf,
  problems: Detail[],
): RelayCard[] {
  if (row === undefined)
    problems.push(problem(header, `${which} is not a stored payment method`, 'payment_method_not_found'));
  else if (row.method !== 'card' || row.vault_record_id === null)
    problems.push(problem(header, `${which} is not a card`, 'payment_method_not_a_card'));
  else
    return [
      {
        paymentMethodId: row.payment_method_id,
        number: secretOf(row.vault_record_id, CARD_NUMBER_FIELD, 'card.number'),
        expiry: expiryOf(row.expiration_date),
        securityCode,
      },
    ];
  return [];
}

async function cardOfSession(
  session: RelaySessionRow | null,
  merchantAccountId: MerchantAccountId,
  parts: ReadParts,
  securityCode: Secret | null,
  secretOf: SecretOf,
  problems: Detail[],
): Promise<RelayCard[]> {
  if (session === null) problems.push(problem('checkout-session', NO_SESSION, 'checkout_session_not_found'));
  else if (session.method === 'card' && session.vault_record_id !== null)
    return [
      {
        paymentMethodId: null,
        number: secretOf(session.vault_record_id, CARD_NUMBER_FIELD, 'card.number'),
        expiry: expiryOf(session.expiration_date),
        securityCode,
      },
    ];
  else if (session.payment_method_id !== null) {
    const stored = await storedCard(parts, merchantAccountId, session.payment_method_id);
    if (stored === undefined || isOfSessionsBuyer(session, stored))
      return cardOf(stored, 'what it refers to', 'checkout-session', securityCode, secretOf, problems);
    problems.push(
      problem(
        'checkout-session',
        'refers to a card of a buyer whom the session does not name',
        'checkout_session_of_another_buyer',
      ),
    );
  } else problems.push(problem('checkout-session', 'holds no card', 'checkout_session_empty'));
  return [];
}

async function storedCard(
  parts: ReadParts,
  merchantAccountId: MerchantAccountId,
  id: PaymentMethodId,
): Promise<RelayCardRow | undefined> {
  const [row] = await selectRelayCards(parts.db, merchantAccountId, [id]);
  return row;
}

function authenticationOf(
  row: AuthenticationRow | undefined,
  index: number,
  secretOf: SecretOf,
  problems: Detail[],
): ListedAuthentication[] {
  if (row === undefined) {
    problems.push(
      problem(
        'authentications',
        `number ${index + 1} is not an authentication method of this merchant account`,
        'authentication_not_found',
      ),
    );
    return [];
  }
  const fields = Object.fromEntries(
    row.set_fields.map((key) => [key, secretOf(row.vault_record_id, key, 'authentication.value')]),
  );
  return [{ id: row.vault_forward_authentication_id, kind: row.kind, method: row.method, fields }];
}

/** Production goes nowhere that a config does not name; a sandbox anywhere that the egress guard lets it. */
async function disabledHost(
  head: Head,
  merchantAccountId: MerchantAccountId,
  parts: ReadParts,
): Promise<Detail | null> {
  if (parts.config.environment !== 'production') return null;
  return isEnabled(head.target, await enabledHosts(parts, merchantAccountId))
    ? null
    : problem('url', 'has a host that is not enabled for this merchant account', 'host_not_enabled');
}

function expiryOf(text: string | null): RelayCard['expiry'] {
  return text === null ? null : parseExpiry(text);
}

function problem(header: string, message: string, type: string): Detail {
  return { location: 'header', pointer: `x-vault-forward-${header}`, message, type };
}
