import { anyObject, fields, literal, maybe, object, optional, text } from './schema.ts';
import { Type } from './type.ts';
import { describe } from './words.ts';

/** Of an authenticator, in base64url: with certificates in it, some kilobytes. */
const LENGTH_MAX = 30_000;
const bytes = () => text(LENGTH_MAX);
const id = () => text(1_400);

const COMMON = {
  id: id(),
  rawId: id(),
  type: literal('public-key'),
  authenticatorAttachment: optional(text(50)),
  clientExtensionResults: optional(anyObject()),
};

/** As `navigator.credentials.create` gives it, by `toJSON` or by `@simplewebauthn/browser`. */
export const NewPublicKeyCredential = object('NewPublicKeyCredential', {
  ...COMMON,
  response: describe(
    fields({
      clientDataJSON: bytes(),
      attestationObject: bytes(),
      authenticatorData: optional(bytes()),
      transports: optional(Type.Array(text(50), { maxItems: 20 })),
      publicKeyAlgorithm: optional(Type.Integer()),
      publicKey: optional(bytes()),
    }),
    {
      clientDataJSON: 'What the browser was asked, and for whom.',
      attestationObject: 'The new public key, and what the authenticator says of itself.',
      authenticatorData: 'A part of `attestationObject`; it is read there.',
      transports: 'How the authenticator is reached, such as `internal` or `usb`.',
      publicKeyAlgorithm: 'A part of `attestationObject`; it is read there.',
      publicKey: 'A part of `attestationObject`; it is read there.',
    },
  ),
});
describe(NewPublicKeyCredential, {
  id: 'What the authenticator calls the passkey, in base64url.',
  rawId: 'The same as `id`.',
  authenticatorAttachment: '`platform` or `cross-platform`: whether it is a part of the device.',
  response:
    'What the authenticator says of the new passkey (WebAuthn, `AuthenticatorAttestationResponseJSON`).',
  clientExtensionResults: 'What extensions said; none is asked for.',
});

/** As `navigator.credentials.get` gives it. */
export const PublicKeyAssertion = object('PublicKeyAssertion', {
  ...COMMON,
  response: describe(
    fields({
      clientDataJSON: bytes(),
      authenticatorData: bytes(),
      signature: bytes(),
      userHandle: maybe(text(200)),
    }),
    {
      clientDataJSON: 'What the browser was asked, and for whom.',
      authenticatorData: 'For whom the authenticator signed, and whether its owner was there.',
      signature: 'Over both of these.',
      userHandle: 'Whose passkey the authenticator says it is.',
    },
  ),
});
describe(PublicKeyAssertion, {
  id: 'What the authenticator calls the passkey, in base64url.',
  rawId: 'The same as `id`.',
  authenticatorAttachment: '`platform` or `cross-platform`: whether it is a part of the device.',
  response: 'What the authenticator has signed (WebAuthn, `AuthenticatorAssertionResponseJSON`).',
  clientExtensionResults: 'What extensions said; none is asked for.',
});
