import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { DatabaseAway, DatabaseSilent, PassingTrouble } from '../db/faults.ts';
import { createLog } from '../platform/log.ts';
import { asProblem } from './answer.ts';

type Line = Readonly<{ level: number; stack?: string }>;

function faultOf(thrown: unknown): Readonly<{ code: string; line: Line | undefined }> {
  const lines: Line[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(JSON.parse(line) as Line) });
  const context = { log, requestId: 'r', operation: 'create_transaction', brokenOff: false } as const;
  const { code } = asProblem(thrown, { ...context, version: '2026-11-01' });
  return { code, line: lines[0] };
}

const ofServer = (code: string): Error =>
  Object.assign(new pg.DatabaseError('refused', 7, 'error'), { code });
const ofSystem = (code: string): Error => Object.assign(new Error('refused'), { code });

test('503: whatever passes by itself is answered so that the same request is sent again, and is no bug', () => {
  const passing = [
    new DatabaseSilent(20_000),
    new DatabaseAway(new Error('gone')),
    new PassingTrouble('vault: no space left'),
    ...['25006', '55P03', '53100', '53300', '57014', '57P01', '58030', '40001'].map(ofServer),
    ...['EMFILE', 'ENFILE', 'ENOSPC', 'EHOSTUNREACH', 'ENETUNREACH'].map(ofSystem),
  ];
  for (const thrown of passing) {
    const { code, line } = faultOf(thrown);
    assert.equal(code, 'service_unavailable', String(thrown));
    assert.ok(line !== undefined && line.level <= 40 && line.stack === undefined, String(thrown));
  }
});

test('500: a bug is one, with its place in the code', () => {
  const { code, line } = faultOf(ofServer('42P01'));
  assert.equal(code, 'server_error');
  assert.ok(line?.level === 50 && line.stack !== undefined);
});
