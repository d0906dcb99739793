import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { accountOf } from '../../sandbox/processors/mastercard-mdes/processor.ts';
import { recordSecret, type TestService } from '../harness/index.ts';

/** A merchant's keys, as they would be made for a project on Mastercard's developer site. */
const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
export const SIGNING = pair();
const ENCRYPTION = pair();
export const CONSUMER_KEY = 'aVerySecretClient!0123456789abcdef';
export const TOKEN_REQUESTOR = '50110030273';
export const ACCOUNT = accountOf(CONSUMER_KEY);
for (const secret of [CONSUMER_KEY, SIGNING.privateKey, ENCRYPTION.privateKey]) recordSecret(secret);

type Registration = Readonly<{ signingKey?: string; encryptionKey?: string; notificationUrl?: string }>;

/** Exchanges keys with the simulated Mastercard; its public one. */
export async function register(simulatorUrl: string, told: Registration = {}): Promise<string> {
  const answer = await fetch(`${simulatorUrl}/mastercard-mdes/project/${encodeURIComponent(CONSUMER_KEY)}`, {
    method: 'PUT',
    body: JSON.stringify({
      token_requestor_id: TOKEN_REQUESTOR,
      signing_key: told.signingKey ?? SIGNING.publicKey,
      encryption_key: told.encryptionKey ?? ENCRYPTION.publicKey,
      notification_url: told.notificationUrl ?? null,
    }),
  });
  assert.equal(answer.status, 200);
  return ((await answer.json()) as { encryption_key: string }).encryption_key;
}

export const PATH = '/merchant-accounts/default/token-services/mastercard-mdes';

export function fieldsOf(encryptionCertificate: string) {
  return [
    { key: 'token_requestor_id', value: TOKEN_REQUESTOR },
    { key: 'consumer_key', value: CONSUMER_KEY },
    { key: 'signing_key', value: SIGNING.privateKey },
    { key: 'encryption_certificate', value: encryptionCertificate },
    { key: 'decryption_key', value: ENCRYPTION.privateKey },
  ];
}

/** Sets MDES up for the merchant account, and Mastercard to tell its events; the address that it tells them to. */
export async function setUpMdes(service: TestService, simulatorUrl: string): Promise<string> {
  const fields = fieldsOf(await register(simulatorUrl));
  const put = await service.request('PUT', PATH, { body: { fields } });
  assert.equal(put.status, 200, put.text);
  await register(simulatorUrl, { notificationUrl: put.body.webhook_url });
  return put.body.webhook_url;
}
