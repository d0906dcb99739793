import { publicKey } from '../keys/key-material.ts';
import { CannotApply, type Method } from '../method.ts';
import { withBody, withHeaders } from '../request.ts';
import { compact, encryptJwe } from './jwe.ts';

const ENCRYPTIONS = ['A128GCM', 'A256GCM'] as const;

export const visaEncryption: Method = {
  kind: 'mle',
  name: 'visa',
  title: 'Visa message-level encryption',
  description:
    'Encrypts the whole body for Visa: `{"encData":"<JWE>"}` with RSA-OAEP-256, the key id in the ' +
    'JWE and in the header `keyId`, and the time in milliseconds.',
  fields: {
    key_id: {
      displayName: 'Key id',
      help: 'The key id that Visa shows beside the message-level encryption certificate.',
      required: true,
      secret: false,
      format: 'text',
    },
    server_certificate: {
      displayName: 'Server certificate',
      help: 'Visa’s message-level encryption certificate or public key (PEM or base64 of DER).',
      required: true,
      secret: false,
      format: 'multiline',
    },
    encryption: {
      displayName: 'Content encryption',
      help: 'Value of `enc`.',
      required: false,
      secret: false,
      format: 'text',
      default: 'A128GCM',
      choices: ENCRYPTIONS,
    },
  },
  apply: async (request, credentials, context) => {
    if (request.body.length === 0) throw new CannotApply('the request has no body to encrypt');
    const keyId = credentials.headerText('key_id');
    const key = publicKey(credentials, 'server_certificate');
    if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < 2048)
      throw new CannotApply('its field server_certificate does not hold an RSA key of 2048 bits or more');

    const header = { typ: 'JOSE', kid: keyId, iat: context.now.getTime() };
    const jwe = await encryptJwe(Buffer.from(request.body), {
      algorithm: 'RSA-OAEP-256',
      encryption: credentials.choice('encryption', ENCRYPTIONS),
      key,
      header,
    });
    return withHeaders(
      withBody(request, Buffer.from(JSON.stringify({ encData: compact(jwe) })), 'application/json'),
      [['keyId', keyId]],
    );
  },
};
