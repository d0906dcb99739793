import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectionNames, headerRefusal, isAnswerHeaderKept } from './headers.ts';

const HOP_BY_HOP = [
  ...['connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'http2-settings'],
  ...['proxy-connection', 'proxy-authenticate', 'proxy-authorization', 'proxy-authentication-info'],
];

test('a header that would say something else to another reader is not sent', () => {
  const rows: readonly (readonly [string, string, string | null])[] = [
    ['', 'x', 'has no name'],
    ['a'.repeat(128), 'x', null],
    ['a'.repeat(129), 'x', 'has a name longer than 128 characters'],
    ['a b', 'x', 'has a name with characters that are not allowed'],
    ['a:', 'x', 'has a name with characters that are not allowed'],
    [' a', 'x', 'has a name with characters that are not allowed'],
    ['é', 'x', 'has a name with characters that are not allowed'],
    ["!#$%&'*+-.^_`|~09AZaz", 'x', null],
    ...['host', 'Content-Length', 'content-encoding', 'expect'].map(
      (name) => [name, 'x', 'is written by the service itself'] as const,
    ),
    ...HOP_BY_HOP.map((name) => [name, 'x', 'belongs to the connection and is not forwarded'] as const),
    ['Proxy-X', 'x', 'is not forwarded'],
    ['x-vault-forward-url', 'x', 'is not forwarded'],
    ['a-proxy-x', 'x', null],
    ['a', '', null],
    ['a', 'x', null],
    ['a', 'x y\tz', null],
    ['a', 'x'.repeat(8192), null],
    ['a', 'x'.repeat(8193), 'has a value longer than 8192 characters'],
    ...[' x', 'x ', '\tx', 'x\n', 'x\r\ny: z', 'x\u0000', 'é', '\u007f'].map(
      (value) => ['a', value, 'has a value with characters that are not allowed'] as const,
    ),
  ];
  for (const [name, value, why] of rows) assert.equal(headerRefusal(name, value), why, `${name}: ${value}`);
});

test('an answer’s header that speaks for the connection or for our own origin is not passed on', () => {
  for (const name of [
    ...HOP_BY_HOP,
    ...['set-cookie', 'Set-Cookie2', 'strict-transport-security', 'alt-svc', 'alt-used', 'clear-site-data'],
    ...['report-to', 'reporting-endpoints', 'nel', 'public-key-pins', 'service-worker-allowed'],
    ...['x-request-id', 'x-merchant-account-id', 'x-api-version'],
    ...['access-control-allow-origin', 'x-vault-forward-url'],
  ])
    assert.equal(isAnswerHeaderKept(name), false, name);
  for (const name of ['content-type', 'x-access-control-a', 'cookie', 'host'])
    assert.equal(isAnswerHeaderKept(name), true, name);
});

test('each name in a Connection header is told, in small letters', () => {
  assert.deepEqual(connectionNames('close, X-One ,,\tx-two'), ['close', 'x-one', 'x-two']);
  assert.deepEqual(connectionNames(''), []);
});
