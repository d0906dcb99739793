import { randomUUID } from 'node:crypto';
import { type Connection, createDb } from '../../server/db/db.ts';
import { reserveAttempt } from '../../server/db/queries/card-attempts.ts';
import { type LimitedScheme, limitsOf } from '../../server/domain/attempt-limits.ts';
import type { MerchantAccountId, OperationId } from '../../server/domain/ids.ts';

/** A process of its own that tries cards when it is told a time. Each attempt is declined, and so keeps its place. */
export type Race = Readonly<{
  connection: Connection;
  cards: readonly Readonly<{ fingerprint: string; scheme: LimitedScheme }>[];
  /** How often each card is tried each time. */
  tries: number;
}>;
/** Attempts that were let through: of which card, and when. */
export type Racer = readonly (readonly [fingerprint: string, atMs: number])[];

const race = JSON.parse(process.argv[2] ?? '') as Race;
const db = createDb(race.connection);
const attempts = race.cards.flatMap((card) => Array.from({ length: race.tries }, () => card));

async function tryAll(atMs: number): Promise<Racer> {
  const tried = await Promise.all(
    attempts.map(async ({ fingerprint, scheme }) => {
      const card = {
        merchantAccountId: 'default' as MerchantAccountId,
        fingerprint,
        credential: 'number',
      } as const;
      const place = {
        operationId: randomUUID() as string as OperationId,
        declined: null,
        now: new Date(atMs),
      };
      return (await reserveAttempt(db, card, place, limitsOf(scheme))) ? [[fingerprint, atMs] as const] : [];
    }),
  );
  return tried.flat();
}

process.on('message', (message) => {
  const { atMs } = message as Readonly<{ atMs: number }>;
  void tryAll(atMs).then((racer) => process.send?.(racer));
});
process.send?.([]);
