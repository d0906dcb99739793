import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually, openTestService, type TestService } from '../../../../test/harness/index.ts';

let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
});
after(() => service.close());

type Entry = Readonly<{
  id: string;
  operation: string;
  path: string;
  status: number;
  error_code: string | null;
  caller: Readonly<{ type: string; name: string }> | null;
}>;
async function loggedRequests(query: string): Promise<readonly Entry[]> {
  return (await service.request('GET', `/requests?${query}`)).body.items;
}

test('200: a call is told of by its operation, caller, status and time, and not by what it said', async () => {
  const made = await service.request('POST', '/buyers', { body: { display_name: 'Never told' } });
  await service.request('GET', `/buyers/${made.body.id}`);
  const refused = await service.request('GET', '/buyers/4111111111111111');
  await eventually(async () => (await loggedRequests('operation=get_buyer')).length === 2);
  const answer = await service.request('GET', '/requests?operation=get_buyer');
  assert.deepEqual(
    answer.body.items.map(({ id, path, status, error_code, caller }: Entry) => [
      id,
      path,
      status,
      error_code,
      caller?.type,
    ]),
    [
      [
        refused.headers.get('x-request-id'),
        '/buyers/{buyer_id}',
        refused.status,
        refused.body.code,
        'api-key-pair',
      ],
      [answer.body.items[1].id, `/buyers/${made.body.id}`, 200, null, 'api-key-pair'],
    ],
  );
  assert.doesNotMatch(answer.text, /Never told|4111/);
  const [key] = (await service.request('GET', '/api-key-pairs')).body.items;
  assert.equal((await loggedRequests(`operation=get_buyer&api_key_pair_id=${key.id}&status=200`)).length, 1);
  assert.equal((await loggedRequests('operation=get_buyer&status_gte=400')).length, 1);
  assert.deepEqual(await loggedRequests('user_id=0192f0aa-0000-7000-8000-00000000dead'), []);
  assert.deepEqual(await loggedRequests('operation=get_buyer&created_at_lte=2020-01-01T00:00:00Z'), []);
  const { id } = answer.body.items[1];
  const named = await loggedRequests(`request_id=${id.toUpperCase()}`);
  assert.deepEqual(
    named.map((call) => call.id),
    [id],
  );
  assert.deepEqual(await loggedRequests(`request_id=${id}&created_at_lte=2020-01-01T00:00:00Z`), []);
});

test('200: calls of nobody are told to whoever may act for every merchant account', async () => {
  await service.request('GET', '/buyers', { token: null });
  await eventually(async () => (await loggedRequests('of_nobody=true&operation=list_buyers')).length === 1);
  const [call] = await loggedRequests('of_nobody=true&operation=list_buyers');
  assert.deepEqual([call?.status, call?.error_code, call?.caller], [401, 'unauthorized', null]);
  assert.deepEqual(await loggedRequests('operation=list_buyers'), []);
});

test('with RAILYARD_REQUEST_LOG_DAYS=0 nothing is written', async () => {
  const silent = await openTestService({ worker: false, config: { requestLogDays: 0 } });
  await silent.request('GET', '/buyers');
  await silent.close();
  const logging = await openTestService({ worker: false });
  const { database } = logging;
  await logging.request('GET', '/buyers');
  const { items } = (await logging.request('GET', '/requests')).body;
  assert.deepEqual(items, [], 'it is written after the answer');
  await logging.close();
  void database;
});
