import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { eventually } from '../../../test/harness/eventually.ts';
import { systemClock } from '../../platform/clock.ts';
import { StartError } from '../../platform/start-error.ts';
import {
  fault,
  refusesForeignKeys,
  rotatesAndRetires,
  wrapsAndBinds,
} from '../../../test/key-services/contract.ts';
import type { RootKeyProvider } from '../root-key.ts';
import { openRootKeys, type RootKeyConfig } from './open-root-keys.ts';
import {
  type KeyService,
  credentialsFile,
  openAwsKms,
  openAzureKeyVault,
  openGcpKms,
  openTransit,
} from '../../../test/harness/key-services.ts';

/** Of a service that is slow on purpose. */
const SHORT_MS = 1_000;
const CONTEXT = 'seal/1/default';
const services: KeyService[] = [];
after(() => Promise.all(services.map((service) => service.close())));

/** Each provider against a server of its own protocol, over HTTP, with real cryptography behind it. */
const PROVIDERS: readonly Readonly<{
  name: RootKeyConfig['rootKeyProvider'];
  start(): Promise<KeyService>;
  rotates: boolean;
}>[] = [
  { name: 'transit', start: openTransit, rotates: true },
  { name: 'aws-kms', start: openAwsKms, rotates: false },
  { name: 'gcp-kms', start: openGcpKms, rotates: true },
  { name: 'azure-key-vault', start: openAzureKeyVault, rotates: true },
];

async function openKeys(
  provider: (typeof PROVIDERS)[number],
  change: Partial<RootKeyConfig> = {},
  timeoutMs?: number,
): Promise<{ service: KeyService; keys: RootKeyProvider }> {
  const service = await provider.start();
  services.push(service);
  const keys = await openRootKeys(
    {
      dataDir: '/nowhere',
      rootKeyProvider: provider.name,
      rootKey: service.key,
      rootKeyUrl: service.url,
      rootKeyCredentials: service.credentials,
      ...change,
    },
    systemClock(),
    timeoutMs,
  );
  return { service, keys };
}

const plain = (): Buffer => Buffer.alloc(32, 7);

for (const provider of PROVIDERS) {
  test(`${provider.name}: wraps and unwraps, and binds the context`, async () => {
    const { keys, service } = await openKeys(provider);
    await wrapsAndBinds(keys);
    assert.deepEqual(service.problems, [], 'every request was signed and formed as the service asks');
    await keys.close();
  });

  test(`${provider.name}: down is unavailable, slow is unavailable, and afterwards it works again`, async () => {
    const { keys, service } = await openKeys(provider, {}, SHORT_MS);
    const wrapped = await eventually(() => keys.wrap(plain(), CONTEXT));
    service.answerWith(503);
    await assert.rejects(keys.unwrap(wrapped, CONTEXT), fault('unavailable'));
    service.answerWith('nothing');
    await assert.rejects(keys.unwrap(wrapped, CONTEXT), fault('unavailable'));
    service.answerWith('garbage');
    await assert.rejects(keys.unwrap(wrapped, CONTEXT), fault('unavailable'));
    service.answerWith(null);
    assert.deepEqual(await eventually(() => keys.unwrap(wrapped, CONTEXT)), plain());
    await service.close();
    await assert.rejects(keys.wrap(plain(), CONTEXT), fault('unavailable'));
    await keys.close();
  });

  test(`${provider.name}: wrong credentials are refused`, async () => {
    const service = await provider.start();
    services.push(service);
    const { keys } = await openKeys(provider, { rootKeyCredentials: service.wrongCredentials });
    await assert.rejects(keys.wrap(plain(), CONTEXT), fault('refused'));
    await keys.close();
  });

  test(`${provider.name}: a key of another provider is refused without asking`, async () => {
    const { keys } = await openKeys(provider);
    await refusesForeignKeys(keys);
    await keys.close();
  });

  if (!provider.rotates) continue;
  test(`${provider.name}: a new version wraps from then on; a retired one opens nothing`, async () => {
    const { keys } = await openKeys(provider);
    await rotatesAndRetires(keys);
    await keys.close();
  });
}

test('missing, open and broken credentials files stop the start, and nothing of them is quoted', async () => {
  const start = (rootKeyCredentials: string | null): Promise<RootKeyProvider> =>
    openRootKeys(
      {
        dataDir: '/nowhere',
        rootKeyProvider: 'transit',
        rootKey: 'k',
        rootKeyUrl: 'http://127.0.0.1:1',
        rootKeyCredentials,
      },
      systemClock(),
    );
  await assert.rejects(start(null), StartError);
  await assert.rejects(start('/nowhere.json'), /cannot be read/);
  await assert.rejects(
    start(credentialsFile({ token: 's3cret' }, 0o644)),
    (error) => error instanceof StartError && /mode to 600/.test(error.message),
  );
  await assert.rejects(
    start(credentialsFile('"s3cret')),
    (error) => error instanceof StartError && !error.message.includes('s3cret'),
  );
});
