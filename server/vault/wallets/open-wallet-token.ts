import { createHash, createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import { type JsonObject, objectOf } from '../../domain/json.ts';
import { decryptApplePayToken } from './apple-pay.ts';
import { type ClearPayload, readClearPayload } from './clear-payload.ts';
import { decryptGooglePayToken } from './google-pay.ts';
import type { OpenedWalletFacts, WalletRecipient } from './opening.ts';
import { decryptPazeToken } from './paze.ts';
import { object, readObject, text, WalletTokenError } from './wallet-token-json.ts';

/** A token opened: what it holds as bytes that the caller owns, and what may be known of it. */
export type OpenedToken = OpenedWalletFacts & Readonly<{ number: Buffer; cryptogram: Buffer | null }>;

/**
 * Verifies and decrypts. `privateKeys`: PKCS #8, P-256. Throws a `WalletTokenError` for whatever is wrong
 * with the token.
 */
export async function openWalletToken(
  token: Buffer,
  recipient: WalletRecipient,
  privateKeys: readonly Buffer[],
  now: Date,
): Promise<OpenedToken> {
  switch (recipient.wallet) {
    case 'google': {
      const inner = innerToken(token, GOOGLE_WRAPPERS);
      const scalars = privateKeys.map((key) => key.subarray(SCALAR_AT, SCALAR_AT + 32));
      return read(
        decryptGooglePayToken(
          inner,
          {
            rootSigningKeys: recipient.rootSigningKeys,
            recipientId: recipient.recipientId,
            privateKeys: scalars,
          },
          now,
        ),
        googlePayload,
      );
    }
    case 'apple': {
      const inner = innerToken(token, APPLE_WRAPPERS);
      const { merchantIdentifier } = recipient;
      const processing = privateKeys.map((der) => {
        const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
        return { merchantIdentifier, privateKey, publicKey: createPublicKey(privateKey) };
      });
      const keys = {
        rootCertificate: new X509Certificate(Buffer.from(recipient.rootCertificate, 'base64')),
        processing,
      };
      const transactionId = text(object(readObject(inner), 'header'), 'transactionId');
      return read(decryptApplePayToken(inner, keys, now), (payload) => applePayload(payload, transactionId));
    }
    case 'paze':
      return read(await decryptPazeToken(token, { ...recipient, privateKeys }, now), pazePayload);
    default:
      return recipient satisfies never;
  }
}

/**
 * Of the private scalar in PKCS #8 as Node writes it for P-256 (RFC 5958 around RFC 5915, all lengths fixed).
 */
const SCALAR_AT = 36;

/** Front ends hand over the wallet's whole answer or a part of it; each path leads further in. */
const GOOGLE_WRAPPERS = [
  ['paymentMethodData', 'tokenizationData', 'token'],
  ['tokenizationData', 'token'],
  ['token'],
] as const;
const APPLE_WRAPPERS = [['token', 'paymentData'], ['paymentData']] as const;

function innerToken(token: Buffer, wrappers: readonly (readonly string[])[]): Buffer {
  const outer = readObject(token);
  for (const path of wrappers) {
    let value: unknown = outer;
    for (const key of path) value = objectOf(value)?.[key];
    if (typeof value === 'string') return Buffer.from(value);
    if (typeof value === 'object' && value !== null) return Buffer.from(JSON.stringify(value));
  }
  return token;
}

/** Reads the clear bytes, wipes them, and wipes the numbers too where the payload is not as it should be. */
function read(clear: Buffer, interpret: (payload: ClearPayload) => OpenedToken): OpenedToken {
  let payload: ClearPayload | null = null;
  try {
    payload = readClearPayload(clear);
    return interpret(payload);
  } catch (error) {
    for (const value of payload?.secrets.values() ?? []) value.fill(0);
    throw error;
  } finally {
    clear.fill(0);
  }
}

/** Google: `CRYPTOGRAM_3DS` is a device's token with proof, `PAN_ONLY` the card itself. */
function googlePayload({ facts, secrets }: ClearPayload): OpenedToken {
  const details = object(facts, 'paymentMethodDetails');
  const method = text(details, 'authMethod');
  if (method !== 'CRYPTOGRAM_3DS' && method !== 'PAN_ONLY')
    throw new WalletTokenError('The token was made by a method that is not known');

  const kind = method === 'PAN_ONLY' ? 'card' : 'network-token';
  return {
    kind,
    number: numberOf(secrets, '/paymentMethodDetails/pan'),
    cryptogram: kind === 'card' ? null : proofOf(secrets, '/paymentMethodDetails/cryptogram'),
    expirationDate: expirationOf(details['expirationMonth'], details['expirationYear']),
    eci: eciOf(details['eciIndicator']),
    oneTimeDigest: digestOf('google', text(facts, 'messageId')),
    assurance: assuranceOf(details['assuranceDetails']),
  };
}

function applePayload({ facts, secrets }: ClearPayload, transactionId: string): OpenedToken {
  if (text(facts, 'paymentDataType') !== '3DSecure')
    throw new WalletTokenError('The token holds EMV data, which is not taken');
  const [, year, month] = /^(\d{2})(\d{2})\d{2}$/.exec(text(facts, 'applicationExpirationDate')) ?? [];
  return {
    kind: 'network-token',
    number: numberOf(secrets, '/applicationPrimaryAccountNumber'),
    cryptogram: proofOf(secrets, '/paymentData/onlinePaymentCryptogram'),
    expirationDate: expirationOf(Number(month), 2000 + Number(year)),
    eci: eciOf(object(facts, 'paymentData')['eciIndicator']),
    oneTimeDigest: digestOf('apple', transactionId.toLowerCase()),
    assurance: null,
  };
}

function pazePayload({ facts, secrets }: ClearPayload): OpenedToken {
  const token = object(facts, 'token');
  return {
    kind: 'network-token',
    number: numberOf(secrets, '/token/paymentToken'),
    cryptogram: proofOf(secrets, '/dynamicData/dynamicDataValue'),
    expirationDate: expirationOf(Number(token['tokenExpirationMonth']), Number(token['tokenExpirationYear'])),
    eci: eciOf(facts['eci']),
    oneTimeDigest: digestOf('paze', text(facts, 'payloadId')),
    assurance: null,
  };
}

function numberOf(secrets: ReadonlyMap<string, Buffer>, pointer: string): Buffer {
  const number = secrets.get(pointer);
  if (
    number === undefined ||
    number.length < 12 ||
    number.length > 19 ||
    !number.every((byte) => byte >= 0x30 && byte <= 0x39)
  )
    throw new WalletTokenError('The token holds no account number');
  return number;
}

function proofOf(secrets: ReadonlyMap<string, Buffer>, pointer: string): Buffer {
  const proof = secrets.get(pointer);
  if (proof === undefined || proof.length === 0) throw new WalletTokenError('The token holds no cryptogram');
  return proof;
}

function expirationOf(month: unknown, year: unknown): string {
  if (
    typeof month !== 'number' ||
    typeof year !== 'number' ||
    !Number.isInteger(month) ||
    !Number.isInteger(year) ||
    month < 1 ||
    month > 12 ||
    year < 2000 ||
    year > 2099
  ) {
    throw new WalletTokenError('The token holds no expiration date');
  }
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}

/** Wallets write `5` and `05`. */
function eciOf(value: unknown): string | null {
  return typeof value === 'string' && /^\d{1,2}$/.test(value) ? value.padStart(2, '0') : null;
}

function assuranceOf(value: unknown): OpenedWalletFacts['assurance'] {
  if (typeof value !== 'object' || value === null) return null;
  const given = value as JsonObject; // an object of unknown members
  return {
    accountVerified: given['accountVerified'] === true,
    cardHolderAuthenticated: given['cardHolderAuthenticated'] === true,
  };
}

function digestOf(wallet: string, id: string): string {
  if (id === '') throw new WalletTokenError('The token has no identifier of its own');
  return createHash('sha256').update(`${wallet}\n${id}`).digest('hex');
}
