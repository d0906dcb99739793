import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { addVisaProfile, addWalletService, openShop, type Shop } from '../harness/shop.ts';

/**
 * The vectors that clients in other languages are written against, sent to the service as they stand in the files.
 * `scripts/golden.ts` holds our own client to the same files.
 */
let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

type Vector = Readonly<{
  call: string;
  request: Readonly<{ method: string; path: string; headers: Record<string, string>; body: unknown }>;
  answer: Readonly<{ status: number; members: readonly string[] }>;
}>;
const FILE = path.join(import.meta.dirname, '../../contract/vectors/requests.json');

test('every request of the vectors is answered by the service as they say', async () => {
  const known = new Map(Object.entries(await prepareAccount()));
  const filled = (text: string): string =>
    text.replaceAll(/\{([a-z_]+)\}/g, (_all, name: string) => {
      const value = known.get(name);
      assert.ok(value !== undefined, name);
      return value;
    });
  const vectors = JSON.parse(fs.readFileSync(FILE, 'utf8')) as readonly Vector[];
  assert.equal(vectors.length, 11);
  for (const { call, request, answer } of vectors) {
    const { method, path: place, headers, body } = request;
    const told = await fetch(shop.service.url + filled(place), {
      method,
      headers: JSON.parse(filled(JSON.stringify(headers))) as Record<string, string>,
      ...(body === null ? {} : { body: filled(JSON.stringify(body)) }),
    });
    const text = await told.text();
    assert.equal(told.status, answer.status, `${call}: ${text}`);
    const found = (text === '' ? {} : JSON.parse(text)) as Readonly<Record<string, unknown>>;
    assert.deepEqual(
      answer.members.filter((name) => !Object.hasOwn(found, name)),
      [],
      call,
    );
    if (call === 'createTransaction') {
      known.set('transaction_id', String(found['id']));
      known.set('session_token', String(found['session_token']));
    }
  }
});

/** What a merchant has set up, and what their server has given to the app. */
async function prepareAccount(): Promise<Readonly<Record<string, string>>> {
  const post = async (place: string, body: object): Promise<Readonly<Record<string, unknown>>> => {
    const made = await shop.post(place, body);
    assert.equal(made.status, 201, made.text);
    return made.body;
  };
  await addWalletService(shop.service);
  await addVisaProfile(shop.service);
  for (const provider of ['google', 'paze', 'click-to-pay'])
    await post('/digital-wallets', {
      provider,
      merchant_name: 'Corner Shop',
      domain_names: ['shop.example'],
      accept_terms_and_conditions: true,
    });
  const sale = { amount: 1299, currency: 'USD' };
  const { id: session } = await post('/checkout/sessions', sale);
  const { id: enrolled } = await post('/checkout/sessions', sale);
  const card = { method: 'card', number: '4111111111181072', expiration_date: '12/30', security_code: '123' };
  const put = await shop.service.request('PUT', `/checkout/sessions/${String(enrolled)}/fields`, {
    body: { payment_method: card },
  });
  assert.equal(put.status, 204, put.text);
  return {
    session_id: String(session),
    enrolled_session_id: String(enrolled),
    token: await shop.service.token({
      scopes: ['embed'],
      claims: { embed: { ...sale, country: 'US' } },
    }),
  };
}
