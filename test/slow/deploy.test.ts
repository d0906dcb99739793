import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { filesInImage } from '../../scripts/house/image.ts';
import { SETTINGS } from '../../server/platform/operator-settings.ts';
import { projectFiles } from '../architecture/source.ts';
import { newInstance } from '../harness/instance.ts';
import { BRIEF_NODE } from '../harness/process.ts';

/** What docs/production.md promises, as far as a machine without a container engine can try it. */
const ROOT = path.join(import.meta.dirname, '../..');
const CONTAINERFILE = fs.readFileSync(path.join(ROOT, 'deploy/Containerfile'), 'utf8');
const UNITS = path.join(ROOT, 'deploy/systemd');
/** Root may write everywhere; under this it is a user like others. */
const WITHOUT_ROOTS_RIGHTS =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search,-fowner'] : [];

/** Folders of the project that production does without. */
const NOT_IN_IMAGE: ReadonlySet<string> = new Set(
  'sandbox apps test bench docs sdks mobile node_modules .git'.split(' '),
);

type Lock = Readonly<{
  packages: Readonly<
    Record<string, Readonly<{ dev?: boolean; optional?: boolean; devOptional?: boolean; link?: boolean }>>
  >;
}>;

test('what the container file copies starts with production packages alone, from a read-only folder', async () => {
  const image = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-image-'));
  const held = filesInImage(projectFiles(), (file) => fs.readFileSync(path.join(ROOT, file), 'utf8'));
  assert.ok(held.includes('server/main.ts') && held.includes('package.json'));
  for (const file of held) fs.cpSync(path.join(ROOT, file), path.join(image, file));
  assert.deepEqual(
    fs.readdirSync(image).filter((name) => NOT_IN_IMAGE.has(name)),
    [],
  );
  assert.deepEqual(
    fs
      .readdirSync(image, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$|\/exchanges\//.test(name)),
    [],
  );
  const lock = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  for (const [place, { dev, optional, devOptional, link }] of Object.entries(lock.packages)) {
    if (
      dev === true ||
      optional === true ||
      devOptional === true ||
      link === true ||
      !/^node_modules\/(@[^/]+\/)?[^/]+$/.test(place)
    )
      continue;
    fs.cpSync(path.join(ROOT, place), path.join(image, place), { recursive: true, dereference: true });
  }
  spawnSync('chmod', ['-R', 'a-w', image]);
  const instance = await newInstance('production');
  const command = [...WITHOUT_ROOTS_RIGHTS, ...BRIEF_NODE, 'server/main.ts'];
  const started = instance.start({}, { cwd: image, command });
  await started.ready();
  assert.equal((await fetch(`${instance.url}/health`)).status, 200);
  assert.equal(await started.end(), 0);
  const status = JSON.parse(await instance.railyard('vault', 'status')) as { rootKeys: unknown[] };
  assert.ok(Array.isArray(status.rootKeys));
  assert.match(await instance.railyard('database'), /migrations applied; railyard_api and railyard_vault/);
  const [books] = await instance.database.db.query<{ are: boolean }>(
    { name: '', text: `SELECT to_regnamespace('simulator') IS NOT NULL AS are` },
    [],
  );
  assert.equal(books?.are, false);
  await instance.close();
  spawnSync('chmod', ['-R', 'u+w', image]);
  fs.rmSync(image, { recursive: true });
});

test('the image runs as a user without rights, keeps its data in a volume and asks for its health', () => {
  assert.match(CONTAINERFILE, /^USER node$/m);
  assert.match(CONTAINERFILE, /^VOLUME \/data$/m);
  const probe = JSON.parse(/^HEALTHCHECK .*?CMD (\[.*\])$/m.exec(CONTAINERFILE)?.[1] ?? '[]') as string[];
  const [, ...words] = probe;
  assert.equal(spawnSync(process.execPath, words).status, 1, 'nothing answers at that port here');
});

test('examples of settings, and the compose file, name settings that there are, and no image but known ones', () => {
  const known = new Set(Object.values(SETTINGS).map(({ variable }): string => variable));
  const files = [
    'compose.yaml',
    ...fs.readdirSync(path.join(ROOT, 'deploy/env')).map((name) => `env/${name}`),
  ];
  for (const file of files) {
    const text = fs.readFileSync(path.join(ROOT, 'deploy', file), 'utf8');
    const named = [...text.matchAll(/^(?:# )?\s*((?:RAILYARD_\w+|DATABASE_URL))[=:]/gm)].map(
      ([, name = '']) => name,
    );
    assert.ok(named.length > 0, file);
    assert.deepEqual(
      named.filter((name) => !known.has(name)),
      [],
    );
    for (const [, image = ''] of text.matchAll(/^ +image: (\S+)/gm))
      assert.match(image, /^(?:localhost\/railyard|postgres:\d+)$/);
  }
});

test('API and worker come back with the vault, and are not restarted by it', () => {
  for (const name of ['railyard-api@.service', 'railyard-worker.service']) {
    const unit = fs.readFileSync(path.join(UNITS, name), 'utf8');
    assert.match(unit, /^Wants=.*railyard-vault\.service$/m);
    assert.doesNotMatch(unit, /^(?:Requires|BindsTo|PartOf)=/m);
  }
});

test('nothing that is deployed writes memory into a file, or opens a debugger', () => {
  const compose = fs.readFileSync(path.join(ROOT, 'deploy/compose.yaml'), 'utf8');
  assert.match(compose, /^x-railyard:[\s\S]*?^  ulimits: \{ core: 1 \}$/m);
  const scripts = fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8');
  for (const text of [compose, CONTAINERFILE, scripts]) assert.doesNotMatch(text, WRITES_MEMORY);
  assert.match(CONTAINERFILE, /^ENTRYPOINT \["node", "--disable-sigusr1", "server\/main\.ts"\]$/m);
});

/** Options of Node that make it write a core dump, a heap snapshot or a report, or answer a debugger. */
const WRITES_MEMORY =
  /--(?:abort-on-uncaught-exception|heapsnapshot|heap-prof|report-(?:on|uncaught)|inspect)/;

test('every unit says how it is started and stopped, and systemd understands it', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-units-'));
  for (const name of fs.readdirSync(UNITS)) {
    const unit = fs.readFileSync(path.join(UNITS, name), 'utf8');
    for (const line of ['LimitCORE=1', 'NoNewPrivileges=yes', 'ProtectSystem=strict'])
      assert.ok(unit.includes(line));
    assert.doesNotMatch(unit, WRITES_MEMORY, name);
    assert.match(unit, /^ExecStart=\S+ --disable-sigusr1 server\/main\.ts$/m);
    // The checkout of this test in the place of /opt/railyard: systemd looks for the program.
    fs.writeFileSync(
      path.join(folder, name),
      unit.replaceAll('/opt/railyard/node_modules/.bin/node', process.execPath),
    );
  }
  if (spawnSync('systemd-analyze', ['--version']).status === 0) {
    const verified = spawnSync(
      'systemd-analyze',
      ['verify', ...fs.readdirSync(folder).map((name) => path.join(folder, name))],
      {
        encoding: 'utf8',
        env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:/usr/lib/systemd/system` },
      },
    );
    assert.doesNotMatch(verified.stderr, /railyard\S*\.service:\d+|Unknown|Failed to parse/, verified.stderr);
  }
  fs.rmSync(folder, { recursive: true });
});
