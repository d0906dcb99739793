import { inBulkhead } from '../access/bulkhead.ts';
import { hash, timingSafeEqual } from 'node:crypto';
import {
  getThreeDsAuthentication,
  insertThreeDsAuthentication,
  latestThreeDsAuthentication,
  moveThreeDsAuthentication,
  type ThreeDsAuthenticationRow,
} from '../db/queries/three-ds-authentications.ts';
import { type CardScheme, parseCardScheme } from '../domain/card-scheme.ts';
import {
  type MerchantAccountId,
  parseMerchantAccountId,
  parseUuid,
  type ThreeDsAuthenticationId,
  type VaultRecordId,
  toId,
} from '../domain/ids.ts';
import { objectOf, textAt } from '../domain/json.ts';
import { type Profile, problemOf } from '../connectors/three-d-secure-connector.ts';
import {
  type AppChallenge,
  type Authentication,
  type ExchangedIds,
  type PreparedFor,
  type Problem,
  type Stage,
  statusOf,
} from '../domain/three-d-secure/result.ts';
import type { Candidate } from '../domain/three-d-secure/scenario.ts';
import { timestamp } from '../domain/timestamp.ts';
import { newJob } from '../db/new-operation.ts';
import type { JobRow } from '../db/queries/transaction-rows.ts';
import { newId, randomBytes } from '../platform/entropy.ts';
import { SENT_GRACE_MS } from '../operations/retry-schedule.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';
import { eventRows } from '../operations/rows.ts';
import { threeDSecureServers } from '../connections/connection-kinds.ts';
import { schemeEvents } from './timeline.ts';

export type { Profile };

/**
 * How long a buyer may take to come to the approval page and through the issuer's. Shorter than vault memory
 * keeps a security code.
 */
export const APPROVAL_WINDOW_MS = 30 * 60_000;

/** What there is to authenticate. */
export type ToAuthenticate = Readonly<{
  merchantAccountId: MerchantAccountId;
  subject: Readonly<{ type: 'transaction' | 'checkout_session'; id: string }>;
  channel: 'browser' | 'app';
  card: Readonly<{
    recordId: VaultRecordId;
    /** Sealed for this approval only: shredded when it is over. */
    isOwned?: boolean;
    securityCodeRecordId?: VaultRecordId | null;
    expirationDate: string | null;
    scheme: CardScheme;
    lastFour: string;
  }>;
  /** What whoever asked does afterwards, as they read it. */
  plan?: Readonly<Record<string, unknown>>;
  /** Minor units: `three_d_secure.amount`, or the transaction's; 0 verifies a card without a payment. */
  amount: bigint;
  currency: string;
  profile: Profile | null;
  candidate: Candidate;
  redirectUrl: string | null;
  expiresAt: Date;
  now: Date;
}>;

/** A stored authentication: the row for the machinery, the domain's view of it for decisions. */
export type StoredAuthentication = Readonly<{
  row: ThreeDsAuthenticationRow;
  authentication: Authentication;
}>;

/**
 * Begins an authentication. For a browser it comes with the address that the buyer has to be sent to; nothing
 * is asked of the scheme before the buyer is there, since the question needs their browser. The address is
 * told once: only a digest of its secret is kept.
 */
export async function startAuthentication(
  parts: MoneyParts,
  wanted: ToAuthenticate,
): Promise<StartedAuthentication> {
  const secret = wanted.channel === 'browser' ? randomBytes(24).toString('base64url') : null;
  const started = await draftAuthentication(parts, wanted, secret);
  const approvalUrl =
    secret === null ? null : `${parts.config.publicUrl}/approve/${approvalToken(started.row, secret)}`;
  await insertThreeDsAuthentication(parts.db, started.row, jobOf(parts, wanted));
  return { ...started, approvalUrl };
}

/** When its time is over a worker looks, if nobody has before. */
function jobOf({ clock }: ReadParts, { merchantAccountId, now, expiresAt }: ToAuthenticate): JobRow {
  return newJob(
    { kind: 'authentication', merchant_account_id: merchantAccountId, status: 'pending' },
    { now, machineNow: clock.now(), firstRecoveryMs: expiresAt.getTime() - now.getTime() },
  );
}

type StartedAuthentication = StoredAuthentication & Readonly<{ approvalUrl: string | null }>;

/** An authentication that nobody keeps: to ask about a card. */
export async function draftAuthentication(
  parts: MoneyParts,
  wanted: ToAuthenticate,
  secret: string | null = null,
): Promise<StoredAuthentication> {
  const id = newId<'three-ds-authentication'>(wanted.now);
  const at = timestamp(wanted.now);
  const { candidate } = wanted;
  const [server] = await threeDSecureServers.active(parts, wanted.merchantAccountId);
  const row: ThreeDsAuthenticationRow = {
    merchant_account_id: wanted.merchantAccountId,
    three_ds_authentication_id: id,
    version: 1n,
    subject_type: wanted.subject.type,
    subject_id: wanted.subject.id,
    channel: wanted.channel,
    server: server?.connector.id ?? null,
    vault_record_id: wanted.card.recordId,
    owns_vault_record: wanted.card.isOwned ?? false,
    security_code_record_id: wanted.card.securityCodeRecordId ?? null,
    expiration_date: wanted.card.expirationDate,
    scheme: wanted.card.scheme,
    amount: wanted.amount,
    currency: wanted.currency,
    profile: wanted.profile,
    candidate: {
      ...candidate,
      amount: candidate.amount === null ? null : String(candidate.amount),
      lastFour: wanted.card.lastFour,
    },
    plan: wanted.plan ?? {},
    message_version: null,
    stage: 'awaiting_buyer',
    details: {},
    approval_digest: secret === null ? null : digestOf(secret),
    redirect_url: wanted.redirectUrl,
    expires_at: timestamp(wanted.expiresAt),
    concluded_at: null,
    taken_by: null,
    created_at: at,
    updated_at: at,
  };

  return storedAuthentication(row);
}

/** The newest authentication of a transaction or a checkout session. */
export async function latestAuthentication(
  parts: ReadParts,
  merchantAccountId: MerchantAccountId,
  subject: ToAuthenticate['subject'],
): Promise<StoredAuthentication | null> {
  const row = await latestThreeDsAuthentication(parts.db, merchantAccountId, subject.type, subject.id);
  return row === null ? null : storedAuthentication(row);
}

export async function findAuthentication(
  parts: ReadParts,
  merchantAccountId: MerchantAccountId,
  id: ThreeDsAuthenticationId,
): Promise<StoredAuthentication | null> {
  const row = await getThreeDsAuthentication(parts.db, merchantAccountId, id);
  return row === null ? null : storedAuthentication(row);
}

/** Whose approval address this is; null for one that was never given out. */
export async function authenticationAt(
  parts: ReadParts,
  token: string,
): Promise<StoredAuthentication | null> {
  const [account = '', uuid = '', secret = ''] = Buffer.from(token, 'base64url')
    .toString('latin1')
    .split('/');
  const id = parseUuid<'three-ds-authentication'>(uuid);
  const merchantAccountId = parseMerchantAccountId(account);
  if (
    id === null ||
    merchantAccountId === null ||
    Buffer.from(`${merchantAccountId}/${uuid}/${secret}`).toString('base64url') !== token
  )
    return null;

  const found = await inBulkhead(parts.db, () => findAuthentication(parts, merchantAccountId, id));
  const digest = found?.row.approval_digest ?? null;
  return found !== null && digest !== null && timingSafeEqual(digest, digestOf(secret)) ? found : null;
}

/** How often a worker looks whether a challenge has ended: the buyer may have answered and closed the window. */
export const CHALLENGE_LOOK_MS = 15_000;

/** Moves on; null where somebody else did first. */
export async function moveTo(
  parts: ReadParts,
  from: StoredAuthentication,
  messageVersion: string | null,
  stage: Stage,
  now: Date,
): Promise<StoredAuthentication | null> {
  const { kind, ...details } = stage;
  const { merchant_account_id, subject_type, subject_id, currency } = from.row;
  const told =
    subject_type === 'transaction'
      ? eventRows(
          { merchant_account_id, transaction_id: toId(subject_id), currency },
          schemeEvents(from.authentication.stage, stage, messageVersion),
          now,
        )
      : [];

  // What has ended is told by whoever ended it; should they die, by a worker.
  const dueAt =
    kind === 'awaiting_buyer'
      ? new Date(from.row.expires_at)
      : new Date(now.getTime() + (kind === 'challenge' ? CHALLENGE_LOOK_MS : SENT_GRACE_MS));
  const row = await moveThreeDsAuthentication(
    parts.db,
    from.row,
    { messageVersion, stage: kind, details, events: told, dueAt },
    now,
  );
  return row === null ? null : storedAuthentication(row);
}

export function candidateOf(row: ThreeDsAuthenticationRow): Candidate & Readonly<{ lastFour: string }> {
  const { candidate } = row;
  const amount = textAt(candidate, 'amount');
  const bin = textAt(candidate, 'card', 'bin');
  return {
    firstName: textAt(candidate, 'firstName'),
    lastName: textAt(candidate, 'lastName'),
    emailAddress: textAt(candidate, 'emailAddress'),
    amount: amount === null ? null : BigInt(amount),
    externalIdentifier: textAt(candidate, 'externalIdentifier'),
    card: bin === null ? null : { bin, fingerprint: textAt(candidate, 'card', 'fingerprint') },
    lastFour: textAt(candidate, 'lastFour') ?? '',
  };
}

function approvalToken(row: ThreeDsAuthenticationRow, secret: string): string {
  return Buffer.from(`${row.merchant_account_id}/${row.three_ds_authentication_id}/${secret}`).toString(
    'base64url',
  );
}

function digestOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

function storedAuthentication(row: ThreeDsAuthenticationRow): StoredAuthentication {
  return {
    row,
    authentication: {
      version: row.message_version,
      scheme: parseCardScheme(row.scheme) ?? 'other',
      amount: row.amount,
      stage: stageOf(row),
    },
  };
}

/** Rows are written by `moveTo` only; what does not read back is a bug. */
function stageOf({ stage, details }: ThreeDsAuthenticationRow): Stage {
  switch (stage) {
    case 'awaiting_buyer':
      return { kind: stage, prepared: preparedOf(objectOf(details['prepared'])) };
    case 'not_enrolled':
    case 'expired':
      return { kind: stage };
    case 'setup_error':
    case 'error':
      return { kind: stage, problem: problemIn(details) };
    case 'challenge':
      return {
        kind: stage,
        exchanged: exchangedOf(details),
        acsUrl: textAt(details, 'acsUrl') ?? '',
        app: appOf(details),
      };
    case 'cancelled':
      return { kind: stage, exchanged: exchangedOf(details) };
    case 'answered': {
      const result = statusOf(details['result']);
      if (result === 'C') throw new Error('BUG: a challenge is not an answer');
      return {
        kind: stage,
        method: textAt(details, 'method') === 'challenge' ? 'challenge' : 'frictionless',
        exchanged: exchangedOf(details),
        result,
        cavv: textAt(details, 'cavv'),
        eci: textAt(details, 'eci'),
      };
    }
    default:
      throw new Error(`BUG: ${stage} is not a stage`);
  }
}

function exchangedOf(details: Readonly<Record<string, unknown>>): ExchangedIds {
  const exchanged = objectOf(details['exchanged']);
  return {
    serverTransactionId: textAt(exchanged, 'serverTransactionId') ?? '',
    directoryTransactionId: textAt(exchanged, 'directoryTransactionId') ?? '',
    acsTransactionId: textAt(exchanged, 'acsTransactionId') ?? '',
    authenticationStatus: statusOf(exchanged?.['authenticationStatus']),
    reason: textAt(exchanged, 'reason'),
    cardholderInfo: textAt(exchanged, 'cardholderInfo'),
  };
}

function appOf(details: Readonly<Record<string, unknown>>): AppChallenge | null {
  const [referenceNumber, signedContent] = [
    textAt(details, 'app', 'referenceNumber'),
    textAt(details, 'app', 'signedContent'),
  ];
  const [acsInterface, acsUiTemplate] = [
    textAt(details, 'app', 'rendering', 'acsInterface'),
    textAt(details, 'app', 'rendering', 'acsUiTemplate'),
  ];
  return signedContent === null
    ? null
    : {
        referenceNumber: referenceNumber ?? '',
        signedContent,
        ...(acsInterface === null || acsUiTemplate === null
          ? {}
          : { rendering: { acsInterface, acsUiTemplate } }),
      };
}

function preparedOf(prepared: Readonly<Record<string, unknown>> | null): PreparedFor | null {
  const [serverTransactionId, version] = [
    textAt(prepared, 'serverTransactionId'),
    textAt(prepared, 'version'),
  ];
  if (serverTransactionId === null || version === null) return null;
  const methodUrl = textAt(prepared, 'methodUrl');
  return { serverTransactionId, version, methodUrl, at: textAt(prepared, 'at') ?? '' };
}

function problemIn(details: Readonly<Record<string, unknown>>): Problem {
  const problem = objectOf(details['problem']);
  const [code, description, detail, component] = [
    textAt(problem, 'code'),
    textAt(problem, 'description'),
    textAt(problem, 'detail'),
    textAt(problem, 'component'),
  ];
  return problemOf({ code, description, detail, component });
}
