import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainOrigin } from './origin.ts';

test('an origin is taken where its host is a plain name or address, and its port a number', () => {
  for (const [url, origin] of [
    ['https://Shop.example/logo.png', 'https://shop.example'],
    ['http://127.0.0.1:8080/x', 'http://127.0.0.1:8080'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['https://x;sandbox', null],
    ["https://x'self'", null],
    ['https://x,y', null],
    ['https://x_y.example', null],
    ['javascript:alert(1)', null],
    ['data:image/png;base64,AA', null],
    ['nothing', null],
  ] as const)
    assert.equal(plainOrigin(url), origin, url);
});
