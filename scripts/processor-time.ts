import fs from 'node:fs';
import path from 'node:path';

/** Where each process of tests leaves what it took; set by `scripts/test.ts`, which loads this file in each. */
export const TIMES_VARIABLE = 'RAILYARD_TEST_TIMES';
/** `/proc` counts in hundredths of a second, everywhere that we run. */
const TICKS_PER_SECOND = 100;
/** Files that take less are not named. */
const NAMED_SECONDS_MIN = 10;

export type Times = Readonly<{ file: string; own: number; children: number; until: number }>;
type ProcessTimes = Pick<Times, 'own' | 'children'>;

const folder = process.env[TIMES_VARIABLE];
const file = process.argv[1];
if (folder !== undefined && file?.includes('.test.') === true)
  process.once('exit', () => {
    const times = processorTimes('self');
    if (times !== null)
      fs.writeFileSync(
        path.join(folder, `${process.pid}.json`),
        JSON.stringify({ file, ...times, until: Date.now() }),
      );
  });

/** Seconds of a process, and of those that it started and that have ended; null where the machine does not say. */
function processorTimes(pid: number | 'self'): ProcessTimes | null {
  const stat = readIfThere(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The name of the program, in brackets, may have blanks: what counts stands behind it.
  const fields = stat.split(') ').at(-1)?.split(' ').map(Number) ?? [];
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15);
  return {
    own: (user + system) / TICKS_PER_SECOND,
    children: (childrenUser + childrenSystem) / TICKS_PER_SECOND,
  };
}

/** Seconds of a server that starts a process for each connection: those that have ended, and those that live. */
export function timeOfServer(pid: number): number {
  const living = readIfThere(`/proc/${pid}/task/${pid}/children`)?.trim().split(' ') ?? [];
  return [pid, ...living.filter((child) => child !== '').map(Number)]
    .map(processorTimes)
    .reduce((seconds, times) => seconds + (times?.own ?? 0) + (times?.children ?? 0), 0);
}

/** Null where the machine has no such file, or the process has ended, even while it was read. */
function readIfThere(place: string): string | null {
  try {
    return fs.readFileSync(place, 'utf8');
  } catch {
    return null;
  }
}

/** What a run took beside its processes of tests: how long it was, and what its server took. */
export type RunTimes = Readonly<{ seconds: number; processors: number; server: number }>;

/** What took most of the processors' time, as lines, and how much of it there was. */
export function mostOf(folderOfTimes: string, root: string, whole: RunTimes): readonly string[] {
  const all = fs
    .readdirSync(folderOfTimes)
    .map((name) => JSON.parse(fs.readFileSync(path.join(folderOfTimes, name), 'utf8')) as Times);
  const named = [
    ...all.map((times) => ({ ...times, name: nameOf(times.file, root) })),
    { name: 'PostgreSQL', own: whole.server, children: 0 },
  ].sort((left, right) => right.own + right.children - left.own - left.children);
  const sum = named.reduce((seconds, { own, children }) => seconds + own + children, 0);
  const share = (100 * sum) / (whole.seconds * whole.processors);

  return [
    `${sum.toFixed(0)} s of the processors, ${share.toFixed(0)} % of what ${whole.processors} of them had in ` +
      `${whole.seconds.toFixed(0)} s; in the last ${lastAlone(all).toFixed(0)} s of these one process ran alone. ` +
      'Most was taken by:',
    ...named
      .filter(({ own, children }) => own + children >= NAMED_SECONDS_MIN)
      .map(({ name, own, children }) => {
        const others = children >= 1 ? `, ${children.toFixed(0)} s of them its processes` : '';
        return `  ${(own + children).toFixed(0).padStart(4)} s  ${name}${others}`;
      }),
  ];
}

/** Between the ends of the last two processes. */
function lastAlone(all: readonly Times[]): number {
  const [last = 0, before = last] = all.map(({ until }) => until).sort((left, right) => right - left);
  return (last - before) / 1000;
}

/** Several files in one process are a file that `scripts/test.ts` has written elsewhere. */
function nameOf(file: string, root: string): string {
  return file.startsWith(`${root}${path.sep}`) ? path.relative(root, file) : path.basename(file, '.test.mjs');
}
