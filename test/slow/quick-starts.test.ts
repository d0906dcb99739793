import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { PATIENCE_MS } from '../harness/eventually.ts';
import { type Instance, newInstance } from '../harness/instance.ts';
import { recordSecret } from '../harness/recording.ts';

/** docs/quick-starts.md as a newcomer follows it: each part in an empty folder, beside a sandbox that runs. */
const ROOT = path.join(import.meta.dirname, '../..');
const PAGE = fs.readFileSync(path.join(ROOT, 'docs/quick-starts.md'), 'utf8');
/** What a part takes of the machine, where it is not Node. */
const TOOLS: Readonly<Record<string, readonly string[]>> = {
  curl: ['curl', '--version'],
  Python: ['python3', '-c', 'import ensurepip, sys; sys.exit(sys.version_info < (3, 10))'],
  Go: ['go', 'version'],
  PHP: ['php', '-r', 'exit(extension_loaded("curl") ? 0 : 1);'],
  Java: ['javac', '--version'],
  Ruby: ['ruby', '-e', 'exit(RUBY_VERSION >= "3.1" ? 0 : 1)'],
};

let instance: Instance;
before(async () => {
  recordSecret('4111111111111111');
  instance = await newInstance();
  await instance.start().ready();
});
after(() => instance.close());

const PARTS = PAGE.split(/^## /m)
  .slice(1)
  .map((part) => ({
    title: part.split('\n')[0] ?? '',
    script: [...part.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block).join(''),
  }))
  .filter(({ script }) => script !== '');

test('the page has a part for each language of its own tools', () => {
  assert.deepEqual(
    PARTS.map(({ title }) => title).filter((title) => title !== 'TypeScript'),
    Object.keys(TOOLS).filter((title) => PAGE.includes(`\n## ${title}\n`)),
  );
});

for (const { title, script } of PARTS)
  test(`a first payment with ${title}`, { skip: whyNot(title) }, async (t) => {
    // Away from what is searched for card numbers: a program of this page has one in it.
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-quick-start-'));
    t.after(() => fs.rmSync(folder, { recursive: true, force: true }));
    const beganAt = performance.now();
    const { status, output } = await run(script, folder);
    t.diagnostic(`${title}: ${((performance.now() - beganAt) / 1000).toFixed(1)} s`);
    assert.equal(status, 0, output);
    assert.match(output, /captured/, output);
  });

function whyNot(title: string): string | false {
  const [program, ...words] = TOOLS[title] ?? [];
  if (program === undefined || spawnSync(program, words, { env: environmentOf() }).status === 0) return false;
  return `${program} is not on this machine, or is too old`;
}

/** The machine's own: what installs a language knows where to ask. */
function environmentOf(): NodeJS.ProcessEnv {
  return { ...process.env, GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local' };
}

async function run(script: string, folder: string): Promise<Readonly<{ status: unknown; output: string }>> {
  const { PORT = '', RAILYARD_DATA_DIR = '' } = instance.settings;
  // The instance of a test keeps its key elsewhere.
  fs.symlinkSync(RAILYARD_DATA_DIR, path.join(folder, '.railyard'));
  for (const name of ['railyard', 'sdks']) fs.symlinkSync(path.join(ROOT, name), path.join(folder, name));
  const shop = path.join(folder, 'shop');
  fs.mkdirSync(shop);
  const child = spawn('bash', ['-e', '-o', 'pipefail', '-c', script.replaceAll(':8080', `:${PORT}`)], {
    cwd: shop,
    env: { ...environmentOf(), RAILYARD: folder, RAILYARD_DATA_DIR, PORT },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: PATIENCE_MS,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [status] = (await once(child, 'close')) as [unknown];
  return { status, output };
}
