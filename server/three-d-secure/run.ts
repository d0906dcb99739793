import { concludeThreeDsAuthentication } from '../db/queries/three-ds-authentications.ts';
import type {
  Device,
  MethodCompletion,
  PreparedAuthentication,
} from '../connectors/three-d-secure-connector.ts';
import { toId } from '../domain/ids.ts';
import { objectOf } from '../domain/json.ts';
import {
  type Authentication,
  type PreparedFor,
  type Stage,
  verdictOf,
} from '../domain/three-d-secure/result.ts';
import type { Kind } from '../operations/kinds.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';
import {
  CHALLENGE_LOOK_MS,
  findAuthentication,
  moveTo,
  type Profile,
  type StoredAuthentication,
} from './authentication.ts';
import { askDirectory, askResult, askVersion, DirectoryFault, preparedMsOf } from './directory.ts';
import { profileKept } from './profile.ts';
import { plannedFor } from './scenarios.ts';
import type { Subject, Subjects } from './subject.ts';

/**
 * Asks the scheme, once the buyer is there, and moves the authentication on: to a challenge, or to its end.
 * Coming twice is harmless: what was prepared is used once, whoever comes beside it asks under another id, and the
 * second one to write reads what the first wrote.
 */
export async function authenticate(
  parts: MoneyParts,
  subject: Subject,
  stored: StoredAuthentication,
  { device, notificationUrl, looked = null }: Arrival,
): Promise<StoredAuthentication> {
  if (stored.authentication.stage.kind !== 'awaiting_buyer') return stored;
  const now = parts.clock.nowFor(stored.row.merchant_account_id);
  if (isOver(stored, now))
    return end(parts, subject, await movedOrRead(parts, stored, null, { kind: 'expired' }, now));
  const { taken, prepared } = await take(parts, stored, now);
  if (taken.authentication.stage.kind !== 'awaiting_buyer') return taken;
  const arrived = { device, notificationUrl, looked, prepared };
  const { version, stage } = await ask(parts, subject, taken, arrived);
  const moved = await movedOrRead(parts, taken, version, stage, now);
  return isWaiting(moved) ? moved : end(parts, subject, moved);
}

/** How the buyer is there: in a browser or an app. */
type Arrival = Readonly<{
  device: Device;
  notificationUrl: string | null;
  /** Whether the issuer has looked at the browser, where it wanted to; null: nobody tried. */
  looked?: 'Y' | 'N' | null;
}>;

/** What was prepared for the browser, for one who asks alone; null where it is used, or too old. */
async function take(
  parts: MoneyParts,
  stored: StoredAuthentication,
  now: Date,
): Promise<Readonly<{ taken: StoredAuthentication; prepared: PreparedFor | null }>> {
  const prepared = await preparedIn(parts, stored, now);
  if (prepared === null) return { taken: stored, prepared };
  const moved = await moveTo(parts, stored, null, { kind: 'awaiting_buyer', prepared: null }, now);
  return moved === null
    ? { taken: await readAgain(parts, stored), prepared: null }
    : { taken: moved, prepared };
}

async function preparedIn(
  parts: MoneyParts,
  stored: StoredAuthentication,
  now: Date,
): Promise<PreparedFor | null> {
  const { stage } = stored.authentication;
  const prepared = stage.kind === 'awaiting_buyer' ? (stage.prepared ?? null) : null;
  if (prepared === null) return null;
  const ageMs = now.getTime() - Date.parse(prepared.at);
  return ageMs < (await preparedMsOf(parts, stored)) ? prepared : null;
}

/**
 * Looks whether a challenge has ended. `isGivenUp`: the buyer is not coming back, so what has not ended has
 * run out of time.
 */
export async function collect(
  parts: MoneyParts,
  subject: Subject,
  stored: StoredAuthentication,
  isGivenUp: boolean,
): Promise<StoredAuthentication> {
  return moveOn(parts, subject, stored, { result: await resultOf(parts, stored), isGivenUp });
}

/** What the scheme says of a challenge; null: nothing, or there is none. */
async function resultOf(parts: MoneyParts, stored: StoredAuthentication): Promise<Stage | null> {
  const { stage } = stored.authentication;
  return stage.kind === 'challenge'
    ? orFault<Stage | null>(
        () => askResult(parts, stored, stage.exchanged),
        () => null,
      )
    : null;
}

async function moveOn(
  parts: MoneyParts,
  subject: Subject,
  stored: StoredAuthentication,
  { result, isGivenUp }: Readonly<{ result: Stage | null; isGivenUp: boolean }>,
): Promise<StoredAuthentication> {
  const { stage, version } = stored.authentication;
  const next = result ?? (isGivenUp ? outOfTime(stage) : null);
  if (next === null) return end(parts, subject, stored);
  const now = parts.clock.nowFor(stored.row.merchant_account_id);
  return end(parts, subject, await movedOrRead(parts, stored, version, next, now));
}

function outOfTime(stage: Stage): Stage | null {
  if (stage.kind === 'awaiting_buyer') return { kind: 'expired' };
  return stage.kind === 'challenge'
    ? { kind: 'answered', method: 'challenge', exchanged: stage.exchanged, result: 'timeout', cavv: null }
    : null;
}

/**
 * The payment is not wanted any more: whatever the buyer does now changes nothing, and what was kept for it
 * goes.
 */
export async function abandon(
  parts: MoneyParts,
  subject: Subject,
  stored: StoredAuthentication,
): Promise<void> {
  const now = parts.clock.nowFor(stored.row.merchant_account_id);
  const { stage, version } = stored.authentication;
  await end(parts, subject, await movedOrRead(parts, stored, version, abandonedStage(stage), now));
}

export function abandonedStage(stage: Stage): Stage {
  if (stage.kind === 'awaiting_buyer') return { kind: 'expired' };
  return stage.kind === 'challenge' ? { kind: 'cancelled', exchanged: stage.exchanged } : stage;
}

/**
 * Challenges whose buyer may have answered and closed the window, what ran out of time while nobody looked,
 * and what was not told.
 */
export function authenticationKind(
  subjects: Subjects,
): Kind<StoredAuthentication, Readonly<{ kind: 'looked'; result: Stage | null }>> {
  return {
    open: async (parts, { merchant_account_id: merchantAccountId, operation_id: id }) => {
      const stored = await findAuthentication(parts, merchantAccountId, toId(id));
      if (stored === null) return { kind: 'waits', until: null };
      const isAwaited = stored.authentication.stage.kind === 'awaiting_buyer';
      return isAwaited && !isOver(stored, parts.clock.nowFor(merchantAccountId))
        ? { kind: 'waits', until: new Date(stored.row.expires_at) }
        : { kind: 'open', subject: stored };
    },
    look: async (parts, stored) => ({ kind: 'looked', result: await resultOf(parts, stored) }),
    apply: async (parts, stored, { result }) => {
      const now = parts.clock.nowFor(stored.row.merchant_account_id);
      const subject = subjects[stored.row.subject_type];
      const moved = await moveOn(parts, subject, stored, { result, isGivenUp: isOver(stored, now) });
      return isWaiting(moved) ? { kind: 'waits', until: new Date(now.getTime() + CHALLENGE_LOOK_MS) } : TOLD;
    },
    policy: () => ({ by: 'look-up', notFoundIsFinalAfterMs: null }),
    tells: 'an authentication does not end',
  };
}

/** Where whoever asked could not take it now, they are told again; else this changes nothing any more. */
const TOLD = { kind: 'again', detail: 'it is told again', withinMs: CHALLENGE_LOOK_MS } as const;

export function isWaiting({ authentication }: Readonly<{ authentication: Authentication }>): boolean {
  return verdictOf(authentication).kind === 'wait';
}

/**
 * Where the issuer wants to look at the browser before it decides, and under which id; null where it does not. It is
 * kept, since the question has to come under the same id.
 */
export async function lookFor(parts: MoneyParts, stored: StoredAuthentication): Promise<PreparedFor | null> {
  if (stored.authentication.stage.kind !== 'awaiting_buyer' || profileOf(stored) === null) return null;
  const now = parts.clock.nowFor(stored.row.merchant_account_id);
  const known = await preparedIn(parts, stored, now);
  if (known !== null) return known.methodUrl === null ? null : known;
  const planned = await plannedFor(parts, stored);
  const found = await orFault(
    () => askVersion(parts, stored, planned, 'browser'),
    (): PreparedAuthentication => ({ kind: 'not_enrolled' }),
  );
  if (found.kind !== 'enrolled' || found.methodUrl === null) return null;

  const { serverTransactionId, version, methodUrl } = found;
  const prepared = { serverTransactionId, version, methodUrl, at: now.toISOString() };
  const moved = await movedOrRead(parts, stored, null, { kind: 'awaiting_buyer', prepared }, now);
  return preparedIn(parts, moved, now);
}

type VersionAndStage = Readonly<{ version: string | null; stage: Stage }>;

async function ask(
  parts: MoneyParts,
  subject: Subject,
  stored: StoredAuthentication,
  arrived: Required<Arrival> & Readonly<{ prepared: PreparedFor | null }>,
): Promise<VersionAndStage> {
  const profile = profileOf(stored);
  if (profile === null) return { version: null, stage: { kind: 'setup_error', problem: NO_PROFILE } };

  const planned = await plannedFor(parts, stored);
  return orFault(
    async (): Promise<VersionAndStage> => {
      const found = arrived.prepared ?? (await askVersion(parts, stored, planned, arrived.device.kind));
      if ('kind' in found && found.kind !== 'enrolled') return { version: null, stage: found };
      const { device, notificationUrl } = arrived;
      // Under an id that is new to the issuer it has looked at nothing.
      const looked = arrived.prepared === null ? 'N' : (arrived.looked ?? 'N');
      const completion: MethodCompletion = found.methodUrl === null ? 'U' : looked;
      const purchase = await subject.purchase(parts, stored);
      const question = { prepared: found, profile, device, planned, notificationUrl, completion, purchase };
      return { version: found.version, stage: await askDirectory(parts, stored, question) };
    },
    ({ problem }): VersionAndStage => ({ version: null, stage: { kind: 'error', problem } }),
  );
}

async function orFault<Value>(
  work: () => Promise<Value>,
  otherwise: (fault: DirectoryFault) => Value,
): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DirectoryFault) return otherwise(error);
    throw error;
  }
}

async function movedOrRead(
  parts: ReadParts,
  stored: StoredAuthentication,
  version: string | null,
  stage: Stage,
  now: Date,
): Promise<StoredAuthentication> {
  return (await moveTo(parts, stored, version, stage, now)) ?? readAgain(parts, stored);
}

async function readAgain(parts: ReadParts, { row }: StoredAuthentication): Promise<StoredAuthentication> {
  const found = await findAuthentication(parts, row.merchant_account_id, row.three_ds_authentication_id);
  if (found === null) throw new Error('BUG: an authentication vanished');
  return found;
}

/** Tells whoever asked, then notes that it was told: told twice rather than never. */
async function end(
  parts: MoneyParts,
  subject: Subject,
  stored: StoredAuthentication,
): Promise<StoredAuthentication> {
  if (isWaiting(stored) || stored.row.concluded_at !== null) return stored;
  if (await subject.concluded(parts, stored))
    await concludeThreeDsAuthentication(
      parts.db,
      stored.row,
      parts.clock.nowFor(stored.row.merchant_account_id),
    );
  return stored;
}

function isOver({ row }: StoredAuthentication, now: Date): boolean {
  return new Date(row.expires_at).getTime() <= now.getTime();
}

function profileOf({ row }: StoredAuthentication): Profile | null {
  return profileKept(objectOf(row.profile));
}

const NO_PROFILE = {
  code: '303',
  description: 'No merchant profile',
  detail: 'There is no 3-D Secure profile of the merchant for this card scheme and currency.',
  component: 'S',
} as const;
