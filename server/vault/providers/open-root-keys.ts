import { join } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../config.ts';
import { createOperatorClient } from '../../net/operator-client.ts';
import { StartError } from '../../platform/start-error.ts';
import type { RootKeyProvider } from '../root-key.ts';
import { awsKmsRootKeys } from './aws-kms.ts';
import { azureKeyVaultRootKeys } from './azure-key-vault.ts';
import { Credentials } from '../../platform/credentials-file.ts';
import { fileRootKeys } from './file.ts';
import { gcpKmsRootKeys } from './gcp-kms.ts';
import { pkcs11RootKeys } from './pkcs11.ts';
import { transitRootKeys } from './transit.ts';

export type RootKeyConfig = Pick<
  Config,
  'dataDir' | 'rootKeyProvider' | 'rootKey' | 'rootKeyUrl' | 'rootKeyCredentials'
>;

const TRANSIT_MOUNT = 'transit';

/**
 * The provider that the settings name. Throws a `StartError` where something is missing; asks the key service
 * nothing yet.
 */
export async function openRootKeys(
  config: RootKeyConfig,
  clock: Clock,
  timeoutMs?: number,
): Promise<RootKeyProvider> {
  if (config.rootKeyProvider === 'file') return fileRootKeys(join(config.dataDir, 'vault', 'root-keys'));
  const key = config.rootKey;
  if (key === null)
    throw new StartError(
      `RAILYARD_ROOT_KEY_PROVIDER=${config.rootKeyProvider} needs RAILYARD_ROOT_KEY: what the key is called there.`,
    );
  const credentials = new Credentials('RAILYARD_ROOT_KEY_CREDENTIALS', config.rootKeyCredentials);
  if (config.rootKeyProvider === 'pkcs11') return pkcs11RootKeys({ key, credentials });

  const shared = { credentials, client: createOperatorClient(timeoutMs), clock };
  switch (config.rootKeyProvider) {
    case 'transit': {
      const slash = key.lastIndexOf('/');
      return transitRootKeys({
        ...shared,
        url: urlOf(config),
        mount: slash < 0 ? TRANSIT_MOUNT : key.slice(0, slash),
        key: key.slice(slash + 1),
      });
    }
    case 'aws-kms':
      return awsKmsRootKeys({ ...shared, url: config.rootKeyUrl, key });
    case 'gcp-kms':
      return gcpKmsRootKeys({ ...shared, url: config.rootKeyUrl, key });
    case 'azure-key-vault':
      return azureKeyVaultRootKeys({ ...shared, url: urlOf(config), key });
    default:
      return config.rootKeyProvider satisfies never;
  }
}

function urlOf(config: RootKeyConfig): string {
  if (config.rootKeyUrl === null)
    throw new StartError(
      `RAILYARD_ROOT_KEY_PROVIDER=${config.rootKeyProvider} needs RAILYARD_ROOT_KEY_URL: where it is.`,
    );
  return config.rootKeyUrl;
}
