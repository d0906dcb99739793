import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestAnswer, eventually } from '../harness/index.ts';
import { PERIODIC_JOBS } from '../../server/jobs/jobs.ts';
import { startWorker } from '../../server/jobs/worker.ts';
import { paymentsToCount } from '../../server/insights/count-payments.ts';
import { type Observatory, openObservatory } from '../harness/observatory.ts';

/** What the explorer tells of payments: totals, their course, words, and saved filters. */
let observatory: Observatory;
before(async () => {
  observatory = await openObservatory('2027-03-28T00:30:00Z');
});
after(() => observatory.close());

async function pay(time: string, more: object = {}): Promise<TestAnswer['body']> {
  observatory.moveTo(time);
  const paid = await observatory.shop.pay({ metadata: { channel: 'web' }, ...more });
  assert.equal(paid.status, 201, paid.text);
  return paid.body;
}

async function totals(query: string, of = 'authorization/metrics/transactions'): Promise<TestAnswer['body']> {
  const answer = await observatory.shop.get(`/metrics-explorer/${of}/totals?${query}`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body;
}

test('totals go hour by hour or by days of a time zone, beside what was before', async () => {
  await pay('2027-03-27T22:50:00Z');
  await pay('2027-03-27T23:10:00Z', { amount: 1000 });
  await pay('2027-03-28T00:05:00Z', { amount: 300004 });
  await pay('2027-03-28T21:50:00Z', { amount: 500, currency: 'EUR', country: 'DE' });
  await pay('2027-03-28T22:10:00Z');
  await observatory.count();
  const day = await totals('datetime_range=2027-03-28T00:00:00%2B01:00[Europe/Berlin]/PT23H');
  assert.equal(day.series.current.first_interval, '2027-03-27T23:00:00.000000+00:00/PT1H');
  assert.deepEqual(day.series.current.values, [1, 1, ...Array<number>(20).fill(0), 1], 'the clocks went on');
  assert.deepEqual([day.summary.current.value, day.summary.previous.value, day.summary.delta], [3, 1, 2]);
  const days = await totals(
    'datetime_range=2027-03-27T00:00:00%2B01:00[Europe/Berlin]/P4D&exclude_previous=true',
  );
  assert.equal(days.series.current.first_interval, '2027-03-26T23:00:00.000000+00:00/P1D');
  assert.deepEqual(days.series.current.values.slice(0, 3), [1, 3, 1]);
  assert.deepEqual([days.series.previous, days.summary.previous, days.summary.delta], [null, null, null]);
  const half = await totals('datetime_range=2027-03-28T05:30:00%2B05:30[Asia/Kolkata]/PT30M');
  assert.deepEqual(half.series.current.values, [1], 'half an hour of UTC');
});

const WHOLE = 'datetime_range=2027-03-27T00:00:00Z/P3D';

test('amounts of several currencies are not added up, and those of one are', async () => {
  const volume = 'authorization/metrics/volume';
  assert.equal((await totals(WHOLE, volume)).summary.current.value, null);
  assert.equal((await totals(`${WHOLE}&currency=EUR`, volume)).summary.current.value, 500);
  const { body } = await observatory.shop.get(
    `/metrics-explorer/authorization/metrics/volume/modules/currency?${WHOLE}`,
  );
  assert.deepEqual(
    body.map(({ key, display_name: name, value }: TestAnswer['body']) => [key, name, value]),
    [
      ['USD', 'US Dollar', 1299 + 1000 + 300004 + 1299],
      ['EUR', 'Euro', 500],
    ],
  );
});

test('a rate is of payments that were decided, and a payment service goes by its name', async () => {
  const rate = await totals(WHOLE, 'authorization/metrics/auth_rate');
  assert.equal(rate.summary.current.value, 0.8);
  const { body } = await observatory.shop.get(
    `/metrics-explorer/monitoring/metrics/auth_rate/modules/payment_service?${WHOLE}`,
  );
  assert.deepEqual(body, [
    {
      type: 'metrics-explorer.module',
      key: observatory.shop.paymentServiceId,
      display_name: 'Sandbox',
      value: 0.8,
      metadata: { payment_service_definition_id: 'mock-card', active: true },
    },
  ]);
  const none = await observatory.shop.get(
    `/metrics-explorer/authorization/metrics/transactions/modules/rule_variant_id?${WHOLE}`,
  );
  assert.deepEqual(
    none.body.map(({ key, value }: TestAnswer['body']) => [key, value]),
    [['none', 5]],
  );
});

test('a payment that changes is counted as what it is then, and keeps its rule without its timeline', async () => {
  const id = (await pay('2027-04-10T10:00:00Z', { intent: 'authorize' })).id;
  const ruleId = '0192f0aa-0000-7000-8000-00000000abcd';
  await observatory.rows(
    `UPDATE transaction_actions SET outcome = jsonb_set(outcome, '{spoke}', $2) WHERE transaction_id = $1`,
    [id, JSON.stringify([{ action: 'route-transaction', rule_id: ruleId }])],
  );
  await observatory.count();
  const query = `datetime_range=2027-04-10T00:00:00Z/P1D&rule_id_route_transaction=${ruleId}`;
  assert.equal((await totals(query)).summary.current.value, 1);
  await observatory.rows('DELETE FROM transaction_actions WHERE transaction_id = $1', [id]);
  observatory.moveTo('2027-04-10T11:00:00Z');
  const changed = await observatory.shop.service.request('PUT', `/transactions/${id}`, {
    body: { metadata: { channel: 'app' } },
  });
  assert.equal(changed.status, 200, changed.text);
  await observatory.count();
  assert.equal((await totals(`${query}&metadata=channel:app`)).summary.current.value, 1);
  assert.equal((await totals(`${query}&metadata=channel:web`)).summary.current.value, 0);
});

test('the jobs of a worker count what there is', async () => {
  const id = (await pay('2027-06-01T10:00:00Z')).id;
  assert.ok(PERIODIC_JOBS.some(({ name }) => name === paymentsToCount.name));
  observatory.moveTo('2027-06-01T10:00:10Z');
  const worker = startWorker(observatory.shop.service.parts);
  try {
    await eventually(async () => {
      const found = await totals('datetime_range=2027-06-01T00:00:00Z/P1D');
      assert.equal(found.summary.current.value, 1, id);
    });
  } finally {
    await worker.close();
  }
});

test('filters are saved, named anew and deleted, by source and merchant account', async () => {
  const at = '/metrics-explorer/authorization/presets';
  const filters = { datetime_range: 'P7D', currency: ['USD', 'EUR'], country: null };
  const made = await observatory.shop.post(at, { display_name: 'Week', metric: 'volume', filters });
  assert.equal(made.status, 200, made.text);
  assert.deepEqual(made.body.filters, { datetime_range: 'P7D', currency: ['USD', 'EUR'] });
  const put = await observatory.shop.service.request('PUT', `${at}/${made.body.id}`, {
    body: { display_name: 'Seven days' },
  });
  assert.equal(put.body.display_name, 'Seven days');
  assert.deepEqual((await observatory.shop.get(at)).body, [put.body]);
  assert.deepEqual((await observatory.shop.get('/metrics-explorer/monitoring/presets')).body, []);
  assert.equal(
    (await observatory.shop.post('/merchant-accounts', { id: 'other', display_name: 'Other' })).status,
    201,
  );
  const other = { merchantAccount: 'other' };
  assert.deepEqual((await observatory.shop.get(at, other)).body, []);
  const renamed = await observatory.shop.service.request('PUT', `${at}/${made.body.id}`, {
    body: { display_name: 'Theirs' },
    ...other,
  });
  assert.equal(renamed.status, 404);
  const elsewhere = `/metrics-explorer/monitoring/presets/${made.body.id}`;
  assert.equal((await observatory.shop.service.request('DELETE', elsewhere)).status, 404);
  assert.equal((await observatory.shop.service.request('DELETE', `${at}/${made.body.id}`)).status, 204);
  assert.equal((await observatory.shop.service.request('DELETE', `${at}/${made.body.id}`)).status, 404);
  for (let saved = 0; ; saved += 1) {
    const answer = await observatory.shop.post(at, { display_name: 'x', metric: 'volume', filters });
    if (answer.status === 200) continue;
    assert.deepEqual([answer.status, answer.body.code, saved], [409, 'invalid_state', 100]);
    break;
  }
});

test('400: a time that is none or too long, and metadata that nobody counts, are said with where', async () => {
  for (const [query, pointer] of [
    ['datetime_range=today', 'datetime_range'],
    ['datetime_range=2027-01-01T00:00:00Z/P401D', 'datetime_range'],
    ['datetime_range=PT1H&metadata=order:1', 'metadata'],
  ]) {
    const answer = await observatory.shop.get(
      `/metrics-explorer/authorization/metrics/transactions/totals?${query}`,
    );
    assert.deepEqual([answer.status, answer.body.details[0]?.pointer], [400, pointer], answer.text);
  }
  const preset = await observatory.shop.post('/metrics-explorer/authorization/presets', {
    display_name: 'x',
    metric: 'volume',
    filters: { datetime_range: 'today' },
  });
  assert.deepEqual([preset.status, preset.body.details[0]?.pointer], [400, '/filters/datetime_range']);
});
