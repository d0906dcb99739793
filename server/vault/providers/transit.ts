import type { OperatorClient } from '../../net/operator-client.ts';
import { RootKeyFault, type RootKeyProvider } from '../root-key.ts';
import { type JsonObject, objectOf } from '../../domain/json.ts';
import { askJson, textOf } from './ask.ts';
import type { Credentials } from '../../platform/credentials-file.ts';

type TransitKey = Readonly<{
  url: string;
  mount: string;
  key: string;
  credentials: Credentials;
  client: OperatorClient;
}>;

/**
 * HashiCorp Vault or OpenBao, transit secrets engine, a key of type aes256-gcm96. Credentials: `token`, and
 * `namespace` where there is one. https://developer.hashicorp.com/vault/api-docs/secret/transit
 */
export function transitRootKeys(transitKey: TransitKey): RootKeyProvider {
  const { mount, key, client } = transitKey;
  const ask = (method: 'GET' | 'POST', path: string, body?: JsonObject): Promise<JsonObject> =>
    askTransit(transitKey, method, path, body);
  const named = (version: string): string => `transit:${mount}/${key}:${version}`;
  const versionOf = (rootKey: string): number => {
    const prefix = named('v');
    const version = rootKey.startsWith(prefix) ? rootKey.slice(prefix.length) : '';
    if (!/^\d+$/.test(version))
      throw new RootKeyFault('refused', `${rootKey} is not a version of ${mount}/${key}`);
    return Number(version);
  };
  const latest = async (): Promise<number> => {
    const version = objectOf((await ask('GET', `keys/${key}`))['data'])?.['latest_version'];
    if (typeof version !== 'number')
      throw new RootKeyFault('unavailable', 'transit answered without latest_version');
    return version;
  };

  return {
    name: 'transit',
    current: async () => named(`v${await latest()}`),
    wrap: async (plain, context) => {
      const answer = await ask('POST', `encrypt/${key}`, {
        plaintext: plain.toString('base64'),
        associated_data: base64(context),
      });
      const ciphertext = textOf(answer['data'], 'ciphertext', 'transit');
      const version = /^vault:(v\d+):/.exec(ciphertext)?.[1];
      if (version === undefined)
        throw new RootKeyFault('unavailable', 'transit answered a ciphertext of an unknown form');
      return { rootKey: named(version), bytes: Buffer.from(ciphertext) };
    },
    unwrap: async ({ rootKey, bytes }, context) => {
      const version = versionOf(rootKey);
      if (!bytes.toString().startsWith(`vault:v${version}:`))
        throw new RootKeyFault('refused', `a key is not wrapped under ${rootKey}`);
      const answer = await ask('POST', `decrypt/${key}`, {
        ciphertext: bytes.toString(),
        associated_data: base64(context),
      });
      return Buffer.from(textOf(answer['data'], 'plaintext', 'transit'), 'base64');
    },
    rotate: async () => {
      await ask('POST', `keys/${key}/rotate`, {});
      return named(`v${await latest()}`);
    },
    retire: async (rootKey) =>
      void (await ask('POST', `keys/${key}/config`, { min_decryption_version: versionOf(rootKey) + 1 })),
    close: () => client.close(),
  };
}

async function askTransit(
  { url, mount, credentials, client }: TransitKey,
  method: 'GET' | 'POST',
  path: string,
  body?: JsonObject,
): Promise<JsonObject> {
  const namespace = credentials.optional('namespace');
  const headers = {
    'x-vault-token': credentials.get('token'),
    'content-type': 'application/json',
    ...(namespace === null ? {} : { 'x-vault-namespace': namespace }),
  };
  return askJson(client, 'transit', {
    method,
    url: `${url}/v1/${mount}/${path}`,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}
