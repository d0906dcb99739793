import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { projectFiles, ROOT } from '../../architecture/source.ts';
import { bareEnvironment } from '../../harness/environment.ts';
import { eventually, PATIENCE_MS } from '../../harness/eventually.ts';
import { freePorts } from '../../harness/process.ts';
import { recordSecret } from '../../harness/recording.ts';
import { type Command, commands } from '../../pages/commands.ts';
import { PAGES_OF_THEIR_OWN, treatmentOf } from '../../pages/typed.ts';

/**
 * What our pages tell to type, typed in a clone under each Node that a reader may have.
 *
 * The reader's Node runs npm alone: npm puts the folder of the packages' programs first, and the Node that is there
 * runs everything of ours. So under the first Node all that is typed runs to its end, and it is noted what the
 * packages' Node is asked to run. Under the next one npm has to ask it to run the same, in the same order and folder;
 * what comes of that is known, and is not done again. The service is started under each, and tokens are printed.
 *
 * `./railyard` asks that Node itself, whatever else is there.
 */
const modules = path.join(ROOT, 'node_modules');
/** Each clone stands where the one before stood, so that what was compiled there is not compiled again. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-typed-'));
const clone = path.join(folder, 'clone');
const compiled = path.join(folder, 'compiled');
after(() => fs.rmSync(folder, { recursive: true, force: true }));
/** Within many commands: typed by itself, and in the first of them; what it printed stands in the others. */
const TOKEN = './railyard token';
const WITHIN = `$(${TOKEN})`;
/** What a command answers stands in the next one, so that it has to be run. */
const ANSWERED = '$(./railyard ';

/** By what is typed: what the packages' Node was asked to run under the first Node. */
const known = new Map<string, readonly string[]>();

for (const [index, node] of nodes().entries())
  describe(`on a fresh clone with Node ${node.version}`, () => {
    const typed = [
      ...new Map(
        commands()
          .filter(({ page }) => PAGES_OF_THEIR_OWN[page] === undefined)
          .map((command) => [command.text, command]),
      ).values(),
    ];
    const asked = new Set([TOKEN]);
    let service: Running;
    let token = '';
    let isTypedWithin = false;
    before(async () => {
      makeClone();
      service = await startService(node.path);
    });
    after(async () => {
      service.child.kill('SIGTERM');
      await service.ended;
      fs.rmSync(clone, { recursive: true, force: true });
    });

    const typeIt = (words: string): string => {
      const text = isTypedWithin ? words.replaceAll(WITHIN, token) : words;
      isTypedWithin ||= words.includes(WITHIN);
      const isRun = index === 0 || text === TOKEN || text.includes(ANSWERED);
      const said = type(text, node.path, service, isRun ? 'runs' : 'is only asked');
      assert.equal(said.status, 0, said.output);
      assert.doesNotMatch(said.output, /"type":\s*"error"|ERR_UNKNOWN_FILE_EXTENSION/);
      assert.equal(said.asked.length > 0, /\bnpm |\.\/railyard /.test(text), said.asked.join('\n'));
      if (index === 0) known.set(words, said.asked);
      else assert.deepEqual(said.asked, known.get(words));
      return said.output;
    };

    test(`${TOKEN}, which stands within others`, () => {
      const printed = typeIt(TOKEN);
      assert.match(printed, /^[\w-]+\.[\w-]+\.[\w-]+\n$/);
      token = printed.trim();
    });

    for (const when of ['beside', 'alone'] as const)
      for (const { page, text } of typed) {
        const treatment = treatmentOf(text);
        if (treatment?.when !== when) continue;
        const words = treatment.as ?? text;
        if (asked.has(words)) continue; // It stands for several, and is typed once.
        asked.add(words);
        test(`${page}: ${text.split('\n')[0] ?? ''}`, () => {
          typeIt(words);
        });
      }
  });

type Running = Readonly<{ child: ChildProcess; ended: Promise<unknown>; url: string; simulator: string }>;

/** The machine's own Node, and the one that comes with the packages; once where they are the same. */
function nodes(): readonly Readonly<{ version: string; path: string }>[] {
  const own = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(path.delimiter);
  const bundled = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-node-'));
  process.once('exit', () => fs.rmSync(bundled, { recursive: true, force: true }));
  fs.symlinkSync(process.execPath, path.join(bundled, 'node'));
  const { stdout } = spawnSync('node', ['--version'], { env: { PATH: own }, encoding: 'utf8' });
  const machine = { version: (stdout ?? '').trim().slice(1), path: own };
  const ours = { version: process.versions.node, path: `${bundled}${path.delimiter}${own}` };
  return machine.version === ours.version || machine.version === '' ? [ours] : [machine, ours];
}

/**
 * As `git clone` and the first `npm ci` leave it. The packages themselves are lent: those that ours name, which find
 * what they need where they stand.
 */
function makeClone(): void {
  for (const file of projectFiles()) {
    fs.mkdirSync(path.join(clone, path.dirname(file)), { recursive: true });
    fs.copyFileSync(path.join(ROOT, file), path.join(clone, file));
  }
  spawnSync('git', ['init', '--quiet'], { cwd: clone });
  const named = new Set(projectFiles().filter(isManifest).flatMap(dependenciesIn));
  const isLent = (entry: string): boolean =>
    named.has(entry) || (/^[.@]/.test(entry) && entry !== '.bin' && entry !== '.cache');
  for (const folder of ['', '.bin']) {
    const [from, to] = [path.join(modules, folder), path.join(clone, 'node_modules', folder)];
    fs.mkdirSync(to);
    for (const entry of fs.readdirSync(from))
      if (folder === '.bin' || isLent(entry))
        fs.symlinkSync(fs.realpathSync(path.join(from, entry)), path.join(to, entry));
  }
  notingNode();
  fs.mkdirSync(compiled, { recursive: true });
  fs.symlinkSync(compiled, path.join(clone, 'node_modules', '.cache'));
}

function isManifest(file: string): boolean {
  return path.basename(file) === 'package.json';
}

function dependenciesIn(manifest: string): readonly string[] {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    fs.readFileSync(path.join(ROOT, manifest), 'utf8'),
  ) as Readonly<Record<string, Readonly<Record<string, string>>>>;
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
}

/** Stands for the Node of the packages: notes what it is asked to run, where that is asked for, and runs it. */
function notingNode(): void {
  const place = path.join(clone, 'node_modules', '.bin', 'node');
  if (!fs.existsSync(place)) return; // There is none for this machine, and so there is one Node only.
  const real = fs.realpathSync(place);
  fs.rmSync(place);
  const script = [
    '#!/bin/sh',
    'if [ -n "$NOTES" ]; then',
    '  { pwd; printf " <%s>" "$@"; echo; } >> "$NOTES"',
    '  if [ -n "$NOTES_ONLY" ]; then exit 0; fi',
    '  unset NOTES',
    'fi',
    `exec '${real}' "$@"`,
  ];
  fs.writeFileSync(place, `${script.join('\n')}\n`, { mode: 0o755 });
}

async function startService(nodePath: string): Promise<Running> {
  const [port = 0, simulatorPort = 0] = await freePorts(2);
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: environment(nodePath, { PORT: String(port), RAILYARD_SIMULATOR_PORT: String(simulatorPort) }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  const isReady = (): boolean => new RegExp(`^ready ${url}$`, 'm').test(said);
  await eventually(() => isReady() || child.exitCode !== null);
  assert.ok(isReady(), `npm start ended:\n${said}`);
  return { child, ended: once(child, 'exit'), url, simulator: `http://127.0.0.1:${simulatorPort}` };
}

function type(
  text: Command['text'],
  nodePath: string,
  { url, simulator }: Running,
  node: 'runs' | 'is only asked',
): Readonly<{ status: number | null; output: string; asked: readonly string[] }> {
  const notes = path.join(folder, 'notes');
  fs.rmSync(notes, { force: true });
  for (const [number] of text.matchAll(/\b\d{12,19}\b/g)) recordSecret(number);
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', text.replaceAll('http://127.0.0.1:8080', url).replaceAll('http://127.0.0.1:8081', simulator)],
    {
      cwd: clone,
      env: environment(nodePath, {
        SIMULATOR: simulator,
        NOTES: notes,
        ...(node === 'runs' ? {} : { NOTES_ONLY: 'yes' }),
      }),
      encoding: 'utf8',
      timeout: PATIENCE_MS,
    },
  );
  const asked = fs.existsSync(notes) ? fs.readFileSync(notes, 'utf8').split('\n') : [];
  return { status, output: `${stdout}${stderr}`, asked };
}

function environment(
  nodePath: string,
  more: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return bareEnvironment({
    ...more,
    PATH: nodePath,
    HOME: clone,
    // What is compiled there is of no use to anybody once the clones are gone.
    NODE_COMPILE_CACHE: path.join(clone, 'node_modules', '.cache', 'compiled'),
    // Nobody is answered any more when the service ends, and nobody reads which npm is newer.
    RAILYARD_DRAIN_SECONDS: '0',
    npm_config_update_notifier: 'false',
  });
}
