import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { constants } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import pg from 'pg';
import {
  asOperatorsTrouble,
  DatabaseAway,
  DatabaseSilent,
  faultOf,
  levelOf,
  type PassingKind,
  PassingTrouble,
  passingKindOf,
  refusesWrites,
} from './faults.ts';

function ofServer(code: string, more: Partial<pg.DatabaseError> = {}): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('refused', 7, 'error'), { code, ...more });
}

function ofSystem(code: string): Error {
  return Object.assign(new Error(`${code}: refused`), { code });
}

/** Errors of PostgreSQL, by their names in its appendix A. */
const OF_SERVER: readonly (readonly [string, string, PassingKind | null])[] = [
  ['08000', 'connection_exception', 'connection'],
  ['08001', 'sqlclient_unable_to_establish_sqlconnection', 'connection'],
  ['08003', 'connection_does_not_exist', 'connection'],
  ['08006', 'connection_failure', 'connection'],
  ['08P01', 'protocol_violation', 'connection'],
  ['22003', 'numeric_value_out_of_range', null],
  ['23505', 'unique_violation', null],
  ['25006', 'read_only_sql_transaction', 'read-only'],
  ['25P02', 'in_failed_sql_transaction', null],
  ['25P03', 'idle_in_transaction_session_timeout', 'stopped'],
  ['25P04', 'transaction_timeout', 'stopped'],
  ['40001', 'serialization_failure', 'undone'],
  ['40003', 'statement_completion_unknown', 'undone'],
  ['40P01', 'deadlock_detected', 'undone'],
  ['42501', 'insufficient_privilege', null],
  ['42P01', 'undefined_table', null],
  ['53000', 'insufficient_resources', 'resources'],
  ['53100', 'disk_full', 'full'],
  ['53200', 'out_of_memory', 'resources'],
  ['53300', 'too_many_connections', 'resources'],
  ['53400', 'configuration_limit_exceeded', 'resources'],
  ['54001', 'statement_too_complex', null],
  ['55006', 'object_in_use', 'busy'],
  ['55P03', 'lock_not_available', 'busy'],
  ['57014', 'query_canceled', 'stopped'],
  ['57P01', 'admin_shutdown', 'stopped'],
  ['57P02', 'crash_shutdown', 'stopped'],
  ['57P03', 'cannot_connect_now', 'stopped'],
  ['57P04', 'database_dropped', 'stopped'],
  ['57P05', 'idle_session_timeout', 'stopped'],
  ['58000', 'system_error', 'disk'],
  ['58030', 'io_error', 'disk'],
  ['58P01', 'undefined_file', 'disk'],
  ['XX000', 'internal_error', null],
];

/** Of the system, for sockets and files. */
const OF_SYSTEM: Readonly<Partial<Record<keyof typeof constants.errno, PassingKind | null>>> = {
  EACCES: null,
  EADDRNOTAVAIL: 'connection',
  EAGAIN: 'resources',
  ECONNABORTED: 'connection',
  ECONNREFUSED: 'connection',
  ECONNRESET: 'connection',
  EDQUOT: 'full',
  EHOSTUNREACH: 'connection',
  EINVAL: null,
  EIO: 'disk',
  EMFILE: 'descriptors',
  ENETDOWN: 'connection',
  ENETRESET: 'connection',
  ENETUNREACH: 'connection',
  ENFILE: 'descriptors',
  ENOBUFS: 'resources',
  ENOENT: 'connection',
  ENOMEM: 'resources',
  ENOSPC: 'full',
  ENOTCONN: 'connection',
  EPIPE: 'connection',
  EROFS: 'read-only',
  ETIMEDOUT: 'connection',
};

test('what a database, its disk and its network refuse for a while passes, and what is wrong with us does not', () => {
  for (const [code, name, kind] of OF_SERVER) {
    const error = ofServer(code);
    assert.equal(passingKindOf(error), kind, `${code} ${name}`);
    assert.equal(faultOf(error), kind === null ? null : 'passing', name);
    assert.equal(levelOf(error), kind === null ? 'error' : 'warn', name);
  }
  for (const [code, kind] of Object.entries(OF_SYSTEM)) {
    assert.equal(passingKindOf(ofSystem(code)), kind, code);
    assert.equal(faultOf(ofSystem(code)), kind === null ? null : 'passing', code);
  }
  for (const code of ['ENOTFOUND', 'EAI_AGAIN']) assert.equal(passingKindOf(ofSystem(code)), 'connection');
  for (const code of ['22021', '22P05']) assert.equal(faultOf(ofServer(code)), 'unstorable_text');
  const stale = ofServer('0A000', { routine: 'RevalidateCachedQuery' });
  assert.deepEqual([faultOf(stale), faultOf(ofServer('0A000'))], ['passing', null]);
  assert.deepEqual([faultOf(new Error('BUG: a row too many')), faultOf('thrown')], [null, null]);
});

test('only a database that answers and keeps nothing refuses writes', () => {
  const refusing = OF_SERVER.filter(([code]) => refusesWrites(ofServer(code))).map(([code]) => code);
  assert.deepEqual(refusing, ['25006', '53100', '58000', '58030', '58P01']);
  assert.equal(refusesWrites(ofSystem('ENOSPC')), false, 'a disk of ours');
});

test('every error class of ours, and every sentence of the driver about its connection, passes', () => {
  const own = [new DatabaseAway(new Error('no')), new DatabaseSilent(20_000), new PassingTrouble('no')];
  assert.deepEqual(own.map(faultOf), ['passing', 'passing', 'passing']);
  const said = ['pg/lib/client.js', 'pg-pool/index.js'].flatMap((file) => {
    const text = readFileSync(path.join(import.meta.dirname, '../../node_modules', file), 'utf8');
    return [...text.matchAll(/new Error\(\s*'([^']+)'/g)].map(([, sentence]) => sentence ?? '');
  });
  const aboutConnection = said.filter(
    (sentence) => /timeout|terminated|not queryable/.test(sentence) && !sentence.startsWith('Passing'),
  );
  assert.ok(aboutConnection.length >= 6, aboutConnection.join('; '));
  for (const sentence of aboutConnection) assert.equal(faultOf(new Error(sentence)), 'passing', sentence);
});

test('db.ts throws nothing of its own that has no fault, but for bugs', () => {
  const text = ['db.ts', 'database-hosts.ts', 'presence.ts']
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .join('');
  const thrown = [...text.matchAll(/new (\w+)\((['`][^'`]{0,5})?/g)]
    .filter(([, name = '']) => /Error|^Database|^NotThe/.test(name))
    .map(([, name = '', start = '']) => `${name} ${start.slice(1)}`);
  const known = /^(?:DatabaseAway|DatabaseSilent|NotThePrimary|Error BUG: ?|Error $)/;
  assert.deepEqual(
    thrown.filter((each) => !known.test(each)),
    [],
  );
});

test('a start whose database goes away ends in a sentence; a file that is not there is another matter', () => {
  const texts = [
    ofServer('57P01'),
    new DatabaseSilent(20_000),
    new Error('Connection terminated unexpectedly'),
    ofSystem('ECONNRESET'),
  ].map((lost) => String(asOperatorsTrouble(lost)));
  for (const text of texts)
    assert.match(text, /The database went away while this process started: .*Start it again/);
  for (const other of [ofSystem('ENOENT'), ofSystem('EMFILE'), ofServer('23505'), new TypeError('BUG')])
    assert.equal(asOperatorsTrouble(other), other);
});
