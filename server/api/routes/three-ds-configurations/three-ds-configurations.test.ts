import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestService, type TestService } from '../../../../test/harness/index.ts';

let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
  await service.request('POST', '/merchant-accounts', { body: { id: 'shop', display_name: 'Shop' } });
});
after(() => service.close());

const PATH = '/merchant-accounts/shop/three-ds-configurations';
const body = (more: object = {}): object => ({
  merchant_acquirer_bin: '516327',
  merchant_acquirer_id: '123456789012345',
  merchant_name: 'Acme Inc.',
  merchant_country_code: '840',
  merchant_category_code: '1234',
  merchant_url: 'https://acme.example',
  scheme: 'visa',
  metadata: { a: 'b' },
  ...more,
});

test('201: a configuration is created, listed, and filtered by currency', async () => {
  const any = await service.request('POST', PATH, { body: body() });
  assert.equal(any.status, 201, any.text);
  assert.equal(any.body.currency, null);
  const dollars = await service.request('POST', PATH, { body: body({ currency: 'USD' }) });
  const list = await service.request('GET', PATH, { version: 'published' });
  assert.deepEqual(list.body.items, [dollars.body, any.body]);
  assert.deepEqual((await service.request('GET', `${PATH}?currency=USD`)).body.items, [dollars.body]);
});

test('409: one per scheme and currency, no currency among them, by create and by update', async () => {
  assert.equal((await service.request('POST', PATH, { body: body() })).body.code, 'duplicate_record');
  const euros = await service.request('POST', PATH, { body: body({ currency: 'EUR' }) });
  assert.equal(
    (await service.request('PUT', `${PATH}/${euros.body.id}`, { body: { currency: 'USD' } })).status,
    409,
  );
  assert.equal(
    (await service.request('PUT', `${PATH}/${euros.body.id}`, { body: { currency: null } })).status,
    409,
  );
});

test('200: PUT changes what is given; null clears what may be empty and leaves the rest', async () => {
  const made = await service.request('POST', PATH, { body: body({ scheme: 'amex', currency: 'GBP' }) });
  const changed = await service.request('PUT', `${PATH}/${made.body.id}`, {
    body: { merchant_name: 'Other', merchant_url: null, currency: null, metadata: null },
  });
  assert.deepEqual(changed.body, {
    ...made.body,
    merchant_name: 'Other',
    currency: null,
    metadata: {},
    updated_at: changed.body.updated_at,
  });
});

test('422: what no issuer could use is refused when it is made and when it is changed, all at once', async () => {
  const wrong = { merchant_country_code: 'XX', merchant_category_code: 'abcd', merchant_url: 'javascript:1' };
  const made = await service.request('POST', PATH, { body: body({ scheme: 'discover' }) });
  assert.equal(made.status, 201, made.text);
  for (const answer of [
    await service.request('POST', PATH, { body: body({ scheme: 'maestro', ...wrong }) }),
    await service.request('PUT', `${PATH}/${made.body.id}`, { body: wrong }),
  ])
    assert.deepEqual(
      [answer.status, ...answer.body.details.map(({ pointer }: { pointer: string }) => pointer)],
      [422, '/merchant_country_code', '/merchant_category_code', '/merchant_url'],
    );
  const published = await service.request('POST', PATH, {
    body: body({ scheme: 'maestro', merchant_url: 'acme.example' }),
    version: 'published',
  });
  assert.equal(published.status, 400);
});

test('204: deleted once; 404 for what is not there, in this account or another', async () => {
  const made = await service.request('POST', PATH, { body: body({ scheme: 'jcb' }) });
  assert.equal(
    (await service.request('DELETE', `/merchant-accounts/default/three-ds-configurations/${made.body.id}`))
      .status,
    404,
  );
  assert.equal((await service.request('DELETE', `${PATH}/${made.body.id}`)).status, 204);
  assert.equal((await service.request('DELETE', `${PATH}/${made.body.id}`)).status, 404);
  assert.equal((await service.request('PUT', `${PATH}/${made.body.id}`, { body: {} })).status, 404);
  assert.equal(
    (await service.request('GET', '/merchant-accounts/nobody/three-ds-configurations')).status,
    404,
  );
});
