import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestService, type TestService } from '../../test/harness/index.ts';

let service: TestService;
before(async () => {
  service = await startTestService({ worker: false });
});
after(() => service.close());

test('200: health answers when the database does', async () => {
  const answer = await service.request('GET', '/health', { unchecked: true, token: null });
  assert.equal(answer.status, 200);
});

test('404: an unknown path gets the error body with a request id, whatever its form', async () => {
  for (const path of ['/nowhere', '/buyers%2f..%2fx', '//buyers', '/buyers%00', '/%zz', `/buyers/${'x'.repeat(2048)}`]) {
    const answer = await service.request('GET', path, { unchecked: true });
    assert.equal(answer.status, 404, path);
    assert.equal(answer.body.code, 'not_found');
    assert.match(answer.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/);
    assert.equal(answer.headers.get('cache-control'), 'no-store');
  }
});
