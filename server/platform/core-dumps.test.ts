import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { coreDumpsOf, judge, parse, turnCoreDumpsOff } from './core-dumps.ts';

const LIMITS = (soft: string): string =>
  `Limit                     Soft Limit           Hard Limit           Units     \nMax core file ` +
  `size        ${soft.padEnd(20)} unlimited            bytes     \nMax resident set          ` +
  `unlimited            unlimited            bytes     \n`;

test('core dumps are on unless the limit says never, to files and to programs alike', () => {
  const cases = [
    ['unlimited', 'core', 'on'],
    ['4096', 'core', 'on'],
    ['0', 'core', 'off'],
    ['0', '/var/crash/core.%p\n', 'off'],
    ['1', 'core', 'off'],
    ['1', '|/usr/share/apport/apport %p', 'off'],
    ['0', '|/usr/share/apport/apport %p', 'on'],
    ['0', '|/lib/systemd/systemd-coredump %P', 'off'],
    ['unlimited', '|/lib/systemd/systemd-coredump %P', 'on'],
  ] as const;
  for (const [soft, pattern, expected] of cases)
    assert.equal(judge(parse(LIMITS(soft), pattern)), expected, `${soft} ${pattern}`);
});

test('a process without a limit is given one, and cannot take it back', async () => {
  if (spawnSync('prlimit', ['--version']).status !== 0)
    return assert.notEqual(coreDumpsOf(process.pid), undefined); // Nothing here can change a limit.
  const child = spawn('sh', ['-c', 'ulimit -S -c unlimited && echo ready && read line && ulimit -c'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  assert.ok(child.pid);
  assert.equal(coreDumpsOf(child.pid), 'on');
  assert.equal(turnCoreDumpsOff(child.pid), 'off');
  assert.equal(turnCoreDumpsOff(child.pid), 'off');
  child.stdin.end('go on\n');
  const [told] = (await once(child.stdout, 'data')) as [Buffer];
  assert.equal(told.toString().trim(), '0', 'less than one block');
});
