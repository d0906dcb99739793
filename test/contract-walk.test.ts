import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { OPERATIONS } from '../server/api-contract/index.ts';
import type { Operation } from '../server/api-contract/operation.ts';
import { ROUTES } from '../server/api/routes/index.ts';
import { openTestService, type TestService } from './harness/index.ts';

let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
});
after(() => service.close());

const routed = new Set(ROUTES.map((route) => route.operation.id));
const served = OPERATIONS.filter((operation) => routed.has(operation.id));
const guarded = served.filter((operation) => operation.access.kind !== 'public');

test('every operation of the contract has a route', () => {
  const missing = OPERATIONS.filter((operation) => !routed.has(operation.id)).map(
    (operation) => operation.id,
  );
  assert.deepEqual(missing, []);
});

test('every route serves an operation of the contract, once', () => {
  assert.equal(routed.size, ROUTES.length);
  for (const route of ROUTES)
    assert.ok(
      OPERATIONS.some((operation) => operation.id === route.operation.id),
      route.operation.id,
    );
});

test('401: every operation with a token refuses a request without one, before it looks at anything else', async () => {
  for (const operation of guarded) {
    const answer = await service.request(operation.method, pathOf(operation), {
      token: null,
      ...badBody(operation),
      unchecked: true,
    });
    assert.equal(answer.status, 401, operation.id);
    assert.equal(answer.body.code, 'unauthorized', operation.id);
  }
});

test('403: every operation refuses a token that has every scope but its own', async () => {
  const every = new Set(
    OPERATIONS.flatMap((operation) => (operation.access.kind === 'token' ? operation.access.scopes : [])),
  );
  for (const operation of guarded) {
    if (operation.access.kind !== 'token') continue;
    const own = operation.access.scopes;
    const scopes = [...every].filter((scope) => scope !== 'embed' && !own.includes(scope));
    const answer = await service.request(operation.method, pathOf(operation), {
      scopes,
      ...badBody(operation),
      unchecked: true,
    });
    assert.equal(answer.status, 403, operation.id);
    assert.equal(answer.body.code, 'forbidden', operation.id);
  }
});

test('403: an embed token, alone or with a checkout session, calls nothing that does not name embed', async () => {
  const session = await service.request('POST', '/checkout/sessions', { body: {} });
  const { id } = session.body;
  const scopes = ['embed', '*.read', '*.write'];
  const tokens = [
    await service.token({ scopes }),
    await service.token({ scopes, claims: { checkout_session_id: id } }),
  ];
  for (const operation of guarded) {
    if (operation.access.kind === 'token' && operation.access.scopes.includes('embed')) continue;
    const ask = { ...badBody(operation), unchecked: true } as const;
    for (const token of tokens) {
      const answer = await service.request(operation.method, pathOf(operation), { token, ...ask });
      assert.deepEqual([answer.status, answer.body.code], [403, 'forbidden'], operation.id);
    }
    const own = operation.path.replaceAll(/\{[a-z0-9_]+\}/g, id);
    const answer = await service.request(operation.method, own, { token: id, ...ask });
    assert.deepEqual([answer.status, answer.body.code], [401, 'unauthorized'], operation.id);
  }
});

test('405: every path answers a method it does not know with the ones it does; OPTIONS lists them', async () => {
  for (const path of new Set(served.map(pathOf))) {
    const answer = await service.request('PATCH', path, { unchecked: true });
    assert.equal(answer.status, 405, path);
    assert.equal(answer.body.code, 'method_not_allowed', path);
    const allow = answer.headers.get('allow') ?? '';
    for (const operation of served.filter((other) => pathOf(other) === path))
      assert.ok(allow.includes(operation.method), `${path}: ${allow}`);
    const options = await service.request('OPTIONS', path, { unchecked: true, token: null });
    assert.equal(options.status, 204, path);
    assert.equal(options.headers.get('allow'), allow, path);
  }
});

test('404: a path that no operation has', async () => {
  const nowhere = await service.request('GET', '/no-such-path', { unchecked: true, token: null });
  assert.deepEqual([nowhere.status, nowhere.body.code], [404, 'not_found']);
});

test('400: every list refuses every limit that is not a number from 1 to its maximum', async () => {
  for (const operation of served.filter(
    (other) => JSON.stringify(other.query ?? {}).includes('"limit"') && other.access.kind === 'token',
  )) {
    const { maximum } = (operation.query as Readonly<{ properties: { limit: { maximum: number } } }>)
      .properties.limit; // each that has a limit has one
    for (const limit of [
      '0',
      '-1',
      `${maximum + 1}`,
      '1e1',
      '1.5',
      '%2010',
      '0x10',
      '',
      '+5',
      '٣',
      '5&limit=6',
    ]) {
      const answer = await service.request(operation.method, `${pathOf(operation)}?limit=${limit}`, {
        unchecked: true,
      });
      assert.equal(answer.status, 400, `${operation.id} limit=${limit}: ${answer.text}`);
      assert.ok(
        answer.body.details.some(
          (detail: { location: string; pointer: string }) =>
            detail.location === 'query' && detail.pointer === 'limit',
        ),
        answer.text,
      );
    }
  }
});

test('400: every list refuses a cursor that is not its own', async () => {
  for (const operation of served.filter(
    (other) =>
      JSON.stringify(other.query ?? {}).includes('"cursor"') &&
      other.access.kind === 'token' &&
      !other.path.includes('{'),
  )) {
    for (const cursor of ['x', 'MTsgZHJvcCB0YWJsZSBidXllcnM', 'A'.repeat(60), 'AAAA====', '%00', 'é']) {
      const answer = await service.request(operation.method, `${operation.path}?cursor=${cursor}`, {
        unchecked: true,
      });
      assert.equal(answer.status, 400, `${operation.id} cursor=${cursor}: ${answer.text}`);
    }
  }
});

function badBody(operation: Operation): { rawBody?: string } {
  return operation.method === 'GET' ? {} : { rawBody: '{"not json' };
}

/** A path with ids of the right form that name nothing. */
function pathOf(operation: Operation): string {
  return operation.path.replaceAll(/\{[a-z0-9_]+\}/g, '0192f0aa-0000-7000-8000-00000000dead');
}
