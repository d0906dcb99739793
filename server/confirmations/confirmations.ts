import { DEFAULT_MERCHANT_ACCOUNT } from '../access/admission.ts';
import type { UserCaller } from '../access/caller.ts';
import { allows } from '../access/scopes.ts';
import type { Operation } from '../api-contract/operation.ts';
import {
  type ConfirmationRow,
  getConfirmation,
  giveConfirmationBack,
  insertConfirmation,
  signConfirmation,
  type Signing,
  useConfirmation,
} from '../db/queries/confirmations.ts';
import { takeFromDay } from '../db/queries/role-limits.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { Problem } from '../domain/problem.ts';
import { canonicalJson } from '../json/canonical-json.ts';
import type { ReadParts } from '../parts.ts';
import { permissionsFor, reachFor } from '../people/grants.ts';
import { newId, randomToken } from '../platform/entropy.ts';
import { challengeOf } from './challenge.ts';
import { examine, type ExaminedCall } from './examine.ts';
import type { Examined } from './call-facts.ts';
import { assertWithinRole, countMoved, type MovedAmount, movedAmount } from './moved-amount.ts';
import { needsApproval } from './needs-approval.ts';
import { type Signature, signatureOf } from './signatures.ts';

/** A person's call, as it came, or as it will. */
export type PersonsCall = ExaminedCall & Readonly<{ method: string; path: string; apiVersion: ApiVersion }>;

/** How long somebody has to sign, and to send what they signed. */
const SIGN_MS = 2 * 60_000;
/** How long a second person has, and then how long whoever asked has at least. */
const APPROVE_MS = 24 * 60 * 60_000;
export const SEND_APPROVED_MS = 60 * 60_000;
/** A call whose answer was lost comes again, under its Idempotency-Key: within less than the key is kept. */
const REPEAT_MS = 24 * 60 * 60_000;
const NONCE_BYTES = 32;

/** Where confirmations stand: those of the instance with the merchant account `default`, as its log-ins do. */
export function accountFor(
  { merchantAccount }: Operation,
  merchantAccountId: MerchantAccountId,
): MerchantAccountId {
  return merchantAccount === 'none' ? DEFAULT_MERCHANT_ACCOUNT : merchantAccountId;
}

/** Whether somebody's roles allow a call, there. */
export function mayCall(
  person: UserCaller,
  operation: Operation,
  merchantAccountId: MerchantAccountId,
): boolean {
  const permissions =
    operation.merchantAccount === 'none'
      ? reachFor(operation, person.grants).permissions
      : permissionsFor(operation, person.grants, merchantAccountId);
  return allows(operation.access, permissions, permissions);
}

function moverOf({ userId }: UserCaller, { operation, merchantAccountId }: ExaminedCall) {
  return { userId, operationId: operation.id, merchantAccountId };
}

/** Somebody asks what to sign for a call. `bodyFingerprint`: of the bytes it will have; `shownBody`: no secrets. */
export async function askConfirmation(
  parts: ReadParts,
  person: UserCaller,
  call: PersonsCall,
  asking: Readonly<{ bodyFingerprint: Buffer; shownBody: string | null; reason: string | null }>,
): Promise<ConfirmationRow> {
  const { db, clock } = parts;
  const { operation, merchantAccountId, method, path, apiVersion } = call;
  if (!mayCall(person, operation, merchantAccountId))
    throw new Problem('forbidden', { message: 'Your roles do not allow this call' });
  const examined = await examine(parts, call);
  const moved = movedAmount(moverOf(person, call), examined, clock.nowFor(merchantAccountId));
  if (moved !== null) await assertWithinRole(db, moved);

  const needs = await needsApproval(db, call, examined);
  const now = clock.now();
  const signed = {
    nonce: Buffer.from(randomToken(NONCE_BYTES), 'base64url'),
    sessionId: person.sessionId,
    merchantAccountId: accountFor(operation, merchantAccountId),
    apiVersion,
    method,
    path,
    bodyFingerprint: asking.bodyFingerprint,
    facts: examined.facts,
    reason: asking.reason,
  };
  const row = {
    ...signed,
    confirmationId: newId<'confirmation'>(now),
    userId: person.userId,
    userName: person.displayName,
    userEmail: person.email,
    operation: operation.id,
    // what a second person has to agree to, they can see
    body: needs ? asking.shownBody : null,
    challenge: challengeOf(signed),
    needsApproval: needs,
  };
  return insertConfirmation(db, row, { now, expiresAt: new Date(now.getTime() + SIGN_MS) });
}

/** What a call brings along: the id, and the assertion where a passkey signed just now. */
export type Brought = Readonly<{ confirmationId: string; assertion: object | null }>;

/** A confirmation that fits its call, and has not been used yet by another. */
export type CheckedConfirmation = Readonly<{
  row: ConfirmationRow;
  /** What the call brought; null where it was signed before. */ signing: Signing | null;
  moved: MovedAmount | null;
  /** The very same call has used it, and comes again. */ isRepeated: boolean;
  /** Where it comes again and has done nothing yet: throws unless what was signed is true still. */
  assertStillTrue(): Promise<void>;
  /** Notes that the authenticator was used. */ signed: Signature['signed'];
}>;

/**
 * Whether what was brought confirms this call: by this person, for these bytes, in time, and, where that is needed,
 * agreed to by a second person. Changes nothing, but for one case: the first call of one that needs four eyes leaves
 * its signature there, and is told to wait.
 */
export async function checkConfirmation(
  parts: ReadParts,
  person: UserCaller,
  call: PersonsCall & Readonly<{ bodyFingerprint: Buffer; idempotencyKey: string | null }>,
  { confirmationId, assertion }: Brought,
): Promise<CheckedConfirmation> {
  const { db, clock } = parts;
  const account = accountFor(call.operation, call.merchantAccountId);
  const row = await getConfirmation(db, account, confirmationId);
  assertSameCall(row, person, call);
  const now = clock.now();
  const isRepeated = row.status === 'used';
  const assertStillTrue = async (): Promise<void> => {
    await assertSameFacts(parts, call, row);
  };
  const checked = { row, isRepeated, assertStillTrue, signed: async () => undefined };
  if (isRepeated) {
    assertRepeatable(row, call.idempotencyKey, now);
    return { ...checked, signing: null, moved: null };
  }
  if (Date.parse(row.expires_at) <= now.getTime()) throw refusedCall('its time is over');
  if (row.status === 'declined') throw refusedCall('the second person has declined');
  if (row.status === 'waiting') throw waitsForApproval();

  const examined = await assertSameFacts(parts, call, row);
  const moved = movedAmount(moverOf(person, call), examined, clock.nowFor(call.merchantAccountId));
  if (!row.needs_approval && (await needsApproval(db, call, examined)))
    throw refusedCall('a second person has to agree now');
  if (row.status !== 'asked') return { ...checked, signing: null, moved };

  const { signing, signed } = await signatureOf(parts, person, row.challenge, assertion);
  if (!row.needs_approval) return { ...checked, signing, moved, signed };
  await signAsked(parts, row, { signing, signed });
  throw waitsForApproval();
}

/** Uses it for its call, once; counts what is moved against what the person's roles allow. Both or neither. */
export async function useChecked(
  { db, clock }: ReadParts,
  { row, signing, moved, isRepeated, assertStillTrue, signed }: CheckedConfirmation,
  usedKey: string | null,
): Promise<void> {
  if (isRepeated) return assertStillTrue();
  await db.transaction(async (tx) => {
    if (!(await useConfirmation(tx, row, { signing, usedKey, now: clock.now() })))
      throw refusedCall('it has been used, or its time is over');
    await signed(tx);
    if (moved !== null) await countMoved(tx, moved);
  });
}

/**
 * Its call has begun nothing: what it would have moved does not count, and where the same call comes again it is looked
 * at and counted as if for the first time.
 */
export async function giveBack(
  { db }: ReadParts,
  { row, moved, isRepeated }: CheckedConfirmation,
  usedKey: string,
): Promise<void> {
  if (isRepeated || moved?.isGivenBack === false) return;
  await db.transaction(async (tx) => {
    if ((await giveConfirmationBack(tx, row, usedKey)) && moved !== null) await takeFromDay(tx, moved);
  });
}

/** Whoever asked has signed: a second person has a day to agree; where none is needed, the call may come. */
export async function signAsked(
  { db, clock }: ReadParts,
  row: ConfirmationRow,
  { signing, signed }: Signature,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const expiresAt = new Date(now.getTime() + (row.needs_approval ? APPROVE_MS : SIGN_MS));
    if ((await signConfirmation(tx, row, signing, { now, expiresAt })) === null)
      throw refusedCall('it has been signed already, or its time is over');
    await signed(tx);
  });
}

/** The same for whoever does not exist, is another's, or is for another call: nobody learns what others confirm. */
function assertSameCall(
  row: ConfirmationRow | null,
  { userId, sessionId }: UserCaller,
  call: PersonsCall & Readonly<{ bodyFingerprint: Buffer }>,
): asserts row is ConfirmationRow {
  if (row === null || row.user_id !== userId) throw refusedCall('there is none of yours with this id');
  // what a second person agreed to may come from another session of the same person: theirs may have ended meanwhile
  if (row.session_id !== sessionId && !row.needs_approval) throw refusedCall('it is for another session');
  if (row.method !== call.method || row.operation !== call.operation.id || row.path !== call.path)
    throw refusedCall('it is for another call');
  if (row.api_version !== call.apiVersion) throw refusedCall('it is for another API version');
  if (!call.bodyFingerprint.equals(row.body_fingerprint))
    throw refusedCall('it is for another body: these bytes were not signed');
}

function assertRepeatable({ used_at, used_key }: ConfirmationRow, key: string | null, now: Date): void {
  const isSame = used_key !== null && used_key === key;
  if (!isSame || now.getTime() - Date.parse(used_at ?? '') > REPEAT_MS) throw refusedCall('it has been used');
}

/** What people read has to be true still. */
async function assertSameFacts(
  parts: ReadParts,
  call: PersonsCall,
  { facts }: ConfirmationRow,
): Promise<Examined> {
  const examined = await examine(parts, call);
  if (canonicalJson(examined.facts) !== canonicalJson(facts))
    throw refusedCall('what it is about has changed since: read it again');
  return examined;
}

export const CONFIRMATION_HEADER = 'x-railyard-confirmation';

/** 403: nothing was brought along. */
export function confirmationRequired(): Problem {
  const message = 'is missing: ask for it with POST /confirmations, and sign what it answers';
  return new Problem('confirmation_required', {
    details: [{ location: 'header', pointer: CONFIRMATION_HEADER, message, type: 'value_error.missing' }],
  });
}

export function refusedCall(why: string): Problem {
  const message = `does not confirm this call: ${why}`;
  return new Problem('confirmation_refused', {
    message: `The confirmation ${message}`,
    details: [
      { location: 'header', pointer: CONFIRMATION_HEADER, message, type: 'value_error.confirmation' },
    ],
  });
}

function waitsForApproval(): Problem {
  return new Problem('approval_required', {
    details: [
      {
        location: 'header',
        pointer: CONFIRMATION_HEADER,
        message: 'is signed, and waits: send the call again once a second person has agreed',
        type: 'value_error.approval',
      },
    ],
  });
}
