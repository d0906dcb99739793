import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type DisputeShop, PDF, openDisputeShop } from '../../../../test/harness/dispute-shop.ts';
import { type TestService, eventually, openTestService } from '../../../../test/harness/index.ts';
import { letGracePass, recoverDue } from '../../../../test/harness/shop.ts';
import { askAt } from '../../../../test/harness/ask-at.ts';
import { changeCase } from '../../../disputes/change-case.ts';
import { withoutFiles } from '../../../disputes/files.ts';
import { toId } from '../../../domain/ids.ts';
import { ledgerDifferences } from '../../../operations/ledger/check.ts';

let service: TestService;
let shop: DisputeShop;
before(async () => {
  service = await openTestService({ worker: false });
  shop = await openDisputeShop(service);
});
after(async () => {
  assert.deepEqual(await ledgerDifferences(service.db), []);
  await service.close();
});

const openDisputed = async (act = 'dispute') => {
  const paid = await shop.pay();
  await shop.act(paid.reference, act);
  return { paid, dispute: await shop.disputeOf(paid.id) };
};
const names = ({ history }: Readonly<{ history: { name: string }[] }>) => history.map(({ name }) => name);
const file = (more: object = {}) => ({
  evidence: 'receipt',
  name: 'receipt.pdf',
  content: PDF.toString('base64'),
  ...more,
});
/** What a simulated Stripe has of a dispute. */
const atStripe = async (id: string) => {
  const answer = await fetch(`${service.simulatorUrl}/stripe/v1/disputes/${id}`, {
    headers: { authorization: 'Bearer sk_test_default' },
  });
  return (await answer.json()) as {
    status: string;
    evidence: Record<string, string>;
    evidence_details: { submission_count: number };
  };
};
const misbehave = async (order: object) => {
  const body = JSON.stringify({ account: 'default', processor: 'stripe', ...order });
  assert.equal(
    (await askAt(`${service.simulatorUrl}/_control/behaviours`, { method: 'POST', body })).status,
    201,
  );
};

test('200: a dispute is prepared, shown, handed in once and won, and its money is given back by its line', async () => {
  const paid = await shop.pay('4242424242424242', {
    buyer: {
      billing_details: {
        ...{ first_name: 'Ada', last_name: 'Lovelace', email_address: 'ada@example.com' },
        address: { line1: '1 Main St', city: 'Boston', postal_code: '02110', country: 'US' },
      },
    },
    cart_items: [{ name: 'Difference engine', quantity: 2, unit_amount: 600 }],
  });
  await shop.act(paid.reference, 'dispute');
  const opened = await shop.disputeOf(paid.id);
  await eventually(async () => (await shop.read(opened.id))['charged_back_amount'] === 1299);
  const { id } = opened;
  assert.deepEqual(
    [
      opened.status,
      opened['stage'],
      opened['reason'],
      opened['network_reason_code'],
      opened['answered_here'],
    ],
    ['needs_response', 'chargeback', 'fraudulent', '10.4', true],
  );
  const suggestion = (name: string) =>
    (opened['checklist'] as { name: string; suggestion: string | null }[]).find((one) => one.name === name)
      ?.suggestion;
  assert.deepEqual(['customer_name', 'billing_address', 'product_description'].map(suggestion), [
    'Ada Lovelace',
    '1 Main St\n02110 Boston\nUS',
    '2 × Difference engine',
  ]);

  const drafted = await shop.post(`/disputes/${id}/evidence`, {
    explanation: 'They signed for it.',
    customer_name: 'Ada Lovelace',
    shipping_carrier: 'DHL',
  });
  assert.equal(drafted.status, 200, drafted.text);
  const cleared = await shop.post(`/disputes/${id}/evidence`, { shipping_carrier: null });
  assert.deepEqual(
    [cleared.body.evidence.shipping_carrier, cleared.body.evidence.customer_name],
    [null, 'Ada Lovelace'],
  );
  const uploaded = await shop.post(`/disputes/${id}/files`, file());
  assert.deepEqual(
    [uploaded.status, uploaded.body.media_type, uploaded.body.size],
    [201, 'application/pdf', PDF.length],
  );
  const content = await service.request('GET', `/disputes/${id}/files/${uploaded.body.id}`);
  assert.equal(content.body.content, PDF.toString('base64'));

  const key = { 'idempotency-key': 'hand-in-1' };
  const submitted = await shop.post(`/disputes/${id}/submit`, undefined, key);
  assert.deepEqual(
    [submitted.status, submitted.body.status, submitted.body.responses[0].status],
    [200, 'under_review', 'succeeded'],
    submitted.text,
  );
  assert.equal((await shop.post(`/disputes/${id}/submit`, undefined, key)).text, submitted.text);
  const again = await shop.post(`/disputes/${id}/submit`);
  assert.deepEqual([again.status, again.body.code], [409, 'invalid_state']);
  assert.equal((await shop.post(`/disputes/${id}/evidence`, { explanation: 'More.' })).status, 409);
  const there = await atStripe(String(opened['payment_service_dispute_id']));
  assert.deepEqual(
    [there.status, there.evidence['uncategorized_text'], there.evidence_details.submission_count],
    ['under_review', 'They signed for it.', 1],
  );
  assert.match(there.evidence['receipt'] ?? '', /^file_/);

  await shop.pass(8);
  await shop.becomes(id, 'won');
  await eventually(async () => (await shop.read(id))['given_back_amount'] === 1299);
  const won = await shop.read(id);
  assert.deepEqual([won['charged_back_amount'], won['given_back_amount']], [1299, 1299]);
  assert.deepEqual(names(won), [
    'dispute.opened',
    'dispute.evidence-updated',
    'dispute.evidence-updated',
    'dispute.file-added',
    'dispute.submitted',
    'dispute.won',
  ]);
});

test('200: what is accepted is over, and stays so whatever comes later', async () => {
  const { dispute } = await openDisputed();
  const accepted = await shop.post(`/disputes/${dispute.id}/accept`, undefined, {
    'idempotency-key': 'give-in',
  });
  assert.deepEqual([accepted.status, accepted.body.status], [200, 'accepted'], accepted.text);
  assert.notEqual(accepted.body.closed_at, null);
  assert.equal((await atStripe(String(dispute['payment_service_dispute_id']))).status, 'lost');
  assert.equal((await shop.post(`/disputes/${dispute.id}/submit`)).status, 409);
  assert.equal((await shop.read(dispute.id)).status, 'accepted');
});

for (const manner of ['reset_before', 'reset_after', 'timeout_after', 'error_after'] as const)
  test(`200: a submission whose answer is lost (${manner}) is found out, and handed in once`, async () => {
    const { dispute } = await openDisputed();
    await shop.post(`/disputes/${dispute.id}/evidence`, { explanation: manner });
    await misbehave({
      kind: 'submit_dispute',
      manner,
      ...(manner.startsWith('timeout') ? { latency_ms: 10 } : {}),
    });
    const key = { 'idempotency-key': `lost-${manner}` };
    const sending = shop.post(`/disputes/${dispute.id}/submit`, undefined, key);
    if (manner === 'timeout_after') {
      await eventually(
        async () =>
          (await atStripe(String(dispute['payment_service_dispute_id']))).status !== 'needs_response',
      );
      await askAt(`${service.simulatorUrl}/_control/behaviours`, { method: 'DELETE' });
    }
    const first = await sending;
    assert.equal(first.body.responses.at(-1).status, 'processing', first.text);
    assert.equal((await shop.post(`/disputes/${dispute.id}/submit`, undefined, key)).status, 409);
    assert.equal((await shop.post(`/disputes/${dispute.id}/submit`)).status, 409, 'while one is on its way');
    await service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 3600 } });
    await letGracePass(service);
    await recoverDue(service.parts);
    const found = await shop.becomes(dispute.id, 'under_review');
    assert.equal((found['responses'] as { status: string }[]).at(-1)?.status, 'succeeded');
    const { evidence_details: details } = await atStripe(String(dispute['payment_service_dispute_id']));
    assert.equal(details.submission_count, 1);
    const replayed = await shop.post(`/disputes/${dispute.id}/submit`, undefined, key);
    assert.deepEqual([replayed.status, replayed.body.status], [200, 'under_review']);
  });

test('200: what a processor refuses is told, and the case can be answered again', async () => {
  const { dispute } = await openDisputed();
  await shop.post(`/disputes/${dispute.id}/evidence`, { explanation: 'late' });
  await misbehave({ kind: 'submit_dispute', manner: 'not_found' });
  const refused = await shop.post(`/disputes/${dispute.id}/submit`);
  const [response] = refused.body.responses;
  assert.deepEqual([response.kind, refused.body.status], ['submit', 'needs_response'], refused.text);
  assert.match(response.status, /declined|failed/);
  assert.ok(names(refused.body).includes('dispute.response-failed'));
  const again = await shop.post(`/disputes/${dispute.id}/submit`);
  assert.equal(again.body.status, 'under_review', again.text);
});

test('what nobody answers in time has expired, by the clock, and is lost once the bank says so', async () => {
  const { dispute } = await openDisputed();
  await service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 14 * 86_400 } });
  await recoverDue(service.parts);
  const expired = await shop.becomes(dispute.id, 'expired');
  assert.ok(names(expired).includes('dispute.expired'));
  const late = await shop.post(`/disputes/${dispute.id}/submit`);
  assert.equal(late.status, 409, late.text);
  await shop.pass(1);
  await shop.becomes(dispute.id, 'lost');
});

test('an inquiry takes nothing, and is closed', async () => {
  const { paid, dispute } = await openDisputed('inquire');
  assert.deepEqual([dispute['stage'], dispute['charged_back_amount']], ['inquiry', 0]);
  await shop.act(paid.reference, 'win_dispute');
  await shop.becomes(dispute.id, 'closed');
});

test("Stripe's own numbers for disputes are disputed by themselves", async () => {
  const { id } = await shop.pay('4000000000002685');
  await shop.pass(1);
  assert.equal((await shop.disputeOf(id))['reason'], 'not_received');
});

test('422: a file that is none, too large or a second of its kind, and a card number in a text', async () => {
  const { dispute } = await openDisputed();
  const at = `/disputes/${dispute.id}/files`;
  const script = Buffer.from('<html><script>alert(1)</script></html>').toString('base64');
  for (const [given, pointer] of [
    [{ content: script }, '/content'],
    [{ content: `${PDF.toString('base64')} ` }, '/content'],
    [{ content: Buffer.concat([PDF, Buffer.alloc(4_000_000)]).toString('base64') }, '/content'],
  ] as const) {
    const refused = await shop.post(at, file(given));
    assert.deepEqual([refused.status, refused.body.details[0].pointer], [422, pointer], refused.text);
  }
  const added = await shop.post(at, file());
  const twice = await shop.post(at, file());
  assert.deepEqual([twice.status, twice.body.details[0].pointer], [422, '/evidence'], twice.text);
  const gone = await service.request('DELETE', `${at}/${added.body.id}`);
  assert.equal(gone.status, 204, gone.text);
  assert.equal((await service.request('GET', `${at}/${added.body.id}`)).status, 404);
  assert.equal((await shop.post(at, file())).status, 201);
  const number = await shop.post(`/disputes/${dispute.id}/evidence`, {
    explanation: 'Card 4111 1111 1111 1111',
  });
  assert.deepEqual(
    [number.status, number.body.details[0].type],
    [400, 'value_error.card_number'],
    number.text,
  );
});

test('422: an empty draft is not handed in', async () => {
  const { dispute } = await openDisputed();
  const refused = await shop.post(`/disputes/${dispute.id}/submit`);
  assert.deepEqual([refused.status, refused.body.details[0].pointer], [422, '/evidence'], refused.text);
});

test('200: the work list is what needs a response, what is due first; filters and pages', async () => {
  const due = await service.request('GET', '/disputes?order_by=respond_by&limit=2');
  const rest = await service.request(
    'GET',
    `/disputes?order_by=respond_by&limit=100&cursor=${due.body.next_cursor}`,
  );
  const all: { status: string; respond_by: string }[] = [...due.body.items, ...rest.body.items];
  assert.ok(all.length > 2 && all.every(({ status }) => status === 'needs_response'));
  assert.deepEqual(
    all.map((one) => one.respond_by),
    all.map((one) => one.respond_by).toSorted(),
  );
  const count = async (query: string) =>
    (await service.request('GET', `/disputes?limit=100&${query}`)).body.items.length;
  assert.equal(await count('status=accepted'), 1);
  assert.equal(await count('stage=inquiry'), 1);
  assert.equal(await count('reason=not_received'), 1);
  assert.equal(await count('amount_gte=1300'), 0);
  assert.equal(await count('amount_eq=1299'), await count('amount_lte=1299&amount_gte=1299'));
  assert.equal(
    await count(`payment_service_id=${shop.paymentServiceId}&currency=USD&amount_lte=1299&status=accepted`),
    1,
  );
  assert.equal(await count('respond_by_lte=2000-01-01T00:00:00Z'), 0);
});

test('403, 404: disputes have scopes of their own, and are their merchant account’s', async () => {
  const { dispute } = await openDisputed();
  const read = await service.request('GET', `/disputes/${dispute.id}`, { scopes: ['transactions.read'] });
  assert.equal(read.status, 403);
  const write = await service.request('POST', `/disputes/${dispute.id}/submit`, {
    scopes: ['disputes.read'],
  });
  assert.equal(write.status, 403);
  assert.equal((await service.request('GET', '/disputes/00000000-0000-7000-8000-000000000000')).status, 404);
});

const isThere = async (table: string, name: string, id: string): Promise<boolean> =>
  (await service.db.query({ name: '', text: `SELECT 1 AS one FROM ${table} WHERE ${name} = $1` }, [id]))
    .length > 0;
const recordOf = async (fileId: string): Promise<string> => {
  const text = 'SELECT vault_record_id AS id FROM dispute_files WHERE dispute_file_id = $1';
  return (await service.db.query<{ id: string }>({ name: '', text }, [fileId]))[0]?.id ?? '';
};
const later = async (days: number): Promise<void> => {
  await service.request('PUT', '/sandbox/clock', { body: { advance_seconds: days * 86_400 } });
  await recoverDue(service.parts);
};

test('files of a closed dispute are shredded once their time is over, and what was shown stays told', async () => {
  const { dispute } = await openDisputed();
  const added = (await shop.post(`/disputes/${dispute.id}/files`, file())).body.id;
  const record = await recordOf(added);
  await shop.post(`/disputes/${dispute.id}/submit`);
  await shop.pass(8);
  await shop.becomes(dispute.id, 'won');
  await later(399);
  assert.deepEqual(
    [await isThere('vault.records', 'id', record), (await shop.read(dispute.id))['status']],
    [true, 'won'],
  );
  await later(2);
  assert.equal(await isThere('vault.records', 'id', record), false);
  await later(1);
  assert.equal(await isThere('operations', 'operation_id', dispute.id), false, 'nothing is left to do');
  const over = await shop.read(dispute.id);
  const [response] = over['responses'] as { files: { name: string }[] }[];
  assert.deepEqual([over['files'], response?.files[0]?.name], [[], 'receipt.pdf']);
  assert.equal(over.history.at(-1)?.name, 'dispute.file-deleted');
  assert.equal((await service.request('GET', `/disputes/${dispute.id}/files/${added}`)).status, 404);
});

test('a file whose deletion died before its bytes were shredded is shredded by a worker', async () => {
  const { dispute } = await openDisputed();
  const added = (await shop.post(`/disputes/${dispute.id}/files`, file())).body.id;
  const record = await recordOf(added);
  const key = {
    merchantAccountId: toId<'merchant-account'>('default'),
    disputeId: toId<'dispute'>(dispute.id),
  };
  // What `DELETE` commits first, and nothing behind it.
  await changeCase(service.parts, key, (found, now) =>
    withoutFiles(found, found.files, { now, creator: null }),
  );
  assert.equal(await isThere('vault.records', 'id', record), true);
  await service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 60 } });
  await recoverDue(service.parts);
  assert.equal(await isThere('vault.records', 'id', record), false);
  const { status, respond_by } = await shop.read(dispute.id);
  assert.equal(status, 'needs_response');
  await later(14);
  assert.equal((await shop.read(dispute.id)).status, 'expired', respond_by);
});

test('a processor that does not answer at the deadline is asked again for days, before anybody is told', async () => {
  const { dispute } = await openDisputed();
  // Other cases of this service are asked for, too.
  await misbehave({ kind: 'look', manner: 'error_before', times: 100 });
  await later(14);
  assert.equal((await shop.read(dispute.id)).status, 'needs_response', 'nobody knows');
  assert.equal(await isThere('monitoring_incidents', 'monitoring_incident_id', dispute.id), false);
  await askAt(`${service.simulatorUrl}/_control/behaviours`, { method: 'DELETE' });
  await later(1);
  assert.equal((await shop.read(dispute.id)).status, 'expired');
});
