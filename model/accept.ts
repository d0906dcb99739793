import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Books } from './trace-books.ts';
import { type PlacedLine, readTrace } from './trace-lines.ts';
import { Acceptor, type Sight, toldBy } from './trace-steps.ts';

/** A line that the model has no way to, with the steps that it has instead. */
export type Refusal = Readonly<{ line: string; what: string; nearest: readonly string[] }>;
export type Accepted = Readonly<{
  lines: number;
  changes: number;
  transactions: number;
  operations: number;
  refused: readonly Refusal[];
}>;

/** Kinds of operations of processors on payments: the model's. */
const KINDS: ReadonlySet<string> = new Set(['authorize', 'capture', 'void', 'refund', 'cancel', 'increment']);

/** Replays the traces of one run, the files of all its processes together, as paths of the model. */
export async function acceptTraces(paths: readonly string[], acceptor = new Acceptor()): Promise<Accepted> {
  const lines: PlacedLine[] = [];
  const refused: Refusal[] = [];
  for (const [file, path] of filesOf(paths).entries())
    try {
      for (const line of await readTrace(path, file)) lines.push(line);
    } catch (error) {
      refused.push({ line: path, what: error instanceof Error ? error.message : String(error), nearest: [] });
    }

  const ofTransactions = groupedBy(lines, ({ transaction }) => transaction);
  const ofOperations = groupedBy(lines, ({ operation }) => operation);
  const restoredUs = lines.flatMap((line) => (line.held === true ? [line.endedUs] : []));
  const keys = new Map<string, Bound>();
  const instances = new Map(
    lines.flatMap(({ file, instance }) => (instance === undefined ? [] : [[file, instance]])),
  );
  const sights = new Map<string, SeenLine[]>();
  let changes = 0;
  for (const [transaction, own] of ofTransactions) {
    const { chain, refusal } = chainOf(own, restoredUs);
    changes += chain.length;
    if (refusal !== null) refused.push(refusal);
    const found = refuseBooks(transaction, chain, keys, sights, instances);
    if (found !== null) refused.push(found);
  }
  let operations = 0;
  for (const [operation, seen] of sights) {
    operations += 1;
    const found = refuseSteps(
      acceptor,
      inOrder([...seen, ...seenIn(ofOperations.get(operation) ?? [], seen)]),
    );
    if (found !== null) refused.push(found);
  }
  return { lines: lines.length, changes, transactions: ofTransactions.size, operations, refused };
}

function filesOf(paths: readonly string[]): string[] {
  return paths.flatMap((path) =>
    statSync(path).isDirectory()
      ? readdirSync(path)
          .filter((name) => name.endsWith('.jsonl'))
          .toSorted()
          .map((name) => join(path, name))
      : [path],
  );
}

function groupedBy(
  lines: readonly PlacedLine[],
  nameOf: (line: PlacedLine) => string | undefined,
): Map<string, PlacedLine[]> {
  const groups = new Map<string, PlacedLine[]>();
  for (const line of lines) {
    const name = nameOf(line);
    if (name === undefined) continue;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [line]);
    else group.push(line);
  }
  return groups;
}

/**
 * The steps of a transaction by its version, which the database raises with each. A statement whose process was killed
 * before it knew has happened where the next one stands on it. What a restore has forgotten is left out.
 */
function chainOf(
  lines: readonly PlacedLine[],
  restoredUs: readonly number[],
): Readonly<{ chain: PlacedLine[]; refusal: Refusal | null }> {
  const taken = lines.filter(({ isTaken, version }) => isTaken === true && version !== undefined);
  const last = Math.max(0, ...taken.map(({ version = 0 }) => version));
  const chain: PlacedLine[] = [];
  let sinceUs = 0;
  for (let version = 1; version <= last; version += 1) {
    const written = taken.filter((line) => line.version === version && line.endedUs >= sinceUs);
    const open = lines.filter((line) => line.isTaken === null && mayBe(line, version));
    const possible = written.length > 0 ? written : stoodOn(open, lines, version + 1);
    const [line, ...forgotten] = possible.toSorted(latestFirst);
    if (line === undefined) return { chain, refusal: missingStep(taken, version, sinceUs) };
    const twice = written.length > 1 ? forgotten[0] : undefined;
    if (twice !== undefined) {
      const restored = restoredUs.find((atUs) => atUs >= twice.endedUs && atUs <= line.endedUs);
      const what = `version ${version} was written twice`;
      if (restored === undefined) return { chain, refusal: { line: line.name, what, nearest: [twice.name] } };
      sinceUs = restored;
    }
    chain.push({ ...line, version });
  }
  return { chain, refusal: null };
}

/**
 * Of several statements for one version, of which a process that was killed had heard of none, the one that happened
 * leaves what the next was decided on. All of them where that does not tell.
 */
function stoodOn(
  open: readonly PlacedLine[],
  lines: readonly PlacedLine[],
  nextVersion: number,
): readonly PlacedLine[] {
  const seenNext = lines.flatMap(({ version, isTaken, before }) =>
    version === nextVersion && isTaken !== false && before !== null && before !== undefined ? [before] : [],
  );
  const fitting = open.filter(({ before, after }) =>
    seenNext.some((seen) => {
      const left: Readonly<Record<string, unknown>> = { ...before, ...after };
      return Object.entries(seen).every(([name, value]) => left[name] === undefined || left[name] === value);
    }),
  );
  return fitting.length > 0 ? fitting : open;
}

function latestFirst(one: PlacedLine, other: PlacedLine): number {
  return other.endedUs - one.endedUs;
}

/** Null: the steps that follow are of before a restore, which has forgotten them. */
function missingStep(taken: readonly PlacedLine[], version: number, sinceUs: number): Refusal | null {
  const next = taken.find((line) => (line.version ?? 0) > version && line.endedUs >= sinceUs);
  if (next === undefined) return null;
  const what = `the step to version ${version} of ${next.transaction ?? ''} is missing`;
  return { line: next.name, what, nearest: [] };
}

/** A sending that is noted does not know the version before its statement has it. */
function mayBe({ at, version }: PlacedLine, wanted: number): boolean {
  return version === undefined ? at === 'sends again' : version === wanted;
}

type SeenLine = Readonly<{ line: PlacedLine; sight: Sight }>;

function refuseBooks(
  transaction: string,
  chain: readonly PlacedLine[],
  keys: Map<string, Bound>,
  sights: Map<string, SeenLine[]>,
  instances: ReadonlyMap<number, string>,
): Refusal | null {
  const books = new Books();
  for (const line of chain) {
    const was = books.status;
    const statuses = (line.changes ?? []).map(({ operation_id }) => books.statusOf(operation_id));
    const what = books.refuse(line) ?? refuseKey(line, keys, instances);
    if (what !== null)
      return { line: line.name, what: `${line.at} of ${transaction}, which is ${was}`, nearest: [what] };
    for (const [operation, sight] of sightsOf(line, statuses)) {
      const seen = sights.get(operation);
      if (seen !== undefined) seen.push({ line, sight });
      else if (sight.step === 'intent') sights.set(operation, [{ line, sight }]);
    }
  }
  return null;
}

/**
 * A key is kept for 72 hours of the machine's clock. A line has the merchant account's, which tests move by days: this
 * is how far apart two of its moments are that are surely of one life of a key.
 */
const KEY_KEPT_MS = 24 * 60 * 60_000;

/** What a key was bound to, and when. */
type Bound = Readonly<{ transaction: string; atMs: number }>;

/** While it is kept, a key of a database is bound to what is done of one transaction. */
function refuseKey(
  { key, file, transaction = '', clock = '' }: PlacedLine,
  keys: Map<string, Bound>,
  instances: ReadonlyMap<number, string>,
): string | null {
  if (key === null || key === undefined || key.binds === null) return null;
  const name = `${instances.get(file) ?? ''} ${key.key}`;
  const known = keys.get(name);
  const atMs = Date.parse(clock);
  keys.set(name, { transaction, atMs });
  const isKept = known !== undefined && Math.abs(atMs - known.atMs) < KEY_KEPT_MS;
  return isKept && known.transaction !== transaction ? `the key is bound to ${known.transaction}` : null;
}

/** What a step of a transaction shows of its operations. */
function* sightsOf(
  line: PlacedLine,
  statuses: readonly (string | undefined)[],
): Generator<readonly [operation: string, sight: Sight]> {
  const { at, operation, operations = [], changes = [] } = line;
  if (at === 'sends again' && operation !== undefined) yield [operation, { step: 'sends again', kind: '' }];
  for (const { operation_id, kind, status } of operations)
    if (status === 'sent' && KINDS.has(kind)) yield [operation_id, { step: 'intent', kind }];
  for (const [index, { operation_id, status }] of changes.entries()) {
    const sight = changeSeen(line, operation_id, statuses[index], status);
    if (sight !== null) yield [operation_id, sight];
  }
}

function changeSeen(
  { cause }: PlacedLine,
  operation: string,
  was: string | undefined,
  status = was,
): Sight | null {
  if (cause?.operation.operation_id !== operation)
    return status === was ? null : { step: 'moved by others', kind: '', status };
  // That it is still pending moves nothing; what is pending may be told in many ways: by a page, by a question.
  if (was === 'pending' && status === 'pending') return null;
  const isHeard = was === 'pending' ? undefined : cause.heard;
  return { step: 'outcome', kind: '', was, status, told: toldBy(cause.outcome), isHeard };
}

/** What lines about one operation alone show of it. */
function seenIn(lines: readonly PlacedLine[], seen: readonly SeenLine[]): SeenLine[] {
  const steps = seen.filter(({ line }) => line.version !== undefined);
  return lines.flatMap((line): SeenLine[] => {
    if (line.isTaken === false || steps.some((step) => step.line.name === line.name)) return [];
    switch (line.at) {
      case 'sends':
      case 'claims':
      case 'postpones':
      case 'renews':
        return [{ line, sight: { step: line.at, kind: '' } }];
      case 'looked':
        return [{ line, sight: { step: 'looked', kind: '' } }];
      case 'answered':
        return line.outcome === undefined
          ? []
          : [{ line, sight: { step: 'answered', kind: '', told: toldBy(line.outcome) } }];
      default:
        return [];
    }
  });
}

/** By versions, by each process's own order, and else by the clock. */
function inOrder(seen: readonly SeenLine[]): SeenLine[] {
  const waiting = seen.toSorted((a, b) => momentOf(a) - momentOf(b));
  const ordered: SeenLine[] = [];
  while (waiting.length > 0) {
    const index = waiting.findIndex(({ line }) =>
      waiting.every(({ line: other }) => other === line || !isBefore(other, line)),
    );
    ordered.push(...waiting.splice(Math.max(0, index), 1));
  }
  return ordered;
}

/** Others may see to an operation before whoever began it has read that it has: nothing of it is before its intent. */
function momentOf({ line, sight }: SeenLine): number {
  return sight.step === 'intent' ? line.at_us : line.endedUs;
}

function isBefore(one: PlacedLine, other: PlacedLine): boolean {
  if (one.version !== undefined && other.version !== undefined) return one.version < other.version;
  return one.file === other.file && one.endedUs < other.at_us;
}

const OPEN: ReadonlySet<string> = new Set(['sent', 'unknown', 'pending']);

function refuseSteps(acceptor: Acceptor, seen: readonly SeenLine[]): Refusal | null {
  const kind = seen.find(({ sight }) => sight.step === 'intent')?.sight.kind ?? '';
  const watched = new Watched();
  let frontier = acceptor.begin(kind);
  for (const { line, sight: shown } of seen) {
    const sight = watched.see(line, { ...shown, kind });
    if (sight === null) continue;
    const next = sight === 'unasked' ? null : acceptor.follow(frontier, sight);
    if (next !== null) frontier = next;
    else if (!watched.mayBePutOff(shown))
      return {
        line: line.name,
        what: whatOf({ ...shown, kind }),
        nearest: sight === 'unasked' ? ['sends'] : acceptor.nearest(frontier, kind),
      };
  }
  return null;
}

/** What the lines themselves say, beside the model's states. */
class Watched {
  #status = 'sent';
  #looked: readonly number[] = [];
  readonly #sending = new Set<number>();

  /** What of a line is asked of the model; null: nothing. `unasked`: an answer to what was never sent. */
  see(line: PlacedLine, sight: Sight): Sight | 'unasked' | null {
    switch (sight.step) {
      case 'looked':
        this.#looked = line.outcome === undefined ? [] : toldBy(line.outcome);
        return null;
      case 'sends':
        this.#sending.add(line.file);
        return sight;
      case 'answered':
        return this.#sending.delete(line.file) ? sight : 'unasked';
      case 'claims':
      case 'postpones':
        // What is held, and what an approval waits for, is looked after by the same queue.
        return OPEN.has(this.#status) ? sight : null;
      case 'outcome':
      case 'moved by others':
        this.#status = sight.status ?? this.#status;
        // A person may have asked the processor, too.
        return sight.told?.some((told) => this.#looked.includes(told)) === true
          ? { ...sight, isHeard: undefined }
          : sight;
      default:
        return sight;
    }
  }

  /** What is pending is looked at as often as anybody likes. */
  mayBePutOff({ step }: Sight): boolean {
    return step === 'postpones' && this.#status === 'pending';
  }
}

function whatOf({ step, kind, was, status }: Sight): string {
  return `${step} of ${kind}${status === undefined ? '' : `, ${was ?? ''} to ${status}`}`;
}
