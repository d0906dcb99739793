import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { luhnCheckDigit } from '../../server/domain/luhn.ts';
import { closeIncidents } from '../../server/operations/close-incidents.ts';
import { parseTrustedProxies } from '../../server/platform/trusted-proxies.ts';
import { AUTHORIZATION_AMOUNTS } from '../../server/sandbox/sandbox-amounts.ts';
import type { TestAnswer } from '../harness/index.ts';
import { type Shop, CARD, openShop } from '../harness/shop.ts';

/** A link, a checkout session and an address take no more payments for a while once many of theirs were declined. */

let shop: Shop;
before(async () => {
  shop = await openShop({
    worker: false,
    config: {
      trustedProxies: parseTrustedProxies('127.0.0.1') ?? null,
      declinesByLink: 3,
      declinesByAddress: 5,
    },
  });
});
after(() => shop.close());

const DECLINED = Number(AUTHORIZATION_AMOUNTS.issuer_decline);
let serial = 0;
function otherCard() {
  serial += 1;
  const digits = `411111${String(serial).padStart(9, '0')}`;
  return { ...CARD, number: `${digits}${luhnCheckDigit(digits)}` };
}

async function openLink(amount: number): Promise<string> {
  const link = await shop.post('/payment-links', { amount, currency: 'USD', country: 'US' });
  assert.equal(link.status, 201, link.text);
  return shop.here(link.body.url);
}

async function ask(url: string, body: object, address: string): Promise<TestAnswer['body']> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as TestAnswer['body'];
}

async function payByLink(url: string, address: string): Promise<string> {
  const { session } = await ask(`${url}/session`, {}, address);
  const put = await shop.service.request('PUT', `/checkout/sessions/${session}/fields`, {
    token: null,
    headers: { 'x-forwarded-for': address },
    body: { payment_method: otherCard() },
  });
  assert.equal(put.status, 204, put.text);
  const paid = await ask(`${url}/payments`, { choice: 'card', session }, address);
  return paid.transaction?.status ?? paid.alert;
}

const tryFrom = async (address: string, amount = DECLINED): Promise<number> =>
  (
    await shop.pay(
      { amount, payment_method: otherCard() },
      {
        scopes: ['embed'],
        claims: { embed: { amount, currency: 'USD' } },
        headers: { 'x-forwarded-for': address },
      },
    )
  ).status;

/** As if so many minutes had passed for what was counted. */
async function letMinutesPass(minutes: number): Promise<void> {
  const text = `UPDATE rate_limits SET calls = ARRAY(
    SELECT (c AT TIME ZONE 'UTC' - make_interval(secs => $1)) AT TIME ZONE 'UTC' FROM unnest(calls) c)`;
  await shop.service.db.query({ name: '', text }, [minutes * 60]);
}

const incidents = async (): Promise<readonly { display_name: string; spec: { params: { id: string } } }[]> =>
  (await shop.get('/monitoring/incidents')).body.items;

test('a link takes no payment for ten minutes after three declines, and an incident says so', async () => {
  const subscribed = await shop.post('/webhook-subscriptions', { url: 'railyard:listen' });
  assert.equal(subscribed.status, 201, subscribed.text);
  const url = await openLink(DECLINED);
  for (let index = 0; index < 3; index += 1)
    assert.equal(await payByLink(url, `198.51.100.${index}`), 'declined');
  assert.match(await payByLink(url, '198.51.100.9'), /often/);
  assert.equal(
    await payByLink(await openLink(DECLINED), '198.51.100.10'),
    'declined',
    'another link goes on',
  );

  const [incident, ...more] = await incidents();
  assert.match(
    incident?.display_name ?? '',
    /^Cards may be tried out: a payment link was declined too often/,
  );
  assert.equal(more.length, 0);
  const about = await shop.get(`/transactions/${incident?.spec.params.id}`);
  assert.equal(about.body.status, 'declined');
  const told = await shop.service.db.query<{ count: bigint }>(
    { name: '', text: `SELECT count(*) FROM webhook_events WHERE name = 'monitoring.incident.created'` },
    [],
  );
  assert.equal(told[0]?.count, 1n);

  const closed = async (now: Date): Promise<number> =>
    closeIncidents({ ...shop.service.parts, clock: { ...shop.service.parts.clock, now: () => now } });
  assert.equal(await closed(new Date()), 0);
  assert.equal(await closed(new Date(Date.now() + 11 * 60_000)), 1, 'it is over with the ten minutes');

  await letMinutesPass(9);
  assert.match(await payByLink(url, '198.51.100.11'), /often/);
  await letMinutesPass(1.1);
  assert.equal(await payByLink(url, '198.51.100.12'), 'declined');
});

test('429: a checkout session is tried with three cards, and with a fourth ten minutes later', async () => {
  const session = await shop.post('/checkout/sessions', { expires_in: 3600 });
  const tryCard = async (address: string, amount = DECLINED): Promise<TestAnswer> => {
    await shop.service.request('PUT', `/checkout/sessions/${session.body.id}/fields`, {
      token: null,
      headers: { 'x-forwarded-for': address },
      body: { payment_method: otherCard() },
    });
    return shop.pay(
      { amount, payment_method: { method: 'checkout-session', id: session.body.id } },
      {
        scopes: ['embed'],
        claims: { embed: { amount, currency: 'USD' } },
        headers: { 'x-forwarded-for': address },
      },
    );
  };
  for (let index = 0; index < 3; index += 1)
    assert.equal((await tryCard(`203.0.113.${index}`)).body.status, 'declined');
  const refused = await tryCard('203.0.113.9');
  assert.equal(refused.status, 429, refused.text);
  assert.ok(Number(refused.headers.get('retry-after')) > 60);
  await letMinutesPass(10.1);
  assert.equal((await tryCard('203.0.113.10', 1299)).body.status, 'authorized');
});

test('429: an address is stopped after five declines; servers and other addresses go on', async () => {
  for (let index = 0; index < 5; index += 1) assert.equal(await tryFrom('192.0.2.1'), 201);
  assert.equal(await tryFrom('192.0.2.1', 1299), 429);
  assert.equal(await tryFrom('192.0.2.2', 1299), 201);
  assert.equal((await shop.pay({ amount: DECLINED })).body.status, 'declined');
  assert.match((await incidents())[0]?.display_name ?? '', /an address was declined/);
  for (let index = 0; index < 7; index += 1)
    assert.equal(await tryFrom('10.0.0.9'), 201, 'a private address is every shopper’s');
});

test('201: a payment is answered as it ended where its incident cannot be kept', async () => {
  const run = (text: string) => shop.service.db.query({ name: '', text }, []);
  await run(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'no incident is kept'; END $$`);
  await run(
    `CREATE TRIGGER refuse BEFORE INSERT ON monitoring_incidents FOR EACH ROW EXECUTE FUNCTION refuse()`,
  );
  const before = (await incidents()).length;
  for (let index = 0; index < 5; index += 1) assert.equal(await tryFrom('192.0.2.77'), 201);
  assert.equal(await tryFrom('192.0.2.77', 1299), 429, 'the address is stopped all the same');
  assert.equal((await incidents()).length, before);
});

test('201: a payment is answered as it ended where its decline cannot be counted', async () => {
  const run = (text: string) => shop.service.db.query({ name: '', text }, []);
  await run(`CREATE FUNCTION refuse_count() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'nothing is counted'; END $$`);
  await run(
    `CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON rate_limits FOR EACH ROW
     WHEN (NEW.bucket LIKE 'declines:%') EXECUTE FUNCTION refuse_count()`,
  );
  for (let index = 0; index < 3; index += 1) assert.equal(await tryFrom('192.0.2.88'), 201);
  const counted = await run(`SELECT bucket FROM rate_limits WHERE bucket LIKE 'declines:%192.0.2.88'`);
  assert.deepEqual(counted, []);
});
