import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLog } from '../platform/log.ts';
import { Presence } from './presence.ts';

test('however many connections break, one line says so until there is a new one', () => {
  const told: string[] = [];
  const write = (line: string): void => void told.push((JSON.parse(line) as { msg: string }).msg);
  const presence = new Presence(createLog('debug', { write }));
  const LOST = 'a database connection was lost';
  presence.lost(new Error('the first'));
  presence.lost(new Error('the second'));
  assert.deepEqual(told, [LOST]);
  presence.connected();
  presence.lost(new Error('the new one'));
  assert.deepEqual(told, [LOST, LOST]);
});

test('a database that takes no writes is told of once, and once that it takes them again', () => {
  const told: string[] = [];
  const write = (line: string): void => void told.push((JSON.parse(line) as { msg: string }).msg);
  const presence = new Presence(createLog('debug', { write }));
  presence.wroteAgain();
  assert.deepEqual([told, presence.refusal], [[], null]);
  presence.refusedWrite(new Error('no space left'));
  presence.refusedWrite(new Error('no space left on device'));
  assert.equal(presence.refusal, 'no space left on device');
  presence.wroteAgain();
  presence.wroteAgain();
  assert.deepEqual(told, ['the database takes no writes', 'the database takes writes again']);
  assert.equal(presence.refusal, null);
});
