import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLog } from '../machine/log.ts';
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
