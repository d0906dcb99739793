import assert from 'node:assert/strict';
import { X509Certificate } from 'node:crypto';
import { test } from 'node:test';
import {
  type ApplePayOptions,
  applePayIssuer,
  type GooglePayOptions,
  googlePayIssuer,
  newPair,
  pazeIssuer,
} from '../../../sandbox/processors/wallets/issuers.ts';
import { decryptApplePayToken } from './apple-pay.ts';
import { decryptGooglePayToken } from './google-pay.ts';
import { decryptPazeToken } from './paze.ts';
import { WalletTokenError } from './wallet-token-json.ts';

const now = new Date('2026-11-21T09:00:00Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);
const google = googleWithMerchant();
const apple = appleWithMerchant();
const googlePayload = {
  messageId: 'm',
  messageExpiration: String(now.getTime() + 60_000),
  paymentMethod: 'CARD',
  paymentMethodDetails: {
    authMethod: 'CRYPTOGRAM_3DS',
    pan: '4111111111111111',
    expirationMonth: 12,
    expirationYear: 2030,
    cryptogram: 'AAAA',
    eciIndicator: '05',
  },
};
const applePayload = {
  applicationPrimaryAccountNumber: '4111111111111111',
  applicationExpirationDate: '301231',
  paymentDataType: '3DSecure',
  paymentData: { onlinePaymentCryptogram: 'AAAA', eciIndicator: '5' },
};
const flip = (text: string): string => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);

test('a Google Pay token for us is verified and decrypted to the bytes that were encrypted', () => {
  assert.deepEqual(
    JSON.parse(decryptGooglePayToken(google.token(googlePayload), google.keys, now).toString()),
    googlePayload,
  );
});

test('an Apple Pay token for us is verified and decrypted to the bytes that were encrypted', () => {
  assert.deepEqual(
    JSON.parse(decryptApplePayToken(apple.token(applePayload), apple.keys, now).toString()),
    applePayload,
  );
});

const refusedByGoogle: readonly (readonly [string, () => Buffer, Date, RegExp])[] = [
  [
    'with another recipient',
    () => google.token(googlePayload, { recipientId: 'gateway:other' }),
    now,
    /does not hold for this recipient/,
  ],
  [
    'with a changed message',
    () =>
      google.token(googlePayload, {
        tamper: (token) => {
          token.signedMessage = token.signedMessage.replace('encryptedMessage":"', 'encryptedMessage":"A');
        },
      }),
    now,
    /does not hold/,
  ],
  [
    'with a changed signature',
    () =>
      google.token(googlePayload, {
        tamper: (token) => {
          token.signature = flip(token.signature);
        },
      }),
    now,
    /does not hold/,
  ],
  ['signed under another root', () => googleWithMerchant().token(googlePayload), now, /known root key/],
  ['whose message has expired', () => google.token(googlePayload), later(61_000), /expired/],
  [
    'whose signing key has expired',
    () => google.token(googlePayload, { keyExpiresAtMs: now.getTime() - 1 }),
    now,
    /signing key of the token has expired/,
  ],
  ['that is no JSON', () => Buffer.from('4111111111111111'), now, /JSON object/],
  [
    'without a signing key',
    () => Buffer.from('{"protocolVersion":"ECv2","signedMessage":"{}"}'),
    now,
    /intermediateSigningKey/,
  ],
];
for (const [what, token, at, message] of refusedByGoogle) {
  test(`a Google Pay token ${what} is refused`, () => {
    assert.throws(
      () => decryptGooglePayToken(token(), google.keys, at),
      (error) => error instanceof WalletTokenError && message.test(error.message),
    );
  });
}

test('a Google Pay root key past its end verifies nothing', () => {
  const keys = {
    ...google.keys,
    rootSigningKeys: google.keys.rootSigningKeys.map((key) => ({ ...key, expiresAtMs: now.getTime() })),
  };
  assert.throws(() => decryptGooglePayToken(google.token(googlePayload), keys, now), /known root key/);
});

test('a Google Pay token decrypts with the second of two keys while keys are being rotated', () => {
  const other = googleWithMerchant().keys.privateKeys;
  const keys = { ...google.keys, privateKeys: [...other, ...google.keys.privateKeys] };
  assert.doesNotThrow(() => decryptGooglePayToken(google.token(googlePayload), keys, now));
  assert.throws(
    () => decryptGooglePayToken(google.token(googlePayload), { ...google.keys, privateKeys: other }, now),
    /not encrypted for a key/,
  );
});

const refusedByApple: readonly (readonly [string, () => Buffer, Date, RegExp])[] = [
  [
    'with changed data',
    () =>
      apple.token(applePayload, {
        tamper: (token) => {
          token.data = flip(token.data);
        },
      }),
    now,
    /does not hold/,
  ],
  [
    'signed under another root',
    () => appleWithMerchant().token(applePayload),
    now,
    /do not lead to the root/,
  ],
  [
    'signed six minutes ago',
    () => apple.token(applePayload, { signedAt: later(-6 * 60_000) }),
    now,
    /too long ago/,
  ],
  [
    'whose certificates have expired',
    () => apple.token(applePayload, { signedAt: later(2 * 86_400_000) }),
    later(2 * 86_400_000),
    /do not lead/,
  ],
  [
    'of another version',
    () => Buffer.from(apple.token(applePayload).toString().replace('EC_v1', 'RSA_v1')),
    now,
    /EC_v1/,
  ],
  [
    'with a cut signature',
    () =>
      Buffer.from(
        apple
          .token(applePayload)
          .toString()
          .replace(/"signature":"(.{200})[^"]*"/, '"signature":"$1"'),
      ),
    now,
    /malformed/,
  ],
];
for (const [what, token, at, message] of refusedByApple) {
  test(`an Apple Pay token ${what} is refused`, () => {
    assert.throws(
      () => decryptApplePayToken(token(), apple.keys, at),
      (error) => error instanceof WalletTokenError && message.test(error.message),
    );
  });
}

test('an Apple Pay token for another merchant key is refused, and so is one for another merchant identifier', () => {
  const stranger = appleWithMerchant().keys.processing;
  assert.throws(
    () => decryptApplePayToken(apple.token(applePayload), { ...apple.keys, processing: stranger }, now),
    /certificate of this merchant/,
  );
  const renamed = apple.keys.processing.map((key) => ({
    ...key,
    merchantIdentifier: 'merchant.example.other',
  }));
  assert.throws(
    () => decryptApplePayToken(apple.token(applePayload), { ...apple.keys, processing: renamed }, now),
    /does not decrypt/,
  );
});

test('a Paze payload for us is decrypted; another key, client or signer, or its end, refuses it', async () => {
  const [paze, ours] = [pazeIssuer(), newPair()];
  const keys = {
    clientId: 'shop',
    signingKeys: paze.signingKeys,
    privateKeys: [ours.privateKey.export({ format: 'der', type: 'pkcs8' })],
  };
  const token = Buffer.from(
    await paze.token({ publicKey: ours.publicKey, clientId: 'shop' }, { payloadId: 'p' }, later(60_000)),
  );
  assert.equal(
    (JSON.parse((await decryptPazeToken(token, keys, now)).toString()) as { payloadId: string }).payloadId,
    'p',
  );
  const refusals: readonly (readonly [Partial<typeof keys>, Date, RegExp])[] = [
    [
      { privateKeys: [newPair().privateKey.export({ format: 'der', type: 'pkcs8' })] },
      now,
      /not encrypted for a key/,
    ],
    [{ clientId: 'other' }, now, /not for this merchant/],
    [{ signingKeys: pazeIssuer().signingKeys }, now, /does not hold/],
    [{}, later(61_000), /expired/],
  ];
  for (const [change, at, message] of refusals)
    await assert.rejects(
      decryptPazeToken(token, { ...keys, ...change }, at),
      (error) => error instanceof WalletTokenError && message.test(error.message),
    );
});

/** Google and one merchant that it makes tokens for. */
function googleWithMerchant() {
  const issuer = googlePayIssuer(later(86_400_000));
  const recipient = newPair();
  const recipientId = 'merchant:shop';
  const keys = {
    rootSigningKeys: issuer.rootSigningKeys,
    recipientId,
    privateKeys: [Buffer.from(recipient.privateKey.export({ format: 'jwk' }).d ?? '', 'base64url')],
  };
  const token = (
    payload: object,
    { recipientId: to, ...options }: GooglePayOptions & { recipientId?: string } = {},
  ): Buffer =>
    issuer.token({ publicKey: recipient.publicKey, recipientId: to ?? recipientId }, payload, options);
  return { keys, token };
}

/** Apple and one merchant that it makes tokens for. */
function appleWithMerchant() {
  const issuer = applePayIssuer(later(-86_400_000), later(86_400_000));
  const processing = newPair();
  const merchantIdentifier = 'merchant.example.shop';
  const keys = {
    rootCertificate: new X509Certificate(issuer.rootCertificate),
    processing: [{ merchantIdentifier, ...processing }],
  };
  const token = (payload: object, options: Partial<ApplePayOptions> = {}): Buffer =>
    issuer.token({ publicKey: processing.publicKey, merchantIdentifier }, payload, {
      signedAt: now,
      transactionId: 'c0ffee00'.repeat(8),
      ...options,
    });
  return { keys, token };
}
