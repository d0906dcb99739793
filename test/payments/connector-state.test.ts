import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Call, Connector, Fields, Follow } from '../../server/connectors/connector.ts';
import { getOperation, getTransactionRow, listOperations } from '../../server/db/queries/transactions.ts';
import { toId } from '../../server/domain/ids.ts';
import { processorReference } from '../../server/domain/outcome.ts';
import { paymentServices } from '../../server/connections/connection-kinds.ts';
import { send, sendingOf } from '../../server/payments/operation/send.ts';
import { settle } from '../../server/payments/operation/settle.ts';
import { UNTRACED } from '../harness/service.ts';
import { type Shop, openShop } from '../harness/shop.ts';

/** What a connector leaves of a payment, and what it is told again. No processor of the sandbox needs either. */
let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false, config: UNTRACED });
});
after(() => shop.close());

test('what a connector leaves of a payment comes with later operations, and what was paid with', async () => {
  const { parts } = shop.service;
  await shop.misbehave({ manner: 'reset_after', kind: 'authorize' });
  const { body } = await shop.pay();
  const read = async () => {
    const transaction = await getTransactionRow(parts.db, toId('default'), toId(body.id));
    const [authorization] = await listOperations(parts.db, toId('default'), toId(body.id), 'authorize');
    assert.ok(transaction !== null && authorization !== undefined);
    const operation = await getOperation(parts.db, toId('default'), authorization.operation_id);
    assert.ok(operation !== null);
    return { transaction, operation };
  };
  const value = {
    authorized: 1299n,
    captured: 0n,
    schemeTransactionId: null,
    avs: null,
    cvv: null,
    authorizationCode: null,
  };
  const reference = processorReference('payment-1');
  const state = { session: 'left-with-the-answer' };
  await settle(parts, await read(), { kind: 'succeeded', value, reference, state });
  const { transaction, operation } = await read();
  assert.deepEqual([transaction.status, transaction.connector_state], ['authorized', state]);

  const service = await paymentServices.find(parts, toId('default'), operation.payment_service_id);
  assert.ok(service !== null);
  const seen: Call<Fields, Follow>[] = [];
  const connector: Connector = {
    ...service.connector,
    operations: {
      ...service.connector.operations,
      capture: async (call) => {
        seen.push(call);
        return { kind: 'unknown', detail: 'nothing was sent' };
      },
    },
  };
  const capture = {
    ...operation,
    kind: 'capture',
    of_reference: transaction.payment_service_transaction_id,
  } as const;
  const sending = sendingOf({ transaction, operation: capture });
  await send(parts, { ...service, connector }, capture, transaction, sending);
  assert.deepEqual(seen[0]?.state, state);
  assert.deepEqual(seen[0]?.input.instrument, {
    lastFour: '1111',
    scheme: 'visa',
    expiry: { month: 12, year: 2030 },
  });
});
