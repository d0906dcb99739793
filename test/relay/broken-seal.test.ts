import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestService, type TestService } from '../harness/index.ts';
import { openTlsTarget, type Target, trustTestAuthority } from '../harness/tls-target.ts';

let service: TestService;
let target: Target;
before(async () => {
  trustTestAuthority();
  service = await openTestService({ worker: false });
  target = await openTlsTarget();
});
after(async () => {
  await service.close();
  await target.close();
});

test('a seal that does not open: nothing is sent, answer and row say so, the vault logs who asked', async () => {
  const card = { method: 'card', number: '4111111111111111', expiration_date: '12/30' };
  const { body: stored } = await service.request('POST', '/payment-methods', { body: card });
  const [record] = await service.db.query<{ id: string }>(
    {
      name: 'test_break_seal',
      text: `UPDATE vault.records r
        SET wrapped_data_key = set_byte(wrapped_data_key, 20, 255 - get_byte(wrapped_data_key, 20))
        FROM payment_methods p WHERE p.payment_method_id = $1 AND p.vault_record_id = r.id RETURNING r.id`,
    },
    [stored.id],
  );
  assert.ok(record);
  const answer = await service.request('POST', '/vault-forward', {
    rawBody: '{"n":"{{CARD_NUMBER_1}}"}',
    headers: {
      'content-type': 'application/json',
      'x-vault-forward-url': `${target.url}/charge`,
      'x-vault-forward-http-method': 'POST',
      'x-vault-forward-payment-methods': stored.id,
    },
    unchecked: true,
  });
  assert.deepEqual([answer.status, answer.body.details[0].type], [500, 'not_sent'], answer.text);
  assert.equal(target.connections(), 0);
  assert.deepEqual(
    await service.db.query({ name: 'test_relays', text: 'SELECT outcome, status FROM relays' }, []),
    [{ outcome: 'not_sent', status: null }],
  );
  assert.deepEqual(
    await service.db.query(
      { name: 'test_refused', text: 'SELECT purpose, field FROM vault.access_log WHERE record_id = $1' },
      [record.id],
    ),
    [{ purpose: `refused: relay ${new URL(target.url).host}`, field: 'number' }],
  );
});
