import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { OperationState } from '../server/domain/transaction/changes.ts';
import type { TransactionState } from '../server/domain/transaction/state.ts';

/** What a processor said, as a line tells it. */
export type SaidLine = Readonly<{
  kind: string;
  code?: string;
  unsent?: boolean;
  value?: Readonly<Record<string, number | string>>;
  next?: Readonly<{ kind: string }>;
}>;

export type OperationLine = Readonly<{
  operation_id: string;
  kind: string;
  status: string;
  amount?: number;
  moved_amount?: number | null;
  final?: boolean;
  attempt?: number;
}>;

/** A line of a state trace, as `server/db/state-trace.ts` and `server/db/queries/step-trace.ts` write it. */
export type TraceLine = Readonly<{
  n: number;
  at_us: number;
  at: string;
  of?: number;
  taken?: boolean;
  transaction?: string;
  version?: number;
  /** The merchant account's own time. */
  clock?: string;
  before?: Readonly<Record<string, unknown>> | null;
  after?: Readonly<Record<string, unknown>>;
  operations?: readonly OperationLine[];
  changes?: readonly (Partial<OperationLine> & Readonly<{ operation_id: string }>)[];
  cause?: Readonly<{
    operation: OperationLine & Readonly<{ error_code?: string | null }>;
    outcome: SaidLine;
    heard: boolean;
    next: boolean;
  }> | null;
  key?: Readonly<{ key: string; owner: string; binds: string | null; answers: boolean }> | null;
  ledger?: readonly Readonly<{ movement: string; debit: string; credit: string; amount: number }>[];
  webhooks?: readonly Readonly<{ name: string; target?: string }>[];
  /** Of a line about one operation alone. */
  operation?: string;
  status?: string;
  outcome?: SaidLine;
  gives_up?: boolean;
  /** Of the database. */
  instance?: string;
  epoch?: number;
  /** Writes wait: the database was found to be older than it was. */
  held?: boolean;
}>;

/** A line with where it stands, and what became of its statement: null where the process was killed before it knew. */
export type PlacedLine = TraceLine &
  Readonly<{ file: number; endedUs: number; isTaken: boolean | null; name: string }>;

/** Reads a process's file: a line that a kill cut off is its last. */
export async function readTrace(path: string, file: number): Promise<PlacedLine[]> {
  const lines: PlacedLine[] = [];
  const open = new Map<number, number>();
  let last = 0;
  for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    const line = parsed(text);
    if (line === null) break;
    if (line.n !== last + 1) throw new Error(`${path}:${line.n}: line ${last + 1} is missing`);
    last = line.n;
    if (line.at !== 'result') {
      if (SETTLED_LATER.has(line.at)) open.set(line.n, lines.length);
      const isTaken = SETTLED_LATER.has(line.at) ? null : (line.taken ?? true);
      lines.push({ ...line, file, endedUs: line.at_us, isTaken, name: `${path}:${line.n}` });
      continue;
    }
    const index = open.get(line.of ?? 0);
    const begun = index === undefined ? undefined : lines[index];
    if (index === undefined || begun === undefined) throw new Error(`${path}:${line.n}: a result of nothing`);
    const version = line.version ?? begun.version;
    const known = version === undefined ? {} : { version };
    lines[index] = { ...begun, ...known, endedUs: line.at_us, isTaken: line.taken === true };
  }
  return lines;
}

/** Lines whose statement is told of before it is sent. */
const SETTLED_LATER: ReadonlySet<string> = new Set(['begins', 'step', 'sends again']);

function parsed(text: string): TraceLine | null {
  try {
    return JSON.parse(text) as TraceLine; // what the service wrote
  } catch {
    return null;
  }
}

const FLAGS: ReadonlySet<string> = new Set(['capture_closing', 'capture_closed']);
const WORDS: ReadonlySet<string> = new Set(['status', 'intent', 'tenders']);

/** The transaction that a line tells: amounts are integers again. */
export function stateOf(told: Readonly<Record<string, unknown>>): TransactionState {
  const fields = Object.entries(told).map(([name, value]) => [
    name,
    FLAGS.has(name) || WORDS.has(name) ? value : BigInt(value as number), // the line's own columns
  ]);
  return Object.fromEntries(fields) as TransactionState;
}

export function operationOf(told: OperationLine & Readonly<{ error_code?: string | null }>): OperationState {
  const { operation_id, kind, status, amount = 0, moved_amount = null, final = true, attempt = 1 } = told;
  return {
    operation_id,
    kind: kind as OperationState['kind'], // as the service wrote it
    status: status as OperationState['status'],
    attempt,
    amount: BigInt(amount),
    moved_amount: moved_amount === null ? null : BigInt(moved_amount),
    final,
    error_code: told.error_code ?? null,
    payment_service_id: 'service',
  };
}
