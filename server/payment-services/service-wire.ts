import type { Sender } from '../connections/connection.ts';
import { EXCHANGE_MS_MAX } from '../domain/operation/recovery.ts';
import type { Secret } from '../domain/secret.ts';
import { type SendBefore, type Wire, WireFault, type WireRequest, type WireResponse } from '../net/wire.ts';
import type { MoneyParts } from '../parts.ts';
import { Problem } from '../domain/problem.ts';
import { perOwner } from '../platform/per-owner.ts';
import { Gate } from './gate.ts';
import type { SendingClaim } from './sending-claim.ts';

type Way = Pick<MoneyParts, 'vault' | 'clock'>;

/**
 * The way out for a connector's requests: at the processor's pace, with the authentication methods that it
 * declares, and logged in where it logs in. `claim`: on the operation that they are of; null: they may be sent however
 * late it is.
 */
export function wireOf(way: Way, sender: Sender, claim: SendingClaim | null): Wire {
  const standing = standingOf(way, sender);
  return {
    async send(request) {
      await standing.gate.turn(sender.connector.pace);
      const response = await sendLoggedIn(way, sender, standing, request, claim);
      standing.gate.heed(response);
      return response;
    },
  };
}

/** Logs in where no token stands, to see whether that is possible. */
export async function logIn(way: Way, sender: Sender): Promise<void> {
  const standing = standingOf(way, sender);
  await standing.gate.turn(sender.connector.pace);
  await loggedIn(way, sender, standing, null);
}

/** The handle of what `login` brings. It stays the same when the token is renewed. */
export function accessTokenOf({ vault }: Way, sender: Sender): Secret | null {
  return sender.connector.login === undefined
    ? null
    : vault.secret(sender.merchantAccountId, sender.vaultRecordId, TOKEN_FIELD, TOKEN_FIELD);
}

const TOKEN_FIELD = 'access_token';
/** A token is renewed this long before it ends: longer than an exchange takes. */
const RENEW_BEFORE_MS = 60_000;
const TOKEN_MS_MAX = 60 * 60_000;

type PostOptions = Readonly<{ take?: readonly string[]; sendBefore?: SendBefore }>;

function post({ vault }: Way, sender: Sender, request: WireRequest, options: PostOptions) {
  const authentications = (sender.connector.authentications?.(sender.settings) ?? []).map((one) => ({
    ...one,
    id: `${sender.connector.id}.${one.kind}`,
  }));
  return vault.send(sender.merchantAccountId, request, {
    ...(authentications.length === 0 ? {} : { authentications }),
    ...options,
  });
}

/** What an operation sends, as long as it may be sent: that is looked at after all that has to be waited for. */
async function postClaimed(
  way: Way,
  sender: Sender,
  request: WireRequest,
  claim: SendingClaim | null,
): Promise<WireResponse> {
  return post(way, sender, request, claim === null ? {} : { sendBefore: await claim.sendBefore() });
}

/** With a token that holds; once more with a new one where it held no longer, since then nothing was done. */
async function sendLoggedIn(
  way: Way,
  sender: Sender,
  standing: WireState,
  request: WireRequest,
  claim: SendingClaim | null,
): Promise<WireResponse> {
  if (sender.connector.login === undefined) return postClaimed(way, sender, request, claim);

  const isNew = await loggedIn(way, sender, standing, claim);
  try {
    const response = await postClaimed(way, sender, request, claim);
    if (response.status !== 401 || isNew) return response;
  } catch (error) {
    // The vault was started anew: it opens secrets before it sends anything.
    const isGone = error instanceof Problem && error.code === 'not_found';
    if (!isGone || isNew) throw error;
  }
  standing.goodUntilMs = 0;
  await loggedIn(way, sender, standing, claim);
  return postClaimed(way, sender, request, claim);
}

/** True: the token was renewed for this request, or while it waited. */
async function loggedIn(
  way: Way,
  sender: Sender,
  standing: WireState,
  claim: SendingClaim | null,
): Promise<boolean> {
  if (standing.goodUntilMs > way.clock.now().getTime()) return false;
  await claim?.allow(EXCHANGE_MS_MAX);
  standing.renewal ??= renew(way, sender, standing).finally(() => {
    standing.renewal = null;
  });
  await standing.renewal;
  return true;
}

async function renew(way: Way, sender: Sender, standing: WireState): Promise<void> {
  const { login, id } = sender.connector;
  if (login === undefined) throw new Error(`BUG: ${id} has no log-in`);
  const now = way.clock.now();
  const request = login.request({ settings: sender.settings, baseUrl: sender.baseUrl, now });
  const response = await post(way, sender, request, { take: [login.tokenAt] }).catch((error: unknown) => {
    // Whatever became of the log-in, what was to be sent was not.
    throw error instanceof WireFault ? new WireFault(error.code, false, error.message) : error;
  });
  standing.gate.heed(response);

  const token = response.taken.get(login.tokenAt);
  try {
    if (response.status >= 500 || response.status === 429)
      throw new WireFault('malformed', false, `the processor answered the log-in with ${response.status}`);
    const seconds = login.lifetimeOf(response.status, response.text);
    if (seconds === null || token === undefined)
      throw new WireFault('login', false, `the processor answered the log-in with ${response.status}`);
    const lifetimeMs = Math.min(seconds * 1000, TOKEN_MS_MAX);
    const { merchantAccountId, vaultRecordId } = sender;
    await way.vault.keep(merchantAccountId, vaultRecordId, TOKEN_FIELD, token, lifetimeMs);
    standing.goodUntilMs = way.clock.now().getTime() + lifetimeMs - Math.min(RENEW_BEFORE_MS, lifetimeMs / 2);
  } finally {
    await way.vault.release([...response.taken.values()]);
  }
}

/** How this process stands with the processor, for one payment service. */
type WireState = { readonly gate: Gate; goodUntilMs: number; renewal: Promise<void> | null };

const STANDINGS_MAX = 10_000;
const standingsOf = perOwner(() => new Map<string, WireState>());

function standingOf(
  { vault, clock }: Way,
  { merchantAccountId, vaultRecordId, changedAt }: Sender,
): WireState {
  const all = standingsOf(vault);
  const name = `${merchantAccountId}/${vaultRecordId}/${changedAt}`;
  const known = all.get(name);
  if (known !== undefined) return known;
  if (all.size >= STANDINGS_MAX) all.clear();
  const standing: WireState = { gate: new Gate(() => clock.now()), goodUntilMs: 0, renewal: null };
  all.set(name, standing);
  return standing;
}
