import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { TestAnswer } from '../harness/index.ts';
import { type Observatory, openObservatory } from '../harness/observatory.ts';

/** Metrics that are watched: samples every quarter of an hour, incidents that begin and end by them. */
let observatory: Observatory;
let time = new Date('2027-05-01T00:00:00Z');
before(async () => {
  observatory = await openObservatory('2027-05-01T00:00:00Z');
  const hook = await observatory.shop.post('/webhook-subscriptions', {
    url: 'https://merchant.example/',
    events: ['monitoring.incident.created', 'monitoring.incident.closed'],
  });
  assert.equal(hook.status, 201, hook.text);
});
after(() => observatory.close());
/** A day between tests: no window reaches back to another. */
beforeEach(() => {
  time = new Date(time.getTime() + 86_400_000);
  observatory.moveTo(time);
});

const METRIC = {
  display_name: 'Cards',
  spec: { model: 'auth_rate', params: { filters: { datetime_range: 'PT15M', method: ['card'] } } },
  alerting_policy: { strategy: 'threshold', params: { alert_lt: '0.5' } },
  incident_policy: { strategy: 'debouncing', params: { create_after_n: 2, close_after_n: 2 } },
};

async function make(more: object = {}): Promise<TestAnswer['body']> {
  const made = await observatory.shop.post('/monitoring/metrics', { ...METRIC, ...more });
  assert.equal(made.status, 201, made.text);
  return made.body;
}

/** Payments of a quarter of an hour, which then ends, is counted and looked at. */
async function quarter(...outcomes: readonly ('good' | 'bad')[]): Promise<void> {
  for (const outcome of outcomes) {
    const paid = await observatory.shop.pay(outcome === 'good' ? {} : { amount: 300004 });
    assert.equal(['declined', 'failed'].includes(paid.body.status), outcome === 'bad', paid.text);
  }
  await pass();
  await observatory.count();
  await observatory.watch();
}

async function pass(): Promise<void> {
  time = new Date(time.getTime() + 15 * 60_000 + (time.getUTCMinutes() % 15 === 0 ? 31_000 : 0));
  observatory.moveTo(time);
}

async function incidentsOf(metric: TestAnswer['body']): Promise<TestAnswer['body'][]> {
  const answer = await observatory.shop.get(`/monitoring/metrics/${metric.id}/incidents`);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.items;
}

const eventNames = async (incidentId: string): Promise<string[]> =>
  (
    await observatory.rows<{ name: string }>(
      `SELECT name FROM webhook_events WHERE target_id = $1 ORDER BY created_at, webhook_event_id`,
      [incidentId],
    )
  ).map(({ name }) => name);

test('an incident begins after samples beyond the threshold in a row, and ends after as many within it', async () => {
  const metric = await make();
  await quarter('bad');
  await quarter('good');
  await quarter('bad', 'bad', 'good');
  assert.deepEqual(await incidentsOf(metric), [], 'not in a row');
  await quarter();
  await quarter('bad');
  const [incident, ...others] = await incidentsOf(metric);
  assert.deepEqual(others, []);
  assert.deepEqual(
    [incident.metric_id, incident.display_name, incident.spec, incident.alerting_policy, incident.closed_at],
    [metric.id, 'Cards', METRIC.spec, METRIC.alerting_policy, null],
  );
  assert.deepEqual(await eventNames(incident.id), ['monitoring.incident.created']);
  await quarter('bad');
  await quarter('good');
  assert.equal((await incidentsOf(metric))[0]?.closed_at, null);
  await quarter('good');
  const read = await observatory.shop.get(`/monitoring/incidents/${incident.id}`);
  assert.notEqual(read.body.closed_at, null);
  assert.deepEqual(await eventNames(incident.id), [
    'monitoring.incident.created',
    'monitoring.incident.closed',
  ]);
  const shown = await observatory.shop.get(
    `/monitoring/metrics/${metric.id}?samples_timestamp_interval=PT2H`,
  );
  const samples = shown.body.samples_view.slice(-8);
  assert.deepEqual(
    samples.map(({ value, healthy, incident_related: isRelated }: TestAnswer['body']) => [
      value,
      healthy,
      isRelated,
    ]),
    [
      [0, false, false],
      [1, true, false],
      [1 / 3, false, false],
      [null, null, false],
      [0, false, true],
      [0, false, true],
      [1, true, true],
      [1, true, false],
    ],
  );
  await observatory.shop.service.request('DELETE', `/monitoring/metrics/${metric.id}`);
});

test('a sample waits until the payments of its window are counted', async () => {
  const once = { create_after_n: 1, close_after_n: 1 };
  const metric = await make({ incident_policy: { strategy: 'debouncing', params: once } });
  assert.equal((await observatory.shop.pay({ amount: 300004 })).status, 201);
  await pass();
  await observatory.watch();
  const [waiting] = await observatory.rows<{ sample_at: string }>(
    'SELECT sample_at FROM monitoring_metrics WHERE monitoring_metric_id = $1',
    [metric.id],
  );
  assert.ok(new Date(waiting?.sample_at ?? '') < time, 'it was not taken');
  await observatory.count();
  await observatory.rows('UPDATE monitoring_metrics SET due_at = sample_at');
  await observatory.watch();
  assert.equal((await incidentsOf(metric)).length, 1);
  const gone = await observatory.shop.service.request('DELETE', `/monitoring/metrics/${metric.id}`);
  assert.deepEqual([gone.status, gone.body], [200, {}]);
  const [incident] = (await observatory.shop.get('/monitoring/incidents?limit=1')).body.items;
  assert.deepEqual(
    [incident.metric_id, incident.closed_at !== null],
    [metric.id, true],
    'it ends with its metric',
  );
  assert.deepEqual((await eventNames(incident.id)).sort(), [
    'monitoring.incident.closed',
    'monitoring.incident.created',
  ]);
  assert.equal((await observatory.shop.get(`/monitoring/metrics/${metric.id}`)).status, 404);
});

test('after a long rest only samples that still count are taken', async () => {
  const metric = await make();
  time = new Date(time.getTime() + 40 * 86_400_000);
  observatory.moveTo(time);
  await quarter('bad');
  await quarter('bad');
  assert.equal((await incidentsOf(metric)).length, 1);
  const [{ taken } = { taken: 0n }] = await observatory.rows<{ taken: bigint }>(
    `SELECT count(*) AS taken FROM monitoring_metrics
     WHERE monitoring_metric_id = $1 AND sample_at > $2::timestamptz - interval '1 minute'`,
    [metric.id, time],
  );
  assert.equal(taken, 1n, 'it is up to date');
  const changed = await observatory.shop.service.request('PUT', `/monitoring/metrics/${metric.id}`, {
    body: { display_name: 'Quiet', alerting_policy: null, incident_policy: METRIC.incident_policy },
  });
  assert.deepEqual([changed.body.display_name, changed.body.alerting_policy], ['Quiet', null]);
  assert.notEqual((await incidentsOf(metric))[0]?.closed_at, null, 'nothing would end it any more');
  await quarter('bad');
  await quarter('bad');
  assert.equal((await incidentsOf(metric)).length, 1);
});

test('workers that take one sample at the same time open one incident', async () => {
  const once = { create_after_n: 1, close_after_n: 1 };
  const metric = await make({ incident_policy: { strategy: 'debouncing', params: once } });
  assert.equal((await observatory.shop.pay({ amount: 300004 })).status, 201);
  await pass();
  await observatory.count();
  await Promise.all(Array.from({ length: 4 }, () => observatory.watch()));
  assert.equal((await incidentsOf(metric)).length, 1);
});

test('4xx: what a metric cannot be is said, with where', async () => {
  const window = (datetime_range: string): object => ({
    spec: { model: 'auth_rate', params: { filters: { datetime_range } } },
  });
  for (const [more, pointer] of [
    [window('PT20M'), '/spec/params/filters/datetime_range'],
    [window('P8D'), '/spec/params/filters/datetime_range'],
    [window('2027-01-31T00:00:00Z/P1D'), '/spec/params/filters/datetime_range'],
    [{ alerting_policy: { strategy: 'threshold', params: {} } }, '/alerting_policy/params'],
  ] as const) {
    const answer = await observatory.shop.post('/monitoring/metrics', { ...METRIC, ...more });
    assert.deepEqual([answer.status, answer.body.details[0]?.pointer], [422, pointer], answer.text);
  }
  for (const interval of ['yesterday', '2027-01-01T00:00:00Z/P32D']) {
    const answer = await observatory.shop.get(`/monitoring/metrics?samples_timestamp_interval=${interval}`);
    assert.deepEqual([answer.status, answer.body.details[0]?.pointer], [400, 'samples_timestamp_interval']);
  }
});

test('metrics are listed newest first by a part of their name, and a merchant account has fifty at most', async () => {
  const made = await make({ display_name: 'Night of Visa' });
  const found = await observatory.shop.get(
    '/monitoring/metrics?samples_timestamp_interval=PT1H&search=OF%20visa',
  );
  assert.deepEqual(
    found.body.items.map(({ id, samples_view: view }: TestAnswer['body']) => [id, view.length]),
    [[made.id, 4]],
  );
  for (let index = 0; ; index += 1) {
    const answer = await observatory.shop.post('/monitoring/metrics', METRIC);
    if (answer.status === 201) continue;
    assert.deepEqual([answer.status, answer.body.code], [409, 'invalid_state'], answer.text);
    assert.ok(index > 40 && index < 50);
    break;
  }
});
