import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { codeOf } from '../../../../test/harness/ask-at.ts';
import { DASHBOARD_URL } from '../../../../test/harness/dashboard.ts';
import { openPerson, type Person } from '../../../../test/harness/person.ts';
import { openShop, type Shop } from '../../../../test/harness/shop.ts';
import { ROLES } from '../../../access/roles.ts';

let shop: Shop;
let anna: Person;
before(async () => {
  shop = await openShop({ config: { dashboardUrl: DASHBOARD_URL } });
  anna = await openPerson(shop.service, { email: 'anna@shop.example' });
});
after(() => shop.close());

test('what a role may pay out in one act and in one day is held, agreed to, and given to no one else', async () => {
  const pia = await openPerson(shop.service, { email: 'pia@shop.example' });
  const role = `/roles/assignments/${pia.roleAssignmentId}`;
  const limit = { act: 'payout', currency: 'USD', amount_per_act: 400, amount_per_day: 700 };
  const limited = await anna.confirmed('PUT', role, { limits: [limit] });
  assert.equal(limited.status, 200, limited.text);
  const number = { method: 'card', number: '4111111111111111', expiration_date: '12/40' };
  const { body: card } = await shop.post('/payment-methods', number);
  const payOut = (by: Person, amount: number, currency = 'USD') =>
    by.confirmed('POST', '/payouts', {
      amount,
      currency,
      payment_service_id: shop.paymentServiceId,
      payment_method: { method: 'id', id: card.id },
    });
  const tooMuch = await payOut(pia, 401);
  assert.deepEqual([tooMuch.status, codeOf(tooMuch)], [403, 'forbidden'], tooMuch.text);
  assert.match((await payOut(pia, 1, 'EUR')).text, /allows no payout in EUR/);
  assert.equal((await payOut(pia, 400)).status, 201);
  assert.match((await payOut(pia, 301)).text, /more than your role allows in one day/);
  assert.equal((await payOut(pia, 300)).status, 201);
  assert.equal((await payOut(anna, 5000)).status, 201);

  const key = { display_name: 'Pays out', role_ids: [ROLES['full-access'].id], merchant_account_ids: [] };
  const made = await pia.confirmed('POST', '/api-key-pairs', key);
  assert.equal(made.status, 400, `a key has no limits: ${made.text}`);
  const kim = await openPerson(shop.service, { email: 'kim-pays@shop.example', role: 'analyst' });
  const give = (limits: readonly object[]) =>
    pia.confirmed('POST', '/roles/assignments', {
      user_id: kim.userId,
      role_id: ROLES.administrator.id,
      limits,
    });
  assert.equal((await give([])).status, 400);
  assert.equal((await give([{ ...limit, amount_per_act: 401 }])).status, 400);
  assert.equal((await give([limit])).status, 201);
});

type ConfirmationAnswer = Readonly<{
  sentence: {
    text: string;
    values: Record<string, string | null>;
    details: { name: string; value: string | null }[];
  };
}>;

test('who signs a payout reads where it goes, of a given account or a stored one, never by its number', async () => {
  const given = {
    ...{ method: 'bank', scheme: 'bacs', account_number: '31926819', routing_number: '60-16-13' },
    account_holder: { first_name: 'Ada', last_name: 'Lovelace' },
  };
  const { body: stored } = await shop.post('/payment-methods', given);
  for (const method of [given, { method: 'id', id: stored.id }]) {
    const asked = await anna.ask('POST', '/payouts', {
      amount: 900_000,
      currency: 'GBP',
      payment_service_id: shop.paymentServiceId,
      payment_method: method,
    });
    assert.equal(asked.status, 201, asked.text);
    const { sentence } = asked.json() as ConfirmationAnswer;
    assert.match(sentence.text, /£9,000\.00.*bacs.*6819/);
    const details = Object.fromEntries(sentence.details.map(({ name, value }) => [name, value]));
    const { account_holder: holder, routing_number: sortCode, payment_service: service } = details;
    assert.deepEqual([holder, sortCode?.replaceAll('-', '')], ['Ada Lovelace', '601613'], asked.text);
    assert.ok(service, asked.text);
    assert.doesNotMatch(asked.text, /31926819/);
  }
});
