import { concludeThreeDsAuthentication } from '../db/queries/three-ds-authentications.ts';
import { toId } from '../domain/ids.ts';
import { objectOf, textAt } from '../domain/json.ts';
import { type Authentication, type Stage, verdictOf } from '../domain/three-d-secure/result.ts';
import type { Kind } from '../operations/kinds.ts';
import type { Parts } from '../parts.ts';
import {
  CHALLENGE_LOOK_MS,
  findAuthentication,
  moveTo,
  type Profile,
  type Stored,
} from './authentication.ts';
import { type App, askDirectory, askResult, askVersion, type Browser, DirectoryFault } from './directory.ts';
import { plannedFor } from './scenarios.ts';
import { subjectOf } from './subjects.ts';

/**
 * Asks the scheme, once the buyer is there, and moves the authentication on: to a challenge, or to its end.
 * Coming twice is harmless: the scheme answers the same to
 * the same id, and the second one to write reads what the first wrote.
 */
export async function authenticate(
  parts: Parts,
  stored: Stored,
  device: Browser | App,
  notificationUrl: string | null,
  looked: 'Y' | 'N' | null = null,
): Promise<Stored> {
  if (stored.authentication.stage.kind !== 'awaiting_buyer') return stored;
  const now = parts.clock.nowFor(stored.row.merchant_account_id);
  if (isOver(stored, now))
    return end(parts, await movedOrRead(parts, stored, null, { kind: 'expired' }, now));
  const { version, stage } = await ask(parts, stored, { device, notificationUrl, looked }, now);
  const moved = await movedOrRead(parts, stored, version, stage, now);
  return isWaiting(moved) ? moved : end(parts, moved);
}

/**
 * Looks whether a challenge has ended. `isGivenUp`: the buyer is not coming back, so what has not ended has
 * run out of time.
 */
export async function collect(parts: Parts, stored: Stored, isGivenUp: boolean): Promise<Stored> {
  return moveOn(parts, stored, await resultOf(parts, stored), isGivenUp);
}

/** What the scheme says of a challenge; null: nothing, or there is none. */
async function resultOf(parts: Parts, stored: Stored): Promise<Stage | null> {
  const { stage } = stored.authentication;
  return stage.kind === 'challenge' ? orFault(() => askResult(parts, stored, stage.exchanged), null) : null;
}

async function moveOn(
  parts: Parts,
  stored: Stored,
  result: Stage | null,
  isGivenUp: boolean,
): Promise<Stored> {
  const { stage, version } = stored.authentication;
  const next = result ?? (isGivenUp ? outOfTime(stage) : null);
  if (next === null) return end(parts, stored);
  const now = parts.clock.nowFor(stored.row.merchant_account_id);
  return end(parts, await movedOrRead(parts, stored, version, next, now));
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
export async function abandon(parts: Parts, stored: Stored): Promise<void> {
  const now = parts.clock.nowFor(stored.row.merchant_account_id);
  await end(
    parts,
    await movedOrRead(
      parts,
      stored,
      stored.authentication.version,
      abandonedStage(stored.authentication.stage),
      now,
    ),
  );
}

export function abandonedStage(stage: Stage): Stage {
  if (stage.kind === 'awaiting_buyer') return { kind: 'expired' };
  return stage.kind === 'challenge' ? { kind: 'cancelled', exchanged: stage.exchanged } : stage;
}

/**
 * Challenges whose buyer may have answered and closed the window, what ran out of time while nobody looked,
 * and what was not told.
 */
export const authenticationKind: Kind<Stored, Readonly<{ kind: 'looked'; result: Stage | null }>> = {
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
    const moved = await moveOn(parts, stored, result, isOver(stored, now));
    return isWaiting(moved) ? { kind: 'waits', until: new Date(now.getTime() + CHALLENGE_LOOK_MS) } : TOLD;
  },
  policy: () => ({ by: 'look-up', notFoundIsFinalAfterMs: null }),
  tells: 'an authentication does not end',
};

/** Where whoever asked could not take it now, they are told again; else this changes nothing any more. */
const TOLD = { kind: 'again', detail: 'it is told again', withinMs: CHALLENGE_LOOK_MS } as const;

export function isWaiting({ authentication }: Readonly<{ authentication: Authentication }>): boolean {
  return verdictOf(authentication).kind === 'wait';
}

type Told = Readonly<{
  device: Browser | App;
  notificationUrl: string | null;
  /** Whether the issuer has looked at the browser, where it wanted to; null: nobody tried. */
  looked: 'Y' | 'N' | null;
}>;

/** Where the issuer wants to look at the browser before it decides; null where it does not. */
export async function methodUrlOf(parts: Parts, stored: Stored): Promise<string | null> {
  if (stored.authentication.stage.kind !== 'awaiting_buyer' || profileOf(stored) === null) return null;
  const planned = await plannedFor(parts, stored);
  return orFault(async () => {
    const { enrolled, methodUrl } = await askVersion(parts, stored, planned);
    return enrolled ? methodUrl : null;
  }, null);
}

type Asked = Readonly<{ version: string | null; stage: Stage }>;

async function ask(
  parts: Parts,
  stored: Stored,
  { device, notificationUrl, looked }: Told,
  now: Date,
): Promise<Asked> {
  const profile = profileOf(stored);
  if (profile === null) return { version: null, stage: { kind: 'setup_error', problem: NO_PROFILE } };
  const planned = await plannedFor(parts, stored);
  return orFault(
    async () => {
      const { enrolled, messageVersion: version, methodUrl } = await askVersion(parts, stored, planned);
      if (!enrolled) return { version: null, stage: { kind: 'not_enrolled' } };
      return {
        version,
        stage: await askDirectory(parts, stored, {
          ...{ profile, version, device, planned, notificationUrl, now },
          completion: methodUrl === null ? 'U' : (looked ?? 'N'),
        }),
      };
    },
    { version: null, stage: { kind: 'error', problem: OUT_OF_ORDER } },
  );
}

async function orFault<Value, Otherwise>(
  work: () => Promise<Value>,
  otherwise: Otherwise,
): Promise<Value | Otherwise> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DirectoryFault) return otherwise;
    throw error;
  }
}

async function movedOrRead(
  parts: Parts,
  stored: Stored,
  version: string | null,
  stage: Stage,
  now: Date,
): Promise<Stored> {
  const moved = await moveTo(parts, stored, version, stage, now);
  if (moved !== null) return moved;
  const found = await findAuthentication(
    parts,
    stored.row.merchant_account_id,
    stored.row.three_ds_authentication_id,
  );
  if (found === null) throw new Error('BUG: an authentication vanished');
  return found;
}

/** Tells whoever asked, then notes that it was told: told twice rather than never. */
async function end(parts: Parts, stored: Stored): Promise<Stored> {
  if (isWaiting(stored) || stored.row.concluded_at !== null) return stored;
  if (await subjectOf(stored.row).concluded(parts, stored))
    await concludeThreeDsAuthentication(
      parts.db,
      stored.row,
      parts.clock.nowFor(stored.row.merchant_account_id),
    );
  return stored;
}

function isOver({ row }: Stored, now: Date): boolean {
  return new Date(row.expires_at).getTime() <= now.getTime();
}

function profileOf({ row }: Stored): Profile | null {
  const profile = objectOf(row.profile);
  const [acquirerBin, acquirerId, merchantName, countryCode, categoryCode] = [
    textAt(profile, 'acquirerBin'),
    textAt(profile, 'acquirerId'),
    textAt(profile, 'merchantName'),
    textAt(profile, 'countryCode'),
    textAt(profile, 'categoryCode'),
  ];
  if (
    acquirerBin === null ||
    acquirerId === null ||
    merchantName === null ||
    countryCode === null ||
    categoryCode === null
  )
    return null;
  return {
    acquirerBin,
    acquirerId,
    merchantName,
    countryCode,
    categoryCode,
    url: textAt(profile, 'url') ?? '',
  };
}

const NO_PROFILE = {
  code: '303',
  description: 'No merchant profile',
  detail: 'There is no 3-D Secure profile of the merchant for this card scheme and currency.',
  component: 'S',
} as const;
const OUT_OF_ORDER = {
  code: '405',
  description: 'System connection failure',
  detail: 'The directory server could not be asked.',
  component: 'S',
} as const;
