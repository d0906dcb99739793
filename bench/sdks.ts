import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { downloads } from '../scripts/release/downloads.ts';
import type { MadeFile } from '../scripts/release/made.ts';
import { PAYMENT } from './payment.ts';

/**
 * `npm run bench -- --only=sdks`: what the SDKs for Node, Python and Go weigh, what loading them costs, and what they
 * take for a payment beside its exchange, each beside its goal. Times are of the processor, the least of several runs,
 * and what the language takes without the SDK is taken off. A language whose tools are not here is left out.
 */
const ROOT = path.join(import.meta.dirname, '..');
const RUNS = 9;
const SAID_BY_NODE = `
const { userCPUTime, systemCPUTime } = process.resourceUsage();
const megabytes = process.memoryUsage.rss() / 1e6;
console.log(JSON.stringify({ milliseconds: (userCPUTime + systemCPUTime) / 1000, megabytes }));`;
const SAID_BY_PYTHON = `
import json, resource
used = resource.getrusage(resource.RUSAGE_SELF)
print(json.dumps({"milliseconds": (used.ru_utime + used.ru_stime) * 1000, "megabytes": used.ru_maxrss / 1024}))`;
const EXAMPLES = path.join(ROOT, 'contract/examples.json');

type Row = Readonly<{ sdk: string; what: string; measured: string; goal: string; holds: boolean }>;
type Goal = Readonly<{ sdk: string; what: string; value: number; most: number; unit: string }>;

/** It asks over HTTPS, and reads and writes JSON: what any client has in it. */
const BARE_GO = `package main

import (
	"encoding/json"
	"fmt"
	"net/http"
)

func main() {
	answer, err := http.Get("https://pay.example")
	fmt.Println(json.NewEncoder(nil), answer, err)
}
`;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-bench-'));
const environment = { ...process.env, PAYMENT, ANSWER: answerText() };
try {
  const made = await downloads(ROOT);
  console.log(`load of the machine: ${os.loadavg()[0]?.toFixed(1)}`);
  console.table([...typescript(made), ...python(made), ...goGoals(made)].map(rowOf));
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}

function typescript(made: readonly MadeFile[]): readonly Goal[] {
  const packed = fileOf(made, 'typescript', '.tgz');
  const home = path.join(folder, 'node_modules/@railyard/sdk');
  fs.mkdirSync(home, { recursive: true });
  fs.writeFileSync(path.join(folder, 'sdk.tgz'), packed);
  execFileSync('tar', ['-xzf', path.join(folder, 'sdk.tgz'), '--strip-components=1', '-C', home]);
  fs.copyFileSync(path.join(import.meta.dirname, 'sdks/own-time.mjs'), path.join(folder, 'own-time.mjs'));
  const load = (code: string) =>
    loaded(process.execPath, ['--input-type=module', '-e', `${code}${SAID_BY_NODE}`]);

  const [bare, sdk] = [load(''), load("import '@railyard/sdk'")];
  const { microseconds, tokens } = ownTime(process.execPath, ['own-time.mjs']);
  return [
    {
      sdk: 'typescript',
      what: 'package, unpacked',
      value: gunzipSync(packed).length / 1000,
      most: 600,
      unit: 'kB',
    },
    { sdk: 'typescript', what: 'import', value: sdk.milliseconds - bare.milliseconds, most: 40, unit: 'ms' },
    { sdk: 'typescript', what: 'memory of it', value: sdk.megabytes - bare.megabytes, most: 12, unit: 'MB' },
    { sdk: 'typescript', what: 'a payment', value: microseconds / 1000, most: 0.3, unit: 'ms' },
    { sdk: 'typescript', what: 'tokens of 10,000 calls', value: tokens, most: 2, unit: '' },
  ];
}

function python(made: readonly MadeFile[]): readonly Goal[] {
  const program = path.join(ROOT, '.railyard/sdks/python/bin/python');
  if (!fs.existsSync(program)) return [];
  const wheel = fileOf(made, 'python', '.whl');
  const packed = path.join(folder, 'railyard.whl');
  fs.writeFileSync(packed, wheel);
  execFileSync(program, ['-m', 'zipfile', '-e', packed, path.join(folder, 'python')]);
  const load = (code: string) => loaded(program, ['-c', `${code}${SAID_BY_PYTHON}`]);

  load('import railyard'); // what it compiles once is there for the next
  const [bare, sdk] = [
    load('import http.client, ssl, json, hmac'),
    load('import http.client, ssl, json, hmac, railyard'),
  ];
  const { microseconds, tokens } = ownTime(program, [path.join(import.meta.dirname, 'sdks/own_time.py')]);
  return [
    { sdk: 'python', what: 'wheel', value: wheel.length / 1000, most: 250, unit: 'kB' },
    { sdk: 'python', what: 'import', value: sdk.milliseconds - bare.milliseconds, most: 15, unit: 'ms' },
    { sdk: 'python', what: 'a payment', value: microseconds / 1000, most: 1, unit: 'ms' },
    { sdk: 'python', what: 'tokens of 10,000 calls', value: tokens, most: 2, unit: '' },
  ];
}

function goGoals(made: readonly MadeFile[]): readonly Goal[] {
  if (spawnSync('go', ['version']).error !== undefined) return [];
  const packed = fileOf(made, 'go', '.zip');
  const home = path.join(folder, 'go');
  const name = 'github.com/railyard/railyard/sdks/go';
  const build = (program: string, text: string): string => {
    const place = path.join(home, program);
    fs.mkdirSync(place, { recursive: true });
    fs.writeFileSync(path.join(place, 'main.go'), text);
    const needed = `require ${name} v0.0.0\n\nreplace ${name} => ${path.join(ROOT, 'sdks/go')}\n`;
    fs.writeFileSync(path.join(place, 'go.mod'), `module ${program}\n\ngo 1.25\n\n${needed}`);
    execFileSync('go', ['build', '-o', 'program', '.'], { cwd: place });
    return path.join(place, 'program');
  };

  const text = fs.readFileSync(path.join(import.meta.dirname, 'sdks/own_time.go'), 'utf8');
  const [bare, sdk] = [build('bare', BARE_GO), build('paying', text)];
  const { microseconds, tokens } = ownTime(sdk, []);
  const growth = (fs.statSync(sdk).size - fs.statSync(bare).size) / 1e6;
  return [
    { sdk: 'go', what: 'module, as it is fetched', value: packed.length / 1000, most: 400, unit: 'kB' },
    { sdk: 'go', what: 'a program grows by', value: growth, most: 1.5, unit: 'MB' },
    { sdk: 'go', what: 'a payment', value: microseconds / 1000, most: 0.1, unit: 'ms' },
    { sdk: 'go', what: 'tokens of 10,000 calls', value: tokens, most: 2, unit: '' },
  ];
}

/** The least processor time and memory of programs that do nothing but load, as they say themselves. */
function loaded(
  program: string,
  words: readonly string[],
): Readonly<{ milliseconds: number; megabytes: number }> {
  const runs = Array.from({ length: RUNS }, () => {
    const told = execFileSync(program, words, { ...runOptions(), encoding: 'utf8' });
    return JSON.parse(told) as { milliseconds: number; megabytes: number };
  });
  return {
    milliseconds: Math.min(...runs.map(({ milliseconds }) => milliseconds)),
    megabytes: Math.min(...runs.map(({ megabytes }) => megabytes)),
  };
}

function ownTime(
  program: string,
  words: readonly string[],
): Readonly<{ microseconds: number; tokens: number }> {
  const runs = Array.from({ length: 3 }, () => {
    const told = execFileSync(program, words, { ...runOptions(), encoding: 'utf8' });
    return JSON.parse(told) as { microseconds: number; tokens: number };
  });
  const [first, ...others] = runs.toSorted((one, other) => one.microseconds - other.microseconds);
  if (first === undefined) throw new Error(`BUG: ${program} ran ${others.length} times`);
  return first;
}

function runOptions(): Readonly<{ cwd: string; env: NodeJS.ProcessEnv }> {
  const python = { PYTHONPATH: path.join(folder, 'python'), PYTHONDONTWRITEBYTECODE: '' };
  return { cwd: folder, env: { ...environment, ...python } };
}

function fileOf(made: readonly MadeFile[], thing: string, ending: string): Buffer {
  const found = made.find((one) => one.thing === thing && one.path.endsWith(ending));
  if (found === undefined) throw new Error(`A release makes no ${ending} of ${thing}`);
  return found.bytes;
}

/** A payment as the service answers it. */
function answerText(): string {
  const { create_transaction: answer } = JSON.parse(fs.readFileSync(EXAMPLES, 'utf8')) as Readonly<
    Record<string, unknown>
  >;
  if (answer === undefined) throw new Error('There is no example of a payment');
  return JSON.stringify(answer);
}

function rowOf({ sdk, what, value, most, unit }: Goal): Row {
  const measured = `${Number(value.toPrecision(3))} ${unit}`.trim();
  return { sdk, what, measured, goal: `${most} ${unit}`.trim(), holds: value <= most };
}
