import { jweEncryption } from './encryption/jwe.ts';
import { mastercardFields, mastercardJwe } from './encryption/mastercard.ts';
import { openPgpEncryption } from './encryption/openpgp.ts';
import { visaEncryption } from './encryption/visa.ts';
import type { Method } from './method.ts';
import { awsSignature } from './signature/aws.ts';
import { detachedJwsSignature } from './signature/detached-jws.ts';
import { hmacSignature } from './signature/hmac.ts';
import { httpMessageSignature } from './signature/http-message.ts';
import { oauth1Signature } from './signature/oauth1.ts';
import { mutualTlsPem, mutualTlsPkcs12 } from './transport/mutual-tls.ts';

/**
 * Every way there is, in the order the docs and the definitions show them. The first of a kind is its
 * default.
 */
export const METHODS: readonly Method[] = [
  jweEncryption,
  visaEncryption,
  mastercardJwe,
  mastercardFields,
  openPgpEncryption,
  hmacSignature,
  httpMessageSignature,
  awsSignature,
  detachedJwsSignature,
  oauth1Signature,
  mutualTlsPem,
  mutualTlsPkcs12,
];
