import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestService, type TestService } from '../../../../test/harness/index.ts';

let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
});
after(() => service.close());

test('201: a merchant account is created with its defaults, and read back the same', async () => {
  const created = await service.request('POST', '/merchant-accounts', {
    body: {
      id: 'shop-1',
      display_name: 'Shop 1',
      loon_accepted_schemes: ['visa', 'mastercard'],
      over_capture_amount: 1299,
    },
  });
  assert.equal(created.status, 201, created.text);
  assert.equal(created.body.account_updater_enabled, false);
  assert.equal(created.body.over_capture_amount, 1299);
  assert.deepEqual(created.body.loon_accepted_schemes, ['visa', 'mastercard']);
  const read = await service.request('GET', '/merchant-accounts/shop-1', { version: 'published' });
  assert.deepEqual(
    {
      ...read.body,
      redirect_url_schemes: [],
      front_end_origins: [],
      brand_color: null,
      brand_logo_url: null,
      shop_url: null,
      receipts: null,
    },
    created.body,
  );
});

test('201: the deprecated secrets of the account updater are taken and kept nowhere', async () => {
  const created = await service.request('POST', '/merchant-accounts', {
    body: {
      id: 'shop-2',
      display_name: 'Shop 2',
      loon_secret_key: 'sk_do_not_keep_me',
      account_updater_request_encryption_key: 'do-not-keep-me-either',
    },
  });
  assert.equal(created.status, 201, created.text);
  assert.equal(created.body.loon_secret_key, null);
  assert.equal(created.body.account_updater_request_encryption_key, null);
});

test('409: an id is taken once, and the answer names it', async () => {
  const answer = await service.request('POST', '/merchant-accounts', {
    body: { id: 'default', display_name: 'Again' },
  });
  assert.equal(answer.status, 409);
  assert.equal(answer.body.code, 'duplicate_record');
  assert.equal(answer.body.resource_id, 'default');
});

test('400: every problem of a body is told at once, and no value is repeated', async () => {
  const answer = await service.request('POST', '/merchant-accounts', {
    body: {
      id: 'not an id 4111111111111111',
      over_capture_amount: -1,
      colour: 'red',
      account_updater_enabled: 'yes',
    },
  });
  assert.equal(answer.status, 400);
  assert.equal(answer.body.message, 'Request failed validation');
  const found = answer.body.details
    .map((detail: { pointer: string; type: string }) => `${detail.pointer} ${detail.type}`)
    .sort();
  assert.deepEqual(found, [
    '/account_updater_enabled type_error.bool',
    '/colour value_error.extra',
    '/display_name value_error.missing',
    '/id value_error.card_number',
    '/id value_error.str.regex',
    '/over_capture_amount value_error.number.not_ge',
  ]);
  assert.doesNotMatch(answer.text, /4111|"red"|"yes"/);
});

test('200: PUT is a merge patch: what is absent stays, null clears, a name cannot be cleared', async () => {
  await service.request('POST', '/merchant-accounts', {
    body: {
      id: 'patched',
      display_name: 'Before',
      over_capture_amount: 5,
      over_capture_percentage: 6,
      visa_network_tokens_app_id: 'app',
    },
  });
  const answer = await service.request('PUT', '/merchant-accounts/patched', {
    body: { display_name: null, over_capture_amount: null, loon_accepted_schemes: ['amex'] },
  });
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.body.display_name, 'Before');
  assert.equal(answer.body.over_capture_amount, null);
  assert.equal(answer.body.over_capture_percentage, 6);
  assert.equal(answer.body.visa_network_tokens_app_id, 'app');
  assert.deepEqual(answer.body.loon_accepted_schemes, ['amex']);
  assert.ok(answer.body.updated_at > answer.body.created_at);
});

test('404: an account that does not exist can be neither read nor changed', async () => {
  assert.equal((await service.request('GET', '/merchant-accounts/nobody')).status, 404);
  assert.equal((await service.request('PUT', '/merchant-accounts/nobody', { body: {} })).status, 404);
});

test('200: the list is searched by name or id and walked by cursor', async () => {
  for (const id of ['walk-1', 'walk-2', 'walk-3'])
    await service.request('POST', '/merchant-accounts', { body: { id, display_name: `Name of ${id}` } });
  const first = await service.request('GET', '/merchant-accounts?search=WALK&limit=2');
  assert.deepEqual(
    first.body.items.map((item: { id: string }) => item.id),
    ['walk-3', 'walk-2'],
  );
  const second = await service.request(
    'GET',
    `/merchant-accounts?search=WALK&limit=2&cursor=${first.body.next_cursor}`,
  );
  assert.deepEqual(
    second.body.items.map((item: { id: string }) => item.id),
    ['walk-1'],
  );
  assert.equal(second.body.next_cursor, null);
});

test('200: how pages for buyers look is told and cleared; 422: what no page could show is refused', async () => {
  const put = (body: object) => service.request('PUT', '/merchant-accounts/shop-1', { body });
  const look = {
    brand_color: '#AA3377',
    brand_logo_url: 'https://shop.example/logo.png',
    shop_url: 'https://shop.example/',
  };
  const told = await put(look);
  assert.equal(told.status, 200, told.text);
  assert.deepEqual(
    [told.body.brand_color, told.body.brand_logo_url, told.body.shop_url],
    ['#aa3377', look.brand_logo_url, look.shop_url],
  );
  assert.equal((await put({ brand_color: null })).body.brand_color, null);
  for (const wrong of [
    { brand_color: 'red;}' },
    { brand_logo_url: 'http://shop.example/logo.png' },
    { brand_logo_url: 'data:text/html,x' },
    { shop_url: 'javascript:alert(1)' },
    { shop_url: 'https://' },
    { front_end_origins: ['https://shop.example/'] },
    { brand_logo_url: 'https://' },
  ]) {
    const refused = await put(wrong);
    assert.ok([400, 422].includes(refused.status), refused.text);
    assert.ok(refused.body.details[0].pointer.startsWith(`/${Object.keys(wrong)[0]}`));
  }
});
