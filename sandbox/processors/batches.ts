import type { Queryable } from '../../server/db/db.ts';
import { planStep } from '../queries/events.ts';
import { addObject, changeObject, listObjects, lockObject, removeObject } from '../queries/objects.ts';
import type { Separator } from '../../server/domain/report/csv-reader.ts';
import { newId } from '../../server/platform/entropy.ts';
import type { Desk } from './book.ts';

/**
 * What processors pay out and tell in files: what moved money is gathered for two days, then the batch closes, and its
 * file can be fetched.
 */
export type Batch<Entry> = Readonly<{
  id: string;
  number: number;
  /** Whose it is. */
  account: string;
  /** A payment of it, that its event is told under. */
  uuid: string;
  entries: readonly Entry[];
  closedAt: string;
}> &
  Manner;
/**
 * `truncated`: the file ends within a line. `others`: so many lines of payments that nobody here has made. `isShort`:
 * what was settled first is left out, for good, where there is anything else.
 */
export type Manner = Readonly<{ truncated: boolean; others: number; isShort: boolean; how: string }>;

type KeptEntry<Entry> = Readonly<{ uuid: string; account: string; entry: Entry }>;

const BATCH_MS = 2 * 24 * 60 * 60_000;
const BATCH_STEP = 'close-batch';

export async function gatherEntry<Entry>(
  tx: Queryable,
  desk: Desk,
  of: Readonly<{ id: string; uuid: string; account: string }>,
  entry: Entry,
): Promise<void> {
  const { id, uuid, account } = of;
  const body: KeptEntry<Entry> = { uuid, account, entry };
  await addObject(tx, desk, { id: `entry ${id}`, kind: 'entry', parentId: account, body }, desk.now);
  const dueAt = new Date(desk.now.getTime() + BATCH_MS);
  await planStep(tx, desk, { id: newId(desk.now), subjectId: uuid, kind: BATCH_STEP, dueAt });
}

export type BatchRules<Entry> = Readonly<{
  /** What the file of the batch of this number is kept as. */
  idOf(account: string, number: number, now: Date): string;
  tell(tx: Queryable, desk: Desk, batch: Batch<Entry>): Promise<void>;
  /** Acts that close a batch in a manner of the processor's own; `whole`: of all accounts, under this name. */
  closing: Readonly<Record<string, Readonly<{ whole?: string }>>>;
}>;

/** Does what was planned; asked again, there is nothing left to do. False: it is about something else. */
export async function batchStep<Entry>(
  rules: BatchRules<Entry>,
  desk: Desk,
  { kind, subjectId }: Readonly<{ kind: string; subjectId: string }>,
): Promise<boolean> {
  if (kind !== BATCH_STEP) return false;
  await closeBatch(rules, desk, subjectId, {});
  return true;
}

/** What a test or a developer orders, of the account of a payment. Null: it is about something else. */
export async function batchAct<Entry>(
  rules: BatchRules<Entry>,
  desk: Desk,
  uuid: string,
  what: string,
): Promise<boolean | null> {
  switch (what) {
    case 'settle_truncated':
      return closeBatch(rules, desk, uuid, { truncated: true });
    case 'settle_among_some':
      return closeBatch(rules, desk, uuid, { others: SOME });
    case 'settle_with_error':
      return closeBatch(rules, desk, uuid, { others: 1, isShort: true });
    case 'settle_among_many':
      return closeBatch(rules, desk, uuid, { others: MANY });
    case 'mend_report':
      return announceLast(rules, desk, (batch) => ({ ...batch, truncated: false }));
    case 'announce_report_again':
      return announceLast(rules, desk, (batch) => batch);
    default:
      return what === 'settle' || Object.hasOwn(rules.closing, what)
        ? closeBatch(rules, desk, uuid, { how: what })
        : null;
  }
}

/** A file of several pieces, and one of some 100 MB. */
const [SOME, MANY] = [800, 600_000];

async function closeBatch<Entry>(
  rules: BatchRules<Entry>,
  desk: Desk,
  uuid: string,
  more: Partial<Manner>,
): Promise<boolean> {
  const isClosed = await desk.db.transaction(async (tx) => {
    // Steps of two payments may come at once: one of them closes the batch of both.
    await addObject(tx, desk, { id: 'batches', kind: 'batches', body: {} }, desk.now);
    await lockObject(tx, desk, 'batches');
    const open = await listObjects<KeptEntry<Entry>>(tx, desk, 'entry');
    const own = open.find(({ body }) => body.uuid === uuid)?.body.account;
    if (own === undefined) return false;

    const whole = rules.closing[more.how ?? '']?.whole;
    const entries = open.filter(({ body }) => whole !== undefined || body.account === own).toReversed();
    const account = whole ?? own;
    const [last] = await listObjects<Batch<Entry>>(tx, desk, 'batch', account);
    const number = (last?.body.number ?? 0) + 1;
    const batch: Batch<Entry> = {
      truncated: false,
      others: 0,
      isShort: false,
      how: 'settle',
      ...more,
      id: rules.idOf(account, number, desk.now),
      number,
      uuid,
      account,
      entries: entries
        .slice(more.isShort === true && entries.length > 1 ? 1 : 0)
        .map(({ body }) => body.entry),
      closedAt: desk.now.toISOString(),
    };
    await addObject(tx, desk, { id: batch.id, kind: 'batch', parentId: account, body: batch }, desk.now);
    for (const { object_id: entry } of entries) await removeObject(tx, desk, entry);
    await rules.tell(tx, desk, batch);
    return true;
  });
  desk.courier.kick();
  return isClosed;
}

async function announceLast<Entry>(
  rules: BatchRules<Entry>,
  desk: Desk,
  change: (batch: Batch<Entry>) => Batch<Entry>,
): Promise<boolean> {
  const isThere = await desk.db.transaction(async (tx) => {
    const [last] = await listObjects<Batch<Entry>>(tx, desk, 'batch');
    if (last === undefined) return false;
    await changeObject(tx, desk, last.object_id, change(last.body));
    await rules.tell(tx, desk, last.body);
    return true;
  });
  desk.courier.kick();
  return isThere;
}

export type Line = Readonly<Record<string, string | number>>;
/** `other`: the line of the payment of that number that nobody here has made. */
type Lines = Readonly<{
  columns: readonly string[];
  separator?: Separator;
  lines: readonly Line[];
  other(at: number): Line;
  end: readonly Line[];
}>;

/** A file as it is written, piece by piece. */
export async function* csvFile({ truncated, others }: Manner, file: Lines): AsyncGenerator<string> {
  const { separator = ',' } = file;
  const written = (line: Line): string => {
    const cells = file.columns.map((column) => String(line[column] ?? ''));
    const quoted = cells.map((cell) => (/[",;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
    return `${quoted.join(separator)}\n`;
  };

  yield `${file.columns.join(separator)}\n`;
  for (const line of file.lines) yield written(line);
  for (let from = 0; from < others; from += CHUNK_LINES) {
    const until = Math.min(from + CHUNK_LINES, others);
    yield Array.from({ length: until - from }, (_one, at) => written(file.other(from + at))).join('');
  }
  const end = file.end.map(written).join('');
  yield truncated ? end.slice(0, -CUT) : end;
}

const CHUNK_LINES = 500;
/** Characters that a file lacks that was cut off: some of its last line. */
const CUT = 30;
