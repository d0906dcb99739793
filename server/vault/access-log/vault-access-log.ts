import { mkdirSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '../../domain/problem.ts';
import type { Clock } from '../../platform/clock.ts';
import { closeAll } from '../../platform/close-all.ts';
import type { Db } from '../../db/db.ts';
import { type AccessRow, insertAccesses, selectAccessesAfter } from '../../db/queries/vault-access-log.ts';
import { Batcher } from '../../db/batch.ts';
import { claimFolder } from '../../db/folder-claim.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { newId, randomBytes } from '../../platform/entropy.ts';
import { PassingMap } from '../../platform/passing.ts';
import { StartError } from '../../platform/start-error.ts';
import { type Access, entryMac, nextKey } from './chain.ts';
import { Journal } from './journal.ts';
import { ChainState } from './chain-state.ts';

/** Entries that wait for the database at once; beyond, secrets are not opened. */
const WAITING_MAX = 50_000;
const BATCH_MAX = 500;
const RETRY_PAUSE_MS = 200;
/**
 * While several open at once, statements begin this far apart at least, and so are shared by more. Whoever
 * opens alone waits for nothing, however soon after the one before; nor does anybody once all who are there have
 * opened what they need, or `ENOUGH` entries wait.
 */
const GATHER_MS = 10;
/** Those of eight payments: so groups of eight take turns, and do not all become one. */
const ENOUGH = 16;
/**
 * How long an answer waits for its entries; then they stay queued, and no further secret is opened until they
 * are written.
 */
const WAIT_MS_MAX = 5_000;
const PAGE = 1_000;

/**
 * Writes down every opening of a secret, in a chain of MACs whose keys are destroyed as they are used. One
 * stream per data folder; a process that finds the folder's streams taken starts one of its own. Entries of
 * concurrent requests go out in one statement; until then they stand in the journal.
 */
export class AccessLog {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #stream: Stream;
  readonly #batcher: Batcher<Access, true>;
  /** Openings that are noted and not written, by their number, each as what lets its caller go on. */
  readonly #waiting = new PassingMap<bigint, () => void>();
  #fault: Error | null = null;
  #failing = false;
  #closed = false;
  #openers = 0;
  /** Those of them who have not said that they open nothing more. */
  #opening = 0;
  #seq: bigint;

  private constructor(db: Db, clock: Clock, stream: Stream, gatherMs: number) {
    this.#db = db;
    this.#clock = clock;
    this.#stream = stream;
    this.#seq = stream.state.seq;
    // The keys of entries go as they are chained, so nothing of this is ever begun again.
    const run = (accesses: readonly Access[]): Promise<true[]> => this.#write(accesses);
    const isWorthIt = (waiting: number): boolean =>
      this.#openers > 1 && this.#opening > 0 && waiting < ENOUGH;
    this.#batcher = new Batcher({
      run,
      max: Infinity,
      gatherMs: (waiting) => (isWorthIt(waiting.length) ? gatherMs : 0),
      failsWhole: true,
    });
  }

  static async open(db: Db, clock: Clock, folder: string, gatherMs = GATHER_MS): Promise<AccessLog> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return new AccessLog(db, clock, await openStream(db, clock, folder), gatherMs);
  }

  get streamId(): string {
    return this.#stream.id;
  }

  /** Throws when openings cannot be written down now: then nothing may be opened. */
  assertWritable(): void {
    if (this.#failing || this.#waiting.all.size >= WAITING_MAX)
      throw new Problem('service_unavailable', { privateText: 'the access log cannot be written' });
  }

  /** Somebody opens, until they leave. Who says before that all is opened keeps nobody's entries waiting. */
  enter(): Readonly<{ openedAll(): void; leave(): void }> {
    this.#openers += 1;
    this.#opening += 1;

    let isOpening = true;
    const openedAll = (): void => {
      if (!isOpening) return;
      isOpening = false;
      this.#opening -= 1;
      if (this.#opening === 0) this.#batcher.hurry();
    };
    const leave = (): void => {
      openedAll();
      this.#openers -= 1;
    };
    return { openedAll, leave };
  }

  /**
   * On file when this returns; throws where it cannot be. Resolves when the entry is committed, or has waited
   * long enough.
   */
  record(opening: Omit<Access, 'at'>): Promise<void> {
    const access = { ...opening, at: timestamp(this.#clock.now()) };
    const seq = this.#seq + 1n;
    this.#stream.journal.note(seq, access);
    this.#seq = seq;

    return new Promise((resolve) => {
      this.#waiting.put(seq, resolve);
      const end = (): void => {
        this.#waiting.remove(seq);
        resolve();
      };
      this.#batcher.add(access).then(end, (error: unknown) => {
        this.#fault = error instanceof Error ? error : new Error(String(error)); // for `close`
        end();
      });
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const { journal, state, release } = this.#stream;
    const written = async (): Promise<void> => {
      await this.#batcher.close();
      if (this.#fault !== null) throw this.#fault;
    };
    await closeAll([written, () => journal.close(), () => state.close(), release]);
  }

  async #write(accesses: readonly Access[]): Promise<true[]> {
    this.#stream.journal.turn();
    for (let from = 0; from < accesses.length; from += BATCH_MAX) {
      const batch = accesses.slice(from, from + BATCH_MAX);
      await this.#insert(chainRows(this.#stream.state, batch));
      this.#stream.state.save();
    }
    return accesses.map(() => true);
  }

  /** Until it is in: the keys of these entries are gone, so they can only be repeated as they are. */
  async #insert(rows: readonly AccessRow[]): Promise<void> {
    const giveUpWaitingAt = performance.now() + WAIT_MS_MAX;
    for (;;) {
      try {
        await insertAccesses(this.#db, this.#stream.id, rows);
        this.#failing = false;
        return;
      } catch (error) {
        this.#failing = true;
        if (this.#closed) throw error;
        // Those behind this batch came before it failed: since then nothing is opened.
        if (performance.now() > giveUpWaitingAt) for (const resolve of this.#waiting.all.values()) resolve();
        await delay(RETRY_PAUSE_MS);
      }
    }
  }
}

function chainRows(state: ChainState, accesses: readonly Access[]): readonly AccessRow[] {
  return accesses.map((access) => {
    const seq = state.seq + 1n;
    const mac = entryMac(state.key, state.mac, seq, access);
    state.advance(seq, nextKey(state.key), mac);

    return {
      seq,
      at: access.at,
      merchant_account_id: access.merchantAccountId,
      record_id: access.recordId,
      field: access.field,
      actor: access.actor,
      purpose: access.purpose,
      mac,
    };
  });
}

type Stream = Readonly<{ id: string; state: ChainState; journal: Journal; release(): void }>;

/** The folder's stream that no living process writes to and that agrees with the database; else a new one. */
async function openStream(db: Db, clock: Clock, folder: string): Promise<Stream> {
  for (const id of readdirSync(folder)
    .filter((name) => /^[0-9a-f-]{36}$/.test(name))
    .sort()) {
    const claim = tryClaim(join(folder, id));
    if (claim === null) continue;
    const state = ChainState.open(join(folder, id, 'state'));
    let journal: Journal | null = null;
    try {
      if (state !== null && (await catchUp(db, id, state)))
        journal = await finishJournal(db, id, state, join(folder, id));
      if (state !== null && journal !== null) return { id, state, journal, release: () => claim.release() };
    } finally {
      if (journal === null) {
        state?.close();
        claim.release();
      }
    }
  }
  return createStream(clock, folder);
}

async function createStream(clock: Clock, folder: string): Promise<Stream> {
  const id = newId(clock.now());
  mkdirSync(join(folder, id), { mode: 0o700 });
  const claim = tryClaim(join(folder, id));
  if (claim === null) throw new StartError(`The access log stream ${id} is in use.`);
  const key = randomBytes(32);
  await writeFile(join(folder, id, 'verification-key'), key, { mode: 0o600, flag: 'wx' });
  const state = ChainState.create(join(folder, id, 'state'), key);
  return { id, state, journal: Journal.open(join(folder, id)), release: () => claim.release() };
}

/** Openings that a killed process had noted and not committed. */
async function finishJournal(db: Db, id: string, state: ChainState, folder: string): Promise<Journal> {
  const journal = Journal.open(folder);
  const left = journal.notedAfter(state.seq);

  for (let from = 0; from < left.length; from += BATCH_MAX)
    await insertAccesses(
      db,
      id,
      chainRows(
        state,
        left.slice(from, from + BATCH_MAX).map(({ access }) => access),
      ),
    );
  state.save();
  return journal;
}

/**
 * After a crash the database may hold entries that the state does not know of. The chain is walked to its
 * end. False when it does not hold, or the database is behind (restored, cut): such a stream is left as
 * evidence for the verifier, and is not continued.
 */
async function catchUp(db: Db, id: string, state: ChainState): Promise<boolean> {
  if (state.seq > 0n) {
    const head = (await selectAccessesAfter(db, id, state.seq - 1n, 1))[0];
    if (head === undefined || head.seq !== state.seq || !head.mac.equals(state.mac)) return false;
  }

  for (;;) {
    const rows = await selectAccessesAfter(db, id, state.seq, PAGE);
    if (rows.length === 0) break;
    for (const row of rows) {
      if (
        row.seq !== state.seq + 1n ||
        !entryMac(state.key, state.mac, row.seq, accessOf(row)).equals(row.mac)
      )
        return false;
      state.advance(row.seq, nextKey(state.key), row.mac);
    }
  }
  state.save();
  return true;
}

export function accessOf(row: AccessRow): Access {
  return {
    at: row.at,
    merchantAccountId: row.merchant_account_id,
    recordId: row.record_id,
    field: row.field,
    actor: row.actor,
    purpose: row.purpose,
  };
}

function tryClaim(folder: string): { release(): void } | null {
  try {
    return claimFolder(folder);
  } catch (error) {
    if (error instanceof StartError) return null;
    throw error;
  }
}
