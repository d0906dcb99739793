import { AwsV4Signer } from 'aws4fetch';
import type { Clock } from '../../platform/clock.ts';
import type { OperatorClient } from '../../net/operator-client.ts';
import { RootKeyFault, type RootKeyProvider } from '../root-key.ts';
import type { JsonObject } from '../../domain/json.ts';
import { askJson, textOf } from './ask.ts';
import type { Credentials } from '../../platform/credentials-file.ts';

/**
 * AWS KMS, a symmetric key. Credentials: `region`, `access_key_id`, `secret_access_key`, and `session_token`
 * where there is one. KMS rotates the material under one ARN by itself; to move to another key, set
 * RAILYARD_ROOT_KEY to it and run a root rotation.
 * https://docs.aws.amazon.com/kms/latest/APIReference/API_Encrypt.html
 */
export function awsKmsRootKeys(
  options: Readonly<{
    url: string | null;
    key: string;
    credentials: Credentials;
    client: OperatorClient;
    clock: Clock;
  }>,
): RootKeyProvider {
  const { key, credentials, client, clock } = options;
  const ask = async (action: string, body: JsonObject): Promise<JsonObject> => {
    const region = credentials.get('region');
    const url = options.url ?? `https://kms.${region}.amazonaws.com`;
    const text = JSON.stringify(body);
    const headers = await signedHeaders({ url, region, action, body: text }, credentials, clock.now());
    return askJson(client, 'AWS KMS', { method: 'POST', url, headers, body: text });
  };
  const describe = async (): Promise<string> =>
    `aws-kms:${textOf((await ask('DescribeKey', { KeyId: key }))['KeyMetadata'], 'Arn', 'AWS KMS')}`;

  return {
    name: 'aws-kms',
    current: describe,
    wrap: async (plain, context) => {
      const answer = await ask('Encrypt', {
        KeyId: key,
        Plaintext: plain.toString('base64'),
        EncryptionContext: { railyard: context },
      });
      return {
        rootKey: `aws-kms:${textOf(answer, 'KeyId', 'AWS KMS')}`,
        bytes: Buffer.from(textOf(answer, 'CiphertextBlob', 'AWS KMS'), 'base64'),
      };
    },
    unwrap: async ({ rootKey, bytes }, context) => {
      const arn = /^aws-kms:(.+)$/.exec(rootKey)?.[1];
      if (arn === undefined) throw new RootKeyFault('refused', `${rootKey} is not a key of AWS KMS`);
      const answer = await ask('Decrypt', {
        KeyId: arn,
        CiphertextBlob: bytes.toString('base64'),
        EncryptionContext: { railyard: context },
      });
      return Buffer.from(textOf(answer, 'Plaintext', 'AWS KMS'), 'base64');
    },
    close: () => client.close(),
  };
}

/** AWS Signature Version 4, of all headers. */
async function signedHeaders(
  request: Readonly<{ url: string; region: string; action: string; body: string }>,
  credentials: Credentials,
  now: Date,
): Promise<Record<string, string>> {
  const { action, ...rest } = request;
  const sessionToken = credentials.optional('session_token');
  const { headers } = await new AwsV4Signer({
    ...rest,
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `TrentService.${action}` },
    accessKeyId: credentials.get('access_key_id'),
    secretAccessKey: credentials.get('secret_access_key'),
    ...(sessionToken === null ? {} : { sessionToken }),
    service: 'kms',
    datetime: now.toISOString().replaceAll(/[-:]|\.\d{3}/g, ''),
    allHeaders: true,
  }).sign();

  return Object.fromEntries(headers);
}
