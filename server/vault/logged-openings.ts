import type { Clock } from '../platform/clock.ts';
import { wipeableCopy, wipeableForRequest } from '../platform/wiped-memory.ts';
import type { MerchantAccountId, VaultRecordId } from '../domain/ids.ts';
import { type Secret, sourceOf } from '../domain/secret.ts';
import type { AccessLog } from './access-log/vault-access-log.ts';
import { type HeldValues, KeptValues } from './held.ts';
import { OtherKind, type SealedRecords } from './sealed-records.ts';
import type { RecordKind } from './vault.ts';

const SIGNING_SECRET_KEPT_MS = 60_000;
/** For so long a secret that was replaced elsewhere still proves what is signed under it. */
const PROVING_SECRET_KEPT_MS = 5_000;

/**
 * Opens a secret, into a buffer that the caller wipes. With a kind: of a record of that kind only, else it
 * throws `OtherKind` with nothing opened.
 */
export type OpenOfKind = (secret: Secret, kind?: RecordKind | null) => Promise<Buffer>;

/** Who opens, and what for: as it stands in the access log. */
export type Opener = Readonly<{ merchantAccountId: MerchantAccountId; actor: string; purpose: string }>;

type Parts = Readonly<{
  clock: Clock;
  held: HeldValues;
  kept: KeptValues;
  records: SealedRecords;
  accessLog: AccessLog;
}>;

/** The one way to the values behind secrets. */
export class LoggedOpenings {
  readonly #held: HeldValues;
  readonly #kept: KeptValues;
  readonly #records: SealedRecords;
  readonly #accessLog: AccessLog;
  /** Secrets of webhook endpoints, opened a short while ago: thousands of messages a second are signed. */
  readonly #signingSecrets: KeptValues;
  /** Settings under which processors sign events, opened a moment ago. */
  readonly #provingSecrets: KeptValues;

  constructor({ clock, held, kept, records, accessLog }: Parts) {
    this.#held = held;
    this.#kept = kept;
    this.#records = records;
    this.#accessLog = accessLog;
    this.#signingSecrets = new KeptValues(clock);
    this.#provingSecrets = new KeptValues(clock);
  }

  /**
   * Every opening is in the log's journal before its value is used, is committed while the exchange runs, and
   * before the answer is given. `work` may say when it has opened all: entries are not put off for it then.
   */
  async during<Result>(
    who: Opener,
    work: (open: OpenOfKind, openedAll: () => void) => Promise<Result>,
  ): Promise<Result> {
    const written: Promise<void>[] = [];
    const open: OpenOfKind = async (secret, kind = null) => {
      const again = kind === null ? this.#signingSecret(who.merchantAccountId, secret) : null;
      if (again !== null) return again;
      this.#accessLog.assertWritable();
      const { value, recordId, field } = await this.#open(who.merchantAccountId, secret, kind).catch(
        (error: unknown) => {
          // What does not open was asked for all the same.
          const purpose = `refused: ${who.purpose}`;
          written.push(this.#accessLog.record({ ...who, purpose, ...namesOf(secret) }));
          throw error;
        },
      );

      try {
        written.push(this.#accessLog.record({ ...who, recordId, field }));
        return value;
      } catch (error) {
        value.fill(0);
        throw error;
      }
    };
    const { openedAll, leave } = this.#accessLog.enter();

    try {
      return await work(open, openedAll);
    } finally {
      for (const entry of written) await entry;
      leave();
    }
  }

  /**
   * Whether a setting proves what is signed. One that did so a moment ago is not opened again; where it does not
   * prove this, it may have been replaced, and its record is asked. False for what is no setting of the merchant
   * account.
   */
  async proves(who: Opener, secret: Secret, proof: (key: Buffer) => boolean): Promise<boolean> {
    const source = sourceOf(secret);
    const { merchantAccountId } = who;
    if (source.kind !== 'record' || source.merchantAccountId !== merchantAccountId) return false;
    const { recordId, field } = source;
    const kept = this.#provingSecrets.copy(merchantAccountId, recordId, field);
    if (kept !== null && usedOnce(kept, proof)) return true;

    return this.during(who, async (open) => {
      const key = await open(secret, 'settings').catch((error: unknown) => {
        if (error instanceof OtherKind) return null;
        throw error;
      });
      if (key === null) return false;
      return usedOnce(key, () => {
        const holds = proof(key);
        if (holds) this.#provingSecrets.keep(merchantAccountId, recordId, field, key, PROVING_SECRET_KEPT_MS);
        return holds;
      });
    });
  }

  /** What was kept of a record that is gone, or that holds something else now. */
  forgetAll(merchantAccountId: MerchantAccountId, recordId: VaultRecordId): void {
    this.#signingSecrets.forgetAll(merchantAccountId, recordId);
    this.#provingSecrets.forgetAll(merchantAccountId, recordId);
  }

  clear(): void {
    this.#signingSecrets.clear();
    this.#provingSecrets.clear();
  }

  /** A record of another merchant account does not open. */
  async #open(
    merchantAccountId: MerchantAccountId,
    secret: Secret,
    kind: RecordKind | null,
  ): Promise<Readonly<{ value: Buffer; recordId: VaultRecordId | null; field: string }>> {
    const source = sourceOf(secret);
    if (source.kind === 'held')
      return { value: ofHeld(this.#held.peek(source.handle)), recordId: null, field: secret.label };
    if (source.merchantAccountId !== merchantAccountId)
      throw new Error(`BUG: «${secret.label}» belongs to another merchant account`);

    const { recordId, field } = source;
    // What is kept for a while has no kind.
    const kept = kind === null ? this.#kept.copy(merchantAccountId, recordId, field) : null;
    if (kept !== null) return { value: kept, recordId, field };
    const opened = await this.#records.open(merchantAccountId, recordId, field, kind);
    if (opened.kind === 'webhook_secret')
      this.#signingSecrets.keep(merchantAccountId, recordId, field, opened.value, SIGNING_SECRET_KEPT_MS);
    return { value: opened.value, recordId, field };
  }

  /** One that was opened, and written down, within the last minute. Its record never changes. */
  #signingSecret(merchantAccountId: MerchantAccountId, secret: Secret): Buffer | null {
    const source = sourceOf(secret);
    return source.kind === 'record' && source.merchantAccountId === merchantAccountId
      ? this.#signingSecrets.copy(merchantAccountId, source.recordId, source.field)
      : null;
  }
}

/** A copy, which is wiped when the exchange is over. */
function ofHeld(value: Buffer): Buffer {
  return wipeableCopy(value, wipeableForRequest);
}

/** Wipes the key. */
function usedOnce(key: Buffer, use: (key: Buffer) => boolean): boolean {
  try {
    return use(key);
  } finally {
    key.fill(0);
  }
}

function namesOf(secret: Secret): Readonly<{ recordId: VaultRecordId | null; field: string }> {
  const source = sourceOf(secret);
  return source.kind === 'held'
    ? { recordId: null, field: secret.label }
    : { recordId: source.recordId, field: source.field };
}
