import { after, before, test } from 'node:test';
import { connectors } from '../../server/connectors/registry.ts';
import { conformance } from './conformance.ts';
import { factsOf } from './facts.ts';
import { liveBench } from './live-bench.ts';

/** `npm run conformance -- NAME --live`: the suite against the processor's own test system. Else nothing to do. */
const wanted = process.env['RAILYARD_TEST_LIVE'];

test('without keys nobody else’s system is asked', () => undefined);
for (const connector of connectors) {
  const facts = factsOf(connector);
  if (facts === null || wanted !== (connector.processor ?? connector.id)) continue;
  const { bench, logIn, close } = liveBench(connector, facts, process.env);
  before(logIn);
  after(close);
  conformance(connector, bench, true);
}
