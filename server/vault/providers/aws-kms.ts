import { createHash, createHmac } from 'node:crypto';
import type { Clock } from '../../machine/clock.ts';
import type { OperatorClient } from '../../net/operator-client.ts';
import { RootKeyFault, type RootKeyProvider } from '../root-key.ts';
import type { JsonObject } from '../../domain/json.ts';
import { askJson, textOf } from './ask.ts';
import type { Credentials } from '../../machine/credentials-file.ts';

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
    const url = new URL(options.url ?? `https://kms.${region}.amazonaws.com`);
    const text = JSON.stringify(body);
    const signed = signedHeaders(url.host, region, action, text, credentials, clock.now());
    return askJson(client, 'AWS KMS', { method: 'POST', url: url.href, headers: signed, body: text });
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

/** AWS Signature Version 4 for KMS's one kind of request. */
function signedHeaders(
  host: string,
  region: string,
  action: string,
  body: string,
  credentials: Credentials,
  now: Date,
): Record<string, string> {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = stamp.slice(0, 8);
  const session = credentials.optional('session_token');
  const headers: Record<string, string> = {
    'content-type': 'application/x-amz-json-1.1',
    host,
    'x-amz-date': stamp,
    ...(session === null ? {} : { 'x-amz-security-token': session }),
    'x-amz-target': `TrentService.${action}`,
  };
  const names = Object.keys(headers).sort();
  const canonical = [
    'POST',
    '/',
    '',
    ...names.map((name) => `${name}:${headers[name] ?? ''}`),
    '',
    names.join(';'),
    sha256(body),
  ].join('\n');
  const scope = `${day}/${region}/kms/aws4_request`;
  const key = [day, region, 'kms', 'aws4_request'].reduce(
    (secret: Buffer, part) => hmac(secret, part),
    Buffer.from(`AWS4${credentials.get('secret_access_key')}`),
  );
  const signature = hmac(key, ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n')).toString(
    'hex',
  );
  const { host: _own, ...sent } = headers;
  return {
    ...sent,
    authorization:
      `AWS4-HMAC-SHA256 Credential=${credentials.get('access_key_id')}/${scope}, ` +
      `SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
