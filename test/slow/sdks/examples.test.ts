import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Railyard } from '@railyard/sdk';
import { fillReferences } from '../../../server/api/examples/example.ts';
import { EXAMPLES } from '../../../server/api/examples/requests.ts';
import { openTestService, type TestService } from '../../harness/index.ts';
import { callById } from '../../sdks/call-by-id.ts';

let service: TestService;
let railyard: Railyard;
before(async () => {
  service = await openTestService();
  railyard = new Railyard({ url: service.url, token: await service.token() });
});
after(() => service.close());

test('every example of the contract is done by its method of the SDK, each after the other', async () => {
  const answers: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const example of EXAMPLES)
    try {
      answers[example.as ?? example.operation] = await callById(
        railyard,
        example.operation,
        fillReferences(example, answers),
      );
    } catch (error) {
      wrong.push(`${example.operation}: ${String(error)}`);
    }
  assert.deepEqual(wrong, []);
});
