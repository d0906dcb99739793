import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestService, openTestService } from '../../../../test/harness/index.ts';
import { connectors } from '../../../connectors/registry.ts';

let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
});
after(() => service.close());

test('200: the list names every connector of this environment, by id', async () => {
  const answer = await service.request('GET', '/payment-service-definitions?limit=100');
  assert.equal(answer.status, 200);
  assert.deepEqual(
    answer.body.items.map((item: { id: string }) => item.id),
    connectors.map(({ id }) => id),
  );
});

test('200: the list is walked by cursor in both directions', async () => {
  const first = await service.request('GET', '/payment-service-definitions?limit=1');
  const second = await service.request(
    'GET',
    `/payment-service-definitions?limit=1&cursor=${first.body.next_cursor}`,
  );
  const back = await service.request(
    'GET',
    `/payment-service-definitions?limit=1&cursor=${second.body.previous_cursor}`,
  );
  assert.notEqual(first.body.items[0].id, second.body.items[0].id);
  assert.deepEqual(back.body.items, first.body.items);
  assert.equal(first.body.previous_cursor, null);
});

test('200: a definition says which fields it needs and what it supports', async () => {
  const answer = await service.request('GET', '/payment-service-definitions/mock-card');
  assert.equal(answer.status, 200);
  type Field = Readonly<{ help: string; key: string }>;
  const fields = answer.body.fields as readonly Field[];
  assert.ok(fields.every(({ help }) => help.length > 0));
  const withoutHelp = fields.map((field) =>
    Object.fromEntries(Object.entries(field).filter(([name]) => name !== 'help')),
  );
  assert.deepEqual(withoutHelp, [
    {
      key: 'merchant_id',
      display_name: 'Merchant ID',
      required: true,
      format: 'text',
      secret: false,
      verifiable: false,
    },
    {
      key: 'webhook_secret',
      display_name: 'Webhook secret',
      required: false,
      format: 'text',
      secret: true,
      verifiable: false,
    },
  ]);
  assert.deepEqual(
    [
      answer.body.mode,
      answer.body.method,
      answer.body.supported_currencies.length,
      answer.body.supported_countries.length,
    ],
    ['card', 'card', 165, 249],
  );
  const features = answer.body.supported_features;
  assert.deepEqual(
    [
      features.refunds,
      features.partial_capture,
      features.transaction_sync,
      features.verify_credentials,
      features.increment,
    ],
    [true, true, false, false, false],
  );
});

test('200: a definition says what a transaction may tell its connector alone', async () => {
  const { body } = await service.request('GET', '/payment-service-definitions/stripe-card');
  const options = body.connection_options.map(({ key, format }: { key: string; format: string }) => [
    key,
    format,
  ]);
  assert.deepEqual(options.slice(0, 2), [
    ['stripe_connect.stripe_account', 'text'],
    ['stripe_connect.application_fee_amount', 'integer'],
  ]);
  assert.ok(options.some(([key]: [string]) => key === 'error_on_requires_action'));
});

test('404: a definition that does not exist', async () => {
  for (const id of ['nope', '__proto__', 'constructor'])
    assert.equal((await service.request('GET', `/payment-service-definitions/${id}`)).status, 404, id);
});

test('400: a session is refused where the connector has none; 404 where there is no connector', async () => {
  assert.equal(
    (await service.request('POST', '/payment-service-definitions/mock-card/sessions', { body: {} })).status,
    400,
  );
  assert.equal(
    (await service.request('POST', '/payment-service-definitions/nope/sessions', { body: {} })).status,
    404,
  );
});
