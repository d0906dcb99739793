import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  apply,
  contextAt,
  headersOf,
  refusalOf,
  request,
} from '../../../../test/relay/authentication-rig.ts';
import { SIGV4_CASES, SIGV4_SESSION_TOKEN } from '../../../../test/relay/vectors/sigv4.ts';

const published = {
  access_key_id: 'AKIDEXAMPLE',
  secret_access_key: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
  service: 'service',
};
const then = contextAt(Date.UTC(2015, 7, 30, 12, 36) / 1000);

for (const { name, method, target, headers, body, signed, signature, token } of SIGV4_CASES) {
  test(`the published case ${name} gets the published signature`, async () => {
    const extra = signed.split(';').filter((header) => header !== 'host' && !header.startsWith('x-amz-'));
    const fields = {
      ...published,
      path_encoding: 'single',
      signed_headers: extra.join(','),
      ...(token ? { session_token: SIGV4_SESSION_TOKEN } : {}),
    };
    const result = await apply(
      'signature',
      'aws-v4',
      fields,
      request({ method, url: `https://example.amazonaws.com${target}`, headers, body }),
      then,
    );
    assert.equal(
      headersOf(result)['authorization'],
      'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, ' +
        `SignedHeaders=${signed}, Signature=${signature}`,
    );
    assert.equal(headersOf(result)['x-amz-date'], '20150830T123600Z');
  });
}

test('S3 gets its payload header, keeps its path, and its example has the published signature', async () => {
  const fields = {
    ...published,
    access_key_id: 'AKIAIOSFODNN7EXAMPLE',
    secret_access_key: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    service: 's3',
    signed_headers: 'range',
  };
  const get = request({
    method: 'GET',
    url: 'https://examplebucket.s3.amazonaws.com/test.txt',
    headers: [['Range', 'bytes=0-9']],
  });
  const result = await apply('signature', 'aws-v4', fields, get, contextAt(Date.UTC(2013, 4, 24) / 1000));
  assert.equal(
    headersOf(result)['authorization']?.split('SignedHeaders=')[1],
    'host;range;x-amz-content-sha256;x-amz-date, ' +
      'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});

test('every other service signs the path encoded again', async () => {
  const to = request({ method: 'GET', url: 'https://example.amazonaws.com/a%20b', headers: [] });
  const auto = await apply('signature', 'aws-v4', published, to, then);
  const double = await apply('signature', 'aws-v4', { ...published, path_encoding: 'double' }, to, then);
  const single = await apply('signature', 'aws-v4', { ...published, path_encoding: 'single' }, to, then);
  assert.equal(headersOf(auto)['authorization'], headersOf(double)['authorization']);
  assert.notEqual(headersOf(auto)['authorization'], headersOf(single)['authorization']);
});

test('a caller’s own authorization header does not leave beside the signature', async () => {
  const result = await apply(
    'signature',
    'aws-v4',
    published,
    request({
      headers: [
        ['Authorization', 'Bearer mine'],
        ['X-Amz-Date', '19990101T000000Z'],
      ],
    }),
    then,
  );
  assert.equal(result.headers.filter(([name]) => name.toLowerCase() === 'authorization').length, 1);
  assert.equal(headersOf(result)['x-amz-date'], '20150830T123600Z');
});

test('missing and broken settings are a 400 that says which', async () => {
  assert.match(
    await refusalOf('signature', 'aws-v4', { ...published, secret_access_key: '' }, request()),
    /secret_access_key is missing/,
  );
  assert.match(
    await refusalOf('signature', 'aws-v4', { ...published, region: 'a/b' }, request()),
    /region has a slash/,
  );
  assert.match(
    await refusalOf('signature', 'aws-v4', { ...published, service: 'x\ny' }, request()),
    /service holds a character/,
  );
  assert.match(
    await refusalOf('signature', 'aws-v4', { ...published, signed_headers: 'x-none' }, request()),
    /signed_headers names a header/,
  );
  assert.match(
    await refusalOf(
      'signature',
      'aws-v4',
      { ...published, signed_headers: 'content-type,x-none' },
      request(),
    ),
    /signed_headers names a header/,
    'one is there, the other is not',
  );
});

test('repeated slashes, blanks of headers and pairs of one name are signed in one form', async () => {
  const authorization = async (
    url: string,
    headers: readonly (readonly [string, string])[] = [],
    fields: Readonly<Record<string, string>> = {},
  ): Promise<string | undefined> => {
    const to = request({ method: 'GET', url, headers });
    return headersOf(await apply('signature', 'aws-v4', { ...published, ...fields }, to, then))[
      'authorization'
    ];
  };
  const site = 'https://example.amazonaws.com';
  assert.equal(await authorization(`${site}/a//b///c`), await authorization(`${site}/a/b/c`));
  const storage = { service: 's3' };
  assert.notEqual(
    await authorization(`${site}/a//b`, [], storage),
    await authorization(`${site}/a/b`, [], storage),
    'but for S3, where they are parts of a name',
  );
  assert.equal(await authorization(`${site}/?b=2&a=2&a=1`), await authorization(`${site}/?a=1&a=2&b=2`));
  assert.equal(await authorization(`${site}/?a=&b`), await authorization(`${site}/?a&b=`));
  assert.notEqual(await authorization(`${site}/?a=1`), await authorization(`${site}/?a=2`));
  assert.equal(
    await authorization(`${site}/?a=%zz`),
    await authorization(`${site}/?a=%25zz`),
    'what is not percent-encoded stands for itself',
  );
  assert.notEqual(await authorization(`${site}/?=x`), await authorization(`${site}/?%3Dx=`));
  const signed = { signed_headers: ' X-Mine , ,' };
  const mine = await authorization(site, [['x-mine', '  a   b ']], signed);
  assert.equal(mine, await authorization(site, [['x-mine', 'a b']], signed));
  assert.match(mine ?? '', /SignedHeaders=host;x-amz-date;x-mine,/);
});

test('of what a caller sends the type and every x-amz- header are signed, and nothing that is not listed', async () => {
  const to = request({
    headers: [
      ['Content-Type', 'text/plain'],
      ['X-Amz-Target', 'table'],
      ['x-other', 'x'],
    ],
  });
  const { authorization = '' } = headersOf(await apply('signature', 'aws-v4', published, to, then));
  assert.match(authorization, /SignedHeaders=content-type;host;x-amz-date;x-amz-target,/);
  const added = ['x-amz-date', 'authorization'];
  const signed = await apply('signature', 'aws-v4', published, to, then);
  assert.deepEqual(
    signed.headers.map(([name]) => name),
    [...to.headers.map(([name]) => name), ...added],
  );
});
