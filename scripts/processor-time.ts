import fs from 'node:fs';
import path from 'node:path';

/** Where each process of tests leaves what it took; set by `scripts/test.ts`, which loads this file in each. */
export const TIMES_VARIABLE = 'RAILYARD_TEST_TIMES';
/** `/proc` counts in hundredths of a second, everywhere that we run. */
const TICKS_PER_SECOND = 100;
/** Files that take less are not named. */
const NAMED_SECONDS_MIN = 10;

export type Times = Readonly<{ file: string; own: number; children: number }>;

const folder = process.env[TIMES_VARIABLE];
const file = process.argv[1];
if (folder !== undefined && file?.includes('.test.') === true)
  process.once('exit', () => {
    const times = processorTimes('self');
    if (times !== null)
      fs.writeFileSync(path.join(folder, `${process.pid}.json`), JSON.stringify({ file, ...times }));
  });

/** Seconds of a process, and of those that it started and that have ended; null where the machine does not say. */
export function processorTimes(pid: number | 'self'): Omit<Times, 'file'> | null {
  const place = `/proc/${pid}/stat`;
  if (!fs.existsSync(place)) return null;
  // The name of the program, in brackets, may have blanks: what counts stands behind it.
  const fields = fs.readFileSync(place, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15);
  return {
    own: (user + system) / TICKS_PER_SECOND,
    children: (childrenUser + childrenSystem) / TICKS_PER_SECOND,
  };
}

/** What took most of the processors' time, as lines. */
export function mostOf(folderOfTimes: string, root: string): readonly string[] {
  const all = fs
    .readdirSync(folderOfTimes)
    .map((name) => JSON.parse(fs.readFileSync(path.join(folderOfTimes, name), 'utf8')) as Times)
    .sort((left, right) => right.own + right.children - left.own - left.children);
  const sum = all.reduce((seconds, { own, children }) => seconds + own + children, 0);
  return [
    `${sum.toFixed(0)} s of the processors, and of them:`,
    ...all
      .filter(({ own, children }) => own + children >= NAMED_SECONDS_MIN)
      .map(({ file: name, own, children }) => {
        const others = children >= 1 ? `, ${children.toFixed(0)} s of them its processes` : '';
        return `  ${(own + children).toFixed(0).padStart(4)} s  ${nameOf(name, root)}${others}`;
      }),
  ];
}

/** Several files in one process are a file that `scripts/test.ts` has written elsewhere. */
function nameOf(file: string, root: string): string {
  return file.startsWith(`${root}${path.sep}`) ? path.relative(root, file) : path.basename(file, '.test.mjs');
}
