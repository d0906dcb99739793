import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { refusalsOf, warningsOf } from './embed-pins.ts';

const PINS = { amount: 1299, currency: 'USD', country: 'US' };
const wantedToken = (pins: Readonly<Record<string, unknown>>, more: object = {}) => ({
  pins,
  hasSession: false,
  expiresInSeconds: 3600,
  ...more,
});

test('nothing is said of a token that is whole', () => {
  for (const whole of [
    wantedToken({ ...PINS, buyer_external_identifier: 'ada', operations: ['create_transaction'] }),
    wantedToken({}, { hasSession: true }),
    wantedToken({ operations: ['list_payment_options'] }),
  ])
    assert.deepEqual([...refusalsOf(whole), ...warningsOf(whole)], []);
});

test('a token that lets a shopper pay what they like is refused, unless that is meant', () => {
  for (const [pins, missing] of [
    [{}, /amount and currency/],
    [{ amount: 1299 }, /Without currency/],
    [{ amount: null, currency: 'USD' }, /Without amount/],
    [{ operations: ['activate_gift_card'] }, /amount and currency/],
    [{ operations: ['create_embedded_checkout'] }, /amount and currency/],
    [{ unpinned: false }, /amount and currency/],
  ] as const) {
    assert.match(refusalsOf(wantedToken(pins)).join(), missing);
    assert.deepEqual(refusalsOf(wantedToken({ ...pins, unpinned: true })), []);
  }
});

test('a pin that is misspelt, or of a wrong type, is refused whatever is said', () => {
  for (const pins of [
    { ...PINS, amout: 1 },
    { ...PINS, buyer_id: 'ada' },
    { ...PINS, amount: '1299' },
    { ...PINS, operations: ['create_transactions'] },
    { ...PINS, merchant_account_id: 7 },
    { unpined: true, unpinned: true },
    { ...PINS, unpinned: 'yes' },
  ])
    assert.equal(refusalsOf(wantedToken(pins)).length, 1, JSON.stringify(pins));
});

test('what a token allows that may not be meant is told beside it', () => {
  for (const [token, warning] of [
    [wantedToken({ ...PINS, payment_source: 'moto' }), /without 3-D Secure/],
    [wantedToken({ ...PINS, operations: ['create_transaction', 'activate_gift_card'] }), /make two tokens/],
    [wantedToken(PINS, { expiresInSeconds: 86_400 }), /more than an hour/],
    [wantedToken({ ...PINS, country: null }), /^A shopper chooses the country, and/],
    [
      wantedToken({ ...PINS, country: null, operations: ['create_embedded_checkout'] }),
      /^A shopper chooses the country, and/,
    ],
  ] as const)
    assert.match(warningsOf(token).join(), warning);
});

test('the command signs with the pins and the scope of a front end, and signs nothing that it refuses', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-token-'));
  const keyFile = path.join(folder, 'key.pem');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  fs.writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const make = (...words: readonly string[]) =>
    spawnSync(
      process.execPath,
      [path.join(import.meta.dirname, '../../../cli/main.ts'), 'token', '--key', keyFile, ...words],
      {
        encoding: 'utf8',
      },
    );
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  try {
    const made = make('--embed', JSON.stringify(PINS));
    assert.equal(made.status, 0, made.stderr);
    assert.deepEqual([claimsOf(made.stdout).scopes, claimsOf(made.stdout).embed], [['embed'], PINS]);
    const refused = make('--checkout-session', 'x', '--scope', 'embed', '--embed', '{"amout":1}');
    assert.deepEqual([refused.status === 0, refused.stdout], [false, '']);
    assert.match(refused.stderr, /"amout", which no operation of a front end knows/);
    const useless = make('--embed', '{}', '--scope', 'transactions.write');
    assert.match(useless.stderr, /means nothing without the scope embed/);
    const misspelt = make('--scope', 'transaction.write', '--scope', 'transactions.read');
    assert.deepEqual([misspelt.status, misspelt.stdout], [2, '']);
    assert.match(
      misspelt.stderr,
      /^No operation asks for "transaction\.write": did you mean transactions\.write\?\nScopes are .* transactions,/,
    );
    const scopes = ['embed', '*.read', 'transactions.write', 'vault-forward.write'];
    const some = make('--unpinned', ...scopes.flatMap((scope) => ['--scope', scope]));
    assert.deepEqual(
      [claimsOf(some.stdout).scopes, claimsOf(some.stdout).embed],
      [scopes, { unpinned: true }],
      some.stderr,
    );
    assert.deepEqual(claimsOf(make().stdout).scopes, ['*.read', '*.write']);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
