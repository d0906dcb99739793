import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Problem } from '../domain/problem.ts';
import { createLog } from './log.ts';

test('numbers that could be a card’s are masked in what others said, and ids stay whole', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const requestId = '01936111-1111-7111-8111-111111111111';
  log.error(
    {
      requestId,
      reason: 'no such card: 4111 1111 1111 1111',
      stack: 'Error: 4111111111111111\n    at x',
      number: '4111111111111111',
      card: { number: '4111111111111111' },
      service: 'answered 4111111111111111 12/30',
    },
    'request failed',
  );
  const [line = ''] = lines;
  assert.doesNotMatch(line, /4111 ?1111/);
  assert.equal(JSON.parse(line).requestId, requestId);
});

test('a reason is told by its message, without a stack', () => {
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).warn(
    { reason: new TypeError('it broke') },
    'tried again',
  );
  assert.equal(JSON.parse(lines[0] ?? '').reason, 'it broke');
});

test('of a problem the log tells what its caller is not told', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  log.error({ reason: new Problem('service_unavailable', { privateText: 'the disk is full' }) }, 'it failed');
  log.error({ reason: new Problem('service_unavailable', { message: 'Payments wait' }) }, 'it failed');
  assert.deepEqual(
    lines.map((line) => JSON.parse(line).reason),
    ['the disk is full', 'Payments wait'],
  );
});
