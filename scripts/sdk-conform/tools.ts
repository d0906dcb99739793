import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '..', '..');
const INSTALL_TIMEOUT_MS = 300_000;
/** As long as a language takes to have a service killed a hundred times. */
const STEP_TIMEOUT_MS = 3_600_000;

/** This machine has not what a language takes. */
export class NotHere extends Error {}

/** Of the scenes, and of the examples of the contract. */
type StandVariable =
  | 'URL'
  | 'KEY_FILE'
  | 'SCENES'
  | 'ACTS_URL'
  | 'ALTERED'
  | 'ONLY'
  | `EXAMPLES${'' | '_URL' | '_TOKEN'}`;
/** What a language's tests are told of the services. */
export type Stand = Readonly<Record<`RAILYARD_${StandVariable}`, string>>;
/** Gives the exit code of a language's tests. */
export type Run = (stand: Stand) => Promise<number>;

/** Of other answers, and of another service, there is nothing to be seen but the scenes. */
export function isScenesOnly(stand: Stand): boolean {
  return stand.RAILYARD_ONLY === 'scenes';
}

/** Makes a language's tools ready; throws `NotHere` where this machine has none. Gives what runs its tests. */
export type Prepare = () => Run;

/** What a program says of itself. */
export function toolSays(program: string, words: readonly string[]): string {
  const { error, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  if (error !== undefined) throw new NotHere(`${program} is not on this machine`);
  return `${stdout}${stderr}`.trim();
}

/**
 * The first program that an SDK's page has for newcomers, which pays at this service, and the commands before it. The
 * program stands in the first block of code that begins so.
 */
export function firstProgram(
  place: string,
  begins: string,
  stand: Stand,
): Readonly<{ program: string; commands: string }> {
  const page = fs.readFileSync(path.join(root, place), 'utf8');
  const block = (begin: string): string => {
    const from = page.indexOf(begin);
    return from < 0 ? '' : page.slice(page.indexOf('\n', from) + 1, page.indexOf('```', from + 3));
  };
  const program = block(`\`\`\`${begins}`)
    .replace('http://127.0.0.1:8080', stand.RAILYARD_URL)
    .replace('.railyard/api-key.pem', stand.RAILYARD_KEY_FILE);
  return { program, commands: block('```sh\n') };
}

/** Has a language's own tool install what its tests need. */
export function install(program: string, words: readonly string[], cwd = root): void {
  const options = { cwd, encoding: 'utf8', timeout: INSTALL_TIMEOUT_MS } as const;
  const { status, stdout, stderr } = spawnSync(program, words, options);
  const why = `${stdout}${stderr}`.trim().split('\n').at(-1) ?? '';
  if (status !== 0) throw new NotHere(`what its tests need can not be installed: ${why}`);
}

export type Step = readonly [program: string, words: readonly string[]];

/** One after the other, until one fails; the services answer meanwhile. */
export async function runSteps(
  cwd: string,
  env: Readonly<Record<string, string>>,
  steps: readonly Step[],
  stdout: 'inherit' | 'ignore' = 'inherit',
): Promise<number> {
  for (const [program, words] of steps) {
    const child = spawn(program, words, {
      cwd,
      env,
      stdio: ['inherit', stdout, 'inherit'],
      timeout: STEP_TIMEOUT_MS,
    });
    const [status] = (await once(child, 'exit')) as [number | null];
    if (status !== 0) return status ?? 1;
  }
  return 0;
}
