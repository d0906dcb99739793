import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { askedConnectors } from './asked.ts';
import { type ConnectorBench, openConnectorBench } from '../harness/connector-bench.ts';
import { conformance } from './conformance.ts';
import {
  ACCOUNT_NUMBER,
  CARD_NUMBER,
  SECURITY_CODE,
  SETTING_SECRET,
  accepts,
} from './conformance-samples.ts';
import { TransactionConnectionOptions } from '../../server/api-contract/connection-options/connection-options.ts';
import { antiFraudConnectors } from '../../server/connectors/anti-fraud-registry.ts';
import { threeDSecureConnectors } from '../../server/connectors/three-d-secure-registry.ts';
import { tokenServiceConnectors } from '../../server/connectors/token-service-registry.ts';
import { giftCardConnectors } from '../../server/connectors/gift-card-registry.ts';
import { connectors } from '../../server/connectors/registry.ts';
import published from '../published/published-api.json' with { type: 'json' };

const CONNECTORS = join(import.meta.dirname, '../../server/connectors');
let running: ConnectorBench;
before(async () => {
  running = await openConnectorBench();
});
after(() => running.close());

for (const { id, capabilities } of connectors) {
  const { approvalWindow: window } = capabilities;
  if (window !== null)
    test(`${id}: the contract knows the option that says how long the buyer has`, () => {
      const options = Object.entries(TransactionConnectionOptions.properties).find(([name]) => name === id);
      assert.ok(JSON.stringify(options).includes(`"${window.option}":`), id);
    });
}

for (const connector of askedConnectors) {
  const name = connector.processor ?? connector.id;
  const folder = join(CONNECTORS, name);
  conformance(connector, () => running.bench(connector));

  test(`${connector.id}: recorded exchanges are the committed ones and hold no secret`, () => {
    const printed = running.recorder.printed(connector.id);
    const exchanges = join(folder, 'exchanges', ...(name === connector.id ? [] : [connector.id]));
    if (process.env['GOLDEN'] === 'write') {
      mkdirSync(exchanges, { recursive: true });
      for (const [scenario, text] of printed) writeFileSync(join(exchanges, `${scenario}.http`), text);
    }
    assert.deepEqual(
      readdirSync(exchanges).sort(),
      [...printed.keys()].map((scenario) => `${scenario}.http`).sort(),
    );
    for (const [scenario, text] of printed) {
      assert.equal(
        text,
        readFileSync(join(exchanges, `${scenario}.http`), 'utf8'),
        `${scenario}.http: GOLDEN=write npm test -- test/connectors/conformance.test.ts rewrites it`,
      );
      // Elsewhere three digits are only digits: a status code is 100.
      const code = accepts(connector, 'card') ? [`"${SECURITY_CODE}"`] : [];
      for (const secret of [CARD_NUMBER, ACCOUNT_NUMBER, SETTING_SECRET, 'whsec_', ...code])
        assert.ok(!text.includes(secret), `${scenario}.http holds a secret`);
    }
  });

  test(`${connector.id}: its folder has the files that every connector has`, () => {
    for (const file of ['definition.ts', 'operations.ts', 'wire.ts', 'README.md', `${name}.test.ts`])
      assert.ok(existsSync(join(folder, file)), file);
    assert.ok(connector.webhook === undefined || existsSync(join(folder, 'webhook.ts')), 'webhook.ts');
  });
}

test('every folder of a connector is in a registry, and its method is one of the API', () => {
  const folders = readdirSync(CONNECTORS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  assert.deepEqual(
    folders.sort(),
    [
      ...new Set([
        ...connectors.map(({ id, processor = id }) => processor),
        ...giftCardConnectors.map(({ id, processor = id }) => processor),
        ...threeDSecureConnectors.map(({ id }) => id),
        ...tokenServiceConnectors.map(({ id }) => id),
        ...antiFraudConnectors.map(({ id }) => (id.startsWith('mock-') ? id : id.replace('-anti-fraud', ''))),
      ]),
    ].sort(),
  );
  for (const connector of connectors)
    assert.ok(published.components.schemas.Method.enum.includes(connector.method), connector.id);
});
