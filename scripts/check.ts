import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/**
 * `npm run check`: all that CI runs. The tests leave a processor idle now and then, so the other steps run while they
 * do, one after the other, each also where one before it failed. What a step says is printed when it has ended. The
 * tests' closing line ends the output, but where something beside them failed.
 */
const root = path.join(import.meta.dirname, '..');
const bin = (name: string): string => path.join(root, 'node_modules', '.bin', name);

/**
 * The compiler, and what tells the lint types, are written in Go and begin a thread for each processor. Each checks for
 * itself what several need, and the tests have the processors anyway. A larger heap is collected less often.
 */
const ONE_THREAD = { GOMAXPROCS: '1', GOGC: '400' };

const BESIDE: readonly Readonly<{ name: string; command: readonly string[] }>[] = [
  { name: 'format', command: [bin('oxfmt'), '--check', '.'] },
  { name: 'types', command: [bin('tsc'), '--noEmit', '--singleThreaded'] },
  { name: 'types of the packages', command: [bin('tsc'), '--noEmit', '--singleThreaded', '-p', 'packages'] },
  {
    name: 'types of the dashboard',
    command: [bin('tsc'), '--noEmit', '--singleThreaded', '-p', 'apps/dashboard'],
  },
  {
    name: 'types of the documentation site in a browser',
    command: [bin('tsc'), '--noEmit', '--singleThreaded', '-p', 'site/client'],
  },
  {
    name: 'types of the React Native package, against the real ones',
    command: [process.execPath, 'scripts/react-native-types.ts', '--where-possible'],
  },
  {
    name: 'lint',
    command: [
      bin('oxlint'),
      '--type-aware',
      '--deny-warnings',
      'server',
      'sandbox',
      'apps',
      'scripts',
      'cli',
      'test',
      'packages',
      'sdks',
      'site',
      'bench',
      'model',
    ],
  },
  { name: 'golden files', command: [process.execPath, 'scripts/golden.ts', '--check'] },
  { name: 'house', command: [process.execPath, 'scripts/house.ts'] },
  { name: 'model', command: [process.execPath, 'scripts/model.ts', '--short'] },
  { name: 'survive', command: [process.execPath, 'scripts/survive.ts', '--short'] },
  {
    name: 'SDKs',
    command: [
      process.execPath,
      'scripts/sdk-conform.ts',
      '--where-possible',
      '--moments=2',
      ...requirement(),
    ],
  },
  { name: 'the Swift package', command: ['mobile/ios/check.sh', '--where-possible'] },
  {
    name: 'Kotlin core and Android layer',
    command: [process.execPath, 'scripts/mobile/kotlin.ts', '--where-possible'],
  },
  {
    name: 'packages, installed from an instance',
    command: [process.execPath, 'scripts/release-trial.ts', '--where-possible'],
  },
  {
    name: 'published SDKs of other languages',
    command: [process.execPath, 'scripts/published-conform.ts', '--where-possible'],
  },
  {
    name: 'the cores for apps print the same results of every vector',
    command: [process.execPath, 'scripts/mobile/parity.ts', '--where-possible'],
  },
  { name: 'PKCS#11 on SoftHSM', command: [process.execPath, 'scripts/pkcs11.ts', '--where-possible'] },
];

/** `npm run check -- --require=python`: where that language's tools are missing, it is a failure. */
function requirement(): readonly string[] {
  return process.argv.filter((word) => word.startsWith('--require='));
}

const failed: string[] = [];
await Promise.all([runTests(), runBeside()]);
if (failed.length > 0) console.log(`FAILED: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function runTests(): Promise<void> {
  const words = ['scripts/test.ts', '--lane=check'];
  const [code] = await once(spawn(process.execPath, words, { cwd: root, stdio: 'inherit' }), 'exit');
  if (code !== 0) failed.push('tests, architecture and leak scan');
}

async function runBeside(): Promise<void> {
  for (const { name, command } of BESIDE) {
    const startedAt = performance.now();
    const [program = '', ...words] = command;
    const child = spawn(program, words, {
      cwd: root,
      env: { ...process.env, ...ONE_THREAD },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [said, alsoSaid, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    if (code !== 0) failed.push(name);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${said}${alsoSaid}${code === 0 ? '✔' : '✖'} ${name}  ${seconds} s`);
  }
}
