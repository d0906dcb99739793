import type { Names } from '../new-connector.ts';

/** A failing test for each thing that a connector can do, in the order in which they are best written. */
export function testFile({ camel, folder, simulator }: Names): string {
  return `import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type ConnectorBench, openConnectorBench } from '../../../test/harness/connector-bench.ts';
import { AMOUNT, Suite } from '../../../test/connectors/conformance-suite.ts';
import type { Connector } from '../connector.ts';
import { ${camel} } from './definition.ts';

/**
 * In the order in which they are best written; the first that fails names the file that is next. Take away those of
 * what the processor cannot do, and put tests of what is particular about it in the place of the rest.
 */
const connector: Connector = ${camel};
const { operations, capabilities, accepts } = connector;
let running: ConnectorBench;
let suite: Suite;
before(async () => {
  running = await openConnectorBench();
  const bench = running.bench(connector);
  suite = new Suite(connector, () => bench);
});
after(() => running.close());

const next = (file: string, what: string): string => \`Next: \${file}: \${what}\`;
const here = (file: string, what: string): string => next(\`${folder}/\${file}\`, what);

test('an approved payment is read', async () => {
  const { kind } = await suite.authorize(AMOUNT);
  assert.equal(kind, 'succeeded', here('wire.ts', 'read what ${simulator} answers'));
});

test('every raw code of its documentation has one of ours', () => {
  const codes = Object.keys(connector.declines).length;
  assert.ok(codes > 1, here('wire.ts', 'write down all that it documents'));
});

for (const kind of ['capture', 'void', 'refund'] as const)
  test(\`it can \${kind}\`, () => {
    assert.ok(operations[kind] !== undefined, here('operations.ts', \`add \${kind}, with its look-up in find\`));
  });

test('its credentials are checked', () => {
  assert.ok(operations.verify !== undefined, here('operations.ts', 'add verify, and what it asks to ${simulator}'));
});

for (const capability of ['partialCapture', 'multipleCaptures', 'partialRefund', 'resendIsIdempotent'] as const)
  test(\`it has \${capability}\`, () => {
    assert.ok(capabilities[capability], here('definition.ts', \`say \${capability}, once operations.ts does it\`));
  });

test('a proof of 3-D Secure goes along', () => {
  const says = here('definition.ts', 'say threeDSecurePassThrough, once operations.ts hands it on');
  assert.ok(capabilities.threeDSecurePassThrough, says);
});

for (const method of ['network-token', 'stored-token'] as const)
  test(\`it takes a \${method}\`, () => {
    const says = here('definition.ts', \`accept \${method}, once operations.ts writes it and ${simulator} takes it\`);
    assert.ok(accepts.some((one) => one.method === method), says);
  });

test('it lives somewhere in production', () => {
  const lives = connector.baseUrls.production !== null || connector.addressOf !== undefined;
  assert.ok(lives, here('definition.ts', 'say its address, or how that is made of the settings'));
});

test('what transactions may say to it alone is declared', () => {
  const members = Object.keys(connector.options?.members ?? {});
  assert.ok(members.length > 0, here('options.ts', 'declare it, or take the file and this test away'));
});

test('its events say how a payment ended', async () => {
  const operationId = suite.bench().newOperationId();
  await suite.authorize(AMOUNT, { operationId });
  const raw = await suite.bench().events(operationId, async (events) => events.length > 0);
  const events = await suite.eventsIn(raw);
  assert.ok(events.length > 0, here('webhook.ts', 'read the events that ${simulator} sends'));
});

test('its settings are explained', () => {
  const text = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  for (const { displayName } of Object.values(connector.settings))
    assert.ok(text.includes(displayName), here('README.md', \`say where a merchant finds the \${displayName}\`));
});

test('its exchanges are recorded', () => {
  const folder = join(import.meta.dirname, 'exchanges');
  const says = 'GOLDEN=write npm test -- test/connectors/conformance.test.ts, and read what it wrote';
  const names = existsSync(folder) ? readdirSync(folder) : [];
  assert.ok(names.length > 0, here('exchanges', says));
});
`;
}
