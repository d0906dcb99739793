import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { javaPackage } from './java-package.ts';
import { NotHere, toolSays } from '../sdk-conform/tools.ts';

/** What a shop has: an empty folder, an instance that serves the packages, and a key for it. */
export type EmptyShop = Readonly<{ folder: string; url: string; keyFile: string }>;
/** Installs one package as docs/packages.md says, and pays with it; what the program printed. */
export type Trial = (shop: EmptyShop, version: string) => string;

/** By the name of what is published. Whatever is installed comes from the instance; what it needs, from registries. */
export const TRIALS: Readonly<Record<string, Trial>> = {
  typescript: tryTypeScript,
  cli: tryCommandLine,
  python: tryPython,
  go: tryGo,
  java: tryJava,
  php: tryPhp,
  ruby: tryRuby,
};

const root = path.join(import.meta.dirname, '../..');

/** The first program of an SDK's own page, with this instance and this key in it. */
export function firstProgram(shop: EmptyShop, page: string, language: string): string {
  const text = fs.readFileSync(path.join(root, page), 'utf8');
  const [, program] =
    new RegExp(`^## A first program$[^]*?^\`\`\`${language}\\n([^]*?)^\`\`\``, 'm').exec(text) ?? [];
  if (program === undefined) throw new Error(`${page} has no first program`);
  return program
    .replaceAll('http://127.0.0.1:8080', shop.url)
    .replaceAll(/(?:\.\.\/)?\.railyard\/api-key\.pem/g, shop.keyFile);
}

function tryTypeScript(shop: EmptyShop, version: string): string {
  put(shop, 'package.json', '{"private":true,"type":"module"}');
  run(shop, 'npm', ['install', '--no-audit', '--no-fund', `${shop.url}/packages/sdk-${version}.tgz`]);
  put(shop, 'pay.mjs', firstProgram(shop, 'packages/sdk/README.md', 'js'));
  return run(shop, process.execPath, ['pay.mjs']);
}

function tryCommandLine(shop: EmptyShop, version: string): string {
  put(shop, 'package.json', '{"private":true}');
  run(shop, 'npm', ['install', '--no-audit', '--no-fund', `${shop.url}/packages/cli-${version}.tgz`]);
  const railyard = path.join(shop.folder, 'node_modules/.bin/railyard');
  return run(shop, railyard, ['pay', '1299', 'USD', '--url', shop.url, '--key', shop.keyFile]);
}

function tryPython(shop: EmptyShop, version: string): string {
  const said = toolSays('python3', ['--version']);
  if (!/^Python 3\.(?:1\d|[2-9]\d)\b/.test(said))
    throw new NotHere(`it takes Python 3.10, and this is ${said}`);
  run(shop, 'python3', ['-m', 'venv', 'environment']);
  const python = path.join(shop.folder, 'environment/bin/python');
  const wheel = `${shop.url}/packages/python/railyard-${version}-py3-none-any.whl`;
  fetchNeeds(() => run(shop, python, ['-m', 'pip', 'install', '--quiet', wheel]));
  put(shop, 'pay.py', firstProgram(shop, 'sdks/python/README.md', 'python'));
  return run(shop, python, ['pay.py']);
}

function tryGo(shop: EmptyShop, version: string): string {
  const said = toolSays('go', ['version']);
  if (Number(/go1\.(\d+)/.exec(said)?.[1] ?? 0) < 25)
    throw new NotHere(`it takes Go 1.25, and this is ${said}`);
  const name = 'github.com/railyard/railyard/sdks/go';
  const environment = {
    GOPROXY: `${shop.url}/packages/go`,
    GONOSUMDB: 'github.com/railyard',
    GOTOOLCHAIN: 'local',
    GOPATH: path.join(shop.folder, 'go'),
    GOCACHE: path.join(root, '.railyard/sdks/go-cache'),
    GOFLAGS: '-modcacherw',
  };

  put(shop, 'go.mod', 'module shop\n\ngo 1.25\n');
  run(shop, 'go', ['get', `${name}@v${version}`], environment);
  put(shop, 'main.go', firstProgram(shop, 'sdks/go/README.md', 'go'));
  return run(shop, 'go', ['run', '.'], environment);
}

/** On the JDK alone: where it has no jar, the release has not been made on this machine. */
function tryJava(shop: EmptyShop, version: string): string {
  toolSays('javac', ['-version']);
  const jar = `io/github/railyard/railyard/${version}/railyard-${version}.jar`;
  const found = javaPackage(root).made.find(({ path: place }) => place === `maven/${jar}`);
  if (found === undefined) throw new Error(`${jar} was not made`);
  put(shop, 'railyard.jar', found.bytes);
  put(shop, 'Pay.java', firstProgram(shop, 'sdks/java/README.md', 'java'));
  return run(shop, 'java', ['-cp', 'railyard.jar', 'Pay.java']);
}

function tryPhp(shop: EmptyShop, version: string): string {
  toolSays('php', ['--version']);
  toolSays('composer', ['--version']);
  const repositories = [
    { type: 'composer', url: `${shop.url}/packages/composer` },
    { 'packagist.org': false },
  ];
  const config = { 'secure-http': false };
  put(
    shop,
    'composer.json',
    JSON.stringify({ repositories, config, require: { 'railyard/railyard': version } }),
  );

  const environment = { COMPOSER_HOME: path.join(shop.folder, 'composer'), COMPOSER_ALLOW_SUPERUSER: '1' };
  run(shop, 'composer', ['install', '--quiet', '--no-interaction'], environment);
  const program = firstProgram(shop, 'sdks/php/README.md', 'php');
  put(shop, 'pay.php', program.replace('sdks/php/autoload.php', 'vendor/autoload.php'));
  return run(shop, 'php', ['pay.php']);
}

function tryRuby(shop: EmptyShop, version: string): string {
  toolSays('ruby', ['--version']);
  toolSays('gem', ['--version']);
  const file = `railyard-${version}.gem`;
  const bytes = execFileSync('curl', ['--silent', '--fail', `${shop.url}/packages/ruby/${file}`]);
  put(shop, file, bytes);
  const environment = { GEM_HOME: path.join(shop.folder, 'gems') };
  run(shop, 'gem', ['install', '--local', '--no-document', file], environment);
  put(shop, 'pay.rb', firstProgram(shop, 'sdks/ruby/README.md', 'ruby'));
  return run(shop, 'ruby', ['pay.rb'], environment);
}

function put({ folder }: EmptyShop, file: string, content: string | Uint8Array): void {
  fs.writeFileSync(path.join(folder, file), content);
}

/** Nothing of this project is on the way: a home and an environment of its own. */
function run(
  { folder }: EmptyShop,
  program: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): string {
  const { PATH = '' } = process.env;
  return execFileSync(program, words, {
    cwd: folder,
    env: { ...registriesOfMachine(), PATH, HOME: folder, ...environment },
    encoding: 'utf8',
    timeout: 300_000,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Where this machine's installers ask for what is not ours. */
function registriesOfMachine(): Readonly<Record<string, string>> {
  const known = Object.entries(process.env).filter(([name]) => /^(?:PIP|npm_config|SSL|HTTPS?)_/i.test(name));
  return Object.fromEntries(known.map(([name, value]) => [name, value ?? '']));
}

/** What a package needs may not be had here; that is no fault of the package. */
function fetchNeeds(install: () => string): void {
  try {
    install();
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    if (/No matching distribution|Could not find a version/.test(said))
      throw new NotHere(`what it needs cannot be had: ${said.trim().split('\n').at(-1)}`);
    throw error;
  }
}
