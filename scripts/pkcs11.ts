import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `npm run test:pkcs11 [-- --where-possible]`: the PKCS #11 provider on SoftHSM 2, a security module in
 * software. Debian's library is unpacked, and the package `pkcs11js` compiled, into a folder of their own:
 * nothing is installed on the machine, and nothing is added to this project's packages. The folder is kept,
 * so that the next run takes seconds. With `--where-possible`, a machine that cannot do that gets one line
 * that says why, and no failure.
 */
const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, '.railyard', 'pkcs11');
const PACKAGE = 'pkcs11js@2.1.7';
const LIBRARY_PACKAGE = 'libsofthsm2';
const INSTALLED = [
  '/usr/lib/softhsm/libsofthsm2.so',
  '/usr/lib64/softhsm/libsofthsm2.so',
  '/opt/homebrew/lib/softhsm/libsofthsm2.so',
];
const STEP_TIMEOUT_MS = 180_000;

class NotHere extends Error {}

try {
  process.exitCode = runTests(findLibrary(), findPackage());
} catch (error) {
  if (!(error instanceof NotHere)) throw error;
  console.log(`PKCS#11 was not tried here: ${error.message}`);
  process.exitCode = process.argv.includes('--where-possible') ? 0 : 1;
}

function runTests(library: string, packageFolder: string): number {
  const hook = path.join(root, 'test', 'key-services', 'pkcs11-package.mjs');
  const environment = {
    ...process.env,
    RAILYARD_TEST_PKCS11_LIBRARY: library,
    RAILYARD_TEST_PKCS11_PACKAGE: pathToFileURL(path.join(packageFolder, 'index.js')).href,
  };
  const words = [
    '--import',
    pathToFileURL(hook).href,
    '--test',
    `--test-reporter=${path.join(import.meta.dirname, 'test-reporter.ts')}`,
    'server/vault/providers/pkcs11.test.ts',
  ];
  const { status } = spawnSync(process.execPath, words, {
    cwd: root,
    stdio: 'inherit',
    env: environment,
    timeout: STEP_TIMEOUT_MS,
  });

  if (status === 0) console.log(`PKCS#11 was tried on ${library}`);
  return status ?? 1;
}

/** The machine's own SoftHSM, or Debian's, unpacked. */
function findLibrary(): string {
  const unpacked = path.join(folder, 'debian');
  const known = [...INSTALLED, ...findFiles(unpacked, 'libsofthsm2.so')].find((file) => fs.existsSync(file));
  if (known !== undefined) return known;
  if (!isThere('apt-get') || !isThere('dpkg-deb'))
    throw new NotHere('there is no SoftHSM 2, and no apt-get and dpkg-deb to fetch Debian’s with');
  fs.rmSync(unpacked, { recursive: true, force: true });
  fs.mkdirSync(unpacked, { recursive: true, mode: 0o700 });
  const download = (): SpawnSyncReturns<string> =>
    run('apt-get', ['download', '-q', LIBRARY_PACKAGE], unpacked);
  // A container often comes without the lists of packages, which only root may fetch.
  const done =
    download().status === 0 ||
    (process.getuid?.() === 0 &&
      run('apt-get', ['update', '-q'], unpacked).status === 0 &&
      download().status === 0);
  const [archive] = findFiles(unpacked, '.deb');
  if (!done || archive === undefined) throw new NotHere(`apt-get could not download ${LIBRARY_PACKAGE}`);
  if (run('dpkg-deb', ['-x', archive, unpacked], unpacked).status !== 0)
    throw new NotHere(`dpkg-deb could not unpack ${LIBRARY_PACKAGE}`);
  const [library] = findFiles(unpacked, 'libsofthsm2.so');
  if (library === undefined) throw new NotHere(`${LIBRARY_PACKAGE} holds no libsofthsm2.so`);
  const lacking = spawnSync('ldd', [library], { encoding: 'utf8' })
    .stdout?.split('\n')
    .find((line) => line.includes('not found'));
  if (lacking !== undefined) throw new NotHere(`libsofthsm2.so needs ${lacking.trim().split(' ')[0]}`);

  return library;
}

/**
 * `pkcs11js`, compiled against the headers that come with the bundled Node, so that nothing but the package
 * is downloaded.
 */
function findPackage(): string {
  const compiled = path.join(folder, 'node_modules', 'pkcs11js');
  if (findFiles(path.join(compiled, 'build', 'Release'), '.node').length > 0) return compiled;
  const missing = ['python3', 'make', 'g++'].filter((program) => !isThere(program));
  if (missing.length > 0) throw new NotHere(`pkcs11js cannot be compiled without ${missing.join(', ')}`);

  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const headers = path.join(root, 'node_modules', `node-${os.platform()}-${os.arch()}`);
  const environment = fs.existsSync(path.join(headers, 'include', 'node'))
    ? { npm_config_nodedir: headers }
    : {};
  const { status, stderr } = run(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', PACKAGE],
    folder,
    environment,
  );
  if (status === 0 && findFiles(path.join(compiled, 'build', 'Release'), '.node').length > 0) return compiled;
  throw new NotHere(`npm could not install ${PACKAGE}: ${stderr.trim().split('\n').at(0) ?? ''}`);
}

function findFiles(under: string, ending: string): readonly string[] {
  if (!fs.existsSync(under)) return [];
  return fs
    .readdirSync(under, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(under, file));
}

function isThere(program: string): boolean {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .some((place) => fs.existsSync(path.join(place, program)));
}

function run(
  program: string,
  words: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
): SpawnSyncReturns<string> {
  return spawnSync(program, words, {
    cwd,
    encoding: 'utf8',
    timeout: STEP_TIMEOUT_MS,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}
