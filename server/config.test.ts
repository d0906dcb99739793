import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { readConfig } from './config.ts';

test('an empty environment gives a sandbox on port 8080 with its own database', () => {
  assert.partialDeepStrictEqual(readConfig({}), {
    host: '127.0.0.1',
    port: 8080,
    simulatorPort: 8081,
    dataDir: path.join(import.meta.dirname, '../.railyard'),
    databaseUrl: null,
    databasePooler: 'none',
    databaseDistributed: false,
    apiVersion: '2026-11-01',
    role: 'all',
    environment: 'sandbox',
    logLevel: 'info',
    logFormat: null,
    publicUrl: 'http://127.0.0.1:8080',
    egressAllowLoopback: false,
  });
});

test('what depends on the port follows it', () => {
  const { simulatorPort, publicUrl } = readConfig({ PORT: '9000' });
  assert.deepEqual({ simulatorPort, publicUrl }, { simulatorPort: 9001, publicUrl: 'http://127.0.0.1:9000' });
});

for (const [environment, names] of [
  [{ PORT: '80800' }, 'PORT'],
  [{ PORT: '8080x' }, 'PORT'],
  [{ RAILYARD_ROLE: 'everything' }, 'RAILYARD_ROLE'],
  [{ RAILYARD_API_VERSION: '2025-01-01' }, 'RAILYARD_API_VERSION'],
  [{ RAILYARD_ENVIRONMENT: 'Production' }, 'RAILYARD_ENVIRONMENT'],
  [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL'],
  [{ RAILYARD_HOST: 'localhost' }, 'RAILYARD_HOST'],
  [{ RAILYARD_HOST: '999.1.1.1' }, 'RAILYARD_HOST'],
  [{ RAILYARD_SIMULATOR_PORT: '8080' }, 'RAILYARD_SIMULATOR_PORT'],
  [{ PORT: '65535' }, 'RAILYARD_SIMULATOR_PORT'],
  [{ RAILYARD_PUBLIC_URL: 'https://pay.example.com/path' }, 'RAILYARD_PUBLIC_URL'],
  [{ RAILYARD_RELAY_LOG_DAYS: '0' }, 'RAILYARD_RELAY_LOG_DAYS'],
  [{ RAILYARD_RELAY_LOG_DAYS: '36501' }, 'RAILYARD_RELAY_LOG_DAYS'],
  [{ RAILYARD_AUDIT_LOG_DAYS: '364' }, 'RAILYARD_AUDIT_LOG_DAYS'],
  [{ RAILYARD_TIMELINE_DAYS: '0' }, 'RAILYARD_TIMELINE_DAYS'],
  [{ RAILYARD_PROCESSOR_EVENT_DAYS: '89' }, 'RAILYARD_PROCESSOR_EVENT_DAYS'],
  [{ RAILYARD_WEBHOOK_EVENT_DAYS: 'a week' }, 'RAILYARD_WEBHOOK_EVENT_DAYS'],
  [{ RAILYARD_REPORT_FILE_DAYS: '0' }, 'RAILYARD_REPORT_FILE_DAYS'],
  [{ RAILYARD_DISPUTE_FILE_DAYS: '59' }, 'RAILYARD_DISPUTE_FILE_DAYS'],
  [{ RAILYARD_DATADIR: '/data' }, 'RAILYARD_DATADIR'],
  [{ RAILYARD_ROLE: 'api' }, 'DATABASE_URL'],
  [
    {
      RAILYARD_ENVIRONMENT: 'production',
      RAILYARD_PUBLIC_URL: 'https://pay.example.com',
      RAILYARD_EGRESS_ALLOW_LOOPBACK: 'true',
    },
    'RAILYARD_EGRESS_ALLOW_LOOPBACK',
  ],
  [{ RAILYARD_ENVIRONMENT: 'production' }, 'RAILYARD_PUBLIC_URL'],
  // What would have no effect.
  [{ RAILYARD_OPERATOR_HOST: '0.0.0.0' }, 'RAILYARD_OPERATOR_PORT'],
  [{ RAILYARD_TRACES_SHARE: '0.1' }, 'RAILYARD_TRACES_URL'],
  [{ RAILYARD_REPORTS_CREDENTIALS: '/keys.json' }, 'RAILYARD_REPORTS_URL'],
  [
    { RAILYARD_REPORTS_CREDENTIALS: '/keys.json', RAILYARD_REPORTS_URL: '/shared/reports' },
    'RAILYARD_REPORTS_CREDENTIALS',
  ],
  [{ RAILYARD_ROOT_KEY: 'railyard' }, 'RAILYARD_ROOT_KEY_PROVIDER'],
  [{ RAILYARD_ROOT_KEY_URL: 'https://keys.example' }, 'RAILYARD_ROOT_KEY_PROVIDER'],
  [{ RAILYARD_ROOT_KEY_CREDENTIALS: '/keys.json' }, 'RAILYARD_ROOT_KEY_PROVIDER'],
  [{ RAILYARD_ROOT_KEY_PROVIDER: 'file', RAILYARD_ROOT_KEY: 'railyard' }, 'RAILYARD_ROOT_KEY'],
  [
    {
      RAILYARD_ROOT_KEY_PROVIDER: 'pkcs11',
      RAILYARD_ROOT_KEY: 'railyard',
      RAILYARD_ROOT_KEY_URL: 'https://keys.example',
    },
    'RAILYARD_ROOT_KEY_URL',
  ],
  [
    {
      RAILYARD_ENVIRONMENT: 'production',
      RAILYARD_PUBLIC_URL: 'https://pay.example.com',
      RAILYARD_SIMULATOR_URL: 'http://127.0.0.1:8081',
    },
    'RAILYARD_SIMULATOR_URL',
  ],
] as const) {
  test(`${JSON.stringify(environment)} stops the start with one sentence that names ${names}`, () => {
    assert.throws(
      () => readConfig(environment),
      (error: Error) =>
        error.name === 'StartError' && error.message.includes(names) && /^[^\n]+\.$/.test(error.message),
    );
  });
}

test('a wrong address is named without the password in it', () => {
  assert.throws(
    () => readConfig({ DATABASE_URL: 'mysql://someone:hidden@db/x' }),
    (error: Error) => error.message.includes('DATABASE_URL') && !error.message.includes('hidden'),
  );
});

test('a setting that there is not is refused with the one that was most likely meant', () => {
  for (const [name, meant] of [
    ['RAILYARD_PROT', 'PORT'],
    ['RAILYARD_PORT', 'PORT'],
    ['RAILYARD_DATABASE_URL', 'DATABASE_URL'],
    ['RAILYARD_PUBLIC_URI', 'RAILYARD_PUBLIC_URL'],
  ] as const)
    assert.throws(
      () => readConfig({ [name]: 'x' }),
      new RegExp(`^StartError: ${name} is not a setting: did you mean ${meant}\\?;|did you mean ${meant}\\?`),
    );
  assert.throws(() => readConfig({ RAILYARD_XYZZY: 'x' }), /RAILYARD_XYZZY is not a setting; docs/);
});

test('a month of a shop is made in a sandbox alone, by the process that does everything', () => {
  assert.equal(readConfig({ RAILYARD_DEMO_DATA: '300' }).demoPayments, 300);
  for (const other of [
    { RAILYARD_ENVIRONMENT: 'production', RAILYARD_PUBLIC_URL: 'https://pay.example' },
    { RAILYARD_ROLE: 'api' },
  ])
    assert.throws(
      () => readConfig({ RAILYARD_DEMO_DATA: '300', ...other }),
      /RAILYARD_DEMO_DATA is for a sandbox/,
    );
  for (const wrong of ['true', '9', '5001'])
    assert.throws(() => readConfig({ RAILYARD_DEMO_DATA: wrong }), /must be a number from 10 to 5000/);
});

test('two of our own listeners on one port are told of each other, and not of another program', () => {
  assert.throws(
    () => readConfig({ PORT: '9000', RAILYARD_OPERATOR_PORT: '9000' }),
    /PORT and RAILYARD_OPERATOR_PORT are both 9000/,
  );
  assert.throws(
    () => readConfig({ PORT: '9000', RAILYARD_SHOP_PORT: '9001' }),
    /RAILYARD_SIMULATOR_PORT and RAILYARD_SHOP_PORT are both 9001/,
  );
  const apart = { PORT: '9000', RAILYARD_OPERATOR_PORT: '9000', RAILYARD_OPERATOR_HOST: '10.0.0.1' };
  assert.equal(readConfig(apart).operatorPort, 9000);
});
