import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestService, type TestService } from '../../../test/harness/index.ts';
import { ensureRoles } from '../../access/bootstrap.ts';
import { LIMITS } from '../../db/queries/limits.ts';

let service: TestService;
let roleId: string;
before(async () => {
  service = await openTestService({ worker: false });
  roleId = (await ensureRoles(service.parts))['full-access'].role_id;
});
after(() => service.close());

const REPORT = {
  name: 'Days',
  schedule: 'daily',
  schedule_enabled: true,
  schedule_timezone: 'Etc/UTC',
  spec: {
    model: 'transactions',
    params: { fields: ['id'], filters: {}, sort: [{ field: 'created_at', order: 'asc' }] },
  },
};

/**
 * What is made, the table that it stands in, which of its rows count, and what copies of one differ in. `{n}` is the
 * number of the copy.
 */
type Row = Readonly<{
  path: string;
  body(n: number): object;
  table: string;
  counted: string;
  differs: string;
  max: number;
}>;
const UUID = `md5('copy ' || n)::uuid`;
const ROWS: readonly Row[] = [
  {
    path: '/api-key-pairs',
    body: (n) => ({ display_name: `Key ${n}`, role_ids: [roleId] }),
    table: 'api_key_pairs',
    counted: 'deleted_at IS NULL',
    differs: `'api_key_pair_id', ${UUID}, 'thumbprint', lpad(n::text, 43, 'x')`,
    max: LIMITS.apiKeyPairs,
  },
  {
    path: '/merchant-accounts',
    body: (n) => ({ id: `made-${n}`, display_name: 'Made' }),
    table: 'merchant_accounts',
    counted: 'true',
    differs: `'merchant_account_id', 'copy-' || n`,
    max: LIMITS.merchantAccounts,
  },
  {
    path: '/webhook-subscriptions',
    body: (n) => ({ url: `https://hooks.example/${n}`, active: true }),
    table: 'webhook_subscriptions',
    counted: 'true',
    differs: `'webhook_subscription_id', ${UUID}`,
    max: LIMITS.webhookSubscriptions,
  },
  {
    path: '/reports',
    body: () => REPORT,
    table: 'reports',
    counted: 'due_at IS NOT NULL',
    differs: `'report_id', ${UUID}`,
    max: LIMITS.reportsToCome,
  },
  {
    path: '/flows/card-transaction/drafts',
    body: () => ({}),
    table: 'flow_drafts',
    counted: `flow = 'card-transaction'`,
    differs: `'flow_draft_id', ${UUID}`,
    max: LIMITS.flowDrafts,
  },
  {
    path: '/three-ds-scenarios',
    body: () => ({
      conditions: {},
      outcome: { authentication: { transaction_status: 'Y' } },
    }),
    table: 'three_ds_scenarios',
    counted: 'true',
    differs: `'three_ds_scenario_id', ${UUID}, 'position', n - 1`,
    max: LIMITS.threeDsScenarios,
  },
];

const post = (path: string, body: object) => service.request('POST', path, { body });

const COPIES_AT_ONCE = 10_000;

/** Copies the newest row until there are `until` of them. */
async function fill({ table, counted, differs }: Row, until: number): Promise<void> {
  const text = `INSERT INTO ${table} SELECT copy.* FROM
    (SELECT t.* FROM ${table} t WHERE ${counted} ORDER BY created_at DESC LIMIT 1) one,
    generate_series((SELECT count(*) + 1 FROM ${table} WHERE ${counted}), $1::int) n,
    LATERAL jsonb_populate_record(NULL::${table}, to_jsonb(one) || jsonb_build_object(${differs})) copy`;
  for (let filled = 0; filled < until; filled += COPIES_AT_ONCE)
    await service.db.query({ name: '', text }, [Math.min(filled + COPIES_AT_ONCE, until)]);
}

for (const row of ROWS)
  test(`409: ${row.path} takes as many as there may be, also of several at once, and says how many`, async () => {
    const first = await post(row.path, row.body(0));
    assert.equal(first.status, 201, first.text);
    await fill(row, row.max - 1);
    const answers = await Promise.all([1, 2, 3, 4].map((n) => post(row.path, row.body(n))));
    const statuses = answers.map(({ status }) => status).sort();
    assert.deepEqual(statuses, [201, 409, 409, 409], answers.map(({ text }) => text).join('\n'));
    const refused = answers.find(({ status }) => status === 409);
    assert.equal(refused?.body.code, 'invalid_state');
    assert.match(
      refused?.body.message,
      new RegExp(`^There are ${row.max} .*already, which is the most there can be$`),
    );
  });

test('201: a report that is off is made all the same, 409 to switch it on; one switched off makes room', async () => {
  const off = await post('/reports', { ...REPORT, schedule_enabled: false });
  assert.equal(off.status, 201, off.text);
  const turn = (id: string, isOn: boolean) =>
    service.request('PUT', `/reports/${id}`, { body: { schedule_enabled: isOn } });
  assert.equal((await turn(off.body.id, true)).status, 409);
  const [one] = (await service.request('GET', '/reports?schedule_enabled=true&limit=1')).body.items;
  assert.equal((await turn(one.id, true)).status, 200, 'it has been on');
  assert.equal((await turn(one.id, false)).status, 200);
  assert.equal((await turn(off.body.id, true)).status, 200);
});

test('201: another flow, another merchant account and a deleted key have their own room', async () => {
  const flow = await post('/flows/checkout/drafts', {});
  assert.equal(flow.status, 201, flow.text);
  const keys = await service.request('GET', '/api-key-pairs?limit=1');
  assert.equal((await service.request('DELETE', `/api-key-pairs/${keys.body.items[0].id}`)).status, 204);
  const key = await post('/api-key-pairs', { display_name: 'Again', role_ids: [roleId] });
  assert.equal(key.status, 201, key.text);
});
