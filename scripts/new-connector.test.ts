import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { newConnector, removeConnector } from './new-connector.ts';

const root = mkdtempSync(join(tmpdir(), 'railyard-new-connector-'));
after(() => rmSync(root, { recursive: true, force: true }));
mkdirSync(join(root, 'server/connectors'), { recursive: true });
cpSync(
  join(import.meta.dirname, '../server/connectors/registry.ts'),
  join(root, 'server/connectors/registry.ts'),
);
mkdirSync(join(root, 'sandbox/processors/card'), { recursive: true });
cpSync(
  join(import.meta.dirname, '../sandbox/processors/server.ts'),
  join(root, 'sandbox/processors/server.ts'),
);

test('a new connector is a folder of the usual files and its entry in the registry', () => {
  const before = readFileSync(join(root, 'server/connectors/registry.ts'), 'utf8').split('\n');
  newConnector('acme-card', root);
  for (const file of [
    'definition.ts',
    'operations.ts',
    'wire.ts',
    'options.ts',
    'webhook.ts',
    'README.md',
    'acme-card.test.ts',
    'exchanges',
  ])
    assert.ok(existsSync(join(root, 'server/connectors/acme-card', file)), file);
  const added = readFileSync(join(root, 'server/connectors/registry.ts'), 'utf8')
    .split('\n')
    .filter((line) => !before.includes(line));
  assert.deepEqual(added, ["import { acmeCard } from './acme-card/definition.ts';", '  acmeCard,']);
});

test('it comes with a simulated processor, which the simulator serves', () => {
  const processor = readFileSync(join(root, 'sandbox/processors/card/acme-card.ts'), 'utf8');
  assert.match(processor, /export const acmeCardProcessor: Processor/);
  const served = readFileSync(join(root, 'sandbox/processors/server.ts'), 'utf8');
  assert.match(served, /^import \{ acmeCardProcessor \} from '\.\/card\/acme-card\.ts';$/m);
  assert.match(served, /^ {2}acmeCardProcessor,$/m);
});

test('connectors of one processor share its name: folder, simulator and registry have it', () => {
  newConnector('zenith-card', root, 'zenith');
  const written = readFileSync(join(root, 'server/connectors/zenith/definition.ts'), 'utf8');
  assert.match(written, /processor: 'zenith',\n {2}id: 'zenith-card',/);
  assert.ok(existsSync(join(root, 'server/connectors/zenith/zenith.test.ts')));
  const processor = readFileSync(join(root, 'sandbox/processors/card/zenith.ts'), 'utf8');
  assert.match(processor, /id: 'zenith',/);
  assert.throws(() => newConnector('zenith-bank', root, 'zenith'), /already/);
  assert.throws(() => newConnector('zenith-bank', root, '../zenith'), /folder/);
});

test('a name that is no connector name, or taken, is refused with a sentence', () => {
  for (const name of ['', 'Acme-card', 'acme', 'acme_card', '../x-y', '-card', 'a'.repeat(60)])
    assert.throws(() => newConnector(name, root), /named/, name);
  assert.throws(() => newConnector('acme-card', root), /already/);
});

test('a name that a connector in a shared folder has, or a processor, is refused', () => {
  const project = join(import.meta.dirname, '..');
  for (const [id, processor, taken] of [
    ['stripe-card', 'stripe-card', /^The name stripe-card is taken, by server\/connectors\/stripe\//],
    ['zenith-card', 'other', /^The name zenith-card is taken, by server\/connectors\/zenith\/definition\.ts/],
    ['paypal-card', 'paypal', /./],
  ] as const)
    assert.throws(
      () => newConnector(id, id === 'zenith-card' ? root : project, processor),
      (error) => error instanceof Error && taken.test(error.message),
    );
  assert.ok(!existsSync(join(project, 'server/connectors/stripe-card')));
});

test('what was made is taken back whole, and work that was written into it is not lost without a word', () => {
  const registries = ['server/connectors/registry.ts', 'sandbox/processors/server.ts'].map((file) =>
    join(root, file),
  );
  const before = registries.map((file) => readFileSync(file, 'utf8'));
  newConnector('brief-card', root);
  removeConnector('brief-card', root, 'brief-card', false);
  assert.deepEqual(
    registries.map((file) => readFileSync(file, 'utf8')),
    before,
  );
  for (const left of ['server/connectors/brief-card', 'sandbox/processors/card/brief-card.ts'])
    assert.ok(!existsSync(join(root, left)), left);
  newConnector('brief-card', root);
  const wire = join(root, 'server/connectors/brief-card/wire.ts');
  writeFileSync(wire, 'my work');
  assert.throws(
    () => removeConnector('brief-card', root, 'brief-card', false),
    /Work would be lost: .*wire\.ts\. .*--yes/,
  );
  assert.equal(readFileSync(wire, 'utf8'), 'my work');
  removeConnector('brief-card', root, 'brief-card', true);
  assert.ok(!existsSync(wire));
  assert.throws(
    () => removeConnector('brief-card', root, 'brief-card', true),
    /There is no connector brief-card/,
  );
});
