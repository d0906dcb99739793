import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DASHBOARD_URL } from '../../../../test/harness/dashboard.ts';
import { openPerson, type Person } from '../../../../test/harness/person.ts';
import { addPaymentService, openShop, type Shop } from '../../../../test/harness/shop.ts';
import { PERSON_ROLE_SLUGS, ROLES } from '../../../access/roles.ts';
import { type WholeAnswer, codeOf } from '../../../../test/harness/ask-at.ts';

let shop: Shop;
let anna: Person;
before(async () => {
  shop = await openShop({ config: { dashboardUrl: DASHBOARD_URL } });
  anna = await openPerson(shop.service, { email: 'anna@shop.example' });
});
after(() => shop.close());

type AskedConfirmation = Readonly<{
  id: string;
  challenge: string;
  needs_approval: boolean;
  sentence?: Readonly<{ details: readonly Readonly<{ name: string; value: string | null }>[] }>;
}>;
const read = (answer: WholeAnswer): AskedConfirmation => answer.json() as AskedConfirmation;

const HEADER = 'x-railyard-confirmation';

/** A merchant account of its own where a second person agrees from $10.00 on, and two people who may. */
async function openFourEyes(account: string): Promise<FourEyes> {
  const { service } = shop;
  await service.request('POST', '/merchant-accounts', { body: { id: account, display_name: account } });
  await addPaymentService(service, {}, { merchantAccount: account });
  const role = 'customer-support';
  const gina = await openPerson(service, {
    email: `gina@${account}.example`,
    role,
    merchantAccount: account,
  });
  const hugo = await openPerson(service, {
    email: `hugo@${account}.example`,
    role,
    merchantAccount: account,
  });
  const at = { merchantAccount: account };
  const limits = { limits: [{ currency: 'USD', amount: 1000 }] };
  const set = await anna.confirmed('PUT', '/approval-limits', limits, at);
  assert.equal(set.status, 200, set.text);
  const { body } = await shop.pay({ amount: 10_000, intent: 'capture' }, { merchantAccount: account });
  return { gina, hugo, at, path: `/transactions/${body.id}/refunds` };
}
type FourEyes = Readonly<{ gina: Person; hugo: Person; at: { merchantAccount: string }; path: string }>;

/** Somebody asks for it, signs it, and is told to wait. */
async function askForTwo({ gina, at, path }: FourEyes, amount: number): Promise<AskedConfirmation> {
  const body = { amount };
  const asked = read(await gina.ask('POST', path, body, {}, at));
  assert.equal(asked.needs_approval, true);
  const headers = { [HEADER]: gina.passkey.confirms(asked) };
  const waits = await gina.call('POST', path, { ...at, body, headers });
  assert.deepEqual([waits.status, codeOf(waits)], [403, 'approval_required']);
  return asked;
}

test('four eyes: a second person signs the same challenge, and then the call of the first goes through', async () => {
  const four = await openFourEyes('four-eyes');
  const { gina, hugo, at, path } = four;
  assert.equal((await gina.confirmed('POST', path, { amount: 999 }, at)).status, 201, 'below the amount');
  const asked = await askForTwo(four, 1000);
  const inbox = await hugo.call('GET', '/confirmations?status=waiting', at);
  const { items } = inbox.json() as { items: (AskedConfirmation & { may_decide: boolean; body: string })[] };
  assert.deepEqual(
    items.map(({ id, may_decide, body, challenge }) => [id, may_decide, body, challenge]),
    [[asked.id, true, '{"amount":1000}', asked.challenge]],
  );

  const approvePath = `/confirmations/${asked.id}/approve`;
  const assertion = hugo.passkey.get({ challenge: asked.challenge });
  const approved = await hugo.call('POST', approvePath, { ...at, body: { assertion } });
  assert.equal(approved.status, 200, approved.text);
  assert.equal((await hugo.call('POST', approvePath, { ...at, body: { assertion } })).status, 409);
  // from another session of hers: hers may have ended while she waited
  const call = { ...at, body: { amount: 1000 }, headers: { [HEADER]: asked.id }, cookie: await gina.logIn() };
  const done = await gina.call('POST', path, call);
  assert.equal(done.status, 201, done.text);
  assert.equal((await gina.call('POST', path, call)).headers.get('idempotent-replayed'), 'true');
  const left = (await gina.call('GET', path.replace('/refunds', ''), at)).json() as {
    refunded_amount: number;
  };
  assert.equal(left.refunded_amount, 1999);
});

test('403: nobody is their own second person, and nobody is one without the right', async () => {
  const four = await openFourEyes('own-eyes');
  const { gina, at } = four;
  const asked = await askForTwo(four, 5000);
  const path = `/confirmations/${asked.id}/approve`;
  const role = 'customer-support';
  const { service } = shop;
  const where = { merchantAccount: at.merchantAccount };
  const twin = await openPerson(service, { email: 'gina+2@own-eyes.example', role, ...where });
  const without = await openPerson(service, {
    email: 'no@own-eyes.example',
    role,
    withheld: ['refund'],
    ...where,
  });
  const signed = ({ passkey }: Person) => ({
    ...at,
    body: { assertion: passkey.get({ challenge: asked.challenge }) },
  });
  assert.equal((await gina.call('POST', path, signed(gina))).status, 403);
  assert.equal((await gina.call('POST', path, { ...signed(gina), cookie: await gina.logIn() })).status, 403);
  assert.equal((await twin.call('POST', path, signed(twin))).status, 403);
  assert.equal((await without.call('POST', path, signed(without))).status, 404);
  const unsigned = await four.hugo.call('POST', path, { ...at, body: {} });
  assert.deepEqual([unsigned.status, codeOf(unsigned)], [403, 'confirmation_refused']);
  const lent = await four.hugo.call('POST', path, signed(gina));
  assert.equal(lent.status, 403, 'the passkey of somebody else');

  const declined = await four.hugo.call('POST', `/confirmations/${asked.id}/decline`, {
    ...at,
    body: { reason: 'no' },
  });
  assert.equal((declined.json() as { status: string }).status, 'declined');
  const call = { ...at, body: { amount: 5000 }, headers: { [HEADER]: asked.id } };
  assert.match((await gina.call('POST', four.path, call)).text, /declined/);
});

test('403: what waits too long is over, and what two agreed to is bytes of one call still', async () => {
  const four = await openFourEyes('late-eyes');
  const { gina, hugo, at, path } = four;
  const asked = await askForTwo(four, 5000);
  const assertion = hugo.passkey.get({ challenge: asked.challenge });
  await hugo.call('POST', `/confirmations/${asked.id}/approve`, { ...at, body: { assertion } });
  const other = await gina.call('POST', path, {
    ...at,
    body: { amount: 5001 },
    headers: { [HEADER]: asked.id },
  });
  assert.match(other.text, /another body/);
  await shop.service.db.query(
    {
      name: 'test_expire_approved',
      text: 'UPDATE confirmations SET expires_at = now() WHERE confirmation_id = $1',
    },
    [asked.id],
  );
  const late = await gina.call('POST', path, {
    ...at,
    body: { amount: 5000 },
    headers: { [HEADER]: asked.id },
  });
  assert.match(late.text, /time is over/);
});

test('where there are limits, keys and the limits themselves need two: nobody goes around them alone', async () => {
  const { at } = await openFourEyes('no-way-around');
  const raised = read(await anna.ask('PUT', '/approval-limits', { limits: [] }, {}, at));
  assert.equal(raised.needs_approval, true);
  const key = { display_name: 'A way around', role_ids: ['0192f000-0000-7000-8000-000000000001'] };
  assert.equal(read(await anna.ask('POST', '/api-key-pairs', key)).needs_approval, true);
  const euros = await anna.ask(
    'POST',
    '/gift-cards/issuances',
    { theme: 'a', amount: 1, currency: 'EUR' },
    {},
    at,
  );
  assert.equal(read(euros).needs_approval, true, 'a currency that nobody thought of');
});

test('404: who may manage people of one merchant account agrees to nobody new in all of them', async () => {
  const account = 'eyes-apart';
  await openFourEyes(account);
  const there = { role: 'administrator', merchantAccount: account } as const;
  const eve = await openPerson(shop.service, { email: 'eve@eyes-apart.example', ...there });
  const few = await openPerson(shop.service, { email: 'few@shop.example', role: 'user-manager' });
  const zoe = await openPerson(shop.service, { email: 'zoe@shop.example' });
  const places = [account, 'default'].flatMap((merchant_account_id) =>
    PERSON_ROLE_SLUGS.map((slug) => ({ role_id: ROLES[slug].id, merchant_account_id })),
  );
  const roles = [...places, { role_id: ROLES.administrator.id }];
  const body = { email_address: 'mallory@shop.example', display_name: 'Mallory', roles };
  const asked = read(await anna.ask('POST', '/users', body));
  const told = asked.sentence?.details.filter(({ name }) => name === 'role_id').map(({ value }) => value);
  assert.deepEqual(told?.slice(-1), ['Administrator'], 'a role is told behind however many others');
  assert.equal(told?.length, roles.length);
  const headers = { [HEADER]: anna.passkey.confirms(asked) };
  assert.equal(codeOf(await anna.call('POST', '/users', { body, headers })), 'approval_required');
  const path = `/confirmations/${asked.id}`;
  const approve = ({ call, passkey }: Person) =>
    call('POST', `${path}/approve`, { body: { assertion: passkey.get(asked) } });
  for (const without of [eve, few]) {
    assert.equal((await without.call('GET', path)).status, 404);
    assert.equal((await approve(without)).status, 404);
    assert.ok(!(await without.call('GET', '/confirmations?status=waiting')).text.includes(asked.id));
  }
  assert.equal((await approve(zoe)).status, 200);
  const made = await anna.call('POST', '/users', { body, headers: { [HEADER]: asked.id } });
  assert.equal(made.status, 201, made.text);
});

test('403: all that is left is what was left when it was signed, also where the call comes again', async () => {
  const { at } = await openFourEyes('left-eyes');
  const role = { role: 'processing', ...at } as const;
  const kim = await openPerson(shop.service, { email: 'kim@left-eyes.example', ...role });
  const { body } = await shop.pay({ amount: 10_000, intent: 'authorize' }, at);
  const path = `/transactions/${body.id}/refunds/all`;
  const nothing = read(await kim.ask('POST', path, undefined, {}, at));
  assert.equal(nothing.needs_approval, false);
  const call = { ...at, headers: { [HEADER]: kim.passkey.confirms(nothing) } };
  assert.equal(codeOf(await kim.call('POST', path, call)), 'invalid_state');
  const captured = await shop.post(`/transactions/${body.id}/capture`, { amount: 10_000 }, at);
  assert.equal(captured.status, 200, captured.text);
  const again = await kim.call('POST', path, call);
  assert.deepEqual([again.status, codeOf(again)], [403, 'confirmation_refused'], again.text);
  assert.match(again.text, /has changed/);
  assert.equal(read(await kim.ask('POST', path, undefined, {}, at)).needs_approval, true);
});

test('201: whoever makes a person sees each role that they sign, by its name, and where it counts', async () => {
  const limits = [{ act: 'refund', currency: 'USD', amount_per_act: 500, amount_per_day: null }];
  const asked = await anna.ask('POST', '/users', {
    email_address: 'new@shop.example',
    display_name: 'New',
    roles: [
      { role_id: ROLES['customer-support'].id, merchant_account_id: 'default', limits },
      { role_id: ROLES.analyst.id },
    ],
  });
  const { sentence } = asked.json() as { sentence: { details: { name: string; value: string | null }[] } };
  assert.deepEqual(
    sentence.details.slice(2).map(({ name, value }) => [name, value]),
    [
      ['role_id', ROLES['customer-support'].name],
      ['merchant_account_id', 'default'],
      ['limits', JSON.stringify(limits)],
      ['withheld', ''],
      ['role_id', ROLES.analyst.name],
      ['withheld', ''],
      ['limits', ''],
      ['merchant_account_id', 'null'],
    ],
  );
});
