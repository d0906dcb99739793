import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { after, before, test } from 'node:test';
import { Gr4vy } from '@gr4vy/sdk';
import {
  type WalkPosition,
  type ReportedTransaction,
  type RowSlice,
  transactionSlice,
} from '../../server/db/queries/report-rows.ts';
import type { MerchantAccountId } from '../../server/domain/ids.ts';
import { executionsDue } from '../../server/reports/make-file.ts';
import { reportsDue } from '../../server/reports/begin-runs.ts';
import { folderStore } from '../../server/reports/file-store.ts';
import { removeOldFiles } from '../../server/reports/remove-old-files.ts';
import { workOff } from '../../server/operations/due.ts';
import { advanceExecution, claimDueExecutions } from '../../server/db/queries/report-executions.ts';
import { eventually, recordSecret, type TestAnswer } from '../harness/index.ts';
import { addReportingService, openShop, type Shop } from '../harness/shop.ts';
import { type S3Server, S3_CREDENTIALS, openS3Server } from '../harness/s3-server.ts';

let shop: Shop;
let store: S3Server;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-reports-'));
before(async () => {
  store = await openS3Server();
  const reportsCredentials = path.join(folder, 'store.json');
  fs.writeFileSync(reportsCredentials, JSON.stringify(S3_CREDENTIALS), { mode: 0o600 });
  recordSecret(S3_CREDENTIALS.secret_access_key);
  shop = await openShop({ worker: false, config: { reportsUrl: store.url, reportsCredentials } });
});
after(async () => {
  await shop.close();
  await store.close();
  fs.rmSync(folder, { recursive: true });
});

const ONCE = { name: 'All payments', schedule: 'once', schedule_enabled: true } as const;

function spec(model: string, params: object = {}): object {
  return { spec: { model, params } };
}

/** What a worker does until nothing is due. */
async function work(): Promise<void> {
  const { parts } = shop.service;
  while ((await workOff(parts, reportsDue)) + (await workOff(parts, executionsDue)) > 0);
}

async function runOf(body: object): Promise<TestAnswer['body']> {
  const made = await shop.post('/reports', { ...ONCE, ...body });
  assert.equal(made.status, 201, made.text);
  await work();
  const [run] = (await shop.get(`/reports/${made.body.id}/executions`)).body.items;
  assert.equal(run?.status, 'succeeded', JSON.stringify(run));
  return run;
}

async function linkOf(run: TestAnswer['body'], body?: object): Promise<TestAnswer> {
  return shop.post(`/reports/${run.report.id}/executions/${run.id}/url`, body);
}

async function linesOf(run: TestAnswer['body']): Promise<readonly string[]> {
  const { url } = (await linkOf(run)).body;
  const file = await fetch(shop.here(url));
  assert.equal(file.status, 200);
  assert.equal(file.headers.get('content-encoding'), 'gzip');
  return (await file.text()).split('\r\n').slice(0, -1);
}

test('a report runs once, its file is in the bucket and comes by an address that ends', async () => {
  const paid = await shop.pay({ external_identifier: '=HYPERLINK("http://evil.example")', amount: 1500 });
  const run = await runOf(
    spec('transactions', { fields: ['id', 'external_identifier', 'amount', 'status'] }),
  );
  assert.deepEqual(await linesOf(run), [
    'id,external_identifier,amount,status',
    `${paid.body.id},"'=HYPERLINK(""http://evil.example"")",1500,${paid.body.status}`,
  ]);
  assert.deepEqual(store.refused, []);
  assert.equal(store.objects.size, 1);
  const { url, expires_at: end } = (await linkOf(run, { expires_in: 10 })).body;
  const minutes = (Date.parse(end) - Date.now()) / 60_000;
  assert.ok(minutes > 9 && minutes <= 10);
  const here = new URL(shop.here(url));
  const plain = await fetch(here, { headers: { 'accept-encoding': 'identity' } });
  assert.equal(plain.headers.get('content-encoding'), null);
  assert.equal((await plain.text()).split('\r\n').length, 3);
  for (const [name, value] of [
    ['expires', String(Math.floor(Date.now() / 1000) - 1)],
    ['expires', String(Number(here.searchParams.get('expires')) + 1)],
    ['signature', 'AAAA'],
  ] as const) {
    const other = new URL(here);
    other.searchParams.set(name, value);
    assert.equal((await fetch(other)).status, 404, name);
  }
  const elsewhere = new URL(here);
  elsewhere.pathname = elsewhere.pathname.replace('/default/', '/another/');
  assert.equal((await fetch(elsewhere)).status, 404);
});

test('statuses, currencies, methods and times narrow a report, in the words of its version', async () => {
  const declined = await shop.pay({ amount: 300004, currency: 'EUR', country: 'DE' });
  assert.ok(['declined', 'failed'].includes(declined.body.status), declined.text);
  const filters = { status: [declined.body.status], currency: ['EUR'], method: ['card'] };
  const run = await runOf(spec('transactions', { fields: ['id', 'currency'], filters }));
  assert.deepEqual(await linesOf(run), ['id,currency', `${declined.body.id},EUR`]);
  const none = await runOf(spec('transactions', { filters: { created_at: { end: 'day_end' } } }));
  assert.equal((await linesOf(none)).length, 1, 'today is not over');
  const published = await runOf(
    spec('transactions', { fields: ['status'], filters: { captured_at: { start: '2001-01-01T00:00:00Z' } } }),
  );
  assert.equal((await linesOf(published)).length, 1, 'nothing was captured');
});

test('rows come newest first where a report asks for it, over as many slices as there are', async () => {
  const filters = { currency: ['GBP'] };
  const fields = ['external_identifier'];
  for (let n = 0; n < 3; n += 1)
    await shop.pay({ currency: 'GBP', country: 'GB', external_identifier: `row-${n}` });
  const ids = await shop.service.db.query<{ transaction_id: string }>(
    {
      name: '',
      text: `SELECT transaction_id FROM transactions ORDER BY created_at DESC, transaction_id DESC`,
    },
    [],
  );
  const both = [];
  for (const order of ['asc', 'desc']) {
    const sort = [{ field: 'created_at', order }];
    both.push(await linesOf(await runOf(spec('transactions', { fields, filters, sort }))));
  }
  assert.deepEqual(both, [
    ['external_identifier', 'row-0', 'row-1', 'row-2'],
    ['external_identifier', 'row-2', 'row-1', 'row-0'],
  ]);
  const selection = {
    merchantAccountId: 'default' as MerchantAccountId,
    order: 'desc',
    end: '-infinity',
    filters: {},
  } as const;
  const walked: string[] = [];
  let reached: WalkPosition | null = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
  while (reached !== null) {
    const slice: RowSlice<ReportedTransaction> = await transactionSlice(
      shop.service.db,
      selection,
      reached,
      2,
    );
    walked.push(...slice.rows.map((row) => row.transaction_id));
    reached = slice.reached;
  }
  assert.deepEqual(
    walked,
    ids.map((row) => row.transaction_id),
  );
  for (const model of ['transaction_retries', 'accounts_receivables', 'detailed_settlement']) {
    const field = model === 'detailed_settlement' ? 'ingested_at' : 'created_at';
    await runOf(spec(model, { sort: [{ field, order: 'desc' }] }));
  }
});

test('a newest-first report of a stretch has its first moment and not its end', async () => {
  const paid = await shop.pay({ currency: 'CHF', country: 'CH' });
  const at = paid.body.created_at;
  const linesWithin = async (stretch: object): Promise<number> => {
    const filters = { currency: ['CHF'], created_at: stretch };
    const sort = [{ field: 'created_at', order: 'desc' }];
    return (await linesOf(await runOf(spec('transactions', { fields: ['id'], filters, sort })))).length - 1;
  };
  assert.equal(await linesWithin({ start: at }), 1);
  assert.equal(await linesWithin({ end: at }), 0);
});

test('a scheduled report runs at the midnight of its time zone, with the period before it', async () => {
  const made = await shop.post('/reports', {
    name: 'Days of Tokyo',
    schedule: 'daily',
    schedule_enabled: true,
    schedule_timezone: 'Asia/Tokyo',
    ...spec('transactions', { fields: ['id'] }),
  });
  const next = made.body.next_execution_at;
  assert.match(next, /T15:00:00\.000000\+00:00$/);
  assert.equal(made.body.latest_execution, null);
  await work();
  assert.equal((await shop.get(`/reports/${made.body.id}/executions`)).body.items.length, 0, 'not yet');
  const paid = await shop.pay();
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 86_400 } });
  await work();
  const [run] = (await shop.get(`/reports/${made.body.id}/executions`)).body.items;
  assert.deepEqual(run.context, { reference_timestamp: next, reference_timezone: 'Asia/Tokyo' });
  assert.ok((await linesOf(run)).includes(paid.body.id));
  const report = (await shop.get(`/reports/${made.body.id}`)).body;
  assert.deepEqual([report.latest_execution.id, report.latest_execution.status], [run.id, 'succeeded']);
  assert.equal(Date.parse(report.next_execution_at), Date.parse(next) + 86_400_000);
  const off = await shop.service.request('PUT', `/reports/${made.body.id}`, {
    body: { schedule_enabled: false, description: 'Resting' },
  });
  assert.deepEqual(
    [off.body.next_execution_at, off.body.description, off.body.name],
    [null, 'Resting', 'Days of Tokyo'],
  );
});

test('retries, settlements and receivables have reports of their own', async () => {
  const reporting = await addReportingService(shop);
  const { paymentServiceId } = reporting;
  const paid = await shop.pay({ intent: 'capture', payment_service_id: paymentServiceId, amount: 4000 });
  assert.equal(paid.body.status, 'captured', paid.text);
  const owed = spec('accounts_receivables', {
    fields: ['transaction_id', 'outstanding_amount'],
    filters: { payment_service_id: [paymentServiceId] },
  });
  assert.deepEqual(await linesOf(await runOf(owed)), [
    'transaction_id,outstanding_amount',
    `${paid.body.id},4000`,
  ]);
  await reporting.pass(3);
  const lines = async () => (await shop.get(`/transactions/${paid.body.id}/settlements`)).body.items;
  await eventually(async () => (await lines()).length > 0);
  const [line] = await lines();
  const fields = ['type', 'transaction_id', 'amount', 'commission', 'net_amount'];
  const settled = await linesOf(await runOf(spec('detailed_settlement', { fields })));
  const net = line.amount - line.commission;
  assert.deepEqual(settled, [
    fields.join(','),
    ['settlement', paid.body.id, line.amount, line.commission, net].join(','),
  ]);
  assert.equal((await linesOf(await runOf(spec('transaction_retries')))).length, 1);
});

test('a run whose worker dies goes on after the last slice, and a file is whole whoever made its pieces', async () => {
  const made = await shop.post('/reports', { ...ONCE, ...spec('transactions', { fields: ['id'] }) });
  const { parts, db } = shop.service;
  await workOff(parts, reportsDue);
  const [claimed] = await claimDueExecutions(db, { now: parts.clock.now(), leaseMs: 0, limit: 1, busy: [] });
  assert.ok(claimed);
  const stale = await advanceExecution(
    db,
    { ...claimed, due_at: '2001-01-01T00:00:00Z' },
    {
      ...{ reachedAt: 'infinity', reachedId: claimed.report_execution_id, rows: 1, textBytes: 1 },
      ...{ content: Buffer.from('x'), checksum: 1, dueAt: parts.clock.now(), now: parts.clock.now() },
    },
  );
  assert.equal(stale, null, 'a worker without its lease writes nothing');
  await work();
  const [run] = (await shop.get(`/reports/${made.body.id}/executions`)).body.items;
  assert.equal(run.status, 'succeeded');
  const listed = (await shop.get('/transactions?limit=100')).body.items.length;
  assert.equal((await linesOf(run)).length, listed + 1);
  const parts_left = await db.query({ name: '', text: 'SELECT FROM report_parts' }, []);
  assert.equal(parts_left.length, 0);
});

test('a store that refuses is asked again, and a run that never comes on fails and is told of', async () => {
  const made = await shop.post('/reports', { ...ONCE, ...spec('transactions') });
  await workOff(shop.service.parts, reportsDue);
  const order = (text: string) => shop.service.db.query({ name: '', text }, []);
  await order(`UPDATE report_executions SET tries = 10 WHERE status = 'dispatched'`);
  await work();
  const { latest_execution: latest } = (await shop.get(`/reports/${made.body.id}`)).body;
  assert.equal(latest.status, 'failed');
  const names = await shop.service.db.query<{ name: string }>(
    { name: '', text: `SELECT name FROM webhook_events WHERE name LIKE 'report-execution.%'` },
    [],
  );
  assert.ok(names.some(({ name }) => name === 'report-execution.failed'));
  assert.ok(names.some(({ name }) => name === 'report-execution.succeeded'));
  const link = await linkOf({ ...latest, report: { id: made.body.id } });
  assert.deepEqual([link.status, link.body.code], [409, 'invalid_state']);
});

test('a file that is older than the operator keeps it is removed, and its run says so', async () => {
  const run = await runOf(spec('transactions', { fields: ['id'] }));
  const young = await runOf(spec('transactions', { fields: ['id'] }));
  const { url } = (await linkOf(run)).body;
  const { db, parts } = shop.service;
  const kept = store.objects.size;
  const long = new Date(parts.clock.now().getTime() - 401 * 24 * 60 * 60_000);
  const age = 'UPDATE report_executions SET updated_at = $2 WHERE report_execution_id = $1';
  await db.query({ name: '', text: age }, [run.id, long]);
  assert.equal(await removeOldFiles(parts), 1);
  assert.equal(await removeOldFiles(parts), 0);
  assert.equal(store.objects.size, kept - 1);
  assert.deepEqual(store.refused, []);
  assert.equal((await fetch(shop.here(url))).status, 404);
  const link = await linkOf(run);
  assert.deepEqual([link.status, link.body.code], [409, 'invalid_state']);
  assert.match(link.body.message, /was removed at .* Run it again/);
  assert.equal((await linesOf(young)).length > 0, true);
  assert.equal((await shop.get(`/report-executions/${run.id}`)).body.status, 'succeeded');
});

test('a folder gives up a file as a bucket does, and one that is gone already', async () => {
  const files = folderStore(path.join(folder, 'files'));
  await files.put('account/run.csv.gz', 3, Readable.from([Buffer.from('abc')]));
  await files.remove('account/run.csv.gz');
  await files.remove('account/run.csv.gz');
  assert.equal(await files.get('account/run.csv.gz'), null);
});

test('422 for a time that is in no calendar or before the year 0001, which no run could end with', async () => {
  for (const start of [
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+01:00',
    '9999-12-31T23:59:59-01:00',
    '2027-02-30T00:00:00Z',
    '2027-01-01T24:00:00Z',
    '2027-01-01T00:00:00+16:00',
  ]) {
    const refused = await shop.post('/reports', {
      ...ONCE,
      ...spec('transactions', { filters: { created_at: { start } } }),
    });
    assert.equal(refused.status, 422, start);
    assert.equal(refused.body.details[0].pointer, '/spec/params/filters/created_at/start');
  }
  await runOf(spec('transactions', { filters: { created_at: { start: '0001-01-01T00:00:00Z' } } }));
});

test('422 for what is no column, filter, time, order, zone or model, each with its place', async () => {
  const refused = await shop.post('/reports', {
    ...ONCE,
    schedule_timezone: 'Mars/Base',
    ...spec('transactions', {
      fields: ['id', 'number'],
      filters: { colour: ['red'], status: 'captured', created_at: { start: 'yesterday' } },
      sort: [{ field: 'amount', order: 'desc' }],
      limit: 5,
    }),
  });
  assert.equal(refused.status, 422, refused.text);
  assert.deepEqual(refused.body.details.map(({ pointer }: { pointer: string }) => pointer).sort(), [
    '/schedule_timezone',
    '/spec/params/fields/1',
    '/spec/params/filters/colour',
    '/spec/params/filters/created_at/start',
    '/spec/params/filters/status',
    '/spec/params/limit',
    '/spec/params/sort',
  ]);
  const insights = await shop.post('/reports', { ...ONCE, ...spec('ai_insights') });
  assert.deepEqual([insights.status, insights.body.details[0].pointer], [422, '/spec/model']);
});

test('the published SDK makes, lists and reads reports and their runs', async () => {
  const token = await shop.service.token({});
  const sdk = new Gr4vy({
    serverURL: shop.service.url,
    bearerAuth: async () => token,
    merchantAccountId: 'default',
  });
  const made = await sdk.reports.create({
    ...{ name: 'By the SDK', schedule: 'once', scheduleEnabled: true, scheduleTimezone: 'Europe/Berlin' },
    spec: { model: 'transactions', params: { fields: ['id'] } },
  });
  await work();
  assert.equal((await sdk.reports.get(made.id)).latestExecution?.status, 'succeeded');
  const renamed = await sdk.reports.put({ name: 'Renamed' }, made.id);
  assert.equal(renamed.name, 'Renamed');
  const listed = await sdk.reports.list({ name: 'renam' });
  assert.deepEqual(
    listed.result.items.map(({ id }) => id),
    [made.id],
  );
  const [run] = (await sdk.reports.executions.list(made.id)).result.items;
  assert.ok(run);
  assert.equal((await sdk.reportExecutions.list({})).result.items.at(0)?.id, run.id);
  const { url } = await sdk.reports.executions.url(made.id, run.id);
  assert.equal((await fetch(shop.here(url))).status, 200);
});

test('an answer ends, however its caller reads it, where the store breaks off in the middle of the file', async () => {
  const run = await runOf(spec('transactions'));
  const { url } = (await linkOf(run)).body;
  store.breakOff();
  for (const coding of ['gzip', 'identity']) {
    const answer = await fetch(shop.here(url), { headers: { 'accept-encoding': coding } });
    // Nothing had left where the store was seen to break off before: then it is an answer of its own.
    if (answer.status === 200) await assert.rejects(answer.text(), coding);
    else assert.equal(answer.status, 500, coding);
  }
});
