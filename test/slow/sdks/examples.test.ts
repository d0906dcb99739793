import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Railyard, type Transport } from '@railyard/sdk';
import { operationById } from '../../../server/api-contract/index.ts';
import { isForPeople } from '../../../server/api-contract/operation.ts';
import { fillReferences } from '../../../server/api/examples/example.ts';
import { EXAMPLES } from '../../../server/api/examples/requests.ts';
import { askDashboard, DASHBOARD_URL } from '../../harness/dashboard.ts';
import { openTestService, type TestService } from '../../harness/index.ts';
import { openPerson } from '../../harness/person.ts';
import { callById } from '../../sdks/call-by-id.ts';

let service: TestService;
let railyard: Railyard;
/** The same methods, as a page of the dashboard has them: its person is told by a cookie. */
let dashboard: Railyard;
before(async () => {
  service = await openTestService({ config: { dashboardUrl: DASHBOARD_URL } });
  const { logIn } = await openPerson(service, { email: 'sam@shop.example' });
  railyard = new Railyard({ url: service.url, token: await service.token() });
  // An example ends the session that was there before.
  dashboard = new Railyard({ url: `${service.url}/api`, transport: transportOf(await logIn()) });
});
after(() => service.close());

function transportOf(cookie: string): Transport {
  return async ({ method, url, headers, body }) => {
    const asked = { cookie, headers, ...(body === null ? {} : { rawBody: body }) };
    const answer = await askDashboard(service, method, url.slice(service.url.length), asked);
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(answer.text) };
  };
}

test('every example of the contract is done by its method of the SDK, each after the other', async () => {
  const answers: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const example of EXAMPLES)
    try {
      answers[example.as ?? example.operation] = await callById(
        isForPeople(operationById(example.operation)?.access) ? dashboard : railyard,
        example.operation,
        fillReferences(example, answers),
      );
    } catch (error) {
      wrong.push(`${example.operation}: ${String(error)}`);
    }
  assert.deepEqual(wrong, []);
});
