import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { openTestService, type TestAnswer, type TestService } from '../../../../test/harness/index.ts';

let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
});
after(() => service.close());
beforeEach(async () => {
  for (const { id } of await all()) await service.request('DELETE', `/three-ds-scenarios/${id}`);
});

type ListedScenario = {
  id: string;
  position: number;
  conditions: Record<string, unknown>;
  outcome: Record<string, unknown>;
};

async function all(): Promise<ListedScenario[]> {
  return (await service.request('GET', '/three-ds-scenarios?limit=100')).body.items as ListedScenario[];
}

function create(
  conditions: object,
  outcome: object = { authentication: { transaction_status: 'Y' } },
  more: object = {},
): Promise<TestAnswer> {
  return service.request('POST', '/three-ds-scenarios', { body: { conditions, outcome, ...more } });
}

async function createdId(name: string, position?: number): Promise<string> {
  const answer = await create({ first_name: name }, undefined, position === undefined ? {} : { position });
  assert.equal(answer.status, 201);
  return answer.body.id as string;
}

const names = async (): Promise<unknown[]> => (await all()).map(({ conditions }) => conditions['first_name']);

test('201: a rule is stored and listed with its position', async () => {
  const answer = await create(
    { first_name: 'Jo', amount: 1299 },
    { version: '2.2.0', authentication: { transaction_status: 'C' }, result: { transaction_status: 'N' } },
  );
  assert.equal(answer.status, 201);
  assert.equal(answer.body.position, 0);
  assert.deepEqual(answer.body.conditions, {
    first_name: 'Jo',
    last_name: null,
    email_address: null,
    amount: 1299,
    external_identifier: null,
    card_number: null,
  });
  assert.deepEqual(answer.body.outcome, {
    enrollment: 'Y',
    version: '2.2.0',
    authentication: { transaction_status: 'C' },
    result: { transaction_status: 'N' },
  });
  assert.deepEqual(await all(), [answer.body]);
});

test('201: the published version answers in the published shape', async () => {
  const answer = await service.request('POST', '/three-ds-scenarios', {
    version: 'published',
    body: { conditions: {}, outcome: { authentication: { transaction_status: 'N' } } },
  });
  assert.equal(answer.status, 201);
});

test('201: a whole card number is shown masked, and stands nowhere', async () => {
  const answer = await create({ card_number: '4111111111101203' });
  assert.equal(answer.status, 201);
  assert.equal(answer.body.conditions.card_number, '411111******1203');
});

test('201: the first six to eight digits are shown as given', async () => {
  for (const given of ['411111', '4111111', '41111111', '411111*', '41111111*']) {
    const answer = await create({ card_number: given });
    assert.equal(answer.status, 201);
    assert.equal(answer.body.conditions.card_number, given);
  }
});

test('422: what is neither a number nor its beginning is refused', async () => {
  for (const given of ['41111', '4111 1111 1110 1203', '4111-11', '411111**', 'card', '411111111']) {
    const answer = await create({ card_number: given });
    assert.deepEqual(
      [answer.status, answer.body.details[0].pointer],
      [422, '/conditions/card_number'],
      given,
    );
  }
});

test('a rule of eight digits holds for numbers of which six may be shown, dry run or payment', async () => {
  for (const given of ['3400000', '34000000*', '340000']) {
    const { body: rule } = await create({ card_number: given });
    const { body } = await service.request('POST', '/three-ds-scenarios/match', {
      body: { card_number: '340000000082072' },
    });
    assert.equal(body.three_ds_scenario?.id, rule.id, given);
    await service.request('DELETE', `/three-ds-scenarios/${rule.id}`);
  }
});

test('201: a rule may say that a card does not take part, which the published version cannot tell', async () => {
  const outcome = { enrollment: 'N', authentication: { transaction_status: 'U' } };
  const answer = await create({}, outcome);
  assert.deepEqual([answer.status, answer.body.outcome], [201, { ...outcome, version: null, result: null }]);
  const [shown] = (await service.request('GET', '/three-ds-scenarios', { version: 'published' })).body.items;
  assert.equal('enrollment' in shown.outcome, false);
});

test('422: a card that does not take part cannot be authenticated', async () => {
  const answer = await create({}, { enrollment: 'N', authentication: { transaction_status: 'Y' } });
  assert.deepEqual(
    [answer.status, answer.body.details[0].pointer],
    [422, '/outcome/authentication/transaction_status'],
  );
});

test('422: a challenge must say how it ends', async () => {
  const answer = await create({}, { authentication: { transaction_status: 'C' } });
  assert.deepEqual([answer.status, answer.body.details[0].pointer], [422, '/outcome/result']);
});

test('400: unknown outcomes, negative amounts and empty texts are refused', async () => {
  for (const body of [
    { conditions: {}, outcome: { authentication: { transaction_status: 'X' } } },
    { conditions: { amount: -1 }, outcome: { authentication: { transaction_status: 'Y' } } },
    { conditions: { first_name: '' }, outcome: { authentication: { transaction_status: 'Y' } } },
    { outcome: { authentication: { transaction_status: 'Y' } } },
  ]) {
    assert.equal(
      (await service.request('POST', '/three-ds-scenarios', { body })).status,
      400,
      JSON.stringify(body),
    );
  }
});

test('200: positions stay dense through inserts, moves and deletions', async () => {
  const [a, , c] = [await createdId('a'), await createdId('b'), await createdId('c')];
  await createdId('first', 0);
  assert.deepEqual(await names(), ['first', 'a', 'b', 'c']);
  await service.request('PUT', `/three-ds-scenarios/${c}`, { body: { position: 1 } });
  assert.deepEqual(await names(), ['first', 'c', 'a', 'b']);
  await service.request('DELETE', `/three-ds-scenarios/${a}`);
  assert.deepEqual(
    (await all()).map(({ position }) => position),
    [0, 1, 2],
  );
  await service.request('PUT', `/three-ds-scenarios/${c}`, { body: { position: 10_000 } });
  assert.deepEqual(await names(), ['first', 'b', 'c']);
});

test('200: a page goes on where the last one ended, both ways', async () => {
  for (const name of ['a', 'b', 'c']) await createdId(name);
  const first = await service.request('GET', '/three-ds-scenarios?limit=2');
  const second = await service.request('GET', `/three-ds-scenarios?limit=2&cursor=${first.body.next_cursor}`);
  assert.deepEqual(
    [...first.body.items, ...second.body.items].map(
      ({ conditions }: ListedScenario) => conditions['first_name'],
    ),
    ['a', 'b', 'c'],
  );
  const back = await service.request(
    'GET',
    `/three-ds-scenarios?limit=2&cursor=${second.body.previous_cursor}`,
  );
  assert.deepEqual(back.body.items, first.body.items);
});

test('200: the whole order is put at once', async () => {
  const [a, b, c] = [await createdId('a'), await createdId('b'), await createdId('c')];
  const answer = await service.request('PUT', '/three-ds-scenarios/order', {
    body: { three_ds_scenario_ids: [c, a, b] },
  });
  assert.equal(answer.status, 200);
  assert.deepEqual(
    answer.body.items.map(({ id, position }: ListedScenario) => [id, position]),
    [
      [c, 0],
      [a, 1],
      [b, 2],
    ],
  );
  assert.deepEqual(await names(), ['c', 'a', 'b']);
});

test('409: an order made from an old list changes nothing', async () => {
  const [a, b] = [await createdId('a'), await createdId('b')];
  for (const ids of [
    [b],
    [b, a, '0192f0c4-0000-7000-8000-000000000000'],
    ['0192f0c4-0000-7000-8000-000000000000', a],
  ]) {
    const answer = await service.request('PUT', '/three-ds-scenarios/order', {
      body: { three_ds_scenario_ids: ids },
    });
    assert.equal(answer.status, 409);
  }
  assert.deepEqual(await names(), ['a', 'b']);
});

test('201: rules made at the same time get places of their own', async () => {
  await Promise.all(
    Array.from({ length: 8 }, (_, index) => createdId(`n${index}`, index % 2 === 0 ? 0 : undefined)),
  );
  assert.deepEqual(
    (await all()).map(({ position }) => position),
    [0, 1, 2, 3, 4, 5, 6, 7],
  );
});

test('200: an update keeps what it leaves out and clears what it nulls', async () => {
  const { body } = await create(
    { first_name: 'Jo', last_name: 'Doe', card_number: '4111111111101203' },
    { version: '2.1.0', authentication: { transaction_status: 'Y' } },
  );
  const path = `/three-ds-scenarios/${body.id}`;
  const named = await service.request('PUT', path, { body: { conditions: { last_name: null, amount: 5 } } });
  assert.deepEqual(named.body.conditions, {
    first_name: 'Jo',
    last_name: null,
    email_address: null,
    amount: 5,
    external_identifier: null,
    card_number: '411111******1203',
  });
  const cleared = await service.request('PUT', path, {
    body: { conditions: { card_number: null }, outcome: { authentication: { transaction_status: 'N' } } },
  });
  assert.deepEqual(
    [cleared.body.conditions.card_number, cleared.body.conditions.first_name, cleared.body.outcome.version],
    [null, 'Jo', null],
  );
  const emptied = await service.request('PUT', path, { body: { conditions: null } });
  assert.ok(Object.values(emptied.body.conditions as object).every((value) => value === null));
});

test('200: a listed rule can be sent back as it was listed', async () => {
  const { body } = await create({ card_number: '4111111111101203' });
  const path = `/three-ds-scenarios/${body.id}`;
  const same = await service.request('PUT', path, {
    rawBody: JSON.stringify({ conditions: body.conditions, outcome: body.outcome }),
  });
  assert.deepEqual([same.status, same.body.conditions], [200, body.conditions]);
  const found = await service.request('POST', '/three-ds-scenarios/match', {
    body: { card_number: '4111111111101203' },
  });
  assert.equal(found.body.three_ds_scenario.id, body.id);
  const other = await service.request('PUT', path, {
    rawBody: JSON.stringify({ conditions: { card_number: '422222******1203' } }),
  });
  assert.equal(other.status, 422);
});

test('200: a dry run says which rule decides and why those before it did not', async () => {
  const byAmount = await create({ amount: 1, first_name: 'Jo' });
  const byCard = await create(
    { card_number: '4111111111101203', email_address: 'jo@shop.example' },
    { authentication: { transaction_status: 'R' } },
  );
  await create({});
  const answer = await service.request('POST', '/three-ds-scenarios/match', {
    body: { card_number: '4111111111101203', email_address: 'JO@shop.example', first_name: 'Jo', amount: 2 },
  });
  assert.equal(answer.body.three_ds_scenario.id, byCard.body.id);
  assert.equal(answer.body.outcome.authentication.transaction_status, 'R');
  assert.deepEqual(answer.body.considered, [
    { three_ds_scenario_id: byAmount.body.id, failed_conditions: ['amount'] },
    { three_ds_scenario_id: byCard.body.id, failed_conditions: [] },
  ]);
});

test('200: where no rule holds a dry run tells what the sandbox does on its own', async () => {
  const outcomeOf = async (body: object): Promise<unknown> =>
    (await service.request('POST', '/three-ds-scenarios/match', { body })).body.outcome?.authentication
      .transaction_status ?? null;
  assert.equal(await outcomeOf({ card_number: '5240000000001072' }), 'C');
  assert.equal(await outcomeOf({ card_number: '5200000000001203' }), 'Y');
  assert.equal(await outcomeOf({ card_number: '4111111111111111' }), null);
  assert.equal(await outcomeOf({ amount: 5 }), null);
});

test('422: a dry run wants a whole card number', async () => {
  assert.equal(
    (await service.request('POST', '/three-ds-scenarios/match', { body: { card_number: '411111' } })).status,
    422,
  );
});

test('404: an unknown rule cannot be changed or deleted, nor one of another merchant account', async () => {
  const { body } = await create({});
  await service.request('POST', '/merchant-accounts', { body: { id: 'other', display_name: 'Other' } });
  assert.equal(
    (await service.request('PUT', '/three-ds-scenarios/0192f0c4-0000-7000-8000-000000000000', { body: {} }))
      .status,
    404,
  );
  assert.equal(
    (await service.request('DELETE', '/three-ds-scenarios/0192f0c4-0000-7000-8000-000000000000')).status,
    404,
  );
  assert.equal(
    (await service.request('DELETE', `/three-ds-scenarios/${body.id}`, { merchantAccount: 'other' })).status,
    404,
  );
  assert.equal((await all()).length, 1);
});

test('404: outside the sandbox there are no scenarios', async () => {
  const production = await openTestService({
    worker: false,
    config: { environment: 'production', publicUrl: 'https://pay.example', egressAllowLoopback: false },
  });
  try {
    const id = '0192f0c4-0000-7000-8000-000000000000';
    const answers = [
      await production.request('POST', '/three-ds-scenarios', {
        body: { conditions: {}, outcome: { authentication: { transaction_status: 'Y' } } },
      }),
      await production.request('GET', '/three-ds-scenarios'),
      await production.request('PUT', '/three-ds-scenarios/order', { body: { three_ds_scenario_ids: [] } }),
      await production.request('POST', '/three-ds-scenarios/match', { body: {} }),
      await production.request('PUT', `/three-ds-scenarios/${id}`, { body: {} }),
      await production.request('DELETE', `/three-ds-scenarios/${id}`),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [404, 404, 404, 404, 404, 404],
    );
  } finally {
    await production.close();
  }
});
