import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { beginPaymentMethodDeletion } from '../db/queries/payment-method-ends.ts';
import { insertPaymentMethod } from '../db/queries/payment-methods.ts';
import { type PaymentMethodId, toId } from '../domain/ids.ts';
import { systemClock } from '../platform/clock.ts';
import { newId } from '../platform/entropy.ts';
import { openTestService, type TestService } from '../../test/harness/index.ts';
import { recoverDue } from '../../test/harness/shop.ts';
import { UNFINISHED_AFTER_MS, unfinishedJob } from './unfinished.ts';
import { newCardPaymentMethod } from './store-card.ts';

let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
});
after(() => service.close());

const LEFT_AT = new Date(Date.now() - UNFINISHED_AFTER_MS - 60_000);

async function leftMethod(
  lifecycle: 'storing' | 'live',
  status: 'succeeded' | 'processing' = 'succeeded',
): Promise<PaymentMethodId> {
  const { vault, db } = service.parts;
  const merchantAccountId = toId<'merchant-account'>('default');
  const recordId = newId<'vault-record'>(LEFT_AT);
  const number = await vault.hold('card.number', Buffer.from('4111111111111111'));
  await vault.seal(merchantAccountId, recordId, 'card', { number });
  const description = {
    bin: '41111111',
    label: '1111',
    scheme: 'visa' as const,
    additionalSchemes: [],
    cardType: null,
    issuerName: null,
    country: null,
  };
  const fingerprint = await vault.fingerprint(merchantAccountId, number);
  await vault.release([number]);
  const made = newCardPaymentMethod(
    {
      merchantAccountId,
      expirationDate: '12/40',
      description,
      buyerId: null,
      externalIdentifier: null,
      status,
    },
    LEFT_AT,
    { recordId, fingerprint, lifecycle },
  );
  await insertPaymentMethod(db, made, job(), LEFT_AT);
  return made.payment_method_id;
}

async function counts(): Promise<{ records: number; methods: number }> {
  const [row] = await service.db.query<{ records: bigint; methods: bigint }>(
    {
      name: 'test_counts',
      text: 'SELECT (SELECT count(*) FROM vault.records) AS records, (SELECT count(*) FROM payment_methods) AS methods',
    },
    [],
  );
  return { records: Number(row?.records), methods: Number(row?.methods) };
}

const job = () =>
  unfinishedJob(
    { clock: { ...systemClock(), now: () => LEFT_AT, nowFor: () => LEFT_AT } },
    { kind: 'payment-method', merchantAccountId: toId('default') },
  );
const sweep = (): Promise<number> => recoverDue(service.parts);

test('a card that a crash left half stored cannot be seen, and the sweep destroys its number', async () => {
  const live = await leftMethod('live');
  const before = await counts();
  const half = await leftMethod('storing');
  assert.equal((await service.request('GET', `/payment-methods/${half}`)).status, 404);
  assert.equal((await service.request('DELETE', `/payment-methods/${half}`)).status, 404);
  assert.equal(await sweep(), 1);
  assert.deepEqual(await counts(), before);
  assert.equal((await service.request('GET', `/payment-methods/${live}`)).status, 200);
  assert.equal(await sweep(), 0);
});

test('a card stored for a transaction that never began is destroyed: nobody was told of it', async () => {
  const before = await counts();
  const orphan = await leftMethod('live', 'processing');
  assert.equal(await sweep(), 1);
  assert.deepEqual(await counts(), before);
  assert.equal((await service.request('GET', `/payment-methods/${orphan}`)).status, 404);
});

test('a deletion that a crash interrupted is finished by the sweep', async () => {
  const before = await counts();
  const id = await leftMethod('live');
  const at = { eventId: newId<'event'>(LEFT_AT), now: LEFT_AT, job: job(), shown: null };
  await beginPaymentMethodDeletion(service.db, toId('default'), id, null, at);
  assert.equal((await service.request('GET', `/payment-methods/${id}`)).status, 404);
  assert.equal(await sweep(), 1);
  assert.deepEqual(await counts(), before);
});
