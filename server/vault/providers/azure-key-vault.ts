import type { Clock } from '../../platform/clock.ts';
import { randomBytes } from '../../platform/entropy.ts';
import type { OperatorClient } from '../../net/operator-client.ts';
import { KEY_BYTES, SealBroken, openBytes, sealBytes } from '../envelope.ts';
import { RootKeyFault, type RootKeyProvider, type WrappedKey } from '../root-key.ts';
import { type JsonObject, objectOf } from '../../domain/json.ts';
import { askJson, textOf } from './ask.ts';
import { BearerToken } from './service-token.ts';
import type { Credentials } from '../../platform/credentials-file.ts';

const API_VERSION = '7.4';
const ALGORITHM = 'RSA-OAEP-256';
const WRAPPED_LENGTH_BYTES = 2;

/**
 * Azure Key Vault or Managed HSM, an RSA key. RSA-OAEP binds no context, so what the service wraps is a
 * random key of one use, and that one seals ours with the context. Credentials: `tenant_id`, `client_id`,
 * `client_secret`, and `token_uri` where the authority is not the public one.
 * https://learn.microsoft.com/rest/api/keyvault/keys/wrap-key
 */
export function azureKeyVaultRootKeys(
  options: Readonly<{
    url: string;
    key: string;
    credentials: Credentials;
    client: OperatorClient;
    clock: Clock;
  }>,
): RootKeyProvider {
  const { url, key, credentials, client, clock } = options;
  const token = new BearerToken(clock, () => askForToken(credentials, client));
  const ask = async (
    method: 'GET' | 'POST' | 'PATCH',
    address: string,
    body?: JsonObject,
  ): Promise<JsonObject> =>
    askJson(client, 'Azure Key Vault', {
      method,
      url: `${address}?api-version=${API_VERSION}`,
      headers: { authorization: `Bearer ${await token.get()}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const kidOf = (answer: JsonObject): string => textOf(objectOf(answer['key']), 'kid', 'Azure Key Vault');
  const addressOf = (rootKey: string): string => {
    const kid = /^azure-key-vault:(.+)$/.exec(rootKey)?.[1];
    if (kid?.startsWith(`${url}/keys/${key}/`) !== true)
      throw new RootKeyFault('refused', `${rootKey} is not a version of ${key}`);
    return kid;
  };
  const latest = async (): Promise<string> => kidOf(await ask('GET', `${url}/keys/${key}`));

  return {
    name: 'azure-key-vault',
    current: async () => `azure-key-vault:${await latest()}`,
    wrap: async (plain, context) =>
      wrapOnce(plain, context, async (once) => {
        const answer = await ask('POST', `${await latest()}/wrapkey`, {
          alg: ALGORITHM,
          value: once.toString('base64url'),
        });
        return {
          rootKey: `azure-key-vault:${textOf(answer, 'kid', 'Azure Key Vault')}`,
          bytes: Buffer.from(textOf(answer, 'value', 'Azure Key Vault'), 'base64url'),
        };
      }),
    unwrap: async (wrapped, context) =>
      unwrapOnce(wrapped, context, async (onceWrapped) => {
        const answer = await ask('POST', `${addressOf(wrapped.rootKey)}/unwrapkey`, {
          alg: ALGORITHM,
          value: onceWrapped.toString('base64url'),
        });
        return Buffer.from(textOf(answer, 'value', 'Azure Key Vault'), 'base64url');
      }),
    rotate: async () => `azure-key-vault:${kidOf(await ask('POST', `${url}/keys/${key}/rotate`))}`,
    retire: async (rootKey) =>
      void (await ask('PATCH', addressOf(rootKey), { attributes: { enabled: false } })),
    close: () => client.close(),
  };
}

/** A random key of one use, as the service wraps it, and ours sealed under it: with the context. */
async function wrapOnce(
  plain: Buffer,
  context: string,
  wrap: (once: Buffer) => Promise<WrappedKey>,
): Promise<WrappedKey> {
  const once = randomBytes(KEY_BYTES);
  try {
    const { rootKey, bytes } = await wrap(once);
    const length = Buffer.alloc(WRAPPED_LENGTH_BYTES);
    length.writeUInt16BE(bytes.length);
    return {
      rootKey,
      bytes: Buffer.concat([length, bytes, sealBytes(once, plain, ['root', rootKey, context])]),
    };
  } finally {
    once.fill(0);
  }
}

async function unwrapOnce(
  { rootKey, bytes }: WrappedKey,
  context: string,
  unwrap: (onceWrapped: Buffer) => Promise<Buffer>,
): Promise<Buffer> {
  const wrappedEnd = WRAPPED_LENGTH_BYTES + (bytes.length < WRAPPED_LENGTH_BYTES ? 0 : bytes.readUInt16BE(0));
  const once = await unwrap(bytes.subarray(WRAPPED_LENGTH_BYTES, wrappedEnd));
  try {
    if (once.length !== KEY_BYTES) throw new SealBroken();
    return openBytes(once, bytes.subarray(wrappedEnd), ['root', rootKey, context]);
  } catch (error) {
    if (error instanceof SealBroken)
      throw new RootKeyFault(
        'refused',
        `Azure Key Vault gave a key back that does not open what ${rootKey} wrapped`,
      );
    throw error;
  } finally {
    once.fill(0);
  }
}

async function askForToken(credentials: Credentials, client: OperatorClient): Promise<JsonObject> {
  const tenant = credentials.get('tenant_id');
  return askJson(client, 'Azure’s token service', {
    method: 'POST',
    url: credentials.optional('token_uri') ?? `https://login.microsoftonline.com/${tenant}/oauth2/v2.0/token`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: credentials.get('client_id'),
      client_secret: credentials.get('client_secret'),
      scope: 'https://vault.azure.net/.default',
    }).toString(),
  });
}
