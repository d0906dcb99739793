import type { JsonObject } from '../../domain/json.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Settings } from '../connector.ts';
import type {
  TokenCall,
  TokenReading,
  WireAuthentication,
  WireDecryption,
} from '../token-service-connector.ts';
import type { settings } from './settings.ts';
import { answerOf } from './wire.ts';

type MdesSettings = Settings<typeof settings>;
export type MdesCall<Input> = TokenCall<typeof settings, Input>;

type ExchangeOptions = TokenReading & Readonly<{ isEncrypted?: boolean }>;
type ReadAnswer = Readonly<{ answer: JsonObject; taken: ReadonlyMap<string, Secret> }>;

/** Signed, with the card's data encrypted where there are any. */
export async function post(
  call: MdesCall<unknown>,
  path: string,
  body: JsonObject,
  { isEncrypted = false, ...reading }: ExchangeOptions = {},
): Promise<ReadAnswer> {
  const { status, text, taken } = await call.http.send(
    {
      method: 'POST',
      url: `${call.baseUrl}/${path}`,
      headers: { accept: 'application/json' },
      body: { type: 'json', value: { requestId: call.newId(), ...body } },
    },
    {
      ...reading,
      authentications: [...(isEncrypted ? [encryption(call.settings)] : []), signature(call.settings)],
    },
  );
  return { answer: answerOf(status, text), taken };
}

function signature(given: MdesSettings): WireAuthentication {
  const { consumer_key, signing_key, signing_key_password: passphrase } = given;
  return {
    id: 'mastercard-mdes.signature',
    kind: 'signature',
    method: 'oauth1',
    fields: { consumer_key, signing_key, ...(passphrase === undefined ? {} : { passphrase }) },
  };
}

function encryption(given: MdesSettings): WireAuthentication {
  const { encryption_certificate, encryption_key_fingerprint: key_fingerprint } = given;
  return {
    id: 'mastercard-mdes.mle',
    kind: 'mle',
    method: 'mastercard-fields',
    fields: {
      encryption_certificate,
      element: 'fundingAccountInfo.encryptedPayload.encryptedData',
      object: 'fundingAccountInfo.encryptedPayload',
      encrypted_value_field: 'encryptedData',
      oaep_digest: 'SHA-512',
      oaep_digest_name: 'oaepHashingAlgorithm',
      fingerprint_name: 'publicKeyFingerprint',
      ...(key_fingerprint === undefined ? {} : { key_fingerprint }),
    },
  };
}

/** `element`: the object in which Mastercard encrypted something for the merchant. */
export function decryption(given: Partial<MdesSettings>, element: string): WireDecryption {
  const { decryption_key = '', decryption_key_password: passphrase } = given;
  return {
    method: 'mastercard-fields',
    element,
    fields: { decryption_key, ...(passphrase === undefined ? {} : { passphrase }) },
  };
}
