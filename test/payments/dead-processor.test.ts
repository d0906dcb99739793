import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { OPERATIONS_DUE } from '../../server/jobs/jobs.ts';
import { startDueWorker } from '../../server/operations/due.ts';
import { webhookSecretOf } from '../../sandbox/processors/courier.ts';
import { eventually, type TestAnswer } from '../harness/index.ts';
import { type Shop, addPaymentService, openShop } from '../harness/shop.ts';

/** No worker runs: the test is the worker. */
let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
  await shop.post('/merchant-accounts', { id: 'other', display_name: 'Other' });
  for (const merchantAccount of ['default', 'other']) {
    const fields = [
      { key: 'api_key', value: 'sk_sandbox_mock-paypal' },
      { key: 'webhook_secret', value: webhookSecretOf('mock-paypal') },
    ];
    const service = { payment_service_definition_id: 'mock-paypal', fields };
    await addPaymentService(shop.service, service, { merchantAccount });
  }
});
after(() => shop.close());

const DEAD = 1000;

test('a dead processor with a thousand lapsed approvals delays no approval of another merchant', async () => {
  const dead = await approval('default');
  await copies(dead.body.id, DEAD - 1);
  const other = await approval('other');
  for (const kind of ['complete', 'find'])
    await shop.misbehave({ manner: 'timeout_before', processor: 'mock-paypal', kind, times: DEAD });
  for (const merchantAccount of ['default', 'other'])
    await shop.service.request('PUT', '/sandbox/clock', {
      body: { advance_seconds: 7_200 },
      merchantAccount,
    });

  const worker = startDueWorker(shop.service.parts, OPERATIONS_DUE);
  while ((await worker.begin()) > 0);
  // Not one of the others' calls has ended by then: the processor takes thirty seconds not to answer.
  await eventually(async () =>
    assert.equal(
      (await read(other.body.id, 'other')).status,
      'expired',
      'it is decided while the others hang',
    ),
  );
  const [{ waiting } = { waiting: null }] = await shop.service.db.query<{ waiting: bigint }>(
    {
      name: '',
      text: `SELECT count(*) AS waiting FROM transactions
        WHERE merchant_account_id = 'default' AND status = 'buyer_approval_pending'`,
    },
    [],
  );
  assert.equal(waiting, BigInt(DEAD), 'the dead one answers for none of its own');
});

async function approval(merchantAccount: string): Promise<TestAnswer> {
  const payment_method = {
    method: 'paypal',
    country: 'US',
    currency: 'USD',
    redirect_url: 'https://shop.example/back',
  };
  const paid = await shop.pay({ payment_method }, { merchantAccount });
  assert.equal(paid.body.status, 'buyer_approval_pending', paid.text);
  return paid;
}

const read = async (id: string, merchantAccount: string): Promise<TestAnswer['body']> =>
  (await shop.get(`/transactions/${id}`, { merchantAccount })).body;

/** As many more of the same approval. */
async function copies(id: string, count: number): Promise<void> {
  const text = `
    WITH one AS (SELECT t, o FROM transactions t JOIN operations o USING (merchant_account_id, transaction_id)
    WHERE t.transaction_id = $1),
      made AS (SELECT gen_random_uuid() AS id FROM generate_series(1, $2::integer)),
      copied AS (INSERT INTO transactions SELECT copy.*
      FROM one, made, jsonb_populate_record(one.t, jsonb_build_object('transaction_id', id)) copy)
    INSERT INTO operations SELECT copy.*
    FROM one, made, jsonb_populate_record(one.o, jsonb_build_object('transaction_id', id, 'operation_id',
      id)) copy`;
  await shop.service.db.query({ name: '', text }, [id, count]);
}
