import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPERATIONS } from './index.ts';
import { mayBeConfirmed } from './operation.ts';

/** What moves money, or decides who may. */
const ALWAYS: readonly RegExp[] = [
  /refund$/,
  /^(?:create_capture|capture_transaction|create_void|void_transaction|cancel_transaction)$/,
  /^(?:create_transaction|increment_transaction_authorization|review_transaction|create_payout)$/,
  /^(?:issue|activate)_gift_card$/,
  /^(?:create|update|delete)_api_key_pair$/,
  /^(?:create|delete)_(?:user|passkey|role_assignment)$|^create_user_invitation$/,
  /^(?:create|update|delete)_(?:payment|anti_fraud|gift_card)_service$/,
  /^(?:put|delete)_(?:token_service|three_ds_server)$|^(?:configure|update|delete)_digital_wallet$/,
  /^(?:create|update|delete|rotate)_webhook_subscription(?:_secret)?$|^replay_webhook_deliveries$/,
  /^(?:create|update|delete)_vault_forward_(?:config|authentication)$/,
  /^publish_flow_draft$|^restore_flow_version$|^(?:create|update|delete|order)_flow_rules?$/,
  /^order_three_ds_scenarios$|^update_approval_limits$/,
];

test('people confirm what moves money, and what decides who may', () => {
  const writes = OPERATIONS.filter(({ method }) => method !== 'GET');
  for (const pattern of ALWAYS) {
    const found = writes.filter(({ id }) => pattern.test(id));
    assert.notEqual(found.length, 0, String(pattern));
    for (const { id, confirmed } of found) assert.equal(confirmed, true, id);
  }
});

test('what takes many rows away may have to be confirmed, and what only reads one thing never', () => {
  const byId = (id: string) => OPERATIONS.find((one) => one.id === id);
  for (const id of ['list_transactions', 'list_buyers', 'create_report_execution_url']) {
    const operation = byId(id);
    assert.ok(operation !== undefined && mayBeConfirmed(operation) && operation.confirmed !== true, id);
  }
  const read = byId('get_transaction');
  assert.ok(read !== undefined && !mayBeConfirmed(read));
});
