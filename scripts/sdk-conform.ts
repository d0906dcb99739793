import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureRoles } from '../server/access/bootstrap.ts';
import { operationById } from '../server/api-contract/index.ts';
import { isForPeople } from '../server/api-contract/operation.ts';
import { EXAMPLES } from '../server/api/examples/requests.ts';
import { DASHBOARD_URL } from '../test/harness/dashboard-url.ts';
import { openTestService } from '../test/harness/index.ts';
import { openShop } from '../test/harness/shop.ts';

/**
 * `npm run sdk:conform [-- --language=python] [--where-possible] [--require=python,…]`: the SDKs of other languages, by
 * each language's own tools. Their tests read the vectors of `sdks/behaviour`, and play the scenes of `sdks/played`
 * against a service that is started for them. A language whose tools are not on this machine gets one line that says
 * so; it is a failure where the language was named, or is required.
 */
const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    require: { type: 'string', default: '' },
    'where-possible': { type: 'boolean', default: false },
  },
});

const root = path.join(import.meta.dirname, '..');
const STEP_TIMEOUT_MS = 300_000;
const REQUIREMENTS = 'tests/requirements.txt';

class NotHere extends Error {}

/** What a language's tests are told of the services. */
type Stand = Readonly<
  Record<`RAILYARD_${'URL' | 'KEY_FILE' | 'EXAMPLES' | 'EXAMPLES_URL' | 'EXAMPLES_TOKEN'}`, string>
>;
/** Gives the exit code of a language's tests. */
type Run = (stand: Stand) => Promise<number>;

/** Makes a language's tools ready; throws `NotHere` where this machine has none. Gives what runs its tests. */
type Prepare = () => Run;

const LANGUAGES: Readonly<Record<string, Prepare>> = { go: prepareGo, python: preparePython };

const named = values.language === undefined ? Object.keys(LANGUAGES) : [values.language];
const required = new Set(values.require.split(',').filter((name) => name !== ''));
for (const name of [...named, ...required])
  if (LANGUAGES[name] === undefined)
    throw new Error(`There is no SDK for ${name}: ${Object.keys(LANGUAGES).join(', ')}`);
process.exitCode = await runAll();

async function runAll(): Promise<number> {
  const ready = [...new Set([...named, ...required])].flatMap((name) => {
    try {
      return [{ name, run: LANGUAGES[name]?.() }];
    } catch (error) {
      if (!(error instanceof NotHere)) throw error;
      console.log(`The SDK for ${name} was not tried here: ${error.message}`);
      const isFailure = required.has(name) || !values['where-possible'];
      return isFailure ? [{ name, run: undefined }] : [];
    }
  });

  let isGood = true;
  for (const { name, run } of ready) {
    const status = run === undefined ? 1 : await runOne(run);
    if (status !== 0) console.log(`FAILED: ${name}`);
    isGood &&= status === 0;
  }
  return isGood ? 0 : 1;
}

/** Each language has a service of its own: what one has made is not there for the next. */
async function runOne(run: Run): Promise<number> {
  const { stand, close } = await openStand();
  try {
    return await run(stand);
  } finally {
    await close();
  }
}

/**
 * A service that sells, with a key that may do everything, for the scenes; and one that has nothing yet, with the token
 * of an operator, for the examples of the contract.
 */
async function openStand(): Promise<Readonly<{ stand: Stand; close(): Promise<void> }>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-sdks-'));
  const shop = await openShop();
  const empty = await openTestService({ config: { dashboardUrl: DASHBOARD_URL } });
  const roles = await ensureRoles(shop.service.parts);
  const made = await shop.post('/api-key-pairs', {
    display_name: 'SDKs',
    role_ids: [roles['full-access'].role_id],
  });
  const keyFile = path.join(folder, 'key.pem');
  fs.writeFileSync(keyFile, String(made.body.private_key), { mode: 0o600 });
  const examples = path.join(folder, 'examples.json');
  const forKeys = EXAMPLES.filter(({ operation }) => !isForPeople(operationById(operation)?.access));
  fs.writeFileSync(examples, JSON.stringify(forKeys));

  const stand = {
    RAILYARD_URL: shop.service.url,
    RAILYARD_KEY_FILE: keyFile,
    RAILYARD_EXAMPLES: examples,
    RAILYARD_EXAMPLES_URL: empty.url,
    RAILYARD_EXAMPLES_TOKEN: await empty.token(),
  };
  const close = async (): Promise<void> => {
    await Promise.all([shop.close(), empty.close()]);
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { stand, close };
}

/** An environment of its own, with what the package and its tests need; the next run finds it ready. */
function preparePython(): Run {
  const folder = path.join(root, 'sdks', 'python');
  const needs = fs.readFileSync(path.join(folder, REQUIREMENTS), 'utf8');
  const home = path.join(root, '.railyard', 'sdks', 'python');
  const python = path.join(home, 'bin', 'python');
  const note = path.join(home, 'installed.txt');
  if (!fs.existsSync(note) || fs.readFileSync(note, 'utf8') !== needs) {
    const version = toolSays('python3', ['--version']);
    if (!/^Python 3\.(?:1\d|[2-9]\d)\b/.test(version))
      throw new NotHere(`it takes Python 3.10, and this is ${version}`);
    install('python3', ['-m', 'venv', '--clear', home]);
    install(python, `-m pip install --quiet -r ${REQUIREMENTS}`.split(' '), folder);
    fs.writeFileSync(note, needs);
  }

  const environment = {
    PATH: process.env['PATH'] ?? '',
    PYTHONPATH: 'src:tests',
    PYTHONDONTWRITEBYTECODE: '1',
  };
  return (stand) => {
    const types = ['-m', 'mypy', '--strict', '--cache-dir', path.join(home, 'mypy'), 'tests/typed_shop.py'];
    return runSteps(folder, { ...environment, MYPYPATH: 'src', ...stand }, [
      [python, ['-W', 'error', '-m', 'unittest', 'discover', '-s', 'tests']],
      [python, types],
    ]);
  };
}

/** The module has no dependencies, so there is nothing to install. */
function prepareGo(): Run {
  const folder = path.join(root, 'sdks', 'go');
  const version = toolSays('go', ['version']);
  const minor = Number(/go1\.(\d+)/.exec(version)?.[1] ?? 0);
  if (minor < 25) throw new NotHere(`it takes Go 1.25, and this is ${version}`);

  const environment = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? os.homedir(),
    GOFLAGS: '-mod=readonly',
    GOTOOLCHAIN: 'local',
  };
  return async (stand) => {
    const unformatted = spawnSync('gofmt', ['-l', '.'], { cwd: folder, encoding: 'utf8' }).stdout.trim();
    if (unformatted !== '') console.log(`gofmt would change ${unformatted.split('\n').join(', ')}`);
    const status = await runSteps(folder, { ...environment, ...stand }, [
      ['go', ['vet', './...']],
      ['go', ['test', '-count=1', './...']],
    ]);
    return unformatted === '' ? status : 1;
  };
}

function toolSays(program: string, words: readonly string[]): string {
  const { error, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' });
  if (error !== undefined) throw new NotHere(`${program} is not on this machine`);
  return `${stdout}${stderr}`.trim();
}

function install(program: string, words: readonly string[], cwd = root): void {
  const options = { cwd, encoding: 'utf8', timeout: STEP_TIMEOUT_MS } as const;
  const { status, stdout, stderr } = spawnSync(program, words, options);
  const why = `${stdout}${stderr}`.trim().split('\n').at(-1) ?? '';
  if (status !== 0) throw new NotHere(`what its tests need can not be installed: ${why}`);
}

type Step = readonly [program: string, words: readonly string[]];

/** One after the other, until one fails; the services answer meanwhile. */
async function runSteps(
  cwd: string,
  env: Readonly<Record<string, string>>,
  steps: readonly Step[],
): Promise<number> {
  for (const [program, words] of steps) {
    const child = spawn(program, words, { cwd, env, stdio: 'inherit', timeout: STEP_TIMEOUT_MS });
    const [status] = (await once(child, 'exit')) as [number | null];
    if (status !== 0) return status ?? 1;
  }
  return 0;
}
