import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { askDashboard, DASHBOARD_URL } from '../../../../test/harness/dashboard.ts';
import { CARD } from '../../../../test/harness/shop.ts';
import { openPerson, type Person } from '../../../../test/harness/person.ts';
import { type GiftShop, openGiftShop } from '../../../../test/harness/gift-shop.ts';
import { type WholeAnswer, codeOf } from '../../../../test/harness/ask-at.ts';
import { PERSON_ROLE_SLUGS, ROLES } from '../../../access/roles.ts';

/** Roles that are given with less than they allow, and every way to get more out of one. */
let shop: GiftShop;
let anna: Person;
before(async () => {
  shop = await openGiftShop({ config: { dashboardUrl: DASHBOARD_URL } });
  anna = await openPerson(shop.service, { email: 'anna@shop.example' });
});
after(() => shop.close());

const HEADER = 'x-railyard-confirmation';
const idOf = (answer: WholeAnswer): string => (answer.json() as { id: string }).id;
const upTo = (amount: number, currency = 'USD') =>
  (['refund', 'capture'] as const).map((act) => ({ act, currency, amount_per_act: amount }));
const change = (by: Person, whose: Person, body: object) =>
  by.confirmed('PUT', `/roles/assignments/${whose.roleAssignmentId}`, body);

async function pay(): Promise<string> {
  return (await shop.pay({ amount: 10_000, intent: 'capture' })).body.id;
}
const refund = (by: Person, id: string, amount: number) =>
  by.confirmed('POST', `/transactions/${id}/refunds`, { amount });

test('200: limits and acts of a role are changed, count at once, and are told to whoever has it', async () => {
  const ben = await openPerson(shop.service, { email: 'ben@shop.example', role: 'customer-support' });
  const id = await pay();
  const changed = await change(anna, ben, { limits: upTo(500), withheld: ['void'] });
  assert.equal(changed.status, 200, changed.text);
  const { withheld, limits } = changed.json() as { withheld: string[]; limits: { amount_per_act: number }[] };
  assert.deepEqual([withheld, limits.map(({ amount_per_act: most }) => most)], [['void'], [500, 500]]);
  assert.deepEqual([(await refund(ben, id, 501)).status, (await refund(ben, id, 500)).status], [403, 201]);
  const me = (await ben.call('GET', '/me')).json() as { access: { limits: object[]; withheld: string[] }[] };
  assert.deepEqual([me.access[0]?.limits.length, me.access[0]?.withheld], [2, ['void']]);

  const left = (await change(anna, ben, { withheld: [] })).json() as { limits: object[] };
  assert.equal(left.limits.length, 2, 'what is left out stays');
  assert.equal((await change(anna, ben, { limits: [{ act: 'refund', currency: 'USD' }] })).status, 422);
  assert.equal((await change(anna, ben, { limits: [] })).status, 200);
  assert.equal((await refund(ben, id, 501)).status, 201);
  const nowhere = await anna.confirmed('PUT', `/roles/assignments/${ben.userId}`, { limits: [] });
  assert.equal(nowhere.status, 404);
});

test('201: somebody new has the limits that they were made with', async () => {
  const role = { role_id: ROLES['customer-support'].id, limits: upTo(700) };
  const body = { email_address: 'new@shop.example', display_name: 'New', roles: [role] };
  const made = (await anna.confirmed('POST', '/users', body)).json() as { roles: { limits: object[] }[] };
  assert.equal(made.roles[0]?.limits.length, 2);
  const twice = { ...role, limits: [...upTo(1), ...upTo(2)] };
  const wrong = await anna.confirmed('POST', '/users', { ...body, roles: [twice] });
  assert.match(wrong.text, /\/roles\/0\/limits\/2/);
});

test('nobody who is narrowed gets more: by their role, a colleague, a link, a key or another way', async () => {
  const eve = await openPerson(shop.service, { email: 'eve@shop.example' });
  const whole = await openPerson(shop.service, { email: 'whole@shop.example', role: 'customer-support' });
  const nobody = await openPerson(shop.service, { email: 'nobody@shop.example', role: 'analyst' });
  const { id: role_id } = ROLES['customer-support'];
  const role_ids = (role: 'processing' | 'full-access' | 'system-management') => [ROLES[role].id];
  const key = (role: Parameters<typeof role_ids>[0]) =>
    eve.confirmed('POST', '/api-key-pairs', { display_name: 'Mine', role_ids: role_ids(role) });
  const wide = (
    await anna.confirmed('POST', '/api-key-pairs', { display_name: 'Shop', role_ids: role_ids('processing') })
  ).json() as { id: string };

  for (const narrowed of [
    { limits: upTo(500), withheld: [] },
    { limits: [], withheld: ['refund'] },
  ]) {
    assert.equal((await change(anna, eve, narrowed)).status, 200);
    const own = JSON.stringify(narrowed);
    const tries = {
      own: await change(eve, eve, { limits: [], withheld: [] }),
      ownWider: await change(eve, eve, { limits: upTo(501), withheld: [] }),
      otherCurrency: await change(eve, eve, { limits: upTo(1, 'EUR'), withheld: [] }),
      another: await change(eve, whole, { limits: upTo(1) }),
      taken: await eve.confirmed('DELETE', `/roles/assignments/${whole.roleAssignmentId}`),
      second: await eve.confirmed('POST', '/roles/assignments', { user_id: eve.userId, role_id }),
      colleague: await eve.confirmed('POST', '/roles/assignments', { user_id: nobody.userId, role_id }),
      link: await eve.confirmed('POST', `/users/${whole.userId}/invitations`, { remove_passkeys: true }),
      removed: await eve.confirmed('DELETE', `/users/${anna.userId}`),
      processing: await key('processing'),
      everything: await key('full-access'),
      otherKey: await eve.confirmed('PUT', `/api-key-pairs/${wide.id}`, { display_name: 'Mine' }),
    };
    for (const [name, answer] of Object.entries(tries))
      assert.ok([400, 403].includes(answer.status), `${name} ${own}: ${answer.status} ${answer.text}`);
  }
  assert.equal((await key('system-management')).status, 201, 'a key that moves nothing');
  assert.equal((await anna.call('GET', '/me')).status, 200);
});

test('409: the last administrator stays without limits, or nobody could give them back', async () => {
  for (const { id } of (await list('administrator')).filter(({ user_id: of }) => of !== anna.userId))
    await anna.confirmed('DELETE', `/roles/assignments/${id}`);
  const limited = await change(anna, anna, { limits: upTo(500) });
  assert.deepEqual([limited.status, codeOf(limited)], [409, 'invalid_state']);
  assert.equal((await change(anna, anna, { withheld: ['refund'] })).status, 409);
});

async function list(role: string): Promise<{ id: string; user_id: string }[]> {
  const { items } = (await anna.call('GET', '/roles/assignments?limit=100')).json() as {
    items: { id: string; user_id: string; role: { slug: string } }[];
  };
  return items.filter((one) => one.role.slug === role);
}

test('whatever role somebody has, they do not raise it, nor get at what is another person’s', async () => {
  const [passkey] = ((await anna.call('GET', '/passkeys')).json() as { items: { id: string }[] }).items;
  const [session] = ((await anna.call('GET', '/sessions')).json() as { items: { id: string }[] }).items;
  for (const role of PERSON_ROLE_SLUGS.filter((slug) => slug !== 'administrator')) {
    const mia = await openPerson(shop.service, { email: `${role}@shop.example`, role });
    const administrator = { role_id: ROLES.administrator.id };
    const tries = {
      own: await mia.confirmed('POST', '/roles/assignments', { user_id: mia.userId, ...administrator }),
      everywhere: await change(mia, mia, { withheld: [], limits: [] }),
      colleague: await mia.confirmed('POST', '/users', {
        email_address: `twin-of-${role}@shop.example`,
        display_name: 'Twin',
        roles: [administrator],
      }),
      link: await mia.confirmed('POST', `/users/${anna.userId}/invitations`, {}),
      key: await mia.confirmed('POST', '/api-key-pairs', {
        display_name: 'Mine',
        role_ids: [ROLES['full-access'].id],
      }),
      passkey: await mia.confirmed('DELETE', `/passkeys/${passkey?.id}`),
      session: await mia.call('DELETE', `/sessions/${session?.id}`),
      rename: await mia.call('PUT', `/users/${anna.userId}`, { body: { display_name: 'Mine' } }),
      four: await mia.confirmed('PUT', '/approval-limits', { limits: [] }),
    };
    const mayHave = new Set([
      ...(role === 'user-manager' ? ['everywhere'] : []), // as it was
      ...(role === 'system-manager' ? ['four'] : []), // of settings
    ]);
    for (const [name, { status, text }] of Object.entries(tries))
      assert.ok(mayHave.has(name) || (status >= 400 && status < 500), `${role} ${name}: ${status} ${text}`);
    const me = (await mia.call('GET', '/me')).json() as { access: { role: string }[] };
    assert.deepEqual(
      me.access.map((one) => one.role),
      [role],
    );
  }
  assert.equal((await anna.call('GET', '/me')).status, 200);
});

test('whoever is out, or lost their role, while they were to sign does nothing with what they sign then', async () => {
  const id = await pay();
  const place = `/transactions/${id}/refunds`;
  const body = { amount: 100 };
  for (const [name, takeAway] of [
    ['role', (of: Person) => anna.confirmed('DELETE', `/roles/assignments/${of.roleAssignmentId}`)],
    ['act', (of: Person) => change(anna, of, { withheld: ['refund'] })],
    ['amount', (of: Person) => change(anna, of, { limits: upTo(99) })],
    ['sessions', (of: Person) => anna.call('DELETE', `/users/${of.userId}/sessions`)],
    ['everything', (of: Person) => anna.confirmed('DELETE', `/users/${of.userId}`)],
  ] as const) {
    const tom = await openPerson(shop.service, {
      email: `tom-${name}@shop.example`,
      role: 'customer-support',
    });
    const asked = (await tom.ask('POST', place, body)).json() as { id: string; challenge: string };
    const signed = tom.passkey.confirms(asked);
    const taken = await takeAway(tom);
    assert.ok(taken.status < 300, `${name}: ${taken.text}`);
    const answer = await tom.call('POST', place, { body, headers: { [HEADER]: signed } });
    assert.ok([401, 403].includes(answer.status), `${name}: ${answer.status} ${answer.text}`);
    if (name !== 'sessions') continue;
    const again = await tom.call('POST', place, {
      cookie: await tom.logIn(),
      body,
      headers: { [HEADER]: signed },
    });
    assert.equal(again.status, 403, 'of a session that has ended');
  }
  assert.equal((await shop.get(`/transactions/${id}`)).body.refunded_amount, 0);
});

test('a link is withdrawn, and ends where another than who made it gives its user more', async () => {
  const { service } = shop;
  const max = await openPerson(service, { email: 'max@shop.example', role: 'user-manager' });
  const body = { email_address: 'pia@shop.example', display_name: 'Pia', roles: [] };
  const id = idOf(await max.confirmed('POST', '/users', body));
  const link = async (by: Person): Promise<string> =>
    ((await by.confirmed('POST', `/users/${id}/invitations`, {})).json() as { url: string }).url;
  const leads = async (url: string): Promise<number> =>
    (await askDashboard(service, 'POST', '/auth/begin', { body: { secret: url.split('#')[1] } })).status;
  const until = async () =>
    ((await max.call('GET', `/users/${id}`)).json() as { invitation_expires_at: string | null })
      .invitation_expires_at;
  const first = await link(max);
  assert.equal(await leads(first), 200);
  assert.ok(Date.parse((await until()) ?? '') > Date.now());
  assert.equal((await max.call('DELETE', `/users/${id}/invitations`)).status, 204);
  assert.deepEqual([await leads(first), await until()], [404, null]);

  const kept = await link(max);
  const { id: role_id } = ROLES.administrator;
  const given = await anna.confirmed('POST', '/roles/assignments', { user_id: id, role_id });
  assert.equal(given.status, 201, given.text);
  assert.equal(await leads(kept), 404, 'whoever made it would be an administrator');
  assert.equal((await max.call('DELETE', `/users/${id}/invitations`)).status, 403);
  const own = await link(anna);
  await anna.confirmed('PUT', `/roles/assignments/${idOf(given)}`, { withheld: ['void'] });
  assert.equal(await leads(own), 200);
});

test('who signs a link, a role or its limits reads for whom', async () => {
  const zoe = await openPerson(shop.service, { email: 'zoe@shop.example', role: 'analyst' });
  const sentence = async (method: string, at: string, body?: object): Promise<string> =>
    ((await anna.ask(method, at, body)).json() as { sentence: { text: string } }).sentence.text;
  assert.match(await sentence('POST', `/users/${zoe.userId}/invitations`, {}), /zoe@shop\.example/);
  const { id: role_id } = ROLES['customer-support'];
  const given = await sentence('POST', '/roles/assignments', { user_id: zoe.userId, role_id });
  assert.match(given, /zoe@shop\.example/);
  const changed = await sentence('PUT', `/roles/assignments/${zoe.roleAssignmentId}`, { limits: upTo(500) });
  assert.match(changed, /Analyst, zoe@shop\.example/);
  const missing = await askDashboard(shop.service, 'GET', '/api/roles/assignments', { cookie: zoe.cookie });
  assert.equal(missing.status, 403);
  assert.ok(idOf(await anna.ask('DELETE', `/roles/assignments/${zoe.roleAssignmentId}`)));
});

test('403: what goes back to gift cards counts where all is refunded', async () => {
  const greta = await openPerson(shop.service, { email: 'greta@shop.example', role: 'processing' });
  assert.equal((await change(anna, greta, { limits: upTo(700) })).status, 200);
  const paid = async (amount: number): Promise<string> => {
    const gift_cards = [{ ...shop.card(1000), amount }];
    const answer = await shop.pay({ amount: 1000, intent: 'capture', gift_cards });
    assert.equal(answer.status, 201, answer.text);
    return `/transactions/${answer.body.id}/refunds/all`;
  };
  const path = await paid(600);
  assert.equal((await greta.confirmed('POST', path)).status, 403);
  assert.equal((await change(anna, greta, { limits: upTo(1000) })).status, 200);
  const done = await greta.confirmed('POST', path);
  assert.equal(done.status, 201, done.text);
  const { items } = done.json() as { items: { amount: number }[] };
  assert.deepEqual(
    items.map(({ amount }) => amount),
    [400, 600],
  );
});

test('403: a payment that is captured at once is a capture, which may be limited or ticked off', async () => {
  const lou = await openPerson(shop.service, { email: 'lou@shop.example', role: 'customer-support' });
  const { method, number, expiration_date } = CARD;
  const stored = await shop.post('/payment-methods', { method, number, expiration_date });
  assert.equal(stored.status, 201, stored.text);
  const payment_method = { method: 'id', id: stored.body.id };
  const charge = (amount: number, intent: string) =>
    lou.confirmed('POST', '/transactions', {
      amount,
      currency: 'USD',
      country: 'US',
      intent,
      payment_method,
    });
  assert.equal((await change(anna, lou, { limits: upTo(500) })).status, 200);
  const limited = [
    await charge(501, 'capture'),
    await charge(500, 'capture'),
    await charge(501, 'authorize'),
  ];
  assert.deepEqual(
    limited.map(({ status }) => status),
    [403, 201, 201],
  );
  assert.equal((await change(anna, lou, { limits: [], withheld: ['capture'] })).status, 200);
  assert.deepEqual([(await charge(1, 'capture')).status, (await charge(1, 'authorize')).status], [403, 201]);
});
