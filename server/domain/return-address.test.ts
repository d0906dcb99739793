import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withParameters } from './return-address.ts';

test('a shop reads back its address byte for byte, with ours behind its own parameters', () => {
  for (const [url, expected] of [
    ['https://shop.example', 'https://shop.example?id=1'],
    ['https://shop.example/', 'https://shop.example/?id=1'],
    ['HTTPS://Shop.Example:443/A/../b', 'HTTPS://Shop.Example:443/A/../b?id=1'],
    ['https://shop.example/back?', 'https://shop.example/back?id=1'],
    ['https://shop.example/back?#', 'https://shop.example/back?id=1#'],
    ['https://shop.example/back#top?x=1', 'https://shop.example/back?id=1#top?x=1'],
    ['https://shop.example/%2F%2f%c3%A4;v=1', 'https://shop.example/%2F%2f%c3%A4;v=1?id=1'],
    ['https://shop.example/?a=b+c%20d&e=%2f', 'https://shop.example/?a=b+c%20d&e=%2f&id=1'],
    ['https://shop.example/?a;b=c&&d', 'https://shop.example/?a;b=c&&d&id=1'],
    ['https://shop.example/?sig=a/b+c==&t', 'https://shop.example/?sig=a/b+c==&t&id=1'],
    ["https://shop.example/?q='(x)!*~", "https://shop.example/?q='(x)!*~&id=1"],
    ['https://shop.example/?broken=%E0%A4%', 'https://shop.example/?broken=%E0%A4%&id=1'],
    ['https://shop.example/?id=9&x=1&%69d=8', 'https://shop.example/?x=1&id=1'],
    ['https://shop.example/?x={order}|1', 'https://shop.example/?x={order}|1&id=1'],
    ['https://user:pw@shop.example:8443/x', 'https://user:pw@shop.example:8443/x?id=1'],
    ['https://[2001:db8::1]/x', 'https://[2001:db8::1]/x?id=1'],
    ['myshop://paid', 'myshop://paid?id=1'],
    ['com.example.shop:/paid?x', 'com.example.shop:/paid?x&id=1'],
    ['https://xn--bcher-kva.example/', 'https://xn--bcher-kva.example/?id=1'],
    [
      'https://bücher.example/zurück?ä=ö#ü',
      'https://xn--bcher-kva.example/zur%C3%BCck?%C3%A4=%C3%B6&id=1#%C3%BC',
    ],
    ['https://shop.example/zurück/%2f?a=+', 'https://shop.example/zur%C3%BCck/%2f?a=+&id=1'],
    ['https://shop.example/a b', 'https://shop.example/a%20b?id=1'],
    ['https://shop.example/日本', 'https://shop.example/%E6%97%A5%E6%9C%AC?id=1'],
  ] as const) {
    const written = withParameters(url, { id: '1' });
    assert.equal(written, expected);
    assert.match(written, /^[\x21-\x7e]+$/, 'a header carries it');
    assert.equal(new URL(written).host, new URL(url).host);
    assert.equal(new URL(written).searchParams.get('id'), '1');
  }
  assert.equal(
    withParameters('https://shop.example/?x', { a: 'b c&d', e: '1' }),
    'https://shop.example/?x&a=b%20c%26d&e=1',
  );
});
