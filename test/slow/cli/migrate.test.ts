import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { CARD, HAR } from '../../harness/recorded-shop.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-migrate-'));
after(() => fs.rmSync(folder, { recursive: true, force: true }));

const runFile = promisify(execFile);
const MAIN = path.join(import.meta.dirname, '../../../cli/main.ts');

async function check(...words: readonly string[]): Promise<Readonly<{ code: number; text: string }>> {
  try {
    const { stdout, stderr } = await runFile(process.execPath, [MAIN, 'migrate', 'check', ...words]);
    return { code: 0, text: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: stdout + stderr };
  }
}

test('the command says what is wrong with each request, and prints no value of one', async () => {
  const file = path.join(folder, 'shop.har');
  fs.writeFileSync(file, HAR);
  const { code, text } = await check(file, '--from=published', '--all');
  assert.equal(code, 1);
  assert.match(text, /✔ 1 {2}POST \/transactions\n✖ 2 {2}POST \/transactions\n/);
  assert.match(text, /body \/amount must be an integer in minor units/);
  assert.match(text, /2 requests:\n +1 would work\n +1 would be refused\n +1 passed over: other hosts/);
  for (const secret of [CARD, 'secret', 'order-1', '987', '13.37']) assert.ok(!text.includes(secret), secret);

  const json = await check(file, '--from=published', '--json');
  const lines = json.text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  assert.deepEqual(lines.at(-1), {
    summary: { checked: 2, works: 1, fails: 1, passed_over: { 'metrics.example': 1 } },
  });
  assert.ok(!json.text.includes(CARD));

  fs.writeFileSync(path.join(folder, 'good.txt'), 'GET /buyers\n');
  assert.equal((await check(path.join(folder, 'good.txt'))).code, 0);
  for (const [words, message] of [
    [[path.join(folder, 'none.har')], /There is no such file/],
    [[file, '--from=publishd'], /There is no API "publishd": did you mean published\?/],
    [[file], /None of its requests went to that API.*api\.shop\.gr4vy\.app \(2\)/],
    [[], /The file is missing/],
  ] as const) {
    const refused = await check(...words);
    assert.deepEqual([refused.code, message.test(refused.text)], [2, true], refused.text);
  }
});

test('what the page about moving shows is what the checker prints', async () => {
  const page = fs.readFileSync(path.join(import.meta.dirname, '../../../docs/migrate/README.md'), 'utf8');
  const [, lines = ''] = /<<'LINES'\n([^]*?)LINES\n/.exec(page) ?? [];
  const [, shown = ''] = /```text\n([^]*?)ended with (\d)\n```/.exec(page) ?? [];
  const file = path.join(folder, 'requests.txt');
  fs.writeFileSync(file, lines);
  const { code, text } = await check(file, '--from=published', '--all');
  assert.equal(text, shown);
  assert.equal(code, 1);
  assert.match(page, /\.\/railyard migrate check requests\.txt --from=published --all/);
});
