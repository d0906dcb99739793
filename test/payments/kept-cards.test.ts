import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { AUTHORIZATION_AMOUNTS } from '../../server/sandbox/sandbox-amounts.ts';
import type { TestAnswer } from '../harness/index.ts';
import { type Shop, openShop } from '../harness/shop.ts';
import { type TokenImporter, keptCard, openTokenImporter } from '../harness/token-importer.ts';

/** A card that its processor keeps has no number here, and is counted, looked up and limited as any other. */

let shop: Shop;
let importer: TokenImporter;
before(async () => {
  shop = await openShop({ worker: false, config: { schemeLimits: true, triesPerMinuteByCard: 3 } });
  importer = await openTokenImporter(shop.service);
});
after(async () => {
  await importer.close();
  await shop.close();
});

/** Payment methods of new tokens, with what the list says of each. */
async function keep(
  ...cards: readonly Readonly<{ scheme?: string; known?: string; buyer?: string }>[]
): Promise<string[]> {
  const lines = await Promise.all(
    cards.map(async ({ scheme = '', known = '', buyer = '' }) =>
      [await keptCard(shop.service), scheme, '1111', known, buyer].join(','),
    ),
  );
  const { stored, problems } = await importer.run(
    { connectorId: 'mock-card', paymentServiceId: shop.paymentServiceId },
    ['token,scheme,label,card_fingerprint,buyer_external_identifier', ...lines, ''].join('\n'),
  );
  assert.deepEqual(problems, []);
  return stored.map(([, , id]) => id);
}
const methodOf = (id: string) => ({ payment_method: { method: 'id', id } });
async function pay(id: string, amount = 1299): Promise<TestAnswer['body']> {
  const paid = await shop.pay({ ...methodOf(id), amount });
  assert.equal(paid.status, 201, paid.text);
  return paid.body;
}
const outcomeOf = async (id: string, amount?: number): Promise<string> => {
  const { status, error_code: code } = await pay(id, amount);
  return code ?? status;
};
const DECLINED = Number(AUTHORIZATION_AMOUNTS.issuer_decline);
/** How many of so many declined payments were sent. */
async function sentOf(ids: readonly string[], count: number): Promise<number> {
  let sent = 0;
  for (let index = 0; index < count; index += 1) {
    const outcome = await outcomeOf(ids[index % ids.length] ?? '', DECLINED);
    assert.ok(['issuer_decline', 'attempt_limit_reached'].includes(outcome), outcome);
    if (outcome === 'issuer_decline') sent += 1;
  }
  return sent;
}

test('it has the limits of its scheme, and where nobody said which those of all', async () => {
  const [mastercard = '', visa = '', amex = '', unknown = '', other = ''] = await keep(
    { scheme: 'MasterCard' },
    { scheme: 'visa' },
    { scheme: 'amex' },
    {},
    { scheme: 'a new one' },
  );
  assert.deepEqual(
    [
      await sentOf([mastercard], 12),
      await sentOf([visa], 18),
      await sentOf([amex], 18),
      await sentOf([unknown], 12),
      await sentOf([other], 12),
    ],
    [10, 16, 18, 10, 10],
  );
  const refused = await pay(unknown);
  const { body: events } = await shop.get(`/transactions/${refused.id}/events`);
  const told = events.items.find(({ name }: { name: string }) => name === 'transaction-updated-status');
  assert.match(
    told.context.reason,
    /^Mastercard allows 10 declines within 24 hours, so this card is not sent/,
  );
});

test('tokens that the processor calls one card are one, and all others are cards of their own', async () => {
  const ids = await keep(
    { scheme: 'mastercard', known: 'xt5EWLLDS7FJjR1c' },
    { scheme: 'mastercard', known: 'xt5EWLLDS7FJjR1c' },
    { scheme: 'mastercard', known: 'Yt5EWLLDS7FJjR1c' },
    { scheme: 'mastercard' },
  );
  assert.equal(await sentOf(ids.slice(0, 2), 14), 10);
  assert.deepEqual(
    [await outcomeOf(ids[2] ?? ''), await outcomeOf(ids[3] ?? '')],
    ['authorized', 'authorized'],
  );

  const shown = await Promise.all(
    ids.map(async (id) => (await shop.get(`/payment-methods/${id}`)).body.fingerprint),
  );
  assert.deepEqual([new Set(shown).size, shown[0]], [3, shown[1]]);
  const found = await shop.get(`/payment-methods?fingerprint=${shown[0]}`);
  assert.deepEqual(
    found.body.items.map(({ id }: { id: string }) => id).toSorted(),
    ids.slice(0, 2).toSorted(),
    found.text,
  );
});

test('an entry of the fraud list is made of it or of its payment, and stops each token of it', async () => {
  const [one = '', again = '', other = ''] = await keep({ known: 'listed' }, { known: 'listed' }, {});
  const paid = await pay(other);
  const block = (named: object): Promise<TestAnswer> =>
    shop.post('/fraud-list-entries', { kind: 'card', reason: 'chargeback', ...named });
  const made = await block({ payment_method_id: one });
  assert.deepEqual([made.status, made.body.label], [201, '1111'], made.text);
  assert.deepEqual(
    [await outcomeOf(one), await outcomeOf(again), await outcomeOf(other)],
    ['fraud_list_match', 'fraud_list_match', 'authorized'],
  );
  assert.equal((await block({ transaction_id: paid.id })).status, 201);
  assert.equal(await outcomeOf(other), 'fraud_list_match');
});

test('rules count it, as one card among those of its buyer as well', async () => {
  const drafts = '/flows/card-transaction/drafts';
  const rule = (value: object) => ({
    conditions: [{ name: 'velocity', operator: 'greater_than', value: { within: '1_hour', ...value } }],
    outcome: true,
    error_code: 'flow_velocity',
  });
  const { body: draft } = await shop.post(drafts, {
    actions: [
      {
        action: 'decline-early',
        rules: [
          rule({ count: 'payments', by: 'card', value: 2 }),
          rule({ count: 'cards', by: 'buyer_external_identifier', value: 1 }),
        ],
      },
    ],
  });
  assert.equal((await shop.post(`${drafts}/${draft.id}/publish`)).status, 201);
  try {
    const [one = '', other = ''] = await keep({}, {});
    const outcomes = [];
    for (const id of [one, one, one, other]) outcomes.push(await outcomeOf(id));
    assert.deepEqual(outcomes, ['authorized', 'authorized', 'flow_velocity', 'authorized']);

    const [first = '', second = ''] = await keep({}, {});
    const ofBuyer = async (id: string): Promise<string> => {
      const { body } = await shop.pay({ ...methodOf(id), buyer: { external_identifier: 'cara' } });
      return body.error_code ?? body.status;
    };
    assert.deepEqual([await ofBuyer(first), await ofBuyer(second)], ['authorized', 'flow_velocity']);
  } finally {
    const { body: empty } = await shop.post(drafts, { actions: [{ action: 'decline-early', rules: [] }] });
    assert.equal((await shop.post(`${drafts}/${empty.id}/publish`)).status, 201);
  }
});

test('429: a front end tries it as often as any card', async () => {
  const [id = ''] = await keep({ buyer: 'dora' });
  const { body: method } = await shop.get(`/payment-methods/${id}`);
  const claims = { embed: { amount: 1299, currency: 'USD', buyer_id: method.buyer.id } };
  const embed = { scopes: ['embed'], claims };
  const statuses = [];
  for (let index = 0; index < 5; index += 1) statuses.push((await shop.pay(methodOf(id), embed)).status);
  assert.deepEqual(statuses, [201, 201, 201, 429, 429]);
});
