import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { EXIT_CODES } from '../../packages/cli/src/exit-codes.ts';
import { DASHBOARD_PAGES } from '../../packages/cli/src/dashboard-pages.ts';
import { OPERATORS_COMMANDS } from '../../packages/cli/src/elsewhere.ts';
import { DECLINE_AMOUNTS, TEST_CARDS, THREE_D_SECURE_CARDS } from '../../packages/cli/src/test-cards.ts';
import { COMMANDS } from '../../cli/commands.ts';
import { DEVELOPER_GROUPS } from '../../packages/cli/src/commands.ts';
import { AUTHORIZATION_AMOUNTS } from '../../server/sandbox/sandbox-amounts.ts';
import { defaultOutcome } from '../../server/sandbox/three-d-secure-cards.ts';

/** What the command line says of the rest of the project, which it does not import. */
const page = (name: string): string =>
  fs.readFileSync(path.join(import.meta.dirname, '../../docs', name), 'utf8');

test('test cards of the command line are those of the page, and its amounts those of the sandbox', () => {
  const printed = page('test-cards.md').replaceAll(/(?<=\d) (?=\d)/g, '');
  for (const [name, { number }] of Object.entries(TEST_CARDS))
    assert.ok(printed.includes(`| ${number} |`), name);
  for (const [reason, amount] of Object.entries(DECLINE_AMOUNTS))
    assert.equal(
      BigInt(amount),
      Object.entries(AUTHORIZATION_AMOUNTS).find(([code]) => code === reason)?.[1],
      reason,
    );
  const outcomeOf = (number: string) =>
    defaultOutcome({ bin: number.slice(0, 8), lastFour: number.slice(-4) })?.authentication;
  const { asks, agrees } = THREE_D_SECURE_CARDS;
  assert.deepEqual([outcomeOf(asks.number), outcomeOf(agrees.number)], ['C', 'Y']);
});

test('pages that it opens are screens of the dashboard', () => {
  const folder = path.join(import.meta.dirname, '../../apps/dashboard/src/screens');
  const sources = fs
    .globSync('*/screen.ts', { cwd: folder })
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  const known = new Set(
    sources.flatMap((text) => [...text.matchAll(/\bpath: '([^']+)'/g)].map(([, at]) => at)),
  );
  for (const name of DASHBOARD_PAGES) assert.ok(known.has(name === 'home' ? '/' : `/${name}`), name);
});

test('its exit codes stand on the page of the command line', () => {
  for (const [code, meaning] of Object.values(EXIT_CODES))
    assert.ok(page('cli.md').includes(`| ${code} | ${meaning} |`), meaning);
});

test('what a checkout knows beside the package is said to be there, but for what is a noun of the API', () => {
  const own = Object.values(DEVELOPER_GROUPS).flatMap((commands) => Object.keys(commands));
  const beside = [...COMMANDS.keys()].filter((name) => !own.includes(name) && name !== 'users');
  assert.deepEqual(beside.toSorted(), Object.keys(OPERATORS_COMMANDS).toSorted());
});
