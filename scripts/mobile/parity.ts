import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { canonicalJson, resultsOfVectors } from './results.ts';

/**
 * `npm run mobile:parity [-- --where-possible] [--print]`: the result of every vector as the cores of TypeScript,
 * Kotlin and Swift print it, which has to be the same bytes (contract/vectors/README.md). A core whose tools are not on
 * this machine gets one line that says so. `--print` prints TypeScript's results and compares nothing.
 */
const { values } = parseArgs({
  options: {
    'where-possible': { type: 'boolean', default: false },
    print: { type: 'boolean', default: false },
  },
});

const root = path.join(import.meta.dirname, '..', '..');
const OUTPUT_BYTES_MAX = 64 * 1024 * 1024;
const SHOWN_MAX = 10;

type Core = Readonly<{
  name: string;
  folder: string;
  program: string;
  words: readonly string[];
  cwd: string;
}>;
const CORES: readonly Core[] = [
  {
    name: 'Kotlin',
    folder: 'mobile/android/core',
    program: process.execPath,
    words: ['scripts/mobile/kotlin.ts', '--parity'],
    cwd: '.',
  },
  {
    name: 'Swift',
    folder: 'mobile/ios/Package.swift',
    program: 'swift',
    words: ['run', '-q', 'railyard-parity'],
    cwd: 'mobile/ios',
  },
];

const results = await resultsOfVectors();
const lines = results.flatMap(([name, found]) =>
  found.map((result, index) => `${name} ${index} ${canonicalJson(result)}`),
);
if (values.print) process.stdout.write(`${lines.join('\n')}\n`);
else process.exitCode = CORES.map(compareWith).includes(false) ? 1 : 0;

function compareWith(core: Core): boolean {
  const printed = printedBy(core);
  if (typeof printed === 'string') {
    console.log(`The ${core.name} core was not compared here: ${printed}`);
    return values['where-possible'];
  }

  const other = printed.toString('utf8').split('\n');
  const own = [...lines, ''];
  const different = own.flatMap((line, index) => (line === other[index] ? [] : [index]));
  for (const index of different.slice(0, SHOWN_MAX))
    console.log(`TypeScript: ${own[index] ?? ''}\n${core.name}: ${other[index] ?? 'nothing'}\n`);
  const isSame = different.length === 0 && other.length === own.length;
  const count = isSame ? 'the same bytes' : `${different.length} differ, ${other.length - 1} were printed`;
  console.log(`TypeScript and ${core.name}: ${lines.length} results, ${count}`);
  return isSame;
}

/** What a core prints, or why it could not be asked. */
function printedBy({ folder, program, words, cwd }: Core): Buffer | string {
  if (!fs.existsSync(path.join(root, folder))) return `there is no ${folder}`;
  const { error, status, stdout, stderr } = spawnSync(program, words, {
    cwd: path.join(root, cwd),
    maxBuffer: OUTPUT_BYTES_MAX,
  });
  if (error !== undefined) return `${program} is not on this machine`;
  if (status === 0) return stdout;

  const said = stderr.toString();
  const why = `${stdout.toString().slice(0, 500)}${said.slice(0, 500)}`.trim();
  // Its own line says that tools are missing; anything else is a fault.
  if (/not tried here/.test(why)) return why.split(': ').slice(1).join(': ');
  console.log(why);
  return Buffer.from('');
}
