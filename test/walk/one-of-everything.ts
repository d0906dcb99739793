import assert from 'node:assert/strict';
import type { RequestOptions } from '../harness/index.ts';
import { PROFILE } from '../../server/api/examples/named-things.ts';
import { CUSTOMER_SUPPORT } from '../../server/api/examples/callers-and-people.ts';
import { PDF } from '../harness/dispute-shop.ts';
import { addCardExport } from '../card-exports/add-card-export.ts';
import { toId } from '../../server/domain/ids.ts';
import { makeRows } from './rows.ts';
import { addPaymentService, CARD, type Shop } from '../harness/shop.ts';

/** What walks of the contract ask for by name: an id of every kind, of one merchant account. */
export type Things = ReadonlyMap<string, string>;

type Make = (parameter: string, path: string, body?: object) => Promise<string>;

/** What is set up rather than paid with, and says nothing of a buyer: profiles, the relay's endpoints, flows. */
async function settingsOf(make: Make, account: string): Promise<void> {
  await make('three_ds_configuration_id', `/merchant-accounts/${account}/three-ds-configurations`, {
    ...PROFILE,
    scheme: 'visa',
    currency: 'USD',
    metadata: {},
  });
  const config = await make('config_id', '/vault-forward/configs', {
    definition_id: 'generic',
    hosts: ['a.example'],
  });
  await make('authentication_id', `/vault-forward/configs/${config}/authentications`, {
    kind: 'signature',
    method: 'hmac',
    display_name: 'Signing',
    fields: [{ key: 'secret', value: 's3cret' }],
  });
  const flow = '/flows/card-transaction';
  const conditions = [{ name: 'card_country', operator: 'is_one_of', value: ['DE'] }];
  const rule = { description: 'German cards', conditions, outcome: true, error_code: 'flow_walked' };
  await make('rule_id', `${flow}/actions/decline-early/rules`, rule);
  const draft = await make('draft_id', `${flow}/drafts`, {
    description: 'German cards',
    actions: [{ action: 'decline-early', rules: [rule] }],
  });
  await make('replay_id', `${flow}/drafts/${draft}/replays`);
}

/** Somebody who may look at this merchant account. */
async function peopleOf(make: Make, account: string): Promise<void> {
  const user = await make('user_id', '/users', {
    email_address: `${account}@people.example`,
    display_name: account,
  });
  const role = { user_id: user, role_id: CUSTOMER_SUPPORT, merchant_account_id: account };
  await make('role_assignment_id', '/roles/assignments', role);
}

/** What processors tell of the first merchant account, with what its merchant says of it: before anything else. */
export async function toldThings({ service, post }: Shop, words: string): Promise<Things> {
  const { disputeId, reportId } = await makeRows(service);
  const drafted = await post(`/disputes/${disputeId}/evidence`, { explanation: words });
  const content = PDF.toString('base64');
  const file = await post(`/disputes/${disputeId}/files`, {
    evidence: 'receipt',
    name: `${words}.pdf`,
    content,
  });
  assert.deepEqual([drafted.status, file.status], [200, 201], drafted.text + file.text);
  return new Map([
    ['dispute_id', disputeId],
    ['file_id', file.body.id],
    ['processor_report_id', reportId],
  ]);
}

/**
 * Makes one of everything that an operation can name, all of one buyer. Ids stand under the name of the path
 * parameter. `words` is what every text about the buyer holds, and nothing else does.
 */
export async function oneOfEverything(
  shop: Shop,
  account: string,
  { words, number, giftCard }: Readonly<{ words: string; number: string; giftCard: string }>,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const options: RequestOptions = { merchantAccount: account };
  const make = async (parameter: string, path: string, body: object = {}): Promise<string> => {
    const made = await shop.post(path, body, options);
    assert.equal(made.status, 201, `${path}: ${made.text}`);
    ids.set(parameter, made.body.id);
    return made.body.id;
  };
  const address = { country: 'GB', city: words, line1: words };
  const contact = { first_name: words, email_address: `${words}@shop.example`, address };
  const external = `reference-of-${account}`;
  ids.set('buyer_external_identifier', external);
  const buyer = await make('buyer_id', '/buyers', {
    display_name: words,
    external_identifier: external,
    account_number: words,
    billing_details: contact,
  });
  await make('shipping_details_id', `/buyers/${buyer}/shipping-details`, contact);
  const card = { ...CARD, number };
  const method = await make('payment_method_id', '/payment-methods', { ...card, buyer_id: buyer });
  await make('network_token_id', `/payment-methods/${method}/network-tokens`, {
    merchant_initiated: false,
    is_subsequent_payment: false,
  });
  await make('session_id', '/checkout/sessions', { buyer_id: buyer, metadata: { note: words } });
  await make('gift_card_service_id', '/gift-card-services', {
    gift_card_service_definition_id: 'mock-gift-card',
    display_name: 'Gifts',
    fields: [],
  });
  await make('anti_fraud_service_id', '/anti-fraud-services', {
    anti_fraud_service_definition_id: 'mock-anti-fraud',
    display_name: 'Screening',
    fields: [],
    active: false,
  });
  await make('gift_card_id', '/gift-cards', { number: giftCard, pin: '0500', buyer_id: buyer });
  await make('digital_wallet_id', '/digital-wallets', {
    provider: 'google',
    merchant_name: 'Shop',
    accept_terms_and_conditions: true,
  });
  await make('three_ds_scenario_id', '/three-ds-scenarios', {
    conditions: {},
    outcome: { version: '2.2.0', authentication: { transaction_status: 'Y' } },
  });
  ids.set('payment_service_id', await addPaymentService(shop.service, {}, options));
  await make('experiment_id', '/experiments', {
    name: 'Halves',
    arms: ['old', 'new'].map((name) => ({
      name,
      share_percent: 50,
      attempts: [ids.get('payment_service_id')],
    })),
    ...{ expected_decline_basis_points: 1500, difference_basis_points: 100 },
  });
  await make('agent_mandate_id', '/agent-mandates', {
    purpose: 'Supplies',
    actions: ['read'],
    currency: 'USD',
    valid_until: '2035-12-31T00:00:00Z',
  });
  const transaction = await make('transaction_id', '/transactions', {
    amount: 1299,
    currency: 'USD',
    country: 'US',
    payment_method: card,
    buyer_id: buyer,
    metadata: { note: words },
  });
  await make('capture_id', '/captures', { transaction_id: transaction, amount: 1000 });
  await make('refund_id', '/refunds', { transaction_id: transaction, amount: 100 });
  const statement = await shop.post(
    '/bank-statements',
    {
      format: 'mt940',
      content: `:20:${words}\n:25:${account}\n:60F:C260101EUR1,00\n:62F:C260101EUR1,00\n-\n`,
    },
    options,
  );
  assert.equal(statement.status, 201, statement.text);
  ids.set('bank_statement_id', statement.body.items[0].id);
  const madeExport = await addCardExport(shop.service.db, shop.service.parts.clock.now(), {
    merchantAccountId: toId(account),
    recipient: words,
  });
  ids.set('card_export_id', madeExport.card_export_id);
  await make('report_id', '/reports', {
    ...{ name: 'Days', schedule: 'daily', schedule_enabled: false },
    spec: { model: 'transactions', params: {} },
  });
  await make('fraud_list_entry_id', '/fraud-list-entries', {
    kind: 'email_address',
    value: `listed-${words}@shop.example`,
  });
  await make('payout_id', '/payouts', {
    amount: 500,
    currency: 'USD',
    payment_service_id: ids.get('payment_service_id'),
    payment_method: { method: 'id', id: method },
  });
  await make('payment_service_token_id', `/payment-methods/${method}/payment-service-tokens`, {
    payment_service_id: ids.get('payment_service_id'),
    redirect_url: 'https://shop.example/back',
  });
  await make('payment_link_id', '/payment-links', {
    amount: 1299,
    currency: 'USD',
    country: 'US',
    merchant_message: words,
  });
  await make('embedded_checkout_id', '/embedded-checkouts', { amount: 1299, currency: 'USD', country: 'US' });
  await make('metric_id', '/monitoring/metrics', {
    display_name: 'Cards',
    spec: { model: 'auth_rate', params: { filters: { datetime_range: 'PT1H' } } },
    alerting_policy: null,
    incident_policy: null,
  });
  const preset = await shop.post(
    '/metrics-explorer/authorization/presets',
    { display_name: 'Week', metric: 'volume', filters: { datetime_range: 'P7D' } },
    options,
  );
  assert.equal(preset.status, 200, preset.text);
  ids.set('preset_id', preset.body.id);
  await settingsOf(make, account);
  const subscription = await make('subscription_id', '/webhook-subscriptions', { url: 'railyard:listen' });
  await make('delivery_id', `/webhook-subscriptions/${subscription}/test`, { event: 'buyer.created' });
  await make('resend_id', `/webhook-subscriptions/${subscription}/resends`);
  const paymentService = ids.get('payment_service_id');
  const slow = { kind: 'slow', payment_service_id: paymentService, latency_ms: 100 };
  await make('situation_id', '/sandbox/situations', slow);
  await peopleOf(make, account);
  return ids;
}
