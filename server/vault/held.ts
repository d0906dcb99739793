import { PassingTrouble } from '../db/faults.ts';
import { Problem } from '../domain/problem.ts';
import type { Clock } from '../platform/clock.ts';
import type { MerchantAccountId, VaultRecordId } from '../domain/ids.ts';
import { Secret } from '../domain/secret.ts';
import { randomHandle } from '../platform/entropy.ts';
import { PassingMap } from '../platform/passing.ts';
import { wipeableCopy } from '../platform/wiped-memory.ts';
import { cardPrefixOf, electronicForm, factsOf } from './facts-of-value.ts';
import type { HeldValue } from './vault.ts';

/** Values in vault memory at once, over all requests. */
const HELD_COUNT_MAX = 100_000;
/**
 * How long a value stays without being released. Longer than any request, so that only a lost one runs into
 * it.
 */
export const HELD_AGE_MS_MAX = 15 * 60_000;

/**
 * Labels whose values are never written anywhere, under any key (PCI DSS 3.3.1: sensitive authentication
 * data).
 */
const NEVER_SEALED = /(^|[._])(security_code|cvv2?|cvc2?|cid|cryptogram)$/;

/** The longest that a value is kept beside a record. */
const KEPT_AGE_MS_MAX = 60 * 60_000;
const KEPT_SWEEP_MS = 1_000;

type Entry = {
  readonly label: string;
  readonly value: Buffer;
  readonly merchantAccountId: MerchantAccountId | null;
  readonly heldAtMs: number;
};

/** Vault memory: values under random handles, bounded in count and age, wiped when they go. */
export class HeldValues {
  readonly #entries = new PassingMap<string, Entry>();
  readonly #clock: Clock;
  /** When a value was last wiped that nobody had released: a process that stood still asks for its own. */
  #expiredAtMs = -Infinity;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Takes the buffer over: the caller must not touch it again. */
  hold(label: string, given: Buffer, merchantAccountId: MerchantAccountId | null): HeldValue {
    this.#expire();
    if (this.#entries.all.size >= HELD_COUNT_MAX) {
      given.fill(0);
      throw new Problem('service_unavailable', {
        privateText: `vault memory is full: ${HELD_COUNT_MAX} values held`,
      });
    }

    const handle = randomHandle();
    const value = label === 'account_number' ? electronicForm(given) : given;
    this.#entries.put(handle, { label, value, merchantAccountId, heldAtMs: this.#clock.now().getTime() });
    return {
      handle,
      secret: new Secret(label, { kind: 'held', handle }),
      facts:
        label === 'card_number' ? { ...factsOf(value), cardPrefix: cardPrefixOf(value) } : factsOf(value),
    };
  }

  /** The value itself, not a copy: only for use inside the vault, before the next await. */
  peek(handle: string): Buffer {
    return this.#entry(handle).value;
  }

  /**
   * The value for sealing. Refuses what may never be stored and what came in for another merchant account.
   */
  sealable(handle: string, merchantAccountId: MerchantAccountId): Buffer {
    const entry = this.#entry(handle);
    if (neverSealed(entry.label)) throw new Error(`BUG: «${entry.label}» may be held but never sealed`);
    if (entry.merchantAccountId !== null && entry.merchantAccountId !== merchantAccountId)
      throw new Error('BUG: a held value was sealed for another merchant account');
    return entry.value;
  }

  labelOf(handle: string): string {
    return this.#entry(handle).label;
  }

  release(handle: string): void {
    this.#entries.all.get(handle)?.value.fill(0);
    this.#entries.remove(handle);
  }

  clear(): void {
    for (const handle of [...this.#entries.all.keys()]) this.release(handle);
  }

  get size(): number {
    return this.#entries.all.size;
  }

  #entry(handle: string): Entry {
    const entry = this.#entries.all.get(handle);
    if (entry !== undefined) return entry;
    if (this.#clock.now().getTime() - this.#expiredAtMs < HELD_AGE_MS_MAX)
      throw new PassingTrouble(
        'a value was held for a quarter of an hour, and is wiped: send the request again',
      );
    throw new Error('BUG: a held value was used after its release');
  }

  /** Entries stand in the order of their age, so the scan stops at the first young one. */
  #expire(): void {
    const nowMs = this.#clock.now().getTime();
    for (const [handle, entry] of this.#entries.all) {
      if (entry.heldAtMs > nowMs - HELD_AGE_MS_MAX) return;
      this.#expiredAtMs = nowMs;
      this.release(handle);
    }
  }
}

export function neverSealed(name: string): boolean {
  return NEVER_SEALED.test(name);
}

/** Values kept in memory beside a record: what a checkout session must remember and no disk may. */
export class KeptValues {
  readonly #entries = new Map<string, { readonly value: Buffer; readonly untilMs: number }>();
  #expiredAtMs = 0;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  keep(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    field: string,
    value: Buffer,
    forMs: number,
  ): void {
    this.#expire();
    this.forget(merchantAccountId, recordId, field);
    if (this.#entries.size >= HELD_COUNT_MAX)
      throw new Problem('service_unavailable', {
        privateText: `vault memory is full: ${HELD_COUNT_MAX} values kept`,
      });
    const own = wipeableCopy(value);
    this.#entries.set(keptName(merchantAccountId, recordId, field), {
      value: own,
      untilMs: this.#clock.now().getTime() + Math.min(forMs, KEPT_AGE_MS_MAX),
    });
  }

  /** A copy for the caller to wipe; null when there is none any more. */
  copy(merchantAccountId: MerchantAccountId, recordId: VaultRecordId, field: string): Buffer | null {
    const entry = this.#entry(merchantAccountId, recordId, field);
    return entry === null ? null : wipeableCopy(entry.value);
  }

  has(merchantAccountId: MerchantAccountId, recordId: VaultRecordId, field: string): boolean {
    return this.#entry(merchantAccountId, recordId, field) !== null;
  }

  forget(merchantAccountId: MerchantAccountId, recordId: VaultRecordId, field: string): void {
    this.#remove(keptName(merchantAccountId, recordId, field));
  }

  /** Everything beside the record. */
  forgetAll(merchantAccountId: MerchantAccountId, recordId: VaultRecordId): void {
    const prefix = keptName(merchantAccountId, recordId, '');
    for (const name of [...this.#entries.keys()]) if (name.startsWith(prefix)) this.#remove(name);
  }

  clear(): void {
    for (const { value } of this.#entries.values()) value.fill(0);
    this.#entries.clear();
  }

  #entry(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    field: string,
  ): { readonly value: Buffer } | null {
    const entry = this.#entries.get(keptName(merchantAccountId, recordId, field));
    return entry === undefined || entry.untilMs <= this.#clock.now().getTime() ? null : entry;
  }

  #expire(): void {
    const now = this.#clock.now().getTime();
    if (now - this.#expiredAtMs < KEPT_SWEEP_MS) return;
    this.#expiredAtMs = now;
    for (const [name, { untilMs }] of this.#entries) if (untilMs <= now) this.#remove(name);
  }

  #remove(name: string): void {
    this.#entries.get(name)?.value.fill(0);
    this.#entries.delete(name);
  }
}

function keptName(merchantAccountId: MerchantAccountId, recordId: VaultRecordId, field: string): string {
  return `${merchantAccountId}/${recordId}/${field}`;
}
