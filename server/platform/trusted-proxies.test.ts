import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressBehind, isPrivateAddress, networkOf, parseTrustedProxies } from './trusted-proxies.ts';

const behind = (proxies: string | null, connected: string, forwarded: readonly string[]): string | null =>
  addressBehind(
    proxies === null ? null : (parseTrustedProxies(proxies) ?? assert.fail(proxies)),
    connected,
    forwarded,
  );

test('whose request it is, is told by trusted proxies only, each of whoever asked it', () => {
  for (const [proxies, connected, forwarded, address] of [
    [null, '198.51.100.7', ['203.0.113.77'], '198.51.100.7'],
    [null, '::ffff:127.0.0.1', ['203.0.113.77'], '127.0.0.1'],
    ['0', '198.51.100.7', ['203.0.113.77'], '198.51.100.7'],
    ['1', '10.0.0.1', ['203.0.113.77', '198.51.100.7'], '198.51.100.7'],
    ['2', '10.0.0.1', ['203.0.113.77', '198.51.100.7', '10.0.0.2'], '198.51.100.7'],
    ['2', '10.0.0.1', ['198.51.100.7'], '198.51.100.7'],
    ['1', '10.0.0.1', [], '10.0.0.1'],
    ['1', '10.0.0.1', ['198.51.100.7', 'unknown'], '10.0.0.1'],
    ['127.0.0.1', '::ffff:127.0.0.1', ['203.0.113.77', '198.51.100.7'], '198.51.100.7'],
    ['127.0.0.1', '198.51.100.9', ['203.0.113.77'], '198.51.100.9'],
    ['10.0.0.0/8, ::1', '10.0.0.1', ['203.0.113.77', '198.51.100.7', '10.9.9.9', '::1'], '198.51.100.7'],
    ['10.0.0.0/8', '10.0.0.1', ['10.0.0.3', '10.0.0.2'], '10.0.0.3'],
    ['fd00::/8', 'fd00::1', ['[2001:db8::7]:443'], '2001:db8::7'],
    ['10.0.0.0/8', '10.0.0.1', ['198.51.100.7:51234'], '198.51.100.7'],
    ['10.0.0.0/8', '10.0.0.1', ["198.51.100.7'; --"], '10.0.0.1'],
  ] as const)
    assert.equal(behind(proxies, connected, forwarded), address, `${proxies} ${forwarded.join()}`);
});

test('what is no count and no list of addresses is refused', () => {
  for (const text of [
    '',
    'all',
    '*',
    '-1',
    '11',
    '10.0.0.0/33',
    '10.0.0',
    '10.0.0.1,',
    '::1/129',
    '10.0.0.0/8/8',
    'proxy.local',
  ])
    assert.equal(parseTrustedProxies(text), undefined, text);
});

test('all addresses of one customer are one, and addresses of our own are known', () => {
  for (const [address, network] of [
    ['198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '20010db8000100::/56'],
    ['2001:db8:1:ff::1', '20010db8000100::/56'],
    ['2001:db8:1:100::1', '20010db8000101::/56'],
    ['2001:db8::', '20010db8000000::/56'],
    ['::1', '00000000000000::/56'],
    ['64:ff9b::198.51.100.7', '0064ff9b000000::/56'],
    ['fe80::1%eth0', 'fe800000000000::/56'],
  ] as const)
    assert.equal(networkOf(address), network);
  for (const address of ['127.0.0.1', '10.1.2.3', '192.168.0.1', '::1', 'fd00::1'])
    assert.ok(isPrivateAddress(address), address);
  for (const address of ['198.51.100.7', '2001:db8::1']) assert.ok(!isPrivateAddress(address), address);
});
