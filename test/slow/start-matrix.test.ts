import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { newInstance } from '../harness/instance.ts';
import { BRIEF_NODE, SERVICE, type ServiceProcess } from '../harness/process.ts';

/** Every role in every environment, as processes: each starts, or says in one sentence why not. */
const ENVIRONMENTS = ['sandbox', 'production'] as const;
const CORE_DUMPS_ON = ['sh', '-c', 'ulimit -S -c unlimited; PATH=/nowhere exec "$0" "$@"'];
const MAIN = path.join(import.meta.dirname, '../../server/main.ts');
const SPLIT = ['vault', 'api', 'worker'] as const;
/** Each tells at its end which files it has loaded. */
const TELLING_FILES = {
  command: [...BRIEF_NODE, `--import=data:text/javascript,${encodeURIComponent(hookSource())}`, MAIN],
};
const ROOMS_OF_A_VAULT =
  'connections connectors db domain json net observability payment-methods platform process relay vault'.split(
    ' ',
  );
const CARD = { method: 'card', number: '4111111111111111', expiration_date: '12/30', security_code: '123' };

for (const environment of ENVIRONMENTS) {
  test(`${environment}: vault, api and worker start beside each other, and so does role all alone`, async () => {
    const [split, whole] = [await newInstance(environment), await newInstance(environment)];
    const alone = whole.start({ RAILYARD_ROLE: 'all' });
    const socket = { RAILYARD_VAULT_SOCKET: path.join(split.folder, 'vault.sock') };
    const started: ServiceProcess[] = [];
    for (const role of SPLIT) {
      const one = split.start({ ...socket, RAILYARD_ROLE: role }, TELLING_FILES);
      await one.ready();
      started.push(one);
    }
    await alone.ready();
    assert.equal(
      alone.output().includes('The root key of the vault is a file beside its data'),
      environment === 'production',
      alone.output(),
    );
    await Promise.all([split.close(), whole.close()]);
    const [vault, api] = started.map(roomsOf);
    assert.deepEqual(vault, ROOMS_OF_A_VAULT, 'a process that can read cards has no other code in it');
    assert.equal(api?.includes('sandbox/processors'), environment === 'sandbox');
  });

  test(`${environment}: where core dumps cannot be turned off, every role says so in a sentence`, async () => {
    const instance = await newInstance(environment);
    const socket = { RAILYARD_VAULT_SOCKET: path.join(instance.folder, 'vault.sock') };
    for (const role of ['all', ...SPLIT]) {
      const started = instance.start(
        { RAILYARD_ROLE: role, ...(role === 'all' ? {} : socket) },
        { command: [...CORE_DUMPS_ON, ...SERVICE] },
      );
      if (environment === 'sandbox') {
        await started.ready();
        assert.equal(await started.end(), 0, started.output());
      } else assert.equal(await started.ended(), 1);
      assert.match(
        started.output(),
        /Core dumps are on, and a dump would hold card numbers: install prlimit/,
      );
      assert.doesNotMatch(started.output(), /ReferenceError|\n\s+at /);
    }
    await instance.close();
  });
}

test('processes with other ports pay when all know them, and say what is missing when one does not', async () => {
  const instance = await newInstance();
  const socket = { RAILYARD_VAULT_SOCKET: path.join(instance.folder, 'vault.sock') };
  const notSet = { PORT: '', RAILYARD_SIMULATOR_PORT: '' };
  const unaware = instance.start({ ...notSet, ...socket, RAILYARD_ROLE: 'vault' });
  await unaware.ready();
  for (const role of ['api', 'worker']) {
    const refused = instance.start({ ...socket, RAILYARD_ROLE: role });
    assert.equal(await refused.ended(), 1, refused.output());
    assert.match(
      refused.output().trim(),
      new RegExp(
        '^RAILYARD_PUBLIC_URL is http://127.0.0.1:8080 for the vault process and ' +
          String.raw`http://127.0.0.1:\d+ here: give all processes the same RAILYARD_PUBLIC_URL\.$`,
      ),
    );
  }
  await unaware.end();
  for (const role of SPLIT) await instance.start({ ...socket, RAILYARD_ROLE: role }).ready();
  const paid = await instance.post('/transactions', {
    amount: 1299,
    currency: 'USD',
    country: 'US',
    intent: 'capture',
    payment_method: CARD,
  });
  assert.deepEqual([paid.status, paid.body['status']], [201, 'captured']);
  await instance.close();
});

function hookSource(): string {
  return `
    import { registerHooks } from 'node:module';
    const files = [];
    registerHooks({ load: (url, context, next) => (files.push(url), next(url, context)) });
    process.on('exit', () => process.stdout.write(files.map((file) => 'loaded ' + file + '\\n').join('')));`;
}

/** The folders of `server/` that a process has loaded files of. */
function roomsOf(ended: ServiceProcess): readonly string[] {
  const rooms = [
    ...ended.output().matchAll(/^loaded \S+\/(?:server\/([a-z0-9-]+)|(sandbox\/[a-z0-9-]+))\//gm),
  ].map(([, room, simulated = '']) => room ?? simulated);
  return [...new Set(rooms)].toSorted();
}
