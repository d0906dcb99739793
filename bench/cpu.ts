import fs from 'node:fs';

/**
 * Processor time by part, from the kernel's own books. Unlike a rate it says nearly the same on a busy
 * machine. Linux only: elsewhere the table is empty.
 */
export type Times = Readonly<Record<string, number>>;
export type Processes = Readonly<{
  service: number;
  postgres: number;
  processor: number;
  /** Whose backends are counted: the service's where nothing is said. */
  database?: string;
  /** Others of the bench that have nothing to do meanwhile. */
  standingBy?: readonly number[];
}>;

/** What every part has taken so far, in nanoseconds. Of backends that have ended: to a hundredth of a second. */
export function timesOf({
  service,
  postgres,
  processor,
  database = 'railyard',
  standingBy = [],
}: Processes): Times {
  const times: Record<string, number> = {};
  const add = (part: string, threads: readonly Thread[]): void =>
    void (times[part] = threads.reduce((sum, { nanoseconds }) => sum + nanoseconds, times[part] ?? 0));
  // With RAILYARD_PROCESSES there are several, and their main threads count together.
  const processes = [service, ...childrenOf(service)];
  const ours = processes.flatMap(threadsOf);
  add(
    'service: its main thread',
    ours.filter(({ id }) => processes.includes(id)),
  );
  add(
    'service: its thread pool (signatures)',
    ours.filter(({ name }) => name.startsWith('libuv')),
  );
  add(
    'service: V8’s threads (collector, compiler)',
    ours.filter(({ id, name }) => !processes.includes(id) && !name.startsWith('libuv')),
  );
  for (const pid of childrenOf(postgres)) {
    const isBackend = read(`/proc/${pid}/cmdline`).startsWith(`postgres: railyard ${database} `);
    add(isBackend ? BACKENDS : 'PostgreSQL: its writers', threadsOf(pid));
  }
  times[BACKENDS] = (times[BACKENDS] ?? 0) + timeOfEnded(postgres);
  add('processor', threadsOf(processor));
  add('load generator', threadsOf(process.pid));
  times['load generator'] = (times['load generator'] ?? 0) + timeOfEnded('self');
  if (standingBy.length > 0) add('others of the bench', standingBy.flatMap(threadsOf));
  return times;
}

const BACKENDS = 'PostgreSQL’s backends';

/** What the main thread of a process has taken so far, in nanoseconds. */
export function mainTimeOf(pid: number): number {
  return threadsOf(pid).find(({ id }) => id === pid)?.nanoseconds ?? 0;
}

/** Microseconds for each of `count`, and the sum. */
export function timesEach(before: Times, after: Times, count: number): Times {
  const each = Object.fromEntries(
    Object.entries(after).map(([part, nanoseconds]) => [
      part,
      (nanoseconds - (before[part] ?? 0)) / 1_000 / count,
    ]),
  );
  return { ...each, together: Object.values(each).reduce((sum, microseconds) => sum + microseconds, 0) };
}

/** What each backend of a database has taken so far, in nanoseconds, by its process id. */
export function backendTimes(postgres: number, database: string): ReadonlyMap<number, number> {
  const backends = childrenOf(postgres).filter((pid) =>
    read(`/proc/${pid}/cmdline`).startsWith(`postgres: railyard ${database} `),
  );
  return new Map(
    backends.map((pid) => [pid, threadsOf(pid).reduce((sum, { nanoseconds }) => sum + nanoseconds, 0)]),
  );
}

/** What children of a process that have ended took, in nanoseconds: pgbench's own time. */
export function timeOfEnded(pid: number | 'self'): number {
  // Fields 16 and 17 (proc_pid_stat(5)), counted from behind the name, which may hold blanks.
  const [user, system] = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(13, 15)
    .map(Number);
  return ((user ?? 0) + (system ?? 0)) * NANOSECONDS_A_TICK;
}

/** What all processors have been busy with so far, whoever had them, in nanoseconds: to a hundredth of a second. */
export function busyTime(): number {
  // Of `cpu` (proc_stat(5)): user, nice, system, idle, iowait, irq, softirq.
  const [user, nice, system, , , irq, softirq] = read('/proc/stat').split(/\s+/).slice(1, 8).map(Number);
  const ticks = [user, nice, system, irq, softirq].reduce<number>((sum, each) => sum + (each ?? 0), 0);
  return ticks * NANOSECONDS_A_TICK;
}

/** `USER_HZ` is 100 on every Linux that Node runs on. */
const NANOSECONDS_A_TICK = 10_000_000;

type Thread = Readonly<{ id: number; name: string; nanoseconds: number }>;

function threadsOf(pid: number): readonly Thread[] {
  const folder = `/proc/${pid}/task`;
  return namesIn(folder).map((id) => ({
    id: Number(id),
    name: read(`${folder}/${id}/comm`),
    nanoseconds: Number(read(`${folder}/${id}/schedstat`).split(' ')[0]),
  }));
}

function childrenOf(pid: number): readonly number[] {
  return read(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .filter((text) => text.trim() !== '')
    .map(Number);
}

/** None where the process has gone, which it may do at any moment. */
function namesIn(folder: string): readonly string[] {
  try {
    return fs.readdirSync(folder);
  } catch {
    return [];
  }
}

/** Empty where the process has gone. */
function read(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
