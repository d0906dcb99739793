import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { NotHere, root, toolSays } from '../sdk-conform/tools.ts';

export const ANDROID = path.join(root, 'mobile', 'android');
/** What Maven says where it cannot get what it needs: anything else is a fault of ours. */
const NOT_HAD = /Could not (?:resolve|find|transfer)|Cannot access|Unknown host|offline mode|Non-resolvable/;
const OUTPUT_BYTES_MAX = 64 * 1024 * 1024;

/** What Maven and Java are told of this machine. */
export function javaSettings(): Readonly<Record<string, string>> {
  const { PATH = '', HOME = '', JAVA_HOME } = process.env;
  return { PATH, HOME, ...(JAVA_HOME === undefined ? {} : { JAVA_HOME }) };
}

/** @throws NotHere where this machine has no Maven, or Maven cannot get what it needs. */
export function buildKotlin(words: readonly string[]): boolean {
  const version = toolSays('javac', ['-version']);
  if (Number(/(\d+)/.exec(version)?.[1] ?? 0) < 17)
    throw new NotHere(`it takes a JDK of 17, and this is ${version}`);
  toolSays('mvn', ['-version']);
  const options = { cwd: ANDROID, env: javaSettings(), encoding: 'utf8' } as const;
  const { stdout, stderr, status } = spawnSync('mvn', ['-B', '-q', ...words], options);
  const said = `${stdout}${stderr}`.trim();
  const missing = said.split('\n').find((line) => NOT_HAD.test(line));
  if (missing !== undefined) throw new NotHere(`what it needs can not be installed: ${missing}`);
  if (status !== 0) console.log(said);
  return status === 0;
}

/**
 * The result of every vector, a line each, in the bytes that every core prints (contract/vectors/README.md).
 *
 * @throws NotHere where this machine has not what it takes.
 */
export function kotlinParity(): Buffer {
  if (!buildKotlin(['-pl', 'core', 'test-compile'])) throw new Error('The Kotlin core does not compile');
  const target = path.join(ANDROID, 'core', 'target');
  const classes = ['classes', 'test-classes'].map((name) => path.join(target, name));
  const words = [
    `-Drailyard.vectors=${path.join(root, 'contract', 'vectors')}`,
    '-cp',
    [...classes, jarOf('kotlin-stdlib')].join(path.delimiter),
    'io.github.railyard.core.Parity',
  ];

  const { stdout, stderr, status } = spawnSync('java', words, {
    env: javaSettings(),
    maxBuffer: OUTPUT_BYTES_MAX,
  });
  if (status !== 0) throw new Error(stderr.toString());
  return stdout;
}

/** A jar of Kotlin's, where Maven keeps what it got. */
export function jarOf(name: string): string {
  const pom = fs.readFileSync(path.join(ANDROID, 'pom.xml'), 'utf8');
  const version = /<kotlin\.version>([^<]+)</.exec(pom)?.[1] ?? '';
  const kept = path.join(
    process.env['HOME'] ?? os.homedir(),
    '.m2',
    'repository',
    'org',
    'jetbrains',
    'kotlin',
  );
  return path.join(kept, name, version, `${name}-${version}.jar`);
}
