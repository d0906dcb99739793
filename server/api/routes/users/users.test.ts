import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { SoftAuthenticator } from '../../../../test/harness/authenticator.ts';
import {
  askConfirmed,
  askDashboard,
  comeIn,
  DASHBOARD_URL,
  demoCookie,
} from '../../../../test/harness/dashboard.ts';
import { openTestService, type TestService } from '../../../../test/harness/index.ts';
import { ROLES, type RoleSlug } from '../../../access/roles.ts';
import { OPERATIONS } from '../../../api-contract/index.ts';
import { patternOf } from '../../unrouted.ts';

let service: TestService;
let admin: Someone;
before(async () => {
  service = await openTestService({ worker: false, config: { dashboardUrl: DASHBOARD_URL } });
  const demo = { id: '', cookie: await demoCookie(service), passkey: null };
  await service.request('POST', '/merchant-accounts', { body: { id: 'shop', display_name: 'Shop' } });
  admin = await person('Admin@shop.example', [['administrator', null]], demo);
});
after(() => service.close());

type Answer = Awaited<ReturnType<typeof askDashboard>>;
type Someone = Readonly<{ id: string; cookie: string; passkey: SoftAuthenticator | null }>;
type Role = readonly [slug: RoleSlug, account: string | null, withheld?: readonly string[]];

/** A call by somebody who confirms what is to be confirmed. */
function ask(
  by: Pick<Someone, 'cookie' | 'passkey'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  merchantAccount?: string,
): Promise<Answer> {
  const given = {
    ...(body === undefined ? {} : { body }),
    ...(merchantAccount === undefined ? {} : { merchantAccount }),
  };
  const operation = OPERATIONS.find((one) => one.method === method && patternOf(one).test(path));
  return operation?.confirmed === true
    ? askConfirmed(service, by, method, path, given)
    : askDashboard(service, method, `/api${path}`, { cookie: by.cookie, ...given });
}
const idOf = (answer: Answer): string => (answer.json() as { id: string }).id;
const rolesOf = (roles: readonly Role[]) =>
  roles.map(([slug, account, withheld = []]) => ({
    role_id: ROLES[slug].id,
    merchant_account_id: account,
    withheld,
  }));

const add = (email: string, roles: readonly Role[], by: Someone = admin) =>
  ask(by, 'POST', '/users', { email_address: email, display_name: email, roles: rolesOf(roles) });

async function person(email: string, roles: readonly Role[], by: Someone = admin): Promise<Someone> {
  const made = await add(email, roles, by);
  assert.equal(made.status, 201, made.text);
  const link = await ask(by, 'POST', `/users/${idOf(made)}/invitations`, {});
  assert.equal(link.status, 201, link.text);
  return { id: idOf(made), ...(await comeIn(service, (link.json() as { url: string }).url)) };
}

test('an invited person comes in, and is found by name, address and id, with their roles', async () => {
  const jo = await person('jo@shop.example', [['customer-support', 'shop', ['refund']]]);
  const found = (await ask(admin, 'GET', '/users?search=JO%40')).json() as { items: { id: string }[] };
  assert.deepEqual(
    found.items.map(({ id }) => id),
    [jo.id],
  );
  const read = (await ask(admin, 'GET', `/users/${jo.id}`)).json() as {
    status: string;
    passkeys: number;
    roles: { role: { slug: string }; merchant_account_id: string; withheld: string[] }[];
  };
  assert.deepEqual([read.status, read.passkeys, read.roles[0]?.role.slug], ['active', 1, 'customer-support']);
  assert.deepEqual([read.roles[0]?.merchant_account_id, read.roles[0]?.withheld], ['shop', ['refund']]);
  assert.equal((await add('Jo@Shop.example', [])).status, 409);
  assert.equal((await add('jo', [])).status, 400);
});

test("403: another merchant account's data, for a person without a role there", async () => {
  const someone = await person('shop-only@shop.example', [['customer-support', 'shop']]);
  assert.equal((await ask(someone, 'GET', '/transactions', undefined, 'shop')).status, 200);
  assert.equal((await ask(someone, 'GET', '/transactions')).status, 200);
  for (const account of ['default', 'nowhere']) {
    const answer = await ask(someone, 'GET', '/transactions', undefined, account);
    assert.equal(answer.status, 403, account);
    assert.match(answer.text, /names no merchant account that you may act for/);
  }
  const settings = await ask(someone, 'GET', '/payment-services', undefined, 'shop');
  assert.equal(settings.status, 403);
  assert.match(settings.text, /payment-services\.read/);
  const me = (await ask(someone, 'GET', '/me')).json() as { merchant_accounts: { id: string }[] };
  assert.deepEqual(
    me.merchant_accounts.map(({ id }) => id),
    ['shop'],
  );
});

test('acts that are ticked off are refused, and the others are not', async () => {
  const someone = await person('ticked@shop.example', [['customer-support', 'shop', ['refund', 'void']]]);
  const nowhere = '/transactions/0192f0aa-0000-7000-8000-00000000dead';
  const statuses = await Promise.all(
    ['refunds', 'void', 'cancel', 'capture'].map((act) => ask(someone, 'POST', `${nowhere}/${act}`, {})),
  );
  assert.deepEqual(
    statuses.map(({ status }) => status === 403),
    [true, true, true, false],
  );
});

test('nobody gives what they lack, to others or to themselves, nor over somebody who has more', async () => {
  const manager = await person('manager@shop.example', [
    ['user-manager', 'shop'],
    ['customer-support', 'shop', ['refund']],
  ]);
  const attempts: readonly Role[] = [
    ['administrator', 'shop'],
    ['customer-support', null],
    ['customer-support', 'default'],
    ['customer-support', 'shop'],
    ['customer-support', 'shop', ['void']],
    ['full-access', 'shop'],
    ['system-manager', 'shop'],
  ];
  for (const [index, role] of attempts.entries()) {
    const [given] = rolesOf([role]);
    const own = await ask(manager, 'POST', '/roles/assignments', { user_id: manager.id, ...given });
    assert.equal(own.status, 400, `${role[0]}: ${own.text}`);
    assert.equal((await add(`attempt-${index}@shop.example`, [role], manager)).status, 400);
  }
  const allowed = await add('helper@shop.example', [['customer-support', 'shop', ['refund']]], manager);
  assert.equal(allowed.status, 201, allowed.text);
  assert.equal((await add('second-manager@shop.example', [['user-manager', 'shop']], manager)).status, 201);

  const stronger = await person('stronger@shop.example', [['administrator', 'shop']]);
  for (const [method, path, body] of [
    ['DELETE', `/users/${stronger.id}`],
    ['PUT', `/users/${stronger.id}`, { display_name: 'Mine' }],
    ['POST', `/users/${stronger.id}/invitations`, {}],
  ] as const)
    assert.equal((await ask(manager, method, path, body)).status, 403, path);
  const { roles } = (await ask(admin, 'GET', `/users/${stronger.id}`)).json() as { roles: { id: string }[] };
  assert.equal((await ask(manager, 'DELETE', `/roles/assignments/${roles[0]?.id}`)).status, 403);
  const elsewhere = await person('elsewhere@shop.example', [['analyst', 'default']]);
  assert.equal((await ask(manager, 'GET', `/users/${elsewhere.id}`)).status, 404);
  assert.equal((await ask(manager, 'DELETE', `/users/${stronger.id}/sessions`)).status, 204);
});

test('a role that is taken, a session that is ended and a user who is removed count no longer', async () => {
  const someone = await person('leaving@shop.example', [
    ['analyst', 'shop'],
    ['system-support', 'default'],
  ]);
  assert.equal((await ask(someone, 'GET', '/webhook-subscriptions')).status, 200);
  const { items } = (await ask(admin, 'GET', `/roles/assignments?user_id=${someone.id}`)).json() as {
    items: { id: string; role: { slug: string } }[];
  };
  const support = items.find(({ role }) => role.slug === 'system-support');
  assert.equal((await ask(admin, 'DELETE', `/roles/assignments/${support?.id}`)).status, 204);
  assert.equal((await ask(someone, 'GET', '/webhook-subscriptions')).status, 403);
  assert.equal((await ask(admin, 'DELETE', `/users/${someone.id}/sessions`)).status, 204);
  assert.equal((await ask(someone, 'GET', '/me')).status, 401);
  const again = await ask(admin, 'POST', `/users/${someone.id}/invitations`, { remove_passkeys: true });
  const other = await comeIn(service, (again.json() as { url: string }).url);
  assert.equal((await ask(admin, 'DELETE', `/users/${someone.id}`)).status, 204);
  assert.equal((await ask(other, 'GET', '/me')).status, 401);
  assert.equal((await ask(admin, 'GET', `/users/${someone.id}`)).status, 404);
  assert.equal((await add('leaving@shop.example', [])).status, 201);
});

test('409: the last administrator keeps role and account; the demo administrator does not count', async () => {
  const { id } = (await ask(admin, 'GET', '/me')).json() as { id: string };
  const { roles } = (await ask(admin, 'GET', `/users/${id}`)).json() as { roles: { id: string }[] };
  assert.equal((await ask(admin, 'DELETE', `/users/${id}`)).status, 409);
  assert.equal((await ask(admin, 'DELETE', `/roles/assignments/${roles[0]?.id}`)).status, 409);
  const second = await person('second@shop.example', [['administrator', null]]);
  assert.equal((await ask(second, 'DELETE', `/roles/assignments/${roles[0]?.id}`)).status, 204);
  assert.equal(
    (
      await ask(second, 'POST', '/roles/assignments', {
        user_id: id,
        role_id: ROLES.administrator.id,
      })
    ).status,
    201,
  );
});

test('a person ends their own sessions, and no others; a key manages people, but is none', async () => {
  const someone = await person('sessions@shop.example', [['analyst', null]]);
  const { items } = (await ask(someone, 'GET', '/sessions')).json() as {
    items: { id: string; is_current: boolean; is_alive: boolean }[];
  };
  assert.deepEqual(
    items.map(({ is_current, is_alive }) => [is_current, is_alive]),
    [[true, true]],
  );
  assert.equal((await ask(admin, 'DELETE', `/sessions/${items[0]?.id}`)).status, 404);
  assert.equal((await ask(someone, 'DELETE', `/sessions/${items[0]?.id}`)).status, 204);
  assert.equal((await ask(someone, 'GET', '/sessions')).status, 401);
  const byKey = await service.request('GET', `/users/${someone.id}/sessions`);
  assert.equal(byKey.body.items[0].is_alive, false);
  assert.equal((await service.request('GET', '/sessions')).status, 403);
  assert.equal((await service.request('GET', '/users', { scopes: ['users.read'] })).status, 200);
});

test('a person keeps how they want to see the dashboard', async () => {
  const preferences = { language: 'de', time_zone: 'Europe/Berlin', look: 'dark', has_single_keys: false };
  const put = await ask(admin, 'PUT', '/me', { preferences, display_name: 'Ada' });
  assert.equal(put.status, 200, put.text);
  const me = (await ask(admin, 'GET', '/me')).json() as { preferences: object; display_name: string };
  assert.deepEqual([me.preferences, me.display_name], [preferences, 'Ada']);
  assert.equal((await ask(admin, 'PUT', '/me', { preferences: { language: 'xx' } })).status, 400);
});
