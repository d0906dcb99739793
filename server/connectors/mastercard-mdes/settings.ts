import type { Fields } from '../connector.ts';

const file = { format: 'multiline', sensitive: true } as const;

export const settings = {
  token_requestor_id: {
    displayName: 'Token requestor ID',
    help: 'eleven digits, which Mastercard gave the merchant for MDES',
    required: true,
    sensitive: false,
    format: 'text',
    pattern: /^\d{11}$/,
  },
  consumer_key: {
    displayName: 'Consumer key',
    help: 'of the project on developer.mastercard.com: client ID, an exclamation mark, key ID',
    required: true,
    sensitive: true,
    format: 'text',
    pattern: /^[\x21-\x7e]{1,200}$/,
  },
  signing_key: {
    ...file,
    displayName: 'Signing key',
    help: 'the private key of the consumer key: PEM, or its .p12 file in base64',
    required: true,
  },
  signing_key_password: {
    displayName: 'Password of the signing key',
    help: 'where it has one',
    required: false,
    sensitive: true,
    format: 'text',
  },
  encryption_certificate: {
    displayName: 'Client encryption key',
    help: 'the certificate that Mastercard gave to encrypt for it: PEM',
    required: true,
    sensitive: false,
    format: 'multiline',
    pattern: /-----BEGIN (CERTIFICATE|PUBLIC KEY)-----/,
  },
  encryption_key_fingerprint: {
    displayName: 'Fingerprint of the client encryption key',
    help: 'as the project shows it; without it the SHA-256 of the public key is told',
    required: false,
    sensitive: false,
    format: 'text',
    pattern: /^[0-9a-fA-F]{40,64}$/,
  },
  decryption_key: {
    ...file,
    displayName: 'Mastercard encryption key',
    help: 'the private key that opens what Mastercard encrypts for the merchant: PEM, or its .p12 file in base64',
    required: true,
  },
  decryption_key_password: {
    displayName: 'Password of the Mastercard encryption key',
    help: 'where it has one',
    required: false,
    sensitive: true,
    format: 'text',
  },
} as const satisfies Fields;
