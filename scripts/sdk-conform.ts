import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

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

/** What a language's tests are told of the service. */
type Stand = Readonly<Record<'RAILYARD_URL' | 'RAILYARD_KEY_FILE', string>>;

/** How a language's tools are made ready, and its tests run. */
type Language = Readonly<{
  /** Throws `NotHere` where this machine has no tools for it; gives what runs the tests. */
  prepare(): (stand: Stand) => number;
}>;

const LANGUAGES: Readonly<Record<string, Language>> = {
  go: { prepare: prepareGo },
  python: { prepare: preparePython },
};

const named = values.language === undefined ? Object.keys(LANGUAGES) : [values.language];
const required = new Set(values.require.split(',').filter((name) => name !== ''));
for (const name of [...named, ...required])
  if (LANGUAGES[name] === undefined)
    throw new Error(`There is no SDK for ${name}: ${Object.keys(LANGUAGES).join(', ')}`);
process.exitCode = await runAll();

async function runAll(): Promise<number> {
  const ready = [...new Set([...named, ...required])].flatMap((name) => {
    try {
      return [{ name, run: LANGUAGES[name]?.prepare() }];
    } catch (error) {
      if (!(error instanceof NotHere)) throw error;
      console.log(`The SDK for ${name} was not tried here: ${error.message}`);
      const isFailure = required.has(name) || !values['where-possible'];
      return isFailure ? [{ name, run: undefined }] : [];
    }
  });

  const able = ready.filter(({ run }) => run !== undefined);
  if (able.length === 0) return ready.length === 0 ? 0 : 1;
  const service = await startService();
  try {
    const failed = able.filter(({ run }) => run?.(service.stand) !== 0).map(({ name }) => name);
    if (failed.length > 0) console.log(`FAILED: ${failed.join(', ')}`);
    return failed.length === 0 && able.length === ready.length ? 0 : 1;
  } finally {
    await service.end();
  }
}

/** A sandbox of its own, with a key that may do everything. */
async function startService(): Promise<Readonly<{ stand: Stand; end(): Promise<void> }>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-sdks-'));
  const [port, simulatorPort] = [await freePort(), await freePort()];
  const environment = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    RAILYARD_DATA_DIR: path.join(folder, 'data'),
    RAILYARD_DRAIN_SECONDS: '0',
    PORT: String(port),
    RAILYARD_SIMULATOR_PORT: String(simulatorPort),
  };

  const child = spawn(process.execPath, ['server/main.ts'], { cwd: root, env: environment });
  const end = async (): Promise<void> => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    fs.rmSync(folder, { recursive: true, force: true });
  };

  try {
    await untilReady(child);
    const keyFile = path.join(folder, 'key.pem');
    const command = [
      'cli/main.ts',
      ...'keys create --name SDKs --role full-access --out'.split(' '),
      keyFile,
    ];
    const made = spawnSync(process.execPath, command, { cwd: root, env: environment, encoding: 'utf8' });
    if (made.status !== 0) throw new Error(`${made.stdout}${made.stderr}`);
    return { stand: { RAILYARD_URL: `http://127.0.0.1:${port}`, RAILYARD_KEY_FILE: keyFile }, end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  let said = '';
  const ready = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (/^ready\b/m.test(said)) resolve(true);
      });
    child.once('exit', () => resolve(false));
  });
  if (!(await ready)) throw new Error(`The service ended:\n${said}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('BUG: no port');
  return address.port;
}

/** An environment of its own, with what the package and its tests need; the next run finds it ready. */
function preparePython(): (stand: Stand) => number {
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
function prepareGo(): (stand: Stand) => number {
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
  return (stand) => {
    const unformatted = spawnSync('gofmt', ['-l', '.'], { cwd: folder, encoding: 'utf8' }).stdout.trim();
    if (unformatted !== '') console.log(`gofmt would change ${unformatted.split('\n').join(', ')}`);
    const status = runSteps(folder, { ...environment, ...stand }, [
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

function runSteps(cwd: string, env: Readonly<Record<string, string>>, steps: readonly Step[]): number {
  for (const [program, words] of steps) {
    const { status } = spawnSync(program, words, { cwd, env, stdio: 'inherit', timeout: STEP_TIMEOUT_MS });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}
