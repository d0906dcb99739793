import { generateKeyPairSync, hash, type KeyObject, randomBytes, sign } from 'node:crypto';
import { DASHBOARD_URL } from './dashboard-url.ts';

type Options = Readonly<{ challenge: string; user?: Readonly<{ id: string }> }>;
type AnswerOptions = Readonly<{ origin?: string; isVerified?: boolean; count?: number; challenge?: string }>;

/** A passkey in software: one key of P-256 that counts what it signs, as a browser would give it to a page. */
export class SoftAuthenticator {
  readonly #id = randomBytes(32);
  readonly #keys: Readonly<{ privateKey: KeyObject; publicKey: KeyObject }> = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  #count = 0;
  #userHandle = '';

  /** What `navigator.credentials.create` gives. */
  create({ challenge, user }: Options, answering: AnswerOptions = {}): object {
    this.#userHandle = user?.id ?? '';
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    // COSE_Key (RFC 9052): {1: 2, 3: -7, -1: 1, -2: x, -3: y}
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, key]);
    const data = Buffer.concat([this.#head(0x41, answering), attested]);
    // {"fmt": "none", "attStmt": {}, "authData": bytes}
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      Buffer.from([data.length >> 8, data.length & 0xff]),
      data,
    ]);
    return this.#credential({
      clientDataJSON: clientData('webauthn.create', challenge, answering).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What `navigator.credentials.get` gives. */
  get({ challenge }: Options, answering: AnswerOptions = {}): object {
    this.#count = answering.count ?? this.#count + 1;
    const data = this.#head(0x01, answering);
    const client = clientData('webauthn.get', challenge, answering);
    const signed = Buffer.concat([data, hash('sha256', client, 'buffer')]);
    return this.#credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      ...(this.#userHandle === '' ? {} : { userHandle: this.#userHandle }),
    });
  }

  #head(flags: number, { isVerified = true }: AnswerOptions): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#count);
    const party = hash('sha256', new URL(DASHBOARD_URL).hostname, 'buffer');
    return Buffer.concat([party, Buffer.from([flags | (isVerified ? 0x04 : 0)]), counter]);
  }

  #credential(response: object): object {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

function clientData(type: string, challenge: string, answering: AnswerOptions): Buffer {
  const origin = answering.origin ?? DASHBOARD_URL;
  return Buffer.from(
    JSON.stringify({ type, challenge: answering.challenge ?? challenge, origin, crossOrigin: false }),
  );
}
