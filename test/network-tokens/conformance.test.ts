import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { askAt } from '../harness/ask-at.ts';
import { type TestAnswer, type TestService, eventually, openTestService } from '../harness/index.ts';
import { recoverDue } from '../harness/shop.ts';
import { ACCOUNT, setUpMdes } from './mdes.ts';

/**
 * What every token service does for a stored card, whoever it is: one merchant account has Mastercard's set up, and the
 * sandbox's for every other scheme, so that the scheme of the card decides who is asked.
 */
let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
  await setUpMdes(service, service.simulatorUrl);
});
after(() => service.close());
beforeEach(async () => {
  await askAt(`${service.simulatorUrl}/_control/behaviours`, { method: 'DELETE' });
});

type Subject = Readonly<{
  processor: string;
  number: string;
  tokenPattern: RegExp;
  refusal: RegExp;
  /** Its books: tokens of all cards, newest last. */
  books: string;
  /** What an issuer does by itself, of a token's reference. */
  issuerSuspends(reference: string): Promise<unknown>;
}>;

const SUBJECTS: readonly Subject[] = [
  {
    processor: 'network-tokens',
    number: '4111111111111111',
    tokenPattern: /^489537\d{10}$/,
    refusal: /card_not_eligible/,
    books: `SELECT reference::text AS reference, status FROM simulator.network_tokens
      WHERE $1::text IS NOT NULL ORDER BY created_at`,
    issuerSuspends: async (reference) => {
      const [row] = await service.db.query<{ notification_url: string }>(
        {
          name: 'test_url',
          text: 'SELECT notification_url FROM simulator.network_tokens WHERE reference::text = $1',
        },
        [reference],
      );
      const url = (row?.notification_url ?? '').replace('http://127.0.0.1:8080', service.url);
      await service.db.query(
        {
          name: 'test_port',
          text: 'UPDATE simulator.network_tokens SET notification_url = $2 WHERE reference::text = $1',
        },
        [reference, url],
      );
      await askAt(`${service.simulatorUrl}/network-tokens/tokens/${reference}/issuer`, {
        method: 'POST',
        headers: { 'sub-merchant': 'default' },
        body: JSON.stringify({ status: 'suspended' }),
      });
    },
  },
  {
    processor: 'mastercard-mdes',
    number: '5555555555554444',
    tokenPattern: /^520473\d{10}$/,
    refusal: /PAN_INELIGIBLE/,
    books: `SELECT object_id AS reference, lower(replace(body->>'status', 'DEACTIVATED', 'DELETED')) AS status
      FROM simulator.objects WHERE merchant_account_id = $1 AND kind = 'token' ORDER BY created_at, object_id`,
    issuerSuspends: (subject) =>
      askAt(`${service.simulatorUrl}/_control/acts`, {
        method: 'POST',
        body: JSON.stringify({ processor: 'mastercard-mdes', account: ACCOUNT, subject, act: 'suspend' }),
      }),
  },
];

async function card(number: string): Promise<string> {
  const body = { method: 'card', number, expiration_date: '12/30' };
  const stored = await service.request('POST', '/payment-methods', { body });
  assert.equal(stored.status, 201, stored.text);
  return stored.body.id;
}

function provision(of: string, more: Readonly<Record<string, unknown>> = {}): Promise<TestAnswer> {
  const body = { merchant_initiated: false, is_subsequent_payment: false, ...more };
  return service.request('POST', `/payment-methods/${of}/network-tokens`, { body });
}

function cryptogram(path: string): Promise<TestAnswer> {
  return service.request('POST', `${path}/cryptogram`, { body: { merchant_initiated: false } });
}

type ProvisionedToken = Readonly<{ of: string; path: string; token: string; reference: string }>;

async function provisionToken({ number }: Subject): Promise<ProvisionedToken> {
  const of = await card(number);
  const { status, body, text } = await provision(of);
  assert.equal(status, 201, text);
  const [row] = await service.db.query<{ reference: string }>(
    { name: 'test_reference', text: 'SELECT reference FROM network_tokens WHERE network_token_id = $1' },
    [body.id],
  );
  const path = `/payment-methods/${of}/network-tokens/${body.id}`;
  return { of, path, token: body.token, reference: row?.reference ?? '' };
}

type BookedToken = Readonly<{ reference: string; status: string }>;

function booksOf({ books, processor }: Subject): Promise<readonly BookedToken[]> {
  return service.db.query<BookedToken>({ name: `test_books_${processor}`, text: books }, [ACCOUNT]);
}

async function statusThere(subject: Subject, reference: string): Promise<string | undefined> {
  return (await booksOf(subject)).find((one) => one.reference === reference)?.status;
}

async function statusHere(of: string): Promise<string> {
  return (await service.request('GET', `/payment-methods/${of}/network-tokens`)).body.items[0].status;
}

async function order(subject: Subject, behaviour: Readonly<Record<string, unknown>>): Promise<void> {
  const ordered = await askAt(`${service.simulatorUrl}/_control/behaviours`, {
    method: 'POST',
    body: JSON.stringify({ processor: subject.processor, ...behaviour }),
  });
  assert.equal(ordered.status, 201);
}

/** What a worker does, with everything due. */
async function work(): Promise<number> {
  await service.db.query(
    {
      name: 'test_due_now',
      text: `UPDATE operations SET due_at = created_at - interval '1 day', sent_at = sent_at - interval '1 day'
          WHERE kind = 'network-token' AND due_at IS NOT NULL`,
    },
    [],
  );
  return recoverDue(service.parts);
}

/** How exchanges break, and what of it a caller sees; a time-out is tried of one operation, for it takes its time. */
const BROKEN = [
  'error_before',
  'error_after',
  'reset_before',
  'reset_after',
  'garbage_before',
  'garbage_after',
] as const;

for (const subject of SUBJECTS) {
  const { processor } = subject;

  test(`${processor}: a token is provisioned, and a card has one`, async () => {
    const { of, token, reference } = await provisionToken(subject);
    assert.match(token, subject.tokenPattern);
    assert.equal(await statusThere(subject, reference), 'active');
    const { items } = (await service.request('GET', `/payment-methods/${of}/network-tokens`)).body;
    assert.deepEqual(
      items.map((item: { token: string; status: string; expiration_date: string }) => [
        item.token,
        item.status,
        item.expiration_date,
      ]),
      [[token, 'active', '12/32']],
    );
    assert.equal((await provision(of)).body.details[0].type, 'value_error.duplicate');
  });

  test(`${processor}: a card that is not eligible is refused with the service’s code, and nothing stays`, async () => {
    const of = await card(subject.number.startsWith('4') ? '4000000000000119' : '5500000000020119');
    const refused = await provision(of);
    assert.equal(refused.status, 400);
    assert.match(refused.text, subject.refusal);
    assert.deepEqual((await service.request('GET', `/payment-methods/${of}/network-tokens`)).body.items, []);
  });

  test(`${processor}: a wrong security code is refused, a right one is not`, async () => {
    const of = await card(subject.number);
    assert.equal((await provision(of, { security_code: '000' })).status, 400);
    assert.equal((await provision(of, { security_code: '737' })).status, 201);
  });

  test(`${processor}: every cryptogram is a new one, and none of a suspended token`, async () => {
    const { path } = await provisionToken(subject);
    const made = await Promise.all([1, 2, 3].map(() => cryptogram(path)));
    assert.deepEqual(
      made.map(({ status }) => status),
      [201, 201, 201],
    );
    assert.equal(new Set(made.map(({ body }) => body.cryptogram)).size, 3);
    assert.equal((await service.request('POST', `${path}/suspend`)).body.status, 'suspended');
    assert.equal((await cryptogram(path)).status, 400);
    assert.equal((await service.request('POST', `${path}/resume`)).body.status, 'active');
    assert.equal((await cryptogram(path)).status, 201);
  });

  test(`${processor}: a token that its issuer suspends is suspended here, too`, async () => {
    const { of, reference } = await provisionToken(subject);
    await subject.issuerSuspends(reference);
    await eventually(async () => assert.equal(await statusHere(of), 'suspended'));
  });

  test(`${processor}: a deleted card takes its token along, there too`, async () => {
    const { of, reference } = await provisionToken(subject);
    assert.equal((await service.request('DELETE', `/payment-methods/${of}`)).status, 204);
    assert.equal(await statusThere(subject, reference), 'deleted');
  });

  test(`${processor}: five provisions of one card at once come to one token`, async () => {
    const of = await card(subject.number);
    const before = (await booksOf(subject)).length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => provision(of)));
    const made = answers.filter(({ status }) => status === 201);
    assert.ok(made.length > 0 && answers.every(({ status }) => [201, 400, 409].includes(status)));
    assert.equal((await booksOf(subject)).length, before + 1);
    const { items } = (await service.request('GET', `/payment-methods/${of}/network-tokens`)).body;
    assert.deepEqual([...new Set(made.map(({ body }) => body.token))], [items[0].token]);
  });

  for (const manner of BROKEN) {
    test(`${processor}: ${manner} of a provision is 502, and the next one comes to one token`, async () => {
      const of = await card(subject.number);
      const before = (await booksOf(subject)).length;
      await order(subject, { manner, kind: 'provision' });
      assert.equal((await provision(of)).status, 502);
      const made = await provision(of);
      assert.equal(made.status, 201, made.text);
      assert.equal((await booksOf(subject)).length, before + 1);
    });

    test(`${processor}: ${manner} of a cryptogram is 502, and the next one is made`, async () => {
      const { path } = await provisionToken(subject);
      await order(subject, { manner, kind: 'cryptogram' });
      assert.equal((await cryptogram(path)).status, 502);
      assert.equal((await cryptogram(path)).status, 201);
    });

    test(`${processor}: ${manner} of suspending and resuming is 502, and the next one does it`, async () => {
      const { path, reference } = await provisionToken(subject);
      for (const [move, status] of [
        ['suspend', 'suspended'],
        ['resume', 'active'],
      ] as const) {
        await order(subject, { manner, kind: move });
        assert.equal((await service.request('POST', `${path}/${move}`)).status, 502);
        const again = await service.request('POST', `${path}/${move}`);
        assert.deepEqual([again.status, again.body.status], [200, status], again.text);
        assert.equal(await statusThere(subject, reference), status);
      }
    });

    test(`${processor}: ${manner} of a deletion is nothing that a caller sees, and a worker tells it`, async () => {
      const { path, reference } = await provisionToken(subject);
      await order(subject, { manner, kind: 'delete', times: 2 });
      assert.equal((await service.request('DELETE', path)).status, 204);
      await work();
      await work();
      assert.equal(await statusThere(subject, reference), 'deleted');
      assert.equal(await work(), 0);
    });
  }

  test(`${processor}: no answer to a cryptogram is 504`, async () => {
    const { path } = await provisionToken(subject);
    await order(subject, { manner: 'timeout_before', kind: 'cryptogram' });
    assert.equal((await cryptogram(path)).status, 504);
  });
}
