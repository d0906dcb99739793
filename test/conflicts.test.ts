import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openShop, type Shop } from './harness/shop.ts';

/** Two people have read the same; one is faster. The other is told, and nothing of the first is undone. */
let shop: Shop;
let places: readonly Place[];
before(async () => {
  shop = await openShop({ worker: false });
  places = await makePlaces();
});
after(() => shop.close());

type Place = Readonly<{ at: string; changes: readonly [object, object] }>;

async function makePlaces(): Promise<readonly Place[]> {
  const names = [{ display_name: 'Of the first' }, { display_name: 'Of the second' }] as const;
  const { body: draft } = await shop.post('/flows/card-transaction/drafts', {});
  const { body: subscription } = await shop.post('/webhook-subscriptions', {
    url: 'https://shop.example/hooks',
  });
  const forter = [
    { key: 'site_id', value: 'cornershop' },
    { key: 'secret_key', value: 'secret' },
  ];
  const { body: fraud } = await shop.post('/anti-fraud-services', {
    anti_fraud_service_definition_id: 'forter-anti-fraud',
    display_name: 'Forter',
    fields: forter,
  });
  const [service] = (await shop.get('/payment-services')).body.items;
  return [
    { at: `/payment-services/${service.id}`, changes: names },
    { at: `/anti-fraud-services/${fraud.id}`, changes: names },
    {
      at: `/webhook-subscriptions/${subscription.id}`,
      changes: [{ url: 'https://shop.example/first' }, { url: 'https://shop.example/second' }],
    },
    {
      at: `/flows/card-transaction/drafts/${draft.id}`,
      changes: [{ description: 'Of the first' }, { description: 'Of the second' }],
    },
  ];
}

const put = (at: string, body: object, read?: string) =>
  shop.service.request('PUT', at, {
    body,
    ...(read === undefined ? {} : { headers: { 'if-match': read } }),
  });

test('412: what has changed since it was read is not changed by whoever names what they read', async () => {
  for (const { at, changes } of places) {
    const [first, second] = changes;
    const { updated_at: read } = (await shop.get(at)).body;
    const done = await put(at, first, `"${read}"`);
    assert.equal(done.status, 200, done.text);
    const late = await put(at, second, `"${read}"`);
    assert.equal(late.status, 412, at);
    assert.equal(late.body.code, 'changed_meanwhile');
    const { updated_at: now, ...stands } = (await shop.get(at)).body;
    for (const [name, value] of Object.entries(first)) assert.equal(stands[name], value, at);
    assert.notEqual(now, read);
    assert.equal((await put(at, second, `"${now}"`)).status, 200, at);
    assert.equal((await put(at, first)).status, 200, `${at}: without the header the last one counts`);
    assert.equal((await put(at, first, now)).status, 400, `${at}: without quotes`);
  }
});

test('many at once with the same reading: one of them is done', async () => {
  for (const { at, changes } of places) {
    const { updated_at: read } = (await shop.get(at)).body;
    const answers = await Promise.all(
      changes.flatMap((one) => [one, one]).map((one) => put(at, one, `"${read}"`)),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 412, 412, 412], at);
  }
});

test('412: a draft that has changed since it was read is neither published nor thrown away', async () => {
  const { body: draft } = await shop.post('/flows/card-transaction/drafts', {});
  const at = `/flows/card-transaction/drafts/${draft.id}`;
  const read = { 'if-match': `"${draft.updated_at}"` };
  const changed = await put(at, { description: 'Another' });
  for (const [method, path] of [
    ['POST', `${at}/publish`],
    ['DELETE', at],
  ] as const)
    assert.equal((await shop.service.request(method, path, { headers: read })).status, 412, path);
  const headers = { 'if-match': `"${changed.body.updated_at}"` };
  assert.equal((await shop.service.request('DELETE', at, { headers })).status, 204);
});
