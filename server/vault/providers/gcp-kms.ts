import { sign } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { OperatorClient } from '../../net/operator-client.ts';
import { RootKeyFault, type RootKeyProvider } from '../root-key.ts';
import type { JsonObject } from '../../domain/json.ts';
import { askJson, textOf } from './ask.ts';
import { BearerToken } from './service-token.ts';
import type { Credentials } from '../../platform/credentials-file.ts';

const SCOPE = 'https://www.googleapis.com/auth/cloudkms';
const ASSERTION_SECONDS = 3_600;

/**
 * Google Cloud KMS, a key `projects/…/locations/…/keyRings/…/cryptoKeys/…` of purpose ENCRYPT_DECRYPT.
 * Credentials: a service account's key file as Google gives it (`client_email`, `private_key`, `token_uri`).
 * https://cloud.google.com/kms/docs/reference/rest
 */
export function gcpKmsRootKeys(
  options: Readonly<{
    url: string | null;
    key: string;
    credentials: Credentials;
    client: OperatorClient;
    clock: Clock;
  }>,
): RootKeyProvider {
  const { key, credentials, client, clock } = options;
  const token = new BearerToken(clock, () => askForToken(credentials, client, clock));
  const ask = async (method: 'GET' | 'POST', path: string, body?: JsonObject): Promise<JsonObject> =>
    askJson(client, 'Google Cloud KMS', {
      method,
      url: `${options.url ?? 'https://cloudkms.googleapis.com'}/v1/${path}`,
      headers: { authorization: `Bearer ${await token.get()}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const versionOf = (rootKey: string): string => {
    const name = /^gcp-kms:(.+)$/.exec(rootKey)?.[1];
    if (name?.startsWith(`${key}/cryptoKeyVersions/`) !== true)
      throw new RootKeyFault('refused', `${rootKey} is not a version of ${key}`);
    return name;
  };

  return {
    name: 'gcp-kms',
    current: async () => `gcp-kms:${textOf((await ask('GET', key))['primary'], 'name', 'Google Cloud KMS')}`,
    wrap: async (plain, context) => {
      const answer = await ask('POST', `${key}:encrypt`, {
        plaintext: plain.toString('base64'),
        additionalAuthenticatedData: base64(context),
      });
      return {
        rootKey: `gcp-kms:${textOf(answer, 'name', 'Google Cloud KMS')}`,
        bytes: Buffer.from(textOf(answer, 'ciphertext', 'Google Cloud KMS'), 'base64'),
      };
    },
    unwrap: async ({ rootKey, bytes }, context) => {
      versionOf(rootKey);
      const answer = await ask('POST', `${key}:decrypt`, {
        ciphertext: bytes.toString('base64'),
        additionalAuthenticatedData: base64(context),
      });
      return Buffer.from(textOf(answer, 'plaintext', 'Google Cloud KMS'), 'base64');
    },
    rotate: async () => {
      const name = textOf(await ask('POST', `${key}/cryptoKeyVersions`, {}), 'name', 'Google Cloud KMS');
      await ask('POST', `${key}:updatePrimaryVersion`, {
        cryptoKeyVersionId: name.slice(name.lastIndexOf('/') + 1),
      });
      return `gcp-kms:${name}`;
    },
    retire: async (rootKey) => void (await ask('POST', `${versionOf(rootKey)}:destroy`, {})),
    close: () => client.close(),
  };
}

/** RFC 7523: a signed assertion against an access token. */
async function askForToken(
  credentials: Credentials,
  client: OperatorClient,
  clock: Clock,
): Promise<JsonObject> {
  const now = Math.floor(clock.now().getTime() / 1_000);
  const audience = credentials.get('token_uri');
  const claims = {
    iss: credentials.get('client_email'),
    scope: SCOPE,
    aud: audience,
    iat: now,
    exp: now + ASSERTION_SECONDS,
  };
  const input = [{ alg: 'RS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(input), credentials.get('private_key'));
  const assertion = `${input}.${signature.toString('base64url')}`;

  return askJson(client, 'Google’s token service', {
    method: 'POST',
    url: audience,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    }).toString(),
  });
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}
