import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { COMMANDS } from './commands.ts';
import { CommandError } from '../packages/cli/src/command-error.ts';
import { helpText } from '../packages/cli/src/help.ts';
import { homeOfSettings } from './home.ts';

function railyard(...words: readonly string[]): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'main.ts'), ...words],
    { encoding: 'utf8' },
  );
  return { status, out: stdout, err: stderr };
}

test('help shows every command in a line of its group, under 80 columns, and more of one of them', () => {
  for (const words of [[], ['--help'], ['-h'], ['help']]) {
    const all = railyard(...words);
    assert.equal(all.status, 0);
    for (const name of COMMANDS.keys()) assert.match(all.out, new RegExp(`^  ${name} +[A-Z]`, 'm'));
    assert.ok(all.out.split('\n').every((line) => line.length < 80));
  }
  for (const words of [
    ['clock', '--help'],
    ['clock', '-h'],
    ['help', 'clock'],
    ['clock', 'advance', '--help'],
  ]) {
    const one = railyard(...words);
    assert.equal(one.status, 0);
    assert.match(
      one.out,
      /^Show or move the time of a merchant account\.\n\nUsage:\n {2}\.\/railyard clock\n/,
    );
    assert.match(one.out, /Examples:\n/);
    assert.doesNotMatch(one.out, /\.\/railyard vault/);
  }
});

test('help of every command says what it is for, how to call it, and has an example; no line is too wide', async () => {
  for (const [name, { purpose, load }] of COMMANDS) {
    const { HELP } = await load();
    assert.equal(HELP.name, name);
    const text = helpText(`${purpose}.`, HELP);
    // What `mcp` prints is a protocol of its own.
    const forPrograms = name === 'mcp' ? [] : ['--json'];
    for (const part of ['Usage:', 'Options:', 'Examples:', ...forPrograms])
      assert.ok(text.includes(part), `${name}: ${part}`);
    assert.deepEqual(
      text.split('\n').filter((line) => line.length > 80),
      [],
    );
    for (const line of [...HELP.usage, ...HELP.examples]) assert.match(line, new RegExp(`^${name}(?: |$)`));
  }
});

test('--version says it', () => {
  for (const words of [['--version'], ['-v'], ['version']])
    assert.deepEqual(railyard(...words), { status: 0, out: '0.1.0\n', err: '' });
});

test('an unknown command is refused with the nearest one and with all there are, and a wrong word with 2', () => {
  for (const [words, said] of [
    [['lisen'], /^There is no command "lisen": did you mean listen\?\nAll: \.\/railyard --help\n$/],
    [['qwertz'], /^There is no command "qwertz"\.\n\nUsage: /],
    [['payments', 'list'], /^There is no command "payments": did you mean transactions\?\n/],
    [['help', 'customers'], /^There is no command "customers": did you mean buyers\?\n/],
    [['help', 'tokn'], /^There is no command "tokn": did you mean token\?\n/],
    [['clock', '--nonsense'], /^There is no option --nonsense\.\n/],
  ] as const) {
    const { status, out, err } = railyard(...words);
    assert.deepEqual([status, out, said.test(err)], [2, '', true], err);
  }
});

test('what is wrong with the words of a command is said in a sentence, with what was most likely meant', async () => {
  for (const [words, said] of [
    [['clock', '--nonsense'], /^There is no option --nonsense\.\n/],
    [
      ['clock', '--merchant-acount', 'x'],
      /^There is no option --merchant-acount: did you mean --merchant-account\?\n/,
    ],
    [['clock', 'advance'], /^advance takes how long, such as 3d, which is missing\.\n/],
    [['clock', 'advance', '-1d'], /^"-1d" begins with a hyphen, and is no option of this command\.\n/],
    [['clock', 'advnce', '3d'], /^There is no verb of clock "advnce": did you mean advance\?\n/],
    [['clock', 'show', 'me', 'more'], /^"more" is a word too many\.\n/],
    [['keys'], /^What is to be done with keys\?\n\n\.\/railyard keys:\n {2}list +shows/],
    [['migrate', 'chek', 'x'], /^There is no verb of migrate "chek": did you mean check\?\n/],
    [['refund'], /^TRANSACTION_ID is missing\.\n\nUsage:\n {2}\.\/railyard refund TRANSACTION_ID/],
    [['keys', 'revok', 'x'], /^There is no verb of keys "revok": did you mean revoke\?\n/],
    [['keys', 'revoke'], /^revoke takes the id of an API key, which is missing\.\n/],
    [['vault'], /^What is to be done with the vault\?\n\n\.\/railyard vault:\n {2}status +shows/],
    [['vault', 'rotate', 'default'], /^"default" is a word too many\.\n/],
    [['trigger'], /^Which event\? \.\/railyard trigger --list shows them\.\n/],
    [
      ['trigger', 'transaction.capturd'],
      /^There is no event "transaction.capturd": did you mean transaction.captured\?/,
    ],
    [['token', '--scope'], /^--scope takes a value, which is missing\.\n/],
    [
      ['token', '--scope', '--unpinned'],
      /^--scope takes a value, and "--unpinned" looks like another option/,
    ],
    [['token', '--unpinned=yes'], /^--unpinned takes no value\.\n/],
    [['token', 'now'], /^"now" is a word too many\.\n/],
    [
      ['token', '--scope', 'transaction.read'],
      /^No operation asks for "transaction.read": did you mean transactions.read\?\n/,
    ],
    [['get'], /^The path is missing, for example \/transactions\.\n/],
    [['post', '/buyers', '{x}'], /^The body is not JSON .*: put it in single quotes\.\n/],
    [['open'], /^Open what\?\n/],
    [['open', 'shpo'], /^There is no page "shpo": did you mean shop\?\n/],
    [['listen', '--to', 'there'], /^--to takes a port, localhost:3000, or an address such as /],
    [['database', 'now'], /^"now" is a word too many\.\n/],
  ] as const) {
    const [name, ...rest] = words;
    const listed = COMMANDS.get(name);
    assert.ok(listed !== undefined);
    const refused = (await listed.load()).run(rest, () => homeOfSettings());
    await assert.rejects(
      refused,
      (error) => error instanceof CommandError && said.test(error.message),
      words.join(' '),
    );
  }
});

test('./railyard runs from any folder, by a link to it, and on a machine without a Node', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-elsewhere '));
  const link = path.join(folder, 'railyard');
  fs.symlinkSync(path.join(import.meta.dirname, '../railyard'), link);
  const bin = path.join(folder, 'bin');
  fs.mkdirSync(bin);
  for (const name of ['sh', 'readlink', 'dirname']) fs.symlinkSync(`/usr/bin/${name}`, path.join(bin, name));
  for (const PATH of [bin, process.env['PATH'] ?? '']) {
    const ran = spawnSync(link, ['token', '--nonsense'], { cwd: folder, env: { PATH }, encoding: 'utf8' });
    assert.equal(ran.status, 2, ran.stderr);
    assert.match(ran.stderr, /--nonsense/);
  }
  const copy = path.join(bin, 'railyard');
  fs.copyFileSync(path.join(import.meta.dirname, '../railyard'), copy);
  const alone = spawnSync(copy, ['token'], { cwd: folder, env: { PATH: bin }, encoding: 'utf8' });
  assert.deepEqual(
    [alone.status, alone.stderr],
    [1, `There is no Node on this machine: install Node 20 or newer, and run npm ci in ${bin}.\n`],
  );
  fs.rmSync(folder, { recursive: true });
});
