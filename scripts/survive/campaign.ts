import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../../server/db/db.ts';
import { eventually } from '../../test/harness/eventually.ts';
import { hurryRecovery, unfinishedOperations } from '../../test/crash/books.ts';
import { type Blow, BLOWS } from './blows.ts';
import type { Dice } from '../dice.ts';
import type { Layout } from './layouts.ts';
import { Notebook } from './notebook.ts';
import { Shoppers } from './shoppers.ts';
import { Stand } from './stand.ts';
import type { Tally } from './tally.ts';
import { judgeStand, type OracleFinding } from './verdict.ts';

export type CampaignOptions = Readonly<{
  folder: string;
  seconds: number;
  shoppers: number;
  isShort: boolean;
  /** Words of which a blow's name has one; empty: all blows. */
  only: readonly string[];
  /** Blows that fall one upon the other, before it is waited until people can pay again. */
  volley: number;
  dice: Dice;
  tally: Tally;
  say(line: string): void;
}>;

const QUIET_LOOKS = 8;
const LOOK_MS = 250;
/** What was asked about while a blow's end was still felt is asked about once more. */
const PENDING_ROUNDS = 2;

/** People buy on one layout, blow follows blow; then all comes to rest, and every oracle is asked. */
export async function runCampaign(
  layout: Layout,
  options: CampaignOptions,
): Promise<readonly OracleFinding[]> {
  const { folder, seconds, dice, tally, say } = options;
  const stand = await Stand.begin(layout, path.join(folder, layout.name), dice);
  try {
    const notebook = new Notebook(path.join(stand.folder, 'notebook.jsonl'));
    const from = notebook.writes.length;
    const { simulatorUrl, token, endpoint } = stand.needs;
    const shoppers = new Shoppers({
      urls: stand.urls,
      simulatorUrl,
      token,
      notebook,
      dice,
      isShort: options.isShort,
    });
    shoppers.begin(options.shoppers);
    const endAt = performance.now() + seconds * 1000;
    const blows = BLOWS.filter(
      ({ name, isPossible }) =>
        (options.only.length === 0 || options.only.some((word) => name.includes(word))) &&
        (isPossible?.(stand) ?? true),
    );
    await paidAfter(notebook, performance.now());
    const late: OracleFinding[] = [];
    const quick = blows.filter(({ isQuick }) => isQuick === true);
    while (options.isShort ? quick.length > 0 : performance.now() < endAt) {
      const volley = options.isShort
        ? quick.splice(0, 1)
        : Array.from({ length: options.volley }, () => dice.byWeight(blows));
      if (!(await strikeVolley(volley, { stand, notebook, dice, tally })))
        late.push({
          oracle: 'people can pay again within five minutes',
          count: 1,
          first: volley.map(({ name }) => name),
        });
    }
    await stand.heal();
    await stand.untilReady();
    await shoppers.end();
    say(`${layout.name}: ${notebook.writes.length - from} writes; coming to rest`);
    await comeToRest(stand);
    const found = [...late, ...(await judgeStand(stand, notebook))];
    const written = notebook.writes.slice(from);
    const payments = written.filter(({ kind }) => kind === 'pay').length;
    tally.totals.payments += payments;
    tally.totals.otherWrites += written.length - payments;
    tally.totals.messages += endpoint.counts().messages;
    tally.totals.doubled += endpoint.counts().doubled;
    return found;
  } finally {
    await stand.close();
  }
}

type Ring = Readonly<{ stand: Stand; notebook: Notebook; dice: Dice; tally: Tally }>;

/** Blow upon blow. False: nobody could pay for five minutes after the last of them, which is the one that is timed. */
async function strikeVolley(
  volley: readonly Blow[],
  { stand, notebook, dice, tally }: Ring,
): Promise<boolean> {
  notebook.takeRefused();
  let isPaidAgain = true;
  for (const [index, blow] of volley.entries()) {
    const doubledBefore = stand.needs.endpoint.counts().doubled;
    const beganMs = performance.now();
    const struck = await blow.strike(stand, dice);
    const sinceMs = blow.counts === 'kills' ? beganMs : performance.now();
    const line = tally.lineOf(blow.name);
    line.times += 1;
    tally.totals[blow.counts] += struck;

    if (index === volley.length - 1) {
      const paidMs = await paidAfter(notebook, sinceMs).catch(() => null);
      isPaidAgain = paidMs !== null;
      line.recoveriesMs.push((paidMs ?? performance.now()) - sinceMs);
    }
    tally.addRefused(blow.name, notebook.takeRefused());
    await delay(50 + dice.below(500));
    line.doubled += stand.needs.endpoint.counts().doubled - doubledBefore;
    tally.save();
  }
  return isPaidAgain;
}

function paidAfter(notebook: Notebook, ms: number): Promise<number> {
  return eventually(() => notebook.paidAfter(ms) ?? false);
}

/** Nothing is under way, nothing is unknown, and every message has been taken: hurried, as if the time had passed. */
async function comeToRest(stand: Stand): Promise<void> {
  const db = stand.openDatabase();
  try {
    await eventually(
      async () => {
        await untilQuiet(db);
        if ((await unfinishedOperations(db)).length === 0) return true;
        await hurryRecovery(db);
        return false;
      },
      { deadlineMs: 240_000 },
    ).catch(() => undefined); // an oracle tells of it
    await stand.control('POST', 'run', {});
    for (let round = 0; round < PENDING_ROUNDS; round += 1) {
      await db.query({ name: '', text: HURRY_PENDING }, []);
      await untilQuiet(db);
    }
    await eventually(
      async () => {
        await db.query({ name: '', text: HURRY_MESSAGES }, []);
        await db.query({ name: '', text: HURRY_QUEUES }, []);
        await delay(LOOK_MS);
        const [row] = await db.query<{ count: bigint }>({ name: '', text: MESSAGES_OPEN }, []);
        return row?.count === 0n;
      },
      { deadlineMs: 180_000 },
    ).catch(() => undefined);
    await untilQuiet(db);
  } finally {
    await db.close();
  }
}

/** Several looks in a row see the same. */
async function untilQuiet(db: Db): Promise<void> {
  let [before, equal] = ['', 0];
  while (equal < QUIET_LOOKS) {
    const rows = await db.query<{ seen: string }>({ name: '', text: SEEN }, []);
    const seen = rows[0]?.seen ?? '';
    equal = seen === before ? equal + 1 : 0;
    before = seen;
    await delay(LOOK_MS);
  }
}

const SEEN = `SELECT concat_ws(' ', (SELECT sum(version) FROM transactions), (SELECT count(*) FROM operations),
  (SELECT count(*) FROM transaction_events)) AS seen`;
/** A processor that has given up its event is asked, every six hours: what is pending is due. */
const HURRY_PENDING = `UPDATE operations SET due_at = created_at WHERE status = 'pending' AND due_at > created_at`;
const HURRY_MESSAGES = `UPDATE webhook_deliveries SET due_at = created_at
  WHERE status = 'pending' AND due_at > created_at`;
const HURRY_QUEUES = `UPDATE webhook_queues SET due_at = '2026-01-01', resting_until = NULL
  WHERE due_at > '2026-01-02' AND NOT is_taken`;
const MESSAGES_OPEN = `SELECT (SELECT count(*) FROM webhook_deliveries WHERE status = 'pending')
  + (SELECT count(*) FROM webhook_events WHERE due_at IS NOT NULL) AS count`;
