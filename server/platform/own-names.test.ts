import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFromUs, isMeantForUs, isMeantForUsOrAddress } from './own-names.ts';

const NAMES = ['shop.example'];

test('a request is meant for this machine by a name of loopback, or by one that was set', () => {
  const ours = ['127.0.0.1', '127.0.0.1:8082', '127.9.9.9:80', '[::1]:8082', 'localhost:1', 'LocalHost'];
  for (const host of [...ours, 'a.localhost:8082', 'shop.example', 'SHOP.example:8082'])
    assert.ok(isMeantForUs({ host }, NAMES), host);
  const others = ['evil.example:8082', 'localhost.evil.example', '127.0.0.1.evil.example', 'notlocalhost'];
  for (const host of [...others, 'a.shop.example', '10.0.0.1', '[::2]', '', ' ', 'a b', undefined])
    assert.ok(!isMeantForUs({ host }, NAMES), host);
});

test('where other machines ask, any address will do, or no name at all, and still no other name', () => {
  for (const host of [
    '10.0.0.1:9464',
    '203.0.113.9',
    '[fd00::2]:9464',
    'localhost:1',
    'shop.example',
    undefined,
  ])
    assert.ok(isMeantForUsOrAddress({ host }, NAMES), host);
  for (const host of ['evil.example:9464', '10.0.0.1.evil.example', 'a.shop.example', '', ' ', 'a b'])
    assert.ok(!isMeantForUsOrAddress({ host }, NAMES), host);
  for (const origin of ['https://evil.example', 'null'])
    assert.ok(!isMeantForUsOrAddress({ host: '10.0.0.1', origin }, NAMES), origin);
});

test('a page elsewhere that posts here is refused by its origin, whatever it asks for', () => {
  const host = '127.0.0.1:8082';
  for (const origin of ['http://127.0.0.1:8082', 'http://localhost:3000', 'https://shop.example', undefined])
    assert.ok(isMeantForUs({ host, origin }, NAMES) && isFromUs({ origin }, NAMES), origin);
  for (const origin of [
    'https://evil.example',
    'null',
    '',
    'http://203.0.113.5',
    'https://shop.example.evil',
  ])
    assert.ok(!isMeantForUs({ host, origin }, NAMES) && !isFromUs({ origin }, NAMES), origin);
});
