import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addPaymentService } from '../../harness/shop.ts';
import { type GiftShop, QWIKCILVER, openGiftShop } from '../../harness/gift-shop.ts';

/** Gift cards of Qwikcilver beside other methods: it is sent the same again, and wants the card for refunds. */
let shop: GiftShop;
before(async () => {
  shop = await openGiftShop({ worker: false }, QWIKCILVER);
  await addPaymentService(shop.service, { accepted_currencies: ['INR'], accepted_countries: ['IN'] });
});
after(() => shop.close());

const INDIA = { currency: 'INR', country: 'IN', intent: 'capture' };
type Card = ReturnType<GiftShop['card']>;
const payBy = (card: Card, amount: number, more: object = {}) =>
  shop.pay({ ...INDIA, gift_cards: [{ ...card, amount }], ...more });
const alone = (card: Card, amount: number) => payBy(card, amount, { amount, payment_method: null });

function targetOf(paid: Awaited<ReturnType<typeof payBy>>) {
  const [{ id }] = paid.body.gift_card_redemptions;
  return { target_type: 'gift-card-redemption', target_id: id };
}

/** What of the cards of a transaction is sealed, and how many more bytes than an empty text each has. */
async function sealedFields(transactionId: string): Promise<readonly string[]> {
  const text = `SELECT f.name || ' ' || octet_length(f.sealed) - ${SEAL_BYTES} AS field
    FROM tenders t JOIN vault.fields f ON f.record_id = t.vault_record_id
    WHERE t.transaction_id = $1 ORDER BY f.name`;
  const rows = await shop.service.db.query<{ field: string }>({ name: '', text }, [transactionId]);
  return rows.map(({ field }) => field);
}

/** Version, nonce and tag. */
const SEAL_BYTES = 29;

test('a card pays a part in rupees, and a stored one the whole', async () => {
  const card = shop.card(100_000);
  const paid = await payBy(card, 300);
  assert.deepEqual([paid.body.status, paid.body.captured_amount], ['captured', 999], paid.text);
  const stored = await shop.post('/gift-cards', card);
  const whole = await shop.pay({
    ...INDIA,
    amount: 700,
    payment_method: null,
    gift_cards: [{ id: stored.body.id, amount: 700 }],
  });
  assert.equal(whole.body.status, 'captured', whole.text);
  assert.equal(await shop.balance(card), 99_000);
  const back = await shop.refund(whole.body.id, { ...targetOf(whole), amount: 700 });
  assert.equal(back.body.status, 'succeeded', back.text);
  assert.equal(await shop.balance(card), 99_700);
});

test('what a terminal has no currency for is refused with the code of it, and gives back what was paid', async () => {
  const card = shop.card(1_000);
  const paid = await shop.pay({ intent: 'capture', gift_cards: [{ ...card, amount: 100 }] });
  const [redemption] = paid.body.gift_card_redemptions;
  assert.deepEqual([paid.body.status, redemption.error_code], ['failed', 'incorrect_currency']);
  assert.equal(await shop.balance(card), 1_000);
});

for (const manner of ['reset_before', 'reset_after', 'error_before', 'error_after', 'garbage_after'])
  test(`a redemption of which nobody knows (${manner}) is sent again, and takes once`, async () => {
    const card = shop.card(1_000);
    await shop.providerMisbehaves({ kind: 'redeem', manner });
    const held = await payBy(card, 300);
    assert.equal(held.body.status, 'processing', held.text);
    await shop.recover();
    const paid = (await shop.get(`/transactions/${held.body.id}`)).body;
    assert.deepEqual([paid.status, paid.gift_card_redemptions[0].status], ['captured', 'succeeded']);
    assert.equal(await shop.balance(card), 700);
  });

test('a refund of which nobody knows is sent again, and gives back once', async () => {
  for (const [amount, manner] of [
    [300, 'reset_after'],
    [120, 'reset_after'],
    [120, 'reset_before'],
  ] as const) {
    const card = shop.card(1_000);
    const paid = await alone(card, 300);
    await shop.providerMisbehaves({ kind: 'refund', manner });
    const back = await shop.refund(paid.body.id, { ...targetOf(paid), amount });
    assert.equal(back.body.status, 'processing', back.text);
    await shop.recover();
    const { body } = await shop.get(`/refunds/${back.body.id}`);
    assert.deepEqual([body.status, await shop.balance(card)], ['succeeded', 700 + amount]);
  }
});

test('a terminal that is not let in says nothing of what was sent before', async () => {
  const card = shop.card(1_000);
  await shop.providerMisbehaves({ kind: 'redeem', manner: 'reset_after' });
  const held = await alone(card, 300);
  const { items } = (await shop.get('/gift-card-services')).body;
  const path = `/gift-card-services/${items[0].id}`;
  const put = (value: string) =>
    shop.service.request('PUT', path, { body: { fields: [{ key: 'terminal_id', value }] } });
  assert.equal((await put('nobody-knows-it')).status, 200);
  await shop.recover();
  assert.equal((await shop.get(`/transactions/${held.body.id}`)).body.status, 'processing');
  assert.equal((await put('sandbox-default')).status, 200);
  await shop.recover();
  assert.equal((await shop.get(`/transactions/${held.body.id}`)).body.status, 'captured');
  assert.equal(await shop.balance(card), 700);
});

test('one card that fails gives back the others', async () => {
  const [one, two] = [shop.card(1_000), shop.card(1_000, '0001')];
  const paid = await shop.pay({
    ...INDIA,
    gift_cards: [
      { ...one, amount: 200 },
      { ...two, amount: 200 },
    ],
  });
  assert.deepEqual([paid.body.status, paid.body.error_code], ['failed', 'expired_card'], paid.text);
  assert.equal(await shop.balance(one), 1_000);
  assert.deepEqual(await sealedFields(paid.body.id), [], 'nothing is left to give back, so nothing is kept');
});

test('a card that came with the payment is kept for refunds until all of it is given back', async () => {
  const card = shop.card(1_000);
  const paid = await alone(card, 300);
  await shop.recover();
  assert.deepEqual(await sealedFields(paid.body.id), ['number 19', 'pin 1'], 'the PIN is nobody’s any more');
  for (const amount of [100, 200]) {
    const back = await shop.refund(paid.body.id, { ...targetOf(paid), amount });
    assert.equal(back.body.status, 'succeeded', back.text);
  }
  await shop.recover();
  assert.deepEqual([await sealedFields(paid.body.id), await shop.balance(card)], [[], 1_000]);
});

test('a card that was kept for half a year is forgotten, and a refund then says so', async () => {
  const card = shop.card(1_000);
  const paid = await alone(card, 300);
  const day = 86_400;
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 179 * day } });
  await shop.recover();
  assert.equal((await sealedFields(paid.body.id)).length, 2);
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 2 * day } });
  await shop.recover();
  assert.deepEqual(await sealedFields(paid.body.id), []);
  const back = await shop.refund(paid.body.id, { ...targetOf(paid), amount: 300 });
  assert.equal(back.body.status, 'failed', back.text);
  assert.equal(await shop.balance(card), 700);
});

test('a service shows its settings but for what is secret', async () => {
  const { items } = (await shop.get('/gift-card-services')).body;
  assert.deepEqual(items[0].fields, [
    { key: 'currency', value: 'INR' },
    { key: 'terminal_id', value: 'sandbox-default' },
  ]);
  const { body } = await shop.get('/gift-card-service-definitions/qwikcilver-gift-card');
  assert.deepEqual(
    body.fields.map(({ key, secret }: { key: string; secret: boolean }) => [key, secret]),
    [
      ['terminal_id', false],
      ['user_name', true],
      ['password', true],
      ['currency', false],
      ['host', false],
    ],
  );
});

const trySettings = (fields: readonly object[], more: object = {}) =>
  shop.post('/gift-card-services/verify', {
    gift_card_service_definition_id: 'qwikcilver-gift-card',
    fields,
    ...more,
  });
const asTerminal = (terminal: string) =>
  QWIKCILVER.fields.map(({ key, value }) => ({ key, value: key === 'terminal_id' ? terminal : value }));

test('credentials are tried by the log-in of a terminal, given ones and those of a stored service', async () => {
  const right = await trySettings(QWIKCILVER.fields);
  assert.deepEqual([right.status, right.body.status], [200, 'succeeded'], right.text);
  const wrong = await trySettings(asTerminal('nobody-knows-it'));
  assert.deepEqual([wrong.status, wrong.body.code], [400, 'invalid_credentials'], wrong.text);
  const { items } = (await shop.get('/gift-card-services')).body;
  const stored = { gift_card_service_id: items[0].id };
  assert.equal((await trySettings([], stored)).status, 200);
  const changed = await trySettings([{ key: 'terminal_id', value: 'nobody-knows-it' }], stored);
  assert.deepEqual([changed.status, changed.body.code], [400, 'invalid_credentials']);
  const after = (await shop.get('/gift-card-services')).body.items;
  assert.deepEqual(after, items, 'nothing is stored');
  const { body } = await shop.get('/gift-card-service-definitions/qwikcilver-gift-card');
  assert.ok(body.fields.every(({ verifiable }: { verifiable: boolean }) => verifiable));
});

test('credentials that cannot be tried are no wrong credentials', async () => {
  const missing = await trySettings(QWIKCILVER.fields.slice(1));
  assert.deepEqual([missing.status, missing.body.details[0].pointer], [422, '/fields'], missing.text);
  const another = { gift_card_service_id: '019aab00-0000-7000-8000-000000000001' };
  const unknown = await trySettings(QWIKCILVER.fields, another);
  assert.deepEqual([unknown.status, unknown.body.details[0].pointer], [422, '/gift_card_service_id']);
  await shop.providerMisbehaves({ kind: 'log-in', account: null, manner: 'error_before' });
  const away = await trySettings(QWIKCILVER.fields);
  assert.equal(away.status, 502, away.text);
  const cannot = await shop.post('/gift-card-services/verify', {
    gift_card_service_definition_id: 'mock-gift-card',
    fields: [],
  });
  assert.deepEqual([cannot.status, cannot.body.code], [400, 'bad_request'], cannot.text);
});
