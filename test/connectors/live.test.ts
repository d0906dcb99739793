import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { connectors } from '../../server/connectors/registry.ts';
import { conformance } from './conformance.ts';
import { factsOf } from './facts.ts';
import { liveBench } from './live-bench.ts';

/** `npm run conformance -- NAME --live`: the suite against the processor's own test system. Else nothing to do. */
const wanted = process.env['RAILYARD_TEST_LIVE'];

const asked = connectors.filter(({ id, processor = id }) => processor === wanted);

test('nobody else’s system is asked, and who is asked has one', () => {
  assert.equal(asked.length > 0, wanted !== undefined);
  assert.ok(asked.every((connector) => factsOf(connector) !== null));
});
for (const connector of asked) {
  const facts = factsOf(connector);
  if (facts === null) continue;
  const { bench, logIn, close } = liveBench(connector, facts, process.env);
  before(logIn);
  after(close);
  conformance(connector, bench, true);
}
