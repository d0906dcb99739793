import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { API } from 'typescript/unstable/sync';
import { newConnector } from '../../../scripts/new-connector.ts';

const home = path.join(import.meta.dirname, '../../..');
const root = mkdtempSync(path.join(tmpdir(), 'railyard-scaffold-'));
let files: readonly string[];
before(() => {
  for (const name of ['server', 'sandbox', 'contract', 'test', 'cli', 'tsconfig.json', 'package.json'])
    cpSync(path.join(home, name), path.join(root, name), { recursive: true });
  symlinkSync(path.join(home, 'node_modules'), path.join(root, 'node_modules'));
  files = newConnector('acme-card', root, 'acme');
});
after(() => rmSync(root, { recursive: true, force: true }));

/**
 * Each file that was written, and the two that got a line. What these import stands as `npm run check` has checked it,
 * so they are asked for by their names, as editors do, and a compiler that checks all that it reads is not.
 */
test('every file of a new connector passes the type check as it is written', () => {
  const written = files.filter((file) => file.endsWith('.ts'));
  const config = path.join(root, 'tsconfig.scaffold.json');
  const own = {
    extends: './tsconfig.json',
    compilerOptions: { incremental: false, noEmit: true },
    include: written,
  };
  writeFileSync(config, JSON.stringify(own));
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    assert.ok(project);
    const { program } = project;
    const faults = [...written, 'server/connectors/registry.ts', 'sandbox/processors/server.ts']
      .map((file) => path.join(root, file))
      .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]);
    const ofAll = [...program.getConfigFileParsingDiagnostics(), ...program.getProgramDiagnostics()];
    assert.deepEqual(
      [...ofAll, ...faults].map(({ fileName = '', text }) => `${path.relative(root, fileName)}: ${text}`),
      [],
    );
  } finally {
    api.close();
  }
});

test('its tests fail one for each thing that it cannot do yet, and name the next file in order', () => {
  const { NODE_TEST_CONTEXT: _ours, ...env } = process.env;
  const own = ['--test', '--test-reporter=tap', 'server/connectors/acme/acme.test.ts'];
  const { stdout } = spawnSync(process.execPath, own, { cwd: root, encoding: 'utf8', env });
  const named = [...stdout.matchAll(/Next: ([^:]+):/g)].map(([, file]) => path.basename(file ?? ''));
  const order = named.filter((file, index) => file !== named[index - 1]);
  assert.deepEqual(
    order,
    ['wire.ts', 'operations.ts', 'definition.ts', 'options.ts', 'webhook.ts', 'README.md', 'exchanges'],
    stdout,
  );
  assert.doesNotMatch(stdout, /^ok /m);
});
