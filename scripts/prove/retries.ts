import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createDb } from '../../server/db/db.ts';
import { startEmbeddedPostgres } from '../../server/db/embedded.ts';
import { migrate, migrationFolders } from '../../server/db/migrate.ts';
import type { LimitedScheme } from '../../server/domain/attempt-limits.ts';
import type { Proof } from '../prove.ts';
import type { Race, Racer } from './attempt-racer.ts';

/**
 * Sixteen processes that try the same declined cards at the same moments, day after day, on a real PostgreSQL: how many
 * attempts of any window were above the limit of the card's scheme. What was let through is counted here by itself.
 */
const PROCESSES = 16;
const CARDS = 20;
const DAYS = 45;
const TRIES_A_DAY = 2;
const DAY_MS = 86_400_000;
const BEGIN = Date.parse('2026-01-01T00:00:00Z');

/** Declines of a window, as the schemes publish them: written down again, so that a slip in the table is seen. */
const PUBLISHED: Readonly<Record<LimitedScheme, readonly (readonly [days: number, declines: number])[]>> = {
  visa: [[30, 16]],
  mastercard: [
    [1, 10],
    [30, 35],
  ],
};

export async function proveRetries(quick: boolean): Promise<Proof> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-retries-'));
  const postgres = await startEmbeddedPostgres(path.join(folder, 'database'), { max_connections: '300' });
  const racers: ChildProcess[] = [];

  try {
    await migrate(postgres.connection, new Date(BEGIN), migrationFolders('production'));
    const cards = Array.from({ length: CARDS }, (_, index) => ({
      fingerprint: randomUUID(),
      scheme: index % 2 === 0 ? ('visa' as const) : ('mastercard' as const),
    }));
    const db = createDb(postgres.connection);
    for (const { fingerprint } of cards)
      await db.query(
        {
          name: '',
          text: `INSERT INTO card_attempts (merchant_account_id, fingerprint, credential, operation_ids, attempted_at,
            last_at) VALUES ('default', $1, 'number', ARRAY[gen_random_uuid()], ARRAY[$2::timestamptz], $2)`,
        },
        [fingerprint, new Date(BEGIN)],
      );
    await db.close();
    const race: Race = { connection: postgres.connection, cards, tries: TRIES_A_DAY };
    for (let index = 0; index < PROCESSES; index += 1)
      racers.push(fork(path.join(import.meta.dirname, 'attempt-racer.ts'), [JSON.stringify(race)]));
    return await proofOf(racers, cards, quick ? DAYS / 9 : DAYS);
  } finally {
    for (const racer of racers) racer.kill();
    await postgres.stop();
    fs.rmSync(folder, { recursive: true });
  }
}

type Tally = { readonly limit: number; asked: number; let: number; above: number; most: number };

async function proofOf(racers: readonly ChildProcess[], cards: Race['cards'], days: number): Promise<Proof> {
  const letThrough = new Map(cards.map(({ fingerprint }) => [fingerprint, [BEGIN]]));
  await Promise.all(racers.map((racer) => answerOf(racer)));
  for (let day = 0; day < days; day += 1) {
    const answers = racers.map((racer) => {
      racer.send({ atMs: BEGIN + day * DAY_MS + 1_000 });
      return answerOf(racer);
    });
    for (const answer of await Promise.all(answers))
      for (const [fingerprint, atMs] of answer) letThrough.get(fingerprint)?.push(atMs);
  }

  const tallies = new Map<string, Tally>();
  for (const { fingerprint, scheme } of cards) {
    const times = (letThrough.get(fingerprint) ?? []).toSorted((a, b) => a - b);
    for (const [span, declines] of PUBLISHED[scheme]) {
      const name = `${scheme}: ${declines} in ${span} ${span === 1 ? 'day' : 'days'}`;
      const tally = tallies.get(name) ?? { limit: declines, asked: 0, let: 0, above: 0, most: 0 };
      const counts = times.map((at, index) => index + 1 - times.findIndex((one) => one > at - span * DAY_MS));
      tally.asked += PROCESSES * TRIES_A_DAY * days;
      tally.let += times.length;
      tally.above += counts.filter((count) => count > declines).length;
      tally.most = Math.max(tally.most, ...counts);
      tallies.set(name, tally);
    }
  }
  const all = [...tallies];
  const above = all.reduce((sum, [, tally]) => sum + tally.above, 0);
  // A limit that nobody comes to proves nothing.
  const isReached = days < DAYS || all.every(([, { limit, most }]) => most === limit);
  return {
    head: ['limit', 'attempts asked for', 'let through', 'most in a window', 'above'],
    rows: all.map(([name, tally]) => [
      name,
      ...[tally.asked, tally.let, tally.most, tally.above].map(String),
    ]),
    told: [`${PROCESSES} processes, ${CARDS} cards, ${days} days: ${above} attempts above a limit`],
    holds: above === 0 && isReached,
  };
}

function answerOf(racer: ChildProcess): Promise<Racer> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null): void => reject(new Error(`a racing process ended with ${code}`));
    racer.once('exit', fail);
    racer.once('message', (message) => {
      racer.off('exit', fail);
      resolve(message as Racer);
    });
  });
}
