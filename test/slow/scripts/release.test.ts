import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { projectFiles } from '../../architecture/source.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
/** A repository of its own with the files of this one, and somebody else's node_modules. */
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-release-'));
after(() => fs.rmSync(copy, { recursive: true, force: true }));
/** Tags and commits have somebody who made them, whatever the machine knows of its user. */
const NAMES = ['AUTHOR', 'COMMITTER'].flatMap((role) => [
  [`GIT_${role}_NAME`, 'Tests'],
  [`GIT_${role}_EMAIL`, 'tests@example.com'],
]);
const OPTIONS = {
  cwd: copy,
  encoding: 'utf8',
  env: { ...process.env, ...Object.fromEntries(NAMES) },
} as const;

for (const file of projectFiles()) fs.cpSync(path.join(ROOT, file), path.join(copy, file));
fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
fs.appendFileSync(path.join(copy, '.gitignore'), '/node_modules\n');
git('init', '--quiet');
commit('everything');

type PlannedThing = Readonly<{ name: string; released: string | null; level: string; asks: string | null }>;

test('a dry run makes the same bytes twice, with a checksum of each file, and no tag', () => {
  assert.equal(release('--dry-run', '--into=one').status, 0);
  const now = new Date();
  for (const file of ['sdks/go/doc.go', 'LICENSE']) fs.utimesSync(path.join(copy, file), now, now);
  assert.equal(release('--dry-run', '--into=two').status, 0);
  const [one, two] = ['one', 'two'].map((name) => read(name, 'SHA256SUMS'));
  assert.equal(one, two);
  assert.match(one ?? '', /^[0-9a-f]{64} {2}go\/github\.com\/railyard\/railyard\/sdks\/go\/@v\/v\d/m);
  for (const made of [
    'cli-',
    'sdk-',
    'python/railyard-',
    'contract/openapi-',
    'postman/railyard-',
    'image/railyard-',
  ])
    assert.ok(one?.includes(`  ${made}`), made);
  execFileSync('sha256sum', ['--quiet', '--check', 'SHA256SUMS'], { cwd: path.join(copy, 'two') });
  assert.equal(git('tag'), '');
  for (const name of ['one', 'two']) fs.rmSync(path.join(copy, name), { recursive: true });
});

test('what is not ready is refused in sentences; what is ready is tagged, once', () => {
  const early = release('python', 'nothing');
  assert.match(early.stderr, /Nothing is published as nothing: service, contract/);
  assert.match(
    release('python').stderr,
    /python: sdks\/python\/CHANGELOG\.md begins with “## \d\S*, <today>”/,
  );
  assert.equal(git('tag'), '');

  dateChangelog('sdks/python/CHANGELOG.md');
  assert.match(release('python').stderr, /not committed/);
  commit('a release of the SDK for Python');
  const done = release('python');
  assert.equal(done.stderr, '');
  assert.match(done.stdout, /Tagged sdks\/python\/v\d\S+\. Nothing is pushed/);
  assert.match(git('tag'), /^sdks\/python\/v\d/);
  assert.match(release('python').stderr, /python: nothing has changed since/);
});

test('the plan asks for a number by the contract, the changelog and the files, and a lower one is refused', () => {
  assert.equal(planOf('python').level, 'none');
  assert.equal(planOf('go').released, null);

  edit('sdks/python/src/railyard/errors.py', (text) => `${text}\n`);
  assert.equal(planOf('python').level, 'patch');
  edit('sdks/python/CHANGELOG.md', (text) =>
    text.replace('\n## ', '\n## Unreleased\n- Fixed: a word.\n\n## '),
  );
  assert.equal(planOf('python').level, 'patch');
  edit('contract/openapi.json', (text) => {
    const document = JSON.parse(text) as { paths: Record<string, unknown> };
    delete document.paths['/buyers/{buyer_id}'];
    return JSON.stringify(document);
  });
  assert.deepEqual([planOf('python').level, planOf('python').asks], ['major', '0.2.0']);

  edit('sdks/python/src/railyard/version.py', (text) => text.replace('0.1.0', '0.1.1'));
  edit('sdks/python/CHANGELOG.md', (text) => text.replace('## Unreleased', '## 0.1.1, 2026-12-01'));
  commit('too low a number');
  assert.match(release('python').stderr, /0\.1\.1 is too low for a major change since 0\.1\.0.*0\.2\.0/);
});

function planOf(name: string): PlannedThing {
  const plan = JSON.parse(release('--plan', '--json').stdout) as readonly PlannedThing[];
  return plan.find((one) => one.name === name) ?? assert.fail(`${name} is not planned`);
}

type ProgramResult = Readonly<{ status: number | null; stdout: string; stderr: string }>;

function release(...words: readonly string[]): ProgramResult {
  return spawnSync(process.execPath, ['scripts/release.ts', ...words], OPTIONS);
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, OPTIONS);
}

function commit(subject: string): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', subject);
}

function dateChangelog(file: string): void {
  edit(file, (text) => text.replace(', not released yet', ', 2026-12-01'));
}

function edit(file: string, change: (text: string) => string): void {
  fs.writeFileSync(path.join(copy, file), change(read(file)));
}

function read(...parts: readonly string[]): string {
  return fs.readFileSync(path.join(copy, ...parts), 'utf8');
}
