import assert from 'node:assert/strict';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openMastercardFields } from '../../../server/relay/authentication/encryption/mastercard.ts';
import {
  isSigned,
  openPayload,
  sealedFor,
} from '../../../sandbox/processors/mastercard-mdes/cryptography.ts';
import type { SimulatedRequest } from '../../../sandbox/processors/processor.ts';
import { PROCESSOR_CERTIFICATE, PROCESSOR_KEY } from '../../relay/vectors/material.ts';
import { CONSUMER_KEY, SIGNING } from '../../network-tokens/mdes.ts';

/** Mastercard's own libraries, as far as they are asked here, judge the simulator and what opens answers. */
type Encryption = {
  encrypt(endpoint: string, header: object, body: object): { body: Record<string, unknown> };
  decrypt(response: { request: { url: string }; body: unknown }): unknown;
};
const load = createRequire(import.meta.url);
const { FieldLevelEncryption } = load('mastercard-client-encryption') as {
  FieldLevelEncryption: new (config: object) => Encryption;
};
const signer = load('mastercard-oauth1-signer') as {
  getAuthorizationHeader(uri: string, method: string, body: string, key: string, signingKey: string): string;
};

const folder = mkdtempSync(join(tmpdir(), 'railyard-'));
after(() => rmSync(folder, { recursive: true }));
const files = { encryptionCertificate: join(folder, 'certificate.pem'), privateKey: join(folder, 'key.pem') };
writeFileSync(files.encryptionCertificate, PROCESSOR_CERTIFICATE);
writeFileSync(files.privateKey, PROCESSOR_KEY);

const PATH = 'digitization/static/1/0/tokenize';
const library = new FieldLevelEncryption({
  ...files,
  dataEncoding: 'hex',
  encryptedValueFieldName: 'encryptedData',
  encryptedKeyFieldName: 'encryptedKey',
  ivFieldName: 'iv',
  oaepHashingAlgorithmFieldName: 'oaepHashingAlgorithm',
  oaepPaddingDigestAlgorithm: 'SHA-512',
  publicKeyFingerprintFieldName: 'publicKeyFingerprint',
  publicKeyFingerprintType: 'publicKey',
  paths: [
    {
      path: `/${PATH}`,
      toEncrypt: [{ element: 'card', obj: 'sealed' }],
      toDecrypt: [{ element: 'sealed', obj: 'card' }],
    },
  ],
});
const CLEAR = { tokenNumber: '5204730000002514', expiryMonth: '12', expiryYear: '32' };
const address = `https://api.mastercard.com/${PATH}`;

test('what Mastercard’s library encrypts is opened by the vault and by the simulator', () => {
  const { body } = library.encrypt(`/${PATH}`, {}, { card: CLEAR });
  const whole = Buffer.from(JSON.stringify(body));
  const key = createPrivateKey(PROCESSOR_KEY);
  const read = JSON.parse(openMastercardFields(whole, 'sealed', key).toString()) as {
    sealed: { encryptedData: unknown };
  };
  assert.deepEqual(read.sealed.encryptedData, CLEAR);
  assert.deepEqual(openPayload(body['sealed'] as Record<string, unknown>, PROCESSOR_KEY), CLEAR);
});

test('what the simulator encrypts is opened by Mastercard’s library', () => {
  const pem = createPublicKey(PROCESSOR_CERTIFICATE).export({ type: 'spki', format: 'pem' }).toString();
  const read = library.decrypt({ request: { url: address }, body: { sealed: sealedFor(pem, CLEAR) } });
  assert.deepEqual((read as { card: unknown }).card, CLEAR);
});

test('the simulator takes the signatures of Mastercard’s library, and none of another body or key', () => {
  const body = '{"requestId":"1"}';
  const signed = signer.getAuthorizationHeader(address, 'POST', body, CONSUMER_KEY, SIGNING.privateKey);
  const headers = { host: 'api.mastercard.com', authorization: signed };
  const request = { method: 'POST', path: PATH.split('/'), query: new URLSearchParams(), headers, body };
  const holds = (more: object, key = SIGNING.publicKey): boolean =>
    isSigned({ ...request, ...more } as unknown as SimulatedRequest, key); // it reads no more of it
  assert.equal(holds({}), true);
  assert.equal(holds({ body: '{"requestId":"2"}' }), false);
  const stranger = createPublicKey(PROCESSOR_CERTIFICATE).export({ type: 'spki', format: 'pem' }).toString();
  assert.equal(holds({}, stranger), false);
});
