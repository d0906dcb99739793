import assert from 'node:assert/strict';
import { closeIncidents } from '../../server/operations/close-incidents.ts';
import { after, before, test } from 'node:test';
import { ledgerDifferences } from '../../server/operations/ledger/check.ts';
import { PROMPT_LOOK_UP } from '../../server/domain/operation/recovery.ts';
import { eventually } from '../harness/index.ts';
import { CARD, type Shop, letGracePass, openShop, recoverDue } from '../harness/shop.ts';

/** No worker runs: the tests say when recovery looks. */
let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

/** What the processor did before it misbehaved decides; how it misbehaved does not. */
const BEFORE = ['reset_before', 'error_before', 'garbage_before'] as const;
const AFTER = ['reset_after', 'error_after', 'garbage_after', 'wrong_currency'] as const;

for (const manner of AFTER) {
  test(`an authorization that the processor made and did not tell of (${manner}) is found again`, async () => {
    await shop.misbehave({ manner, kind: 'authorize' });
    const paid = await shop.pay();
    assert.equal(paid.status, 201);
    assert.equal(paid.body.status, 'processing', 'what is not known is not said');
    await recoverAfter(6);
    const found = await shop.get(`/transactions/${paid.body.id}`);
    assert.equal(found.body.status, 'authorized');
    assert.equal(found.body.authorized_amount, 1299);
    assert.equal((await shop.book(found.body.payment_service_transaction_id)).operations.length, 1);
  });

  test(`a capture that the processor made and did not tell of (${manner}) is counted once`, async () => {
    const paid = await shop.pay();
    await shop.misbehave({ manner, kind: 'capture' });
    const captured = await shop.post(
      `/transactions/${paid.body.id}/capture`,
      { amount: 1000 },
      { headers: { prefer: 'resource=transaction-capture' } },
    );
    assert.equal(captured.status, 200);
    assert.equal(captured.body.status, 'pending');
    assert.equal(captured.body.transaction.status, 'capture_pending');
    await recoverAfter(6);
    const found = await shop.get(`/transactions/${paid.body.id}`);
    assert.deepEqual([found.body.status, found.body.captured_amount], ['captured', 1000]);
    assert.equal((await shop.book(found.body.payment_service_transaction_id)).captured, '1000');
  });
}

for (const manner of BEFORE) {
  test(`an authorization that was never made (${manner}) fails once nothing can be on its way`, async () => {
    await shop.misbehave({ manner, kind: 'authorize' });
    const paid = await shop.pay();
    assert.equal(paid.body.status, 'processing');
    await recoverAfter(6);
    assert.equal((await shop.get(`/transactions/${paid.body.id}`)).body.status, 'processing');
    await recoverAfterGrace();
    const found = await shop.get(`/transactions/${paid.body.id}`);
    assert.deepEqual([found.body.status, found.body.error_code], ['failed', 'service_network_error']);
  });

  test(`a refund that never reached the processor (${manner}) is sent again, since that is safe there`, async () => {
    const paid = await shop.pay({ intent: 'capture' });
    assert.equal(paid.body.status, 'captured');
    await shop.misbehave({ manner, kind: 'refund' });
    const refund = await shop.post(`/transactions/${paid.body.id}/refunds`, { amount: 300 });
    assert.equal(refund.status, 201);
    assert.equal(refund.body.status, 'processing');
    await recoverAfter(6);
    assert.equal((await shop.get(`/refunds/${refund.body.id}`)).body.status, 'succeeded');
    const book = await shop.book(paid.body.payment_service_transaction_id);
    assert.deepEqual(
      [book.refunded, book.operations.filter((operation) => operation.kind === 'refund').length],
      ['300', 1],
    );
  });
}

test('an authorization with a stored card that never arrived is sent again, with the card from the vault', async () => {
  const stored = await shop.post('/payment-methods', { ...CARD });
  await shop.misbehave({ manner: 'reset_before', kind: 'authorize' });
  const paid = await shop.pay({ payment_method: { method: 'id', id: stored.body.id } });
  assert.equal(paid.body.status, 'processing');
  await recoverAfter(6);
  assert.equal((await shop.get(`/transactions/${paid.body.id}`)).body.status, 'authorized');
});

test('an authorization by network token is found again, or fails, and never goes out by the number', async () => {
  const wants = (network_tokens_enabled: boolean): Promise<unknown> =>
    shop.service.request('PUT', `/payment-services/${shop.paymentServiceId}`, {
      body: { network_tokens_enabled },
    });
  const stored = await shop.post('/payment-methods', { ...CARD });
  await wants(true);
  const outcomes: unknown[] = [];
  for (const manner of ['reset_after', 'reset_before']) {
    await shop.misbehave({ manner, kind: 'authorize', processor: 'mock-card' });
    const paid = await shop.pay({ payment_method: { method: 'id', id: stored.body.id } });
    assert.deepEqual([paid.body.status, paid.body.instrument_type], ['processing', 'network_token']);
    await recoverAfter(6);
    await recoverAfterGrace();
    const found = await shop.get(`/transactions/${paid.body.id}`);
    outcomes.push([found.body.status, found.body.error_code, found.body.instrument_type]);
  }
  await wants(false);
  assert.deepEqual(outcomes, [
    ['authorized', null, 'network_token'],
    ['failed', 'service_network_error', 'network_token'],
  ]);
});

test('while an outcome is unknown nothing else runs: no fail-over, no second capture, no void', async () => {
  const paid = await shop.pay();
  await shop.misbehave({ manner: 'reset_after', kind: 'capture' });
  await shop.post(`/transactions/${paid.body.id}/capture`, {});
  for (const path of ['capture', 'void']) {
    const refused = await shop.post(
      `/transactions/${paid.body.id}/${path}`,
      path === 'capture' ? {} : undefined,
    );
    assert.equal(refused.status, 409, path);
    assert.equal(refused.body.code, 'invalid_state');
  }
  await recoverAfter(6);
});

test('an Idempotency-Key waits for an outcome that is not known; the processor was called once', async () => {
  const paid = await shop.pay();
  await shop.misbehave({ manner: 'reset_after', kind: 'capture' });
  const body = { transaction_id: paid.body.id, amount: 700 };
  const capture = () => shop.post('/captures', body, { idempotencyKey: `unknown-${paid.body.id}` });
  const first = await capture();
  assert.deepEqual([first.status, first.body.status], [201, 'pending']);
  const early = await capture();
  assert.deepEqual([early.status, early.body.code], [409, 'concurrent_request']);
  await recoverAfter(6);
  const late = await capture();
  assert.deepEqual([late.status, late.body.status, late.body.id], [201, 'succeeded', first.body.id]);
  const book = await shop.book(paid.body.payment_service_transaction_id);
  assert.equal(book.operations.filter((operation) => operation.kind === 'capture').length, 1);
});

test('a look-up that fails proves nothing: the outcome stays unknown until one succeeds', async () => {
  await shop.misbehave({ manner: 'reset_after', kind: 'authorize' });
  const paid = await shop.pay();
  await shop.misbehave({ manner: 'reset_before', kind: 'find' });
  await recoverAfter(120);
  assert.equal((await shop.get(`/transactions/${paid.body.id}`)).body.status, 'processing');
  await recoverAfter(120);
  assert.equal((await shop.get(`/transactions/${paid.body.id}`)).body.status, 'authorized');
});

test('after seven days without an answer a person is told, once', async () => {
  await shop.misbehave({ manner: 'error_after', kind: 'authorize' });
  const paid = await shop.pay();
  await shop.misbehave({ manner: 'error_before', kind: 'find', times: 5 });
  await recoverAfter(6);
  await letGracePass(shop.service);
  await recoverAfter(8 * 86_400);
  await recoverAfter(86_400);
  const events = await shop.service.db.query<{ name: string }>(
    {
      name: '',
      text: `SELECT e.name FROM webhook_events e
        WHERE e.name = 'monitoring.incident.created' AND e.transaction_id = $1`,
    },
    [paid.body.id],
  );
  assert.equal(events.length, 1);
  const listed = async () => {
    const { items } = (await shop.get('/monitoring/incidents')).body;
    return items.filter((one: Incident) => one.spec.params.transaction_id === paid.body.id);
  };
  assert.equal((await listed()).length, 1, 'and it is listed');
  const { parts, db } = shop.service;
  assert.equal(await closeIncidents(parts), 0, 'nobody knows yet');
  // as when a person has it looked up once more, and the processor answers
  const text = `UPDATE operations SET due_at = '-infinity' WHERE transaction_id = $1 AND status IN ('sent', 'unknown')`;
  const statusNow = async () => (await shop.get(`/transactions/${paid.body.id}`)).body.status;
  for (let looks = 0; looks < 6 && (await statusNow()) !== 'authorized'; looks += 1) {
    await db.query({ name: '', text }, [paid.body.id]);
    await recoverDue(parts);
  }
  assert.equal(await statusNow(), 'authorized');
  assert.deepEqual([await closeIncidents(parts), await closeIncidents(parts)], [1, 0]);
  const [closed] = await listed();
  assert.ok(Date.parse(closed.closed_at) >= Date.parse(closed.created_at), 'it closes by itself');
  const told = await db.query(
    {
      name: '',
      text: `SELECT FROM webhook_events WHERE name = 'monitoring.incident.closed' AND target_id = $1`,
    },
    [closed.id],
  );
  assert.equal(told.length, 1);
});

test('a clock that is moved while an authorization travels does not make it fail', async () => {
  const paid = await shop.whileHeld({ kind: 'authorize' }, shop.pay, async () => {
    await eventually(async () => assert.equal((await underWay()).length, 1));
    for (const seconds of [120, 120, 8 * 86_400]) await recoverAfter(seconds);
    assert.equal((await underWay()).length, 1);
  });
  assert.deepEqual([paid.status, paid.body.status], [201, 'authorized'], paid.text);
  const book = await shop.book(paid.body.payment_service_transaction_id);
  assert.deepEqual([book.authorized, book.operations.length], ['1299', 1]);
  assert.equal((await incidents(paid.body.id)).length, 0, 'nor was it given up');
});

test('an operation that died while the clock was moved fails by the machine’s clock, not before', async () => {
  await shop.misbehave({ manner: 'reset_before', kind: 'authorize' });
  const paid = await shop.pay();
  await recoverAfter(8 * 86_400);
  assert.equal((await shop.get(`/transactions/${paid.body.id}`)).body.status, 'processing');
  await recoverAfterGrace();
  assert.equal((await shop.get(`/transactions/${paid.body.id}`)).body.status, 'failed');
});

test('when all is resolved, the ledger says what the transactions say', async () => {
  const text = "SELECT operation_id, kind, status FROM operations WHERE status IN ('sent', 'unknown')";
  const left = await shop.service.db.query({ name: '', text }, []);
  assert.deepEqual(left, [], 'what was given up became known later');
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
});

type Incident = Readonly<{ spec: Readonly<{ params: Readonly<{ transaction_id: string }> }> }>;

async function recoverAfterGrace(): Promise<void> {
  await letGracePass(shop.service);
  await recoverAfter(PROMPT_LOOK_UP.notFoundIsFinalAfterMs / 1000);
}

/** Time passes for the merchant account, and recovery runs until nothing is due. */
async function recoverAfter(seconds: number): Promise<void> {
  const moved = await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: seconds } });
  assert.equal(moved.status, 200, moved.text);
  while ((await recoverDue(shop.service.parts)) > 0);
}

/**
 * What is under way, without the operation that was given up: its intent is committed, and nobody has heard
 * of an outcome.
 */
function underWay(): Promise<unknown[]> {
  return shop.service.db.query({ name: '', text: `SELECT FROM operations WHERE status = 'sent'` }, []);
}

function incidents(transactionId: string): Promise<unknown[]> {
  return shop.service.db.query(
    {
      name: '',
      text: `SELECT FROM webhook_events WHERE name = 'monitoring.incident.created' AND transaction_id = $1`,
    },
    [transactionId],
  );
}
