import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostsOf } from './database-hosts.ts';

const addresses = (connectionString: string): readonly unknown[] =>
  hostsOf({ connectionString }).map((host) =>
    'connectionString' in host ? host.connectionString : assert.fail(),
  );

for (const [given, expected] of [
  ['postgres://u:p@one/name', ['postgres://u:p@one/name']],
  [
    'postgres://u:p@one:5432,two:5433/name?sslmode=require',
    ['postgres://u:p@one:5432/name?sslmode=require', 'postgres://u:p@two:5433/name?sslmode=require'],
  ],
  ['postgresql://one,[::1]:5433,two', ['postgresql://one', 'postgresql://[::1]:5433', 'postgresql://two']],
  ['postgres://u:a,b@one/name', ['postgres://u:a,b@one/name']],
  ['postgres://u@/name?host=/a,b', ['postgres://u@/name?host=/a,b']],
] as const) {
  test(`${given} names ${expected.length === 1 ? 'one host' : `${expected.length} hosts`}`, () => {
    assert.deepEqual(addresses(given), expected);
  });
}
