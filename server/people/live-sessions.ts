import { hash } from 'node:crypto';
import { inBulkhead } from '../access/bulkhead.ts';
import { findLiveSession, type LiveSessionRow, touchSession } from '../db/queries/sessions.ts';
import type { SessionId } from '../domain/ids.ts';
import type { ReadParts } from '../parts.ts';
import { TtlCache } from '../platform/ttl-cache.ts';

/**
 * A session that ended a moment ago, or a role that was taken, may still count so long on another node: below two
 * seconds with what streams of events take until they look again.
 */
const CACHE_MS = 1_500;
const SESSIONS_MAX = 1_000;

/** That a session was used is written at most this often. */
const TOUCH_INTERVAL_MS = 10_000;

const MINUTE_MS = 60_000;

export type SessionSettings = Readonly<{ sessionIdleMinutes: number; sessionHours: number }>;
type Use = Pick<ReadParts, 'db' | 'clock'> & Readonly<{ config: SessionSettings }>;

/** What is kept of the secret in a cookie. */
export function secretHashOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

/** Who is logged in. One per process. */
export class LiveSessions {
  readonly #use: Use;
  readonly #sessions = new TtlCache<string, LiveSessionRow | null>({
    ttlMs: CACHE_MS,
    entriesMax: SESSIONS_MAX,
    // whoever tries cookies out pushes nobody out
    ttlMsOf: (session) => (session === null ? 0 : CACHE_MS),
  });
  readonly #touchedAtMs = new Map<SessionId, number>();

  constructor(use: Use) {
    this.#use = use;
  }

  /** The session of a cookie, where it is alive; that it is used is noted, unless it is only asked for. */
  async find(secret: string, { isUse } = { isUse: true }): Promise<LiveSessionRow | null> {
    const { db, clock } = this.#use;
    const nowMs = clock.now().getTime();
    const secretHash = secretHashOf(secret);
    const session = await this.#sessions.get(secretHash.toString('base64url'), nowMs, (before) =>
      before === null
        ? inBulkhead(db, () => findLiveSession(db, secretHash))
        : findLiveSession(db, secretHash),
    );
    if (session === null || !this.#isAlive(session, nowMs)) return null;
    if (isUse) this.#noteUse(session.session_id, nowMs);
    return session;
  }

  /** After a write to people, their roles or sessions on this node. */
  forget(): void {
    this.#sessions.clear();
  }

  #isAlive({ session_id: id, last_seen_at: seen, expires_at: end }: LiveSessionRow, nowMs: number): boolean {
    const seenAtMs = Math.max(Date.parse(seen), this.#touchedAtMs.get(id) ?? 0);
    return nowMs < Date.parse(end) && nowMs - seenAtMs < this.#use.config.sessionIdleMinutes * MINUTE_MS;
  }

  #noteUse(id: SessionId, nowMs: number): void {
    if (nowMs - (this.#touchedAtMs.get(id) ?? 0) < TOUCH_INTERVAL_MS) return;
    this.#touchedAtMs.delete(id);
    this.#touchedAtMs.set(id, nowMs);
    const oldest = this.#touchedAtMs.keys().next();
    if (this.#touchedAtMs.size > SESSIONS_MAX && oldest.done !== true) this.#touchedAtMs.delete(oldest.value);
    // the call does not wait for it, and where it fails the next one writes it
    touchSession(this.#use.db, id, new Date(nowMs)).catch(() => this.#touchedAtMs.delete(id));
  }
}
