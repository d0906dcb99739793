import { createPublicKey, hash, type KeyObject } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import { TtlCache } from '../platform/ttl-cache.ts';
import type { Queryable } from '../db/db.ts';
import {
  type CallerKeyRow,
  findCallerKey,
  findMerchantAccountClock,
  touchApiKeyPairs,
} from '../db/queries/caller-keys.ts';
import { getAgentMandate, mandateOf } from '../db/queries/agent-mandates.ts';
import { type CheckoutSessionRow, findCheckoutSession } from '../db/queries/checkout-sessions.ts';
import type { AgentMandate, AgentMandateId } from '../domain/agent-mandate.ts';
import type { ApiKeyPairId, CheckoutSessionId, MerchantAccountId } from '../domain/ids.ts';
import { inBulkhead } from './bulkhead.ts';
import { verifySignature } from './jws.ts';
import { type Claims, isForUs, isMisnamed, isTooLong, parseToken, untimeliness } from './bearer-token.ts';

/**
 * A key read a moment ago may still be used for this long after it was changed on another node; on this node
 * a change counts at once.
 */
const KEY_CACHE_MS = 1_500;
const KEYS_MAX = 1_000;

/** Tokens that repeat (front ends keep theirs for an hour) are verified once. */
export const TOKENS_MAX = 10_000;

/** `last_used_at` is written at most this often. */
const TOUCH_INTERVAL_MS = 10_000;

type CallerKey = CallerKeyRow & Readonly<{ publicKey: KeyObject }>;
export type VerifiedToken = Readonly<{
  key: CallerKey;
  claims: Claims;
  /** Names the token in rate limits: the same however its signature is rewritten. */ digest: string;
}>;

export type TokenRefusal =
  | 'malformed'
  | 'misnamed_claim'
  | 'expired'
  | 'not_yet'
  | 'too_long'
  | 'not_for_us'
  | 'not_signed';

/** Who calls. One per process. */
export class Callers {
  readonly #db: Queryable;
  readonly #clock: Clock;
  readonly #publicUrl: string;
  readonly #embedTokenDays: number;
  readonly #keys = new TtlCache<string, CallerKey | null>({ ttlMs: KEY_CACHE_MS, entriesMax: KEYS_MAX });
  /** Whether it exists. That there is none is not kept: another node may make it now. */
  readonly #accounts = new TtlCache<MerchantAccountId, boolean>({
    ttlMs: KEY_CACHE_MS,
    entriesMax: 10_000,
    ttlMsOf: (exists) => (exists ? KEY_CACHE_MS : 0),
  });
  readonly #verified = new Map<
    string,
    Readonly<{ claims: Claims; keyId: string; apiKeyPairId: ApiKeyPairId; digest: string }>
  >();
  /** Names of keys that were there when they were last read. */
  readonly #known = new Set<string>();
  readonly #used = new Set<ApiKeyPairId>();
  #touchedAt = 0;

  constructor(
    parts: Readonly<{
      db: Queryable;
      clock: Clock;
      config: Readonly<{ publicUrl: string; embedTokenDays: number }>;
    }>,
  ) {
    this.#db = parts.db;
    this.#publicUrl = parts.config.publicUrl;
    this.#embedTokenDays = parts.config.embedTokenDays;
    this.#clock = parts.clock;
  }

  /**
   * The token's key and claims, or why it is not good now. That is told from the token itself; whether it is
   * the key that is unknown or the signature that does not hold, nobody is told.
   */
  async verify(token: string): Promise<VerifiedToken | TokenRefusal> {
    const now = this.#clock.now();
    const name = hash('sha256', token, 'base64');
    const known = this.#verified.get(name);
    if (known !== undefined) {
      const key = await this.#key(known.keyId, now);
      if (untimeliness(known.claims, now) === null && key?.api_key_pair_id === known.apiKeyPairId)
        return this.#noteUse(key, { key, claims: known.claims, digest: known.digest }, now);
      this.#verified.delete(name);
      return untimeliness(known.claims, now) ?? 'not_signed';
    }
    const parsed = parseToken(token);
    if (parsed === null) return 'malformed';
    if (isMisnamed(parsed.claims)) return 'misnamed_claim';
    const untimely = untimeliness(parsed.claims, now);
    if (untimely !== null) return untimely;
    if (isTooLong(parsed.claims, now, this.#embedTokenDays)) return 'too_long';
    if (!isForUs(parsed.claims, this.#publicUrl)) return 'not_for_us';
    const key = await this.#key(parsed.keyId, now);
    if (key === null || key.jws_algorithm !== parsed.algorithm) return 'not_signed';
    if (!(await verifySignature(parsed.algorithm, key.publicKey, parsed.signed, parsed.signature)))
      return 'not_signed';

    // ECDSA signatures can be rewritten without the key; what they cover cannot
    const digest = hash('sha256', parsed.signed, 'base64url');
    this.#remember(name, {
      claims: parsed.claims,
      keyId: parsed.keyId,
      apiKeyPairId: key.api_key_pair_id,
      digest,
    });
    return this.#noteUse(key, { key, claims: parsed.claims, digest }, now);
  }

  /** True where the merchant account exists. Also brings its clock up to date. */
  merchantAccountExists(merchantAccountId: MerchantAccountId): Promise<boolean> {
    return this.#accounts.get(merchantAccountId, this.#clock.now().getTime(), async () => {
      const offsetMs = await findMerchantAccountClock(this.#db, merchantAccountId);
      if (offsetMs !== null) this.#clock.setOffset(merchantAccountId, Number(offsetMs));
      return offsetMs !== null;
    });
  }

  /** What an agent may do, as it stands now. */
  async agentMandate(merchantAccountId: MerchantAccountId, id: AgentMandateId): Promise<AgentMandate | null> {
    const row = await getAgentMandate(this.#db, merchantAccountId, id);
    return row === null ? null : mandateOf(row);
  }

  /** The merchant account's time. */
  nowFor(merchantAccountId: MerchantAccountId): Date {
    return this.#clock.nowFor(merchantAccountId);
  }

  /** A checkout session by its id alone; null where it never was or has ended by its merchant account's clock. */
  async liveCheckoutSession(id: CheckoutSessionId): Promise<CheckoutSessionRow | null> {
    const session = await findCheckoutSession(this.#db, id);
    if (session === null || !(await this.merchantAccountExists(session.merchant_account_id))) return null;
    return Date.parse(session.expires_at) > this.#clock.nowFor(session.merchant_account_id).getTime()
      ? session
      : null;
  }

  /** After a write to keys, roles or merchant accounts on this node. */
  forget(): void {
    this.#keys.clear();
    this.#accounts.clear();
  }

  #key(thumbprint: string, now: Date): Promise<CallerKey | null> {
    return this.#keys.get(thumbprint, now.getTime(), async () => {
      const find = (): Promise<CallerKeyRow | null> => findCallerKey(this.#db, thumbprint);
      // who names a key that nobody has seen yet may be anybody
      const row = await (this.#known.has(thumbprint) ? find() : inBulkhead(this.#db, find));
      this.#know(thumbprint, row !== null);
      return row === null ? null : { ...row, publicKey: createPublicKey(row.public_key_pem) };
    });
  }

  #know(thumbprint: string, isKey: boolean): void {
    if (this.#known.size >= KEYS_MAX) this.#known.clear();
    if (isKey) this.#known.add(thumbprint);
    else this.#known.delete(thumbprint);
  }

  #remember(
    name: string,
    token: Readonly<{ claims: Claims; keyId: string; apiKeyPairId: ApiKeyPairId; digest: string }>,
  ): void {
    this.#verified.set(name, token);
    const oldest = this.#verified.keys().next();
    if (this.#verified.size > TOKENS_MAX && oldest.done !== true) this.#verified.delete(oldest.value);
  }

  #noteUse(key: CallerKey, token: VerifiedToken, now: Date): VerifiedToken {
    this.#used.add(key.api_key_pair_id);
    if (now.getTime() - this.#touchedAt >= TOUCH_INTERVAL_MS) {
      this.#touchedAt = now.getTime();
      const ids = [...this.#used];
      this.#used.clear();
      // a note for people; the request does not wait for it, and where it fails the next one writes it
      touchApiKeyPairs(this.#db, ids, now).catch(() => undefined);
    }
    return token;
  }
}
